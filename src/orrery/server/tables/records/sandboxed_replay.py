"""Records that begin with an uploaded position are first played in a process of their own.

The rules are written for positions that the rules have made. One that somebody made up may send them into an endless
loop, and a thread cannot be stopped. A process can; and as games play the same everywhere, what ends in time here does
so in the server too. Every position on the way is also viewed by every audience, so that a replay of it cannot fail
later.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Any

import msgspec

from orrery.core.errors import BadRecord, reason
from orrery.core.record_reader import check_head, replaying
from orrery.server.runtime.capacity import Capacity
from orrery.texts import common

SECONDS = 20
MEMORY = 1 << 30
FINE, BROKEN = 0, 3


async def proven(raw: Any, room: Capacity) -> None:
    """BadRecord if a record begins with a position that can't be played to the end of the record in good time."""
    if not isinstance(raw, dict) or "start" not in raw:
        return
    async with room.place():
        try:
            await asyncio.to_thread(check_head, raw)
        except BadRecord:
            return  # nothing to play: whoever reads it next says what is wrong with it
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "orrery.server.tables.records.sandboxed_replay",
            stdin=PIPE,
            stdout=DEVNULL,
            stderr=DEVNULL,
        )
        try:
            await asyncio.wait_for(process.communicate(msgspec.json.encode(raw)), SECONDS)
        except TimeoutError:
            pass
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
    if process.returncode != FINE:
        raise BadRecord(0, reason("bad_start", detail="?"), common())


def look(raw: Any) -> None:
    """Play a record and view all of it; a broken one is reported by whoever reads it next."""
    try:
        for match in replaying(raw):
            for seat in (None, *range(match.players)):
                match.view(seat)
                match.events(seat)
                if seat is not None and (decision := match.decision(seat)) is not None:
                    decision.to_json()
            match.scores()
    except BadRecord:
        return


def main() -> int:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    except (ImportError, ValueError, OSError):  # not on this system: the server stops the process after its time
        pass
    try:
        look(msgspec.json.decode(sys.stdin.buffer.read()))
    except Exception:
        return BROKEN
    return FINE


if __name__ == "__main__":
    sys.exit(main())
