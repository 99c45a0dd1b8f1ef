"""A match as it stands, in a few kilobytes: to go on with it later without playing it from its first action.

A snapshot is only a cache of what the moves lead to. It is taken where no seat can take back a step by itself, so that
nothing before it is needed to play on; whoever goes back further all the same, by consent, walks the way from the
beginning. It is guarded by a digest of its own bytes and by the word of whoever keeps it for the moves it stands for:
one that is damaged, or of another game, other rules, other moves or made by other code, is refused, never believed.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.core.checkpoint import Checkpoint, read_checkpoint, write_checkpoint
from orrery.core.code_digest import code_digest
from orrery.core.errors import BadAction
from orrery.core.events import Chapter, unfolded
from orrery.core.match import Match
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import plain_digest

Json = Any
FORMAT = "orrery-snapshot"
FORMAT_VERSION = 1
DIGEST = hashlib.sha256().digest_size
LEVEL = 1  # of compression: the higher ones save little and take several times as long
MOST = 1 << 26  # bytes, unpacked; far more than a game ever tells


class BadSnapshot(Exception):
    """It cannot be gone on from; `why` is one word for a log."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class Snapshot(NamedTuple):
    """What a match held at a moment. Nothing of it is ever changed in place, so it may be written in any thread."""

    game: Ruleset[Any, Any]
    actions: int  # played, and not taken back
    checkpoint: Checkpoint
    log: tuple[Chapter, ...]

    @property
    def version(self) -> int:
        return self.checkpoint.version


def take(m: Match) -> Snapshot | None:
    """The match as it stands; None as long as a seat can take back a step by itself."""
    if not m.settled:
        return None
    m._tell_all()
    return Snapshot(m.game, len(m.actions), m.checkpoint(), tuple(m._log))


# --- bytes ----------------------------------------------------------------------------------------


def pack(taken: Snapshot, guard: str) -> bytes:
    """Bytes to keep. The guard is the keeper's digest of the moves the snapshot stands for."""
    plain = {
        **_head(taken.game, guard),
        **write_checkpoint(taken.game, taken.checkpoint),
        "actions": taken.actions,
        "log": list(map(unfolded, taken.log)),
    }
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(text.encode(), LEVEL)
    return hashlib.sha256(packed).digest() + packed


def unpack(kept: bytes, game: Ruleset[Any, Any], guard: str) -> dict[str, Json]:
    """The plain data in kept bytes; BadSnapshot unless they are whole and of this game after these moves."""
    plain = _opened(kept)
    for name, wanted in _head(game, guard).items():
        if plain.get(name) != wanted:
            raise BadSnapshot(name)
    return plain


def state_digest(kept: bytes, guard: str) -> str | None:
    """The digest of the state in kept bytes, whatever code and rules have made it; None unless they are whole and of
    these moves. That is enough to compare a replay with, and nothing to go on from."""
    try:
        plain = _opened(kept)
    except BadSnapshot:
        return None
    return plain_digest(plain["state"]) if plain.get("guard") == guard and "state" in plain else None


def _opened(kept: bytes) -> dict[str, Json]:
    stated, packed = kept[:DIGEST], kept[DIGEST:]
    if hashlib.sha256(packed).digest() != stated:
        raise BadSnapshot("damaged")
    try:
        plain = json.loads(zlib.decompressobj().decompress(packed, MOST))
    except (ValueError, RecursionError, zlib.error):
        raise BadSnapshot("unreadable") from None
    if not isinstance(plain, dict):
        raise BadSnapshot("unreadable")
    return plain


def _head(game: Ruleset[Any, Any], guard: str) -> dict[str, Json]:
    """What must agree before anything else is looked at."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.id,
        "rules_version": game.rules_version,
        "code": code_digest(game),
        "guard": guard,
    }


# --- going on -------------------------------------------------------------------------------------


def resume(
    game: Ruleset[Any, Any],
    players: int,
    seed: int,
    options: Any,
    start: Any,
    actions: Sequence[tuple[int, Json]],
    plain: dict[str, Json],
) -> Match:
    """The match as it stood, with the actions that led to it in their text form; BadSnapshot if they do not go
    together."""
    m = Match.__new__(Match)
    m._sit_down(game, players, seed, options, start)
    try:
        m.restore(read_checkpoint(game, players, plain))
        m.actions = [(seat, game.action_from_json(action)) for seat, action in actions]
        m._log = list(plain["log"])
        played = plain["actions"]
    except (BadAction, KeyError, TypeError, ValueError, RecursionError):  # NotPlain is a ValueError
        raise BadSnapshot("unreadable") from None
    follows = played == len(m.actions) == len(m._log) - 1 and m.settled
    if not follows or (m.state.players, m.state.options) != (players, options):
        raise BadSnapshot("not_following")
    return m
