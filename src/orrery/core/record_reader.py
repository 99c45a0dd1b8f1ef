"""From a record, or from the text of a match in mid-turn, back to the match."""

from __future__ import annotations

import copyreg
import json
import re
from collections.abc import Iterator
from typing import Any

from orrery.core.checkpoint import Fences, read_checkpoint
from orrery.core.errors import (
    UNDO_REASONS,
    BadAction,
    BadOptions,
    BadRecord,
    OldRules,
    OrreryError,
    Reason,
    Texts,
    UnknownGame,
    clip,
    reason,
)
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import FORMAT, FORMAT_VERSION, digested
from orrery.core.registry import game as find_game
from orrery.core.registry import texts as common_texts
from orrery.core.start import read_start
from orrery.core.state_codec import digest

Json = Any


def replay(raw: Json, *, verify: bool = True) -> Match:
    """Play a record; a record that can't be played is a BadRecord that names the action."""
    for m in replaying(raw, verify=verify):
        played = m
    return played


def check_head(raw: Json) -> None:
    """Raise BadRecord where a record is none, of no game known here, or begins with what is no position. Nothing of it
    is played."""
    game, _, _ = _head(raw)
    if "start" in raw:
        read_start(game, raw["start"])


def _head(raw: Json) -> tuple[Game[Any, Any], list[Json], dict[str, Json]]:
    """The game, the actions, the digests."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise _broken(0, reason("not_a_record"))
    if type(raw.get("format_version")) is not int or raw["format_version"] != FORMAT_VERSION:
        raise _broken(0, reason("format_version", value=clip(raw.get("format_version")), wanted=FORMAT_VERSION))
    game = _game(raw)
    actions, digests = raw.get("actions"), raw.get("digests")
    if not isinstance(actions, list) or not isinstance(digests, dict):
        raise _broken(0, reason("no_actions"), game.texts)
    return game, actions, digests


def replaying(raw: Json, *, verify: bool = True) -> Iterator[Match]:
    """Play a record step by step: the match before the first action, then the same after each one."""
    game, actions, digests = _head(raw)
    try:
        m = _opening(game, raw)
    except BadOptions as bad:
        raise _broken(0, reason("inner", error=bad), game.texts) from None
    _compare(m, digests, 0, verify)
    yield m
    for n, item in enumerate(actions, start=1):
        if not isinstance(item, list) or len(item) != 2:
            raise _broken(n, reason("no_pair"), game.texts)
        try:
            _play(m, item[0], item[1])
        except OrreryError as bad:
            raise _broken(n, reason("inner", error=bad), game.texts) from None
        _compare(m, digests, n, verify)
        yield m
    if verify and set(digests) != {str(n) for n in digested(len(actions))}:
        raise _broken(len(actions), reason("digest_places"), game.texts)
    if raw.get("over") is not m.over:
        raise _broken(len(actions), reason("over_differs"), game.texts)


def _game(raw: dict[str, Json]) -> Game[Any, Any]:
    """The game by the rules the record was played under, if they are still kept."""
    version = raw.get("rules_version")
    try:
        current = find_game(str(raw.get("game")))
        if type(version) is int:
            return find_game(current.id, version)
    except UnknownGame as unknown:
        raise _broken(0, reason("inner", error=unknown)) from None
    except OldRules:
        pass
    raise _broken(0, reason("rules_version", value=clip(version), wanted=current.rules_version), current.texts)


def _opening(game: Game[Any, Any], raw: dict[str, Json]) -> Match:
    if "start" not in raw:
        return game.new(_players(raw), _seed(raw), raw.get("options"))
    state = read_start(game, raw["start"])
    return Match.from_state(game, _players(raw), raw.get("options"), state, _seed(raw))


def _play(m: Match, seat: Json, action: Json) -> None:
    """One action of a record. A made-up position may hold what no rule is prepared for: that is its fault alone."""
    if m.start is None:
        m.act(seat, action)
        return
    try:
        m.act(seat, action)
        m.game.invariants(m.state)
    except OrreryError:
        raise
    except Exception as bad:
        raise BadRecord(len(m.actions), reason("bad_start", detail=clip(str(bad))), m.game.texts) from None


def _broken(at: int, why: Reason, texts: Texts | None = None) -> BadRecord:
    return BadRecord(at, why, common_texts() if texts is None else texts)


def _compare(m: Match, digests: dict[str, Json], n: int, verify: bool) -> None:
    stated = digests.get(str(n))
    if verify and stated is not None and stated != digest(m.state):
        raise _broken(n, reason("digest"), m.game.texts)


def _players(raw: dict[str, Json]) -> int:
    players = raw.get("players")
    if isinstance(players, bool) or not isinstance(players, int):
        raise _broken(0, reason("players_number"))
    return players


def _seed(raw: dict[str, Json]) -> int:
    seed = raw.get("seed")
    if not isinstance(seed, str) or re.fullmatch("[0-9a-f]{32}", seed) is None:
        raise _broken(0, reason("seed_form"))
    return int(seed, 16)


def _may_bar(fences: Fences, m: Match) -> bool:
    """A file may bar more undos than the replay does (after a fast play-out), never fewer."""
    if any(why not in UNDO_REASONS for _, why in fences):
        return False
    pairs = zip(fences, m._fences, strict=True)
    return all(known <= at <= len(m.actions) for (at, _), (known, _) in pairs)


def load(text: str) -> Match:
    """A match from `Match.to_json`, exactly as it was."""
    try:
        saved = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise _broken(0, reason("not_json")) from None
    if not isinstance(saved, dict) or saved.get("format") != "orrery-match":
        raise _broken(0, reason("not_a_match"))
    m = replay(saved.get("record"))
    try:
        checkpoint = read_checkpoint(m.game, m.players, saved)
        follows = digest(checkpoint.state) == digest(m.state)
    except (BadAction, KeyError, TypeError, ValueError, RecursionError) as bad:  # NotPlain is a ValueError
        raise _broken(len(m.actions), reason("damaged", detail=clip(str(bad))), m.game.texts) from None
    if not follows or not _may_bar(checkpoint.fences, m):
        raise _broken(len(m.actions), reason("not_following"), m.game.texts)
    m.restore(checkpoint)
    return m


def _reduced(m: Match) -> tuple[Any, tuple[str]]:
    return load, (m.to_json(),)


copyreg.pickle(Match, _reduced)  # a match holds its game's functions; its text says them all
