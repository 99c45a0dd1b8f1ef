"""What a move does, as events: what the log would say of it.

Of the move that was played the log has said it. Of another one it is foretold, up to the first draw or reveal; one that
begins with such a thing tells nothing, and goes by the name of its action.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from orrery.core import engine
from orrery.core.events import to_json
from orrery.core.mentions import heard_by
from orrery.core.outcomes import Foretelling
from orrery.core.ruleset import Ruleset
from orrery.texts import Catalogue

Json = Any
MOST_EVENTS = 2  # of a move: beyond that they tell what follows from it


def told_by(
    game: Ruleset[Any, Any], state: Any, seat: int, played: Any, best: Any
) -> tuple[list[dict[str, Json]], list[dict[str, Json]]]:
    """The events that tell two moves apart; the first ones where they are the same, or one tells nothing of its own."""
    said: list[Any] = []
    engine.apply(game.flow(state.options), game.clone(state), seat, played, said)
    mine = _heard(said, seat)
    its = mine if best == played else _heard(Foretelling(game, state, seat).after(best).events, seat)
    own, other = ([each for each in one if each not in two] for one, two in ((mine, its), (its, mine)))
    if own and other:
        mine, its = own, other
    return mine[:MOST_EVENTS], its[:MOST_EVENTS]


def _heard(events: Iterable[Any], seat: int) -> list[dict[str, Json]]:
    """What the seat hears of its own doing; of all, where it does nothing itself."""
    heard = (heard_by(seat, event) for event in events)
    told = [to_json(event) for event in heard if event is not None]
    return [each for each in told if each.get("seat", seat) == seat] or told


class MoveName(NamedTuple):
    """What an action is called; `whole`: the name says all there is to it."""

    text: str
    whole: bool


def name_of(action: Sequence[Json], texts: Catalogue, lang: str) -> MoveName | None:
    """By the components that it names, else by its kind; None where nothing is known."""
    given = [part for part in action[1:] if part is not None]
    names = [(part, texts.name(lang, part)) for part in given if isinstance(part, str)]
    known = [name for part, name in names if name != part]
    if known:
        return MoveName(", ".join(known), len(known) == len(given))
    key = f"move-{action[0]}"
    return MoveName(texts.format(lang, key), not given) if texts.has(lang, key) else None
