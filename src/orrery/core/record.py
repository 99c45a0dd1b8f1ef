"""Records: (game, rules version, options, seed, actions) and back to a match.

Digests stand at every fiftieth action and at the end, so that a change of rules that would play an
old record differently is found at the first place where it matters.
"""

from __future__ import annotations

import json
from typing import Any

from orrery.core import engine
from orrery.core.errors import BadOptions, BadRecord, OrreryError, Reason, Texts, clip, reason
from orrery.core.match import Match
from orrery.core.plain import NotPlain, digest
from orrery.core.registry import game as find_game
from orrery.core.registry import texts as common_texts

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
        raise _broken(0, reason("not_a_record"))
    if raw.get("format_version") != FORMAT_VERSION:
        raise _broken(0, reason("format_version", value=clip(raw.get("format_version")), wanted=FORMAT_VERSION))
    game = find_game(str(raw.get("game")))
    if raw.get("rules_version") != game.rules_version:
        given = clip(raw.get("rules_version"))
        raise _broken(0, reason("rules_version", value=given, wanted=game.rules_version), game.texts)
    actions, digests = raw.get("actions"), raw.get("digests")
    if not isinstance(actions, list) or not isinstance(digests, dict):
        raise _broken(0, reason("no_actions"), game.texts)
    try:
        m = game.new(_players(raw), _seed(raw), raw.get("options"))
    except BadOptions as bad:
        raise _broken(0, reason("inner", error=bad), game.texts) from None
    _compare(m, digests, 0, verify)
    for n, item in enumerate(actions, start=1):
        if not isinstance(item, list) or len(item) != 2:
            raise _broken(n, reason("no_pair"), game.texts)
        try:
            m.act(item[0], item[1])
        except OrreryError as bad:
            raise _broken(n, reason("inner", error=bad), game.texts) from None
        _compare(m, digests, n, verify)
    return m


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
    if not isinstance(seed, str) or len(seed) != 32:
        raise _broken(0, reason("seed_form"))
    try:
        return int(seed, 16)
    except ValueError:
        raise _broken(0, reason("seed_form")) from None


def load(text: str) -> Match:
    """A match from `Match.to_json`, exactly as it was."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError):
        raise _broken(0, reason("not_json")) from None
    if not isinstance(saved, dict) or saved.get("format") != "orrery-match":
        raise _broken(0, reason("not_a_match"))
    m = replay(saved.get("record"))
    try:
        state = m.game.codec.read_state(saved["state"])
        fences = tuple((int(at), str(why)) for at, why in saved["fences"])
        version, undos = int(saved["version"]), int(saved["undos"])
    except (KeyError, TypeError, ValueError, NotPlain) as bad:
        raise _broken(len(m.actions), reason("damaged", detail=clip(str(bad))), m.game.texts) from None
    if digest(state) != digest(m.state) or len(fences) != m.players:
        raise _broken(len(m.actions), reason("not_following"), m.game.texts)
    m.state = state
    m._fences = fences
    m.version, m.undos = version, undos
    return m
