"""His technologies: what he learns and develops. OM-17.8, OM-17.13, OM-17.25"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import COLUMNS, CRYSTAL, EFFECTS, GRID_REFILL, LAB, NONE, OP
from orrery.games.on_mars.rules import laboratory, purse
from orrery.games.on_mars.rules.ambiguity import pick
from orrery.games.on_mars.state import LABS, LACERDA, Play, State


def learnable(s: State) -> int:
    """The cheapest, leftmost tile he doesn't own; -1: none, or no space for it."""
    lab = s.lab[LACERDA * LABS :]
    if all(lab[space] != NONE for space in laboratory.FIRST_COLUMN):
        return NONE
    for place in GRID_REFILL:  # bottom row first: cheapest, then leftmost
        if s.grid[place] != NONE and s.grid[place] not in lab:
            return place
    return NONE


def learn(play: Play, stack: int) -> None:
    s = play.s
    space = next(at for at in laboratory.FIRST_COLUMN if s.lab[LACERDA * LABS + at] == NONE)  # top space first
    laboratory.take_tech(play, LACERDA, learnable(s), space)
    play.then(stack, f.LacerdaEffect(stack, LAB[space].effect, 1))


def developable(s: State, crystals: int | None) -> list[int]:
    """Spaces with a tile that can move on, least developed first; the lower of equals last.

    `crystals` are those he could pay for the last column; None: the development costs nothing.
    """
    found = []
    for space in range(LABS):
        if s.lab[LACERDA * LABS + space] == NONE:
            continue
        ends = laboratory.targets(s, LACERDA, space)
        if crystals is not None:
            ends = [end for end in ends if COLUMNS[LAB[end].level].cost_crystal <= crystals]
        if ends:
            found.append(space)
    return found


def most_developed(s: State, crystals: int | None) -> int:
    spaces = developable(s, crystals)
    return max(spaces, key=lambda space: (LAB[space].level, space)) if spaces else NONE


def least_developed(s: State, crystals: int | None) -> int:
    spaces = developable(s, crystals)
    return min(spaces, key=lambda space: (LAB[space].level, -space)) if spaces else NONE


def develop(play: Play, stack: int, space: int, pays: bool) -> None:
    """Of two spaces the one whose benefit brings him crystals or points. OM-17.25"""
    s = play.s
    ends = laboratory.targets(s, LACERDA, space)
    paying = [end for end in ends if any(EFFECTS[LAB[end].effect].gains[kind] for kind in (CRYSTAL, OP))]
    end = pick(play, paying or ends)
    if pays:
        purse.pay(play, LACERDA, crystals_=COLUMNS[LAB[end].level].cost_crystal)
    laboratory.move_tech(play, LACERDA, space, end)
    play.then(stack, f.LacerdaEffect(stack, LAB[end].effect, 1))


def settles(play: Play, frame: f.LacerdaSettles) -> None:
    """You have used his tile: he develops it if he can, else nothing. OM-17.8"""
    s = play.s
    space = s.tech_space(LACERDA, frame.tech)
    if laboratory.targets(s, LACERDA, space):
        develop(play, frame.seat, space, pays=False)
