"""A server as a process of its own, for what can be seen only from outside."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from pathlib import Path
from types import TracebackType

SERVE = """
import json, sys
from orrery.server.run import serve
from orrery.server.settings import from_environment
chosen = from_environment(**json.loads(sys.argv[1]))
serve(port=0, settings=chosen, on_ready=lambda url: print(url, flush=True))
"""
REFUSE = "import sys; from orrery.cli.main import run; sys.exit(run(['serve', '--port', '0', *sys.argv[1:]]))"
PATIENCE = 240


def refused(data: Path, *more: str, before: str = "") -> tuple[int, str]:
    """The exit code and the words of a server that does not start; `before` is done first in its process."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")}
    command = [sys.executable, "-c", f"{before}\n{REFUSE}", "--data", str(data), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environ)
    return done.returncode, done.stderr


class ServerProcess:
    """Started on a data directory; what it writes to its log is kept in a file. `settings` are those that have no name
    in the environment."""

    def __init__(self, directory: Path, settings: dict[str, object] | None = None, /, **environ: str) -> None:
        self.log = directory / "log"
        usual = {"ORRERY_DATA": str(directory / "data"), "ORRERY_BOT_DELAY": "0", "ORRERY_BOT_WORKERS": "1"}
        env = {**os.environ, "ORRERY_BOT_SECONDS": "0.02", **usual, **environ}
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", SERVE, json.dumps(settings or {})]
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the server did not start"
        self.url = self.process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")
        assert self.url, self.log.read_text()

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def ends(self) -> int:
        """Wait until it has gone; the number it leaves behind."""
        return self.process.wait(PATIENCE)

    def workers(self) -> list[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []
