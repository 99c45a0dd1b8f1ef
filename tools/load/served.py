"""A server of our own in a process of its own, with limits for people who talk from one address."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 60.0
SERVE = """
import sys
from dataclasses import fields
from pathlib import Path
from orrery.server.run import serve
from orrery.server.settings import Limits, Settings
# Everything but the sizes: one machine plays thousands of people here.
counted = {field.name: 10**7 for field in fields(Limits) if "bytes" not in field.name and field.name != "queue"}
settings = Settings(data_dir=Path(sys.argv[1]), limits=Limits(**{**counted, "replay_steps": 200}))
serve(port=0, settings=settings, on_ready=lambda url: print(url, flush=True))
"""


class Served:
    """Runs as long as the block does; killed if it does not stop by itself."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        begun = time.monotonic()
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(folder)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")
        self.started = time.monotonic() - begun
        if not self.url:
            raise RuntimeError("the server did not start")

    def memory(self) -> int:
        """Resident memory in kB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("no VmRSS: this part needs Linux")

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
