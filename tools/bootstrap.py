"""Find or install what Python's packages do not bring: Node to build the client, a C compiler to compile the engine,
Chromium and PostgreSQL to test with.

    python tools/bootstrap.py npm ARGS ...   runs npm in web/, with a Node that is new enough
    python tools/bootstrap.py compiler       prints the path of the C compiler
    python tools/bootstrap.py chromium       prints the path of the browser
    python tools/bootstrap.py postgres       prints the folder of PostgreSQL's programs

Standard library only: it runs before anything is installed. Messages go to standard error.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_AT_LEAST = (20, 19)  # what Vite 8 needs
CHROMIUM_PACKAGES = ("chromium-headless-shell", "chromium")  # the first has no windows to draw: a third less work
CHROMIUM_NAMES = (*CHROMIUM_PACKAGES, "chromium-browser", "google-chrome-stable", "google-chrome")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def node_version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def node() -> Path:
    """The machine's Node if it is new enough and has npm, else the one from the Python package index."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and node_version(found) >= NODE_AT_LEAST:
        return Path(found).parent
    own = Path(sysconfig.get_path("scripts"))
    if not (own / "npm").exists():
        say("No Node of version 20.19 or newer here; installing one beside the Python packages ...")
        lock = ROOT / "requirements-node.lock"
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)],
            check=True,
            stdout=sys.stderr,
        )
    return own


def compiler() -> Path:
    """A C compiler and the headers of this Python; `make play` and the server do without."""
    for package in ("", "gcc", "python3-dev"):
        if package:
            debian(package, f"Installing {package} from Debian's packages to compile the engine ...")
        found = shutil.which(os.environ.get("CC", "cc"))
        if found and (Path(sysconfig.get_path("include")) / "Python.h").exists():
            return Path(found)
    say(
        "Compiling the engine needs a C compiler and Python's headers, and they could not be installed here.\n"
        "Install them by hand (Debian and Ubuntu: sudo apt-get install gcc python3-dev), and run it again."
    )
    raise SystemExit(1)


def chromium() -> Path:
    """A Chromium of the machine, installed from Debian's packages where that is possible."""
    given = os.environ.get("ORRERY_CHROMIUM")
    for name in (given, *CHROMIUM_NAMES):
        found = shutil.which(name) if name else None
        if found:
            return Path(found)
    for package in CHROMIUM_PACKAGES:
        if debian(package, f"Installing {package} from Debian's packages for the browser tests ..."):
            found = shutil.which(package)
            if found:
                return Path(found)
    say(
        "The browser tests need Chromium, and it could not be installed here.\n"
        "Install it by hand (Debian and Ubuntu: sudo apt-get install chromium), "
        "or set ORRERY_CHROMIUM to the path of one, and run make test again."
    )
    raise SystemExit(1)


def postgres() -> Path:
    """The folder with `initdb` and `postgres`: the machine's newest, installed from Debian's packages if need be."""
    found = postgres_here()
    if found is None and debian("postgresql", "Installing PostgreSQL from Debian's packages for the server tests ..."):
        found = postgres_here()
    if found is None:
        say(
            "The server tests need PostgreSQL, and it could not be installed here.\n"
            "Install it by hand (Debian and Ubuntu: sudo apt-get install postgresql), "
            "or set ORRERY_POSTGRES to the folder of its programs, and run make test again."
        )
        raise SystemExit(1)
    return found


def postgres_here() -> Path | None:
    given = os.environ.get("ORRERY_POSTGRES")
    on_path = shutil.which("postgres")
    packaged = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda folder: int(re.sub(r"\D", "", folder.parent.name) or 0),
        reverse=True,
    )
    folders = [Path(given)] if given else [*packaged, *([Path(on_path).resolve().parent] if on_path else [])]
    for folder in folders:
        if all((folder / program).exists() for program in ("initdb", "postgres", "pg_isready")):
            return folder
    return None


def debian(package: str, words: str) -> bool:
    """Install a package of Debian's if this is root on such a machine; whether that was tried."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    say(words)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", package]):
        subprocess.run([apt, *command], check=False, stdout=sys.stderr, env=environment)
    return True


def npm(words: list[str]) -> int:
    """npm in the client's folder; its scripts find the same Node first."""
    folder = node()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([str(folder / "npm"), *words], cwd=ROOT / "web", env=environment, check=False).returncode


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["npm", *words] if words:
            raise SystemExit(npm(words))
        case ["compiler"]:
            print(compiler())
        case ["chromium"]:
            print(chromium())
        case ["postgres"]:
            print(postgres())
        case _:
            say(__doc__ or "")
            raise SystemExit(2)
