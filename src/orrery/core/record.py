"""Records: (game, rules version, options, seed, actions), from which `core.record_reader` makes the match again.

Digests stand at every fiftieth action and at the end, so that a change of rules that would play an
old record differently is found at the first place where it matters.
"""

from __future__ import annotations

from typing import Any, Protocol

from orrery.core import engine
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import digest, to_plain

Json = Any
FORMAT = "orrery-record"
FORMAT_VERSION = 1
DIGEST_EVERY = 50


class Played(Protocol):
    """What a record tells of a match."""

    game: Ruleset[Any, Any]
    players: int
    seed: int
    options: Any
    start: Any
    actions: list[tuple[int, Any]]

    @property
    def over(self) -> bool: ...


def record(m: Played, opening: Any) -> dict[str, Json]:
    """The record of a match, with digests computed by playing it once more from its opening (which is used up)."""
    game, state = m.game, opening
    flow = game.flow(m.options)
    digests: dict[str, str] = {"0": digest(state)}
    places = digested(len(m.actions))
    for n, (seat, action) in enumerate(m.actions, start=1):
        engine.apply(flow, state, seat, action)
        if n in places:
            digests[str(n)] = digest(state)
    made: dict[str, Json] = {
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
    if m.start is not None:  # it began with this position, not with the one the seed deals
        made["start"] = to_plain(m.start)
    return made


def digested(actions: int) -> set[int]:
    """After which actions a record states a digest."""
    return {0, actions, *range(0, actions + 1, DIGEST_EVERY)}
