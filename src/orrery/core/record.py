"""Records: (game, rules version, options, seed, actions) and back to a match.

Digests stand at every fiftieth action and at the end, so that a change of rules that would play an
old record differently is found at the first place where it matters.
"""

from __future__ import annotations

import json
from typing import Any

from orrery.core import engine
from orrery.core.errors import BadOptions, BadRecord, OrreryError
from orrery.core.match import Match
from orrery.core.plain import NotPlain, digest
from orrery.core.registry import game as find_game

Json = Any
FORMAT = "orrery-record"
FORMAT_VERSION = 1
DIGEST_EVERY = 50


def record(m: Match) -> dict[str, Json]:
    """The record of a match, with digests computed by playing it once more."""
    game = m.game
    state = game.initial(m.players, m.seed, m.options)
    engine.start(m.flow, state)
    digests: dict[str, str] = {"0": digest(state)}
    for n, (seat, action) in enumerate(m.actions, start=1):
        engine.apply(m.flow, state, seat, action)
        if n % DIGEST_EVERY == 0 or n == len(m.actions):
            digests[str(n)] = digest(state)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.id,
        "rules_version": game.rules_version,
        "players": m.players,
        "options": game.option_set.write(m.options),
        "seed": f"{m.seed:032x}",
        "actions": [[seat, game.action_to_json(action)] for seat, action in m.actions],
        "digests": digests,
        "over": m.over,
    }


def replay(raw: Json, *, verify: bool = True) -> Match:
    """Play a record; a record that can't be played is a BadRecord that names the action."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadRecord(0, "not a record of Orrery")
    if raw.get("format_version") != FORMAT_VERSION:
        raise BadRecord(0, f"format version {raw.get('format_version')!r:.20} is not {FORMAT_VERSION}")
    game = find_game(str(raw.get("game")))
    if raw.get("rules_version") != game.rules_version:
        raise BadRecord(0, f"rules version {raw.get('rules_version')!r:.20} is not {game.rules_version}", game.texts)
    actions, digests = raw.get("actions"), raw.get("digests")
    if not isinstance(actions, list) or not isinstance(digests, dict):
        raise BadRecord(0, "actions or digests are missing", game.texts)
    try:
        m = game.new(_players(raw), _seed(raw), raw.get("options"))
    except BadOptions as bad:
        raise BadRecord(0, f"{bad.option}: {bad.reason}", game.texts) from None
    _compare(m, digests, 0, verify)
    for n, item in enumerate(actions, start=1):
        if not isinstance(item, list) or len(item) != 2:
            raise BadRecord(n, "not a pair of seat and action", game.texts)
        try:
            m.act(item[0], item[1])
        except OrreryError as bad:
            raise BadRecord(n, bad.text("en"), game.texts) from None
        _compare(m, digests, n, verify)
    return m


def _compare(m: Match, digests: dict[str, Json], n: int, verify: bool) -> None:
    stated = digests.get(str(n))
    if verify and stated is not None and stated != digest(m.state):
        raise BadRecord(n, "the digest does not match: the game went differently", m.game.texts)


def _players(raw: dict[str, Json]) -> int:
    players = raw.get("players")
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadRecord(0, "players is not a number")
    return players


def _seed(raw: dict[str, Json]) -> int:
    seed = raw.get("seed")
    if not isinstance(seed, str) or len(seed) != 32:
        raise BadRecord(0, "the seed is not a text of 32 hexadecimal digits")
    try:
        return int(seed, 16)
    except ValueError:
        raise BadRecord(0, "the seed is not hexadecimal") from None


def load(text: str) -> Match:
    """A match from `Match.to_json`, exactly as it was."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(0, "not JSON") from None
    if not isinstance(saved, dict) or saved.get("format") != "orrery-match":
        raise BadRecord(0, "not a saved match of Orrery")
    m = replay(saved.get("record"))
    try:
        state = m.game.codec.read_state(saved["state"])
        fences = tuple((int(at), str(why)) for at, why in saved["fences"])
        version, undos = int(saved["version"]), int(saved["undos"])
    except (KeyError, TypeError, ValueError, NotPlain) as bad:
        raise BadRecord(len(m.actions), f"the saved state is damaged: {bad}", m.game.texts) from None
    if digest(state) != digest(m.state) or len(fences) != m.players:
        raise BadRecord(len(m.actions), "the saved state does not follow from its record", m.game.texts)
    m.state = state
    m._fences = fences
    m.version, m.undos = version, undos
    return m
