"""A bot in a process of its own, in any language: JSON lines over its standard input and output.

What is said stands in docs/bot-protocol.md. A process plays game after game until it fails or the series is over; it is
then ended, with whatever it has started itself.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any

from orrery.arena.bot_game import MOST_TOLD, BotFailure
from orrery.core.decision import Decision
from orrery.core.errors import clip
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain

Json = Any
PROTOCOL = 1
STARTING = 60.0  # seconds a program may take before it says that it is ready
ENDING = 5.0  # and to be gone after it has closed its output, before it is ended
LONGEST = 1 << 20  # characters of an answer
SAMPLES = 11  # the stream of re-deals sent along

_running: set[BotProcess] = set()
_idle: dict[tuple[str, ...], list[BotProcess]] = {}


class _Start:
    """While a program is started it runs and is not in `_running` yet: a signal that comes then has to wait."""

    def __init__(self) -> None:
        self._under_way = False
        self._waiting: Callable[[], None] | None = None

    def __enter__(self) -> None:
        self._under_way = True

    def __exit__(self, *_: object) -> None:
        self._under_way = False
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()

    def do(self, work: Callable[[], None]) -> None:
        if self._under_way:
            self._waiting = work
        else:
            work()


_start = _Start()


class BotProcess:
    """A running program that answers line by line."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the program runs
        with _start:
            try:
                self._process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                    start_new_session=True,  # so that it can be ended with all it has started
                )
            except OSError as error:
                self._errors.close()
                raise BotFailure("not_started", str(error)) from None
            _running.add(self)
        # writing may wait as long as reading: both are left to a thread, so that a limit holds for both
        threading.Thread(target=self._talk, daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _talk(self) -> None:
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        with contextlib.suppress(OSError):  # it is gone
            while (line := self._said.get()) is not None:
                into.write(line)
                into.flush()
                if not line.startswith('{"t":"over"'):
                    heard = out.readline(LONGEST)
                    if not heard:
                        break
                    self._heard.put(heard)
        self._heard.put(None)
        for pipe in (into, out):
            with contextlib.suppress(OSError):  # what was left to be written has nobody to read it
                pipe.close()

    def tell(self, message: Mapping[str, Json]) -> None:
        self._said.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")

    def ask(self, message: Mapping[str, Json], limit: float | None) -> Json:
        """What it answers; a BotFailure if that is nothing, too late or no JSON."""
        self.tell(message)
        try:
            line = self._heard.get(timeout=limit)
        except queue.Empty:
            raise BotFailure("late", f"{limit:g} s\n{self.errors()}".strip()) from None
        if line is None:
            raise BotFailure("gone", f"{self._how_it_ended()}\n{self.errors()}".strip())
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailure("garbled", f"{clip(line)}\n{self.errors()}".strip()) from None

    def _how_it_ended(self) -> str:
        try:
            return f"exit {self._process.wait(ENDING)}"
        except subprocess.TimeoutExpired:
            return "its output is closed"

    def errors(self) -> str:
        """The end of what it wrote to its standard error."""
        size = os.fstat(self._errors.fileno()).st_size
        self._errors.flush()
        with contextlib.suppress(OSError):
            return _tail(self._errors, size).decode("utf-8", "replace").strip()
        return ""

    def forget_errors(self) -> None:
        """What it has said so far is of no interest any more: a long series must not fill the disk."""
        self._errors.seek(0)
        self._errors.truncate()

    def end(self) -> None:
        """End it and whatever it has started."""
        _running.discard(self)
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)  # its own session: nobody else is in this group
        else:
            self._process.kill()
        self._process.wait()
        self._said.put(None)
        self._errors.close()


def _tail(file: IO[bytes], size: int) -> bytes:
    return os.pread(file.fileno(), MOST_TOLD, max(0, size - MOST_TOLD))  # the program writes at the file's own place


def taken(command: tuple[str, ...]) -> BotProcess:
    """A program that waits for a game, or a new one."""
    waiting = _idle.get(command)
    if waiting:
        process = waiting.pop()
        process.forget_errors()
        return process
    return BotProcess(command)


def end_all() -> None:
    """End all programs of this process."""
    _idle.clear()
    for process in list(_running):
        process.end()


def end_all_and(then: Callable[[], None]) -> None:
    """End all programs of this process, for a handler of signals: also the one that is being started, once it is."""

    def work() -> None:
        end_all()
        then()

    _start.do(work)


class ProcessBot:
    """A seat's player in a process of its own, for one game."""

    def __init__(
        self,
        command: Sequence[str],
        name: str,
        settings: Mapping[str, Json] | None = None,
        seed: int = 0,
        limit: float | None = None,
    ) -> None:
        self.command = tuple(command)
        self.name = name
        self.settings = dict(settings or {})
        self.seed = _told_seed(seed)
        self.limit = limit
        self._process: BotProcess | None = None
        self._wants_states = False
        self._samples = Rng(self.seed, SAMPLES)

    def get_ready(self, view: dict[str, Json], decision: Decision) -> None:
        """Start the program, unless it runs: no part of its time to think."""
        if self._process is None:
            self._process = self._begin(view, decision)

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        """Its answer: a number or a text form, still to be checked."""
        self.get_ready(view, decision)
        assert self._process is not None
        try:
            asked: dict[str, Json] = {
                "t": "decide",
                "view": view,
                "decision": decision.to_json(guide=False),
                "seconds": self.limit,
            }
            if self._wants_states:
                asked["state"] = to_plain(decision.sample(self._samples))
            return _answered(self._process.ask(asked, self.limit))
        except BaseException:
            self._process.end()
            self._process = None
            raise

    def _begin(self, view: dict[str, Json], decision: Decision) -> BotProcess:
        process = taken(self.command)
        try:
            greeting = self._greeting(view, decision.seat)
            self._wants_states = _wants_states(process.ask(greeting, max(STARTING, self.limit or 0)))
        except BaseException:
            process.end()
            raise
        return process

    def _greeting(self, view: dict[str, Json], seat: int) -> dict[str, Json]:
        return {
            "t": "game",
            "protocol": PROTOCOL,
            "game": view["game"],
            "rules_version": view["rules_version"],
            "players": view["players"],
            "seat": seat,
            "options": view["options"],
            "settings": self.settings,
            "seed": self.seed,
            "seconds": self.limit,
        }

    def game_over(self, winners: Sequence[int], scores: Sequence[int]) -> None:
        """The program hears how it went and waits for the next game."""
        if self._process is not None:
            self._process.tell({"t": "over", "winners": list(winners), "scores": list(scores)})
            _idle.setdefault(self.command, []).append(self._process)
            self._process = None


def _told_seed(seed: int) -> int:
    """A program's own chance. The seed it is made from leads back to the seed of the series, and so to the deals."""
    return int.from_bytes(hashlib.sha256(f"orrery-bot:{seed:032x}".encode()).digest()[:8], "big")


def _answered(said: Json) -> int | list[Json]:
    """A number or a text form; anything else is no answer."""
    _gives_up(said)
    if type(said) is int or isinstance(said, list):
        return said
    raise BotFailure("garbled", clip(said))


def _wants_states(said: Json) -> bool:
    """Whether a program that is ready asks for re-dealt states."""
    _gives_up(said)
    if not isinstance(said, dict) or said.get("t") != "ready" or said.get("protocol") != PROTOCOL:
        raise BotFailure("garbled", clip(said))
    return said.get("states") is True


def _gives_up(said: Json) -> None:
    if isinstance(said, dict) and isinstance(said.get("error"), str):
        raise BotFailure("crashed", said["error"])
