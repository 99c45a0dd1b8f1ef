"""Build what a browser needs to play without a server: src/orrery/server/bundle, see docs/offline.md.

    python tools/device_bundle.py

- `engine-<digest>.zip`: orrery itself, as much of it as `orrery.local` imports, with all games, bots and texts;
- `packages-<digest>.zip`: the packages of others that these import, with what Babel knows of English and Russian only;
- `pyodide-<digest>/`: Python for browsers, as it comes from npm;
- `bundle.json`: the names, sizes and digests of all of them.

Names carry digests, so that a browser may keep a file for ever and never mixes old rules with new ones. Versions are
those of the lock files: requirements.lock and web/package-lock.json.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import importlib.metadata
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / ".make" / "wheels"
WHOLE = ("core", "games", "bots", "texts", "local")  # packages of orrery that are taken as they are
START = "orrery.local.device"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # of this Pyodide
COMPILED = "msgspec"  # the one package that is not Python alone
PLAIN = ("fluent.runtime", "fluent.syntax", "attrs", "typing-extensions", "pytz", "babel")
BABEL = re.compile(
    r"babel/((__init__|core|plural|numbers|dates|localedata|util|units)\.py|global\.dat|localtime/.*\.py"
    r"|locale-data/(root|en|ru)\.dat)"
)
DIGITS = 12  # of a digest, in names
WORTH_IT = 0.95  # a twin is made that is smaller than this
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # in zip files, so that the same files give the same digest


# --- what goes in


def own_files() -> Iterator[tuple[str, bytes]]:
    """The modules and data of orrery that play without a server."""
    yield "orrery/__init__.py", (SOURCES / "orrery" / "__init__.py").read_bytes()
    for package in WHOLE:
        for path in sorted((SOURCES / "orrery" / package).rglob("*")):
            if path.is_file() and not _left_out(path):
                yield path.relative_to(SOURCES).as_posix(), path.read_bytes()
    for name in sorted(other_modules()):
        path = _path_of(name)
        yield path.relative_to(SOURCES).as_posix(), path.read_bytes()


def _left_out(path: Path) -> bool:
    """Byte code and compiled code are made for other machines; a terminal is not there."""
    return "__pycache__" in path.parts or "terminal" in path.parts or path.suffix in (".so", ".pyc")


def other_modules() -> set[str]:
    """The modules of other packages, above all of the server, that `orrery.local` needs, with the packages they stand
    in."""
    found: set[str] = set()
    left, seen = [START], {START}
    while left:
        for name in _imports(_path_of(left.pop())):
            parts = name.split(".")
            for n in range(2, len(parts) + 1):
                module = ".".join(parts[:n])
                if module not in seen and _path_of(module).exists():
                    seen.add(module)
                    left.append(module)
                    found |= set() if parts[1] in WHOLE else {module}
    return found


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("orrery."))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("orrery."):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _path_of(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def others_files() -> Iterator[tuple[str, bytes]]:
    """The packages of others: those of Python alone as they are installed here, the other one from its wheel."""
    for name in PLAIN:
        kept: Callable[[str], object] = BABEL.fullmatch if name == "babel" else _code
        for file in importlib.metadata.files(name) or ():
            if kept(file.as_posix()) and ".dist-info" not in file.parts[0]:
                yield file.as_posix(), Path(str(file.locate())).read_bytes()
    with zipfile.ZipFile(wheel()) as packed:
        for inner in packed.namelist():
            if ".dist-info/" not in inner and not inner.endswith(".pyi"):
                yield inner, packed.read(inner)


def _code(file: str) -> bool:
    return file.endswith(".py") and not file.startswith("..")


def wheel() -> Path:
    """The wheel of msgspec for Pyodide, of the version and with a digest that requirements.lock states."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    stated = re.search(rf"^{COMPILED}==(\S+)(?: \\\n    --hash=\S+)+\n", lock, re.MULTILINE)
    if stated is None:
        raise SystemExit(f"requirements.lock does not pin {COMPILED}")
    file = WHEELS / f"{COMPILED}-{stated[1]}-cp314-cp314-{PLATFORM}.whl"
    if not file.exists():
        _download(stated[0])
    if hashlib.sha256(file.read_bytes()).hexdigest() not in stated[0]:
        raise SystemExit(f"{file} is not what requirements.lock states; remove it and try again")
    return file


def _download(pinned: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
    target = ["--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text(pinned, encoding="utf-8")
        where = ["--require-hashes", "-r", str(wanted), "--dest", str(WHEELS)]
        subprocess.run([*command, *target, "--abi", "cp314", *where], check=True)


# --- what comes out


def digest_of(*contents: bytes) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(content).digest() for content in contents)).hexdigest()


def packed_together(files: Iterator[tuple[str, bytes]]) -> bytes:
    """As they are: on the way all of them are compressed as one, a quarter smaller than each by itself."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_STORED) as packed:
        for name, content in sorted(dict(files).items()):
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
    return body.getvalue()


def write_file(folder: Path, name: str, content: bytes) -> dict[str, object]:
    """With a compressed twin where that helps; the server sends whichever the browser reads."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    twin = gzip.compress(content, 9, mtime=0)
    worth_it = len(twin) < WORTH_IT * len(content)
    if worth_it:
        file.with_name(f"{file.name}.gz").write_bytes(twin)
    travels = len(twin if worth_it else content)
    return {"name": name, "bytes": len(content), "travels": travels, "sha256": hashlib.sha256(content).hexdigest()}


def build(folder: Path) -> dict[str, object]:
    """All files of the bundle, in this folder; returns what bundle.json says."""
    engine, packages = packed_together(own_files()), packed_together(others_files())
    python = {name: (PYODIDE / name).read_bytes() for name in PYODIDE_FILES}
    names = {
        "engine": f"engine-{digest_of(engine)[:DIGITS]}.zip",
        "packages": f"packages-{digest_of(packages)[:DIGITS]}.zip",
        "pyodide": f"pyodide-{digest_of(*python.values())[:DIGITS]}",
    }
    files = [write_file(folder, names["engine"], engine), write_file(folder, names["packages"], packages)]
    files += [write_file(folder, f"{names['pyodide']}/{name}", content) for name, content in python.items()]
    made: dict[str, object] = {**names, "files": files}
    (folder / "bundle.json").write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    return made


def main() -> None:
    if not PYODIDE.exists():
        raise SystemExit("web/node_modules has no Pyodide: run `make setup`")
    into = SOURCES / "orrery" / "server" / "bundle"
    fresh = into.with_name("bundle.new")
    shutil.rmtree(fresh, ignore_errors=True)
    build(fresh)
    shutil.rmtree(into, ignore_errors=True)
    fresh.rename(into)


if __name__ == "__main__":
    main()
