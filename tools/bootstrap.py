"""Find or install the two things Python's packages do not bring: Node to build the client, Chromium to test it.

    python tools/bootstrap.py npm ARGS ...   runs npm in web/, with a Node that is new enough
    python tools/bootstrap.py chromium       prints the path of the browser

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
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


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


def chromium() -> Path:
    """A Chromium of the machine, installed from Debian's packages where that is possible."""
    given = os.environ.get("ORRERY_CHROMIUM")
    for name in (given, *CHROMIUM_NAMES):
        found = shutil.which(name) if name else None
        if found:
            return Path(found)
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        say("Installing Chromium from Debian's packages for the browser tests ...")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run([apt, *words], check=False, stdout=sys.stderr, env=environment)
        found = shutil.which("chromium")
        if found:
            return Path(found)
    say(
        "The browser tests need Chromium, and it could not be installed here.\n"
        "Install it by hand (Debian and Ubuntu: sudo apt-get install chromium), "
        "or set ORRERY_CHROMIUM to the path of one, and run make test again."
    )
    raise SystemExit(1)


def npm(words: list[str]) -> int:
    """npm in the client's folder; its scripts find the same Node first."""
    folder = node()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run([str(folder / "npm"), *words], cwd=ROOT / "web", env=environment, check=False).returncode


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["npm", *words] if words:
            raise SystemExit(npm(words))
        case ["chromium"]:
            print(chromium())
        case _:
            say(__doc__ or "")
            raise SystemExit(2)
