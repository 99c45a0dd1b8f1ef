"""A server of our own in a process of its own, with limits for people who talk from one address."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 60.0
SERVE = """
import os
import sys
from dataclasses import fields
from pathlib import Path
from orrery.server.run import serve
from orrery.server.settings import Limits, Settings
folder, database, *cores = sys.argv[1:]
if cores:
    os.sched_setaffinity(0, set(map(int, cores)))
# Everything but the sizes: one machine plays thousands of people here.
counted = {field.name: 10**7 for field in fields(Limits) if "bytes" not in field.name and field.name != "queue"}
limits = Limits(**{**counted, "replay_steps": 200})
settings = Settings(data_dir=Path(folder), database_url=database or None, limits=limits)
serve(port=0, settings=settings, on_ready=lambda url: print(url, flush=True))
"""


class Worked(NamedTuple):
    """Seconds of processor time: in the loop, and in all other threads."""

    loop: float
    others: float


class Served:
    """Runs as long as the block does; killed if it does not stop by itself."""

    def __init__(self, folder: Path, database: str | None = None, cores: set[int] | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        begun = time.monotonic()
        words = [sys.executable, "-c", SERVE, str(folder), database or "", *map(str, sorted(cores or ()))]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")
        self.started = time.monotonic() - begun
        if not self.url:
            raise RuntimeError("the server did not start")

    @property
    def address(self) -> tuple[str, int]:
        parts = urlsplit(self.url)
        assert parts.hostname is not None
        assert parts.port is not None
        return parts.hostname, parts.port

    def memory(self) -> int:
        """Resident memory in kB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("no VmRSS: this part needs Linux")

    def worked(self) -> Worked:
        """Processor time so far."""
        pid = self.process.pid
        loop = _seconds(Path(f"/proc/{pid}/task/{pid}/stat"))
        return Worked(loop, _seconds(Path(f"/proc/{pid}/stat")) - loop)

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _seconds(stat: Path) -> float:
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
