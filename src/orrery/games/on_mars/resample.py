"""A state that a seat can't tell from the true one (for search, and for the leak test).

Hidden are the order of stacks and decks, the goals of others and those out of the game, and First Colonist cards.
"""

from __future__ import annotations

from orrery.core.rng import Rng
from orrery.games.on_mars.components import BLUEPRINTS, FIRST_A, NONE
from orrery.games.on_mars.state import END, State


def resample(s: State, me: int, rng: Rng) -> State:
    twin = s.clone()
    twin.keys = tuple(rng.bits() for _ in s.keys)
    twin.counters = [0] * len(s.counters)
    twin.piles = [_below_top(pile, rng) for pile in s.piles]
    left = len(s.finds[0])
    finds = _shuffled([tile for stack in s.finds for tile in stack], rng)
    twin.finds = [tuple(finds[:left]), tuple(finds[left:])]
    left = len(s.tech_stacks[0])
    techs = _shuffled([tech for stack in s.tech_stacks for tech in stack], rng)
    twin.tech_stacks = [tuple(techs[:left]), tuple(techs[left:])]
    low = _shuffled([card for card in s.blueprint_deck if BLUEPRINTS[card].level == 1], rng)
    high = _shuffled([card for card in s.blueprint_deck if BLUEPRINTS[card].level != 1], rng)
    twin.blueprint_deck = (*high, *low)
    twin.solo_deck = tuple(_shuffled(s.solo_deck, rng))
    if s.phase != END:
        _hands(s, twin, me, rng)
    return twin


def _shuffled(items: list[int] | tuple[int, ...], rng: Rng) -> list[int]:
    found = sorted(items)
    rng.shuffle(found)
    return found


def _below_top(pile: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """The arrow side of the top tile is seen. OM-2.7"""
    return (*_shuffled(pile[:-1], rng), pile[-1]) if pile else ()


def _hands(s: State, twin: State, me: int, rng: Rng) -> None:
    others = [seat for seat in range(s.players) if seat != me]
    pool = _shuffled([*s.goals_gone, *(goal for seat in others for goal in s.goals[seat])], rng)
    for seat in others:
        count = len(s.goals[seat])
        twin.goals[seat] = tuple(sorted(pool[:count]))
        pool = pool[count:]
    twin.goals_gone = tuple(sorted(pool))
    if not s.options.first_colonists or s.solo:
        return
    # A cards: which ones are left in the box nobody knows; revealed ones are gone for good
    seen = {s.first_a[me], *s.a_gone}
    hidden = [card for card in range(len(FIRST_A)) if card not in seen]
    rng.shuffle(hidden)
    for seat in others:
        if s.first_a[seat] != NONE:
            twin.first_a[seat] = hidden.pop()
    deck = _shuffled([*s.b_deck, *(card for seat in others for card in s.first_b[seat])], rng)
    for seat in others:
        count = len(s.first_b[seat])
        twin.first_b[seat] = tuple(sorted(deck[:count]))
        deck = deck[count:]
    twin.b_deck = tuple(deck)
