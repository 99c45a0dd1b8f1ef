"""Engines of others, measured beside ours: what random play costs in theirs and in ours, in one run on one core.

Each peer has a script here that runs in an environment of its own, made when it is first asked for. Orrery itself
imports nothing of it. Machines differ and change their pace, so only ratios of runs that take turns are worth telling.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

SCRIPTS = Path(__file__).parent / "scripts"  # no package: what they import is not there


class Peer(NamedTuple):
    """What is installed for it, and what it plays."""

    name: str
    requirements: tuple[str, ...]
    plays: str


PEERS = {
    peer.name: peer
    for peer in (
        Peer("catanatron", ("catanatron==3.2.1",), "Catan, 4 seats"),
        Peer("chess", ("chess==1.11.2",), "chess"),
        Peer("open_spiel", ("open_spiel==2.0.2",), "backgammon"),
        Peer("rlcard", ("rlcard==1.2.0", "numpy==2.4.6"), "gin rummy"),
    )
}


class NoPeer(RuntimeError):
    """Its environment can't be made here: why."""


class OursFailed(RuntimeError):
    """The process that measures our own engine went wrong: why. It says nothing about a peer."""


class Rate(NamedTuple):
    """Decisions per second of processor time: all, and those with a choice."""

    decisions: float
    real: float


def folder() -> Path:
    """Where the environments of peers are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "orrery" / "peers"


def prepared(peer: Peer) -> Path:
    """The Python of a peer's environment."""
    place = folder() / "-".join((peer.name, *(name.rpartition("=")[2] for name in peer.requirements[:1])))
    python = place / "bin" / "python"
    if (place / "ready").exists():
        return python
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(place)],
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *peer.requirements],
    ):
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode:
            raise NoPeer((ran.stderr.strip().splitlines() or ["?"])[-1][:200])
    (place / "ready").touch()
    return python


def rate_of_peer(peer: Peer, seconds: float) -> Rate:
    script = SCRIPTS / f"play_{peer.name}.py"
    try:
        return _rate([str(prepared(peer)), "-I", str(script), str(seconds)])
    except (OSError, ValueError, KeyError, subprocess.CalledProcessError) as failed:
        raise NoPeer(_why(failed)) from failed


def rate_of_ours(game: str, players: int, seconds: float) -> Rate:
    """In a process of its own, too, so that both begin alike."""
    try:
        return _rate([sys.executable, "-m", "orrery.arena.peers.play_ours", game, str(players), str(seconds)])
    except (OSError, ValueError, KeyError, subprocess.CalledProcessError) as failed:
        raise OursFailed(_why(failed)) from failed


def _rate(command: list[str]) -> Rate:
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return Rate(told["decisions"] / told["seconds"], told["real"] / told["seconds"])


def _why(failed: Exception) -> str:
    """The last line of what it said, which in Python names the error."""
    said = failed.stderr.strip() if isinstance(failed, subprocess.CalledProcessError) else ""
    return (said.splitlines() or [str(failed)])[-1][:200]


def ratios(ours: list[Rate], theirs: list[Rate]) -> Rate:
    """How many times as fast we are, in the middle of the rounds."""
    pairs = list(zip(ours, theirs, strict=True))
    return Rate(
        median(one.decisions / other.decisions for one, other in pairs),
        median(one.real / other.real for one, other in pairs),
    )
