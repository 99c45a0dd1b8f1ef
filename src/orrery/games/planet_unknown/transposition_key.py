"""What a seat's turn depends on, as a key: bots that meet the same again know the answer (no rule depends on it)."""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Final

from orrery.core.plain_fields import fields_of
from orrery.games.planet_unknown.actions import INNER, OUTER
from orrery.games.planet_unknown.components import NONE
from orrery.games.planet_unknown.frames import ChooseSector, PickLevel, TakeTile
from orrery.games.planet_unknown.rules.cards.civ_cards import looking_at
from orrery.games.planet_unknown.rules.space_station import bay_of, top
from orrery.games.planet_unknown.rules.turns.turn import tops
from orrery.games.planet_unknown.state import Seat, State

_boards: Final = attrgetter(*fields_of(Seat))


def transposition_key(s: State, seat: int) -> Hashable:
    """The seat's boards and what it is in the middle of, the tiles it may take, and the round.

    Who turns the station sees all stacks. A tile below one just taken matters only to who is about to take it, cards
    only to who is about to choose one: which of them are left differs little between deals.
    """
    stack = s.stacks[seat]
    kind = type(stack[-1]) if stack else None
    seen: Hashable
    if kind is ChooseSector:
        seen = tuple(bay[-1:] for bay in s.bays)
    elif kind is PickLevel or looking_at(s, seat) is not None:
        seen = tuple(s.civ)
    elif kind is TakeTile:
        seen = tuple(tops(s, seat))
    else:
        bays = (bay_of(s, seat, ring) for ring in (OUTER, INNER))
        seen = tuple(NONE if s.hidden_tops >> bay & 1 else top(s, bay) for bay in bays)
    return s.round, s.phase, s.ending, s.event, s.commander, s.rotation, tuple(stack), seen, _boards(s.seats[seat])
