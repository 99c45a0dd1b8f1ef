"""What the fields of events mean is read from their annotations, and never from their names."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import pytest

import orrery
from orrery.core.events import kind_of
from orrery.core.field_types import ComponentId, FieldType, Item, Meaning, Place, Seat, field_types, meanings

MEANINGS = {"seat", "component", "place", "spot", "track", "item"}


class Amount(NamedTuple):
    item: Item
    amount: int


class Told(NamedTuple):
    who: Seat | None
    others: tuple[Seat, ...]
    cards: tuple[ComponentId, ...]
    start: Place | None
    paid: tuple[Amount, ...]
    side: Annotated[str, Meaning("word:side")]
    colour: Annotated[str, Meaning("word:colour")]
    reason: str
    seat: int


def test_meanings_show_through_lists_empty_values_and_objects() -> None:
    assert field_types(Told) == {
        "who": "seat",
        "others": "seat",
        "cards": "component",
        "start": "place",
        "paid": {"item": "item"},
        "side": "word:side",
        "colour": "word:colour",
    }
    assert meanings({"card": ComponentId | None, "seat": int}) == {"card": "component"}


def used(found: FieldType) -> set[str]:
    return {found} if isinstance(found, str) else set().union(*(used(inner) for inner in found.values()))


@pytest.mark.parametrize("game_id", orrery.games())
def test_games_use_known_meanings_and_every_seat_is_one(game_id: str) -> None:
    game = orrery.game(game_id)
    fields = game.field_types()
    assert set(fields["events"]) == {kind_of(event) for event in game.event_types}
    found = used({**fields["events"], "": fields["parameters"]})
    assert {meaning for meaning in found if not meaning.startswith("word:")} <= MEANINGS
    for event in game.event_types:
        named = {name for name in event._fields if name == "seat"}  # type: ignore[attr-defined]
        assert all(fields["events"][kind_of(event)][name] == "seat" for name in named), event
