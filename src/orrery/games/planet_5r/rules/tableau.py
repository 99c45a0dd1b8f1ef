"""Placing technologies, and what a tableau shows (R5-9, R5-10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from orrery.core.data_files import NONE
from orrery.core.errors import Refusal, refusal
from orrery.games.planet_5r.actions import OVER, UNDER, Take
from orrery.games.planet_5r.components import (
    ACTIONS,
    CARDS,
    JOKER,
    LEFT,
    RIGHT,
    SIDES,
)
from orrery.games.planet_5r.events import CardSide
from orrery.games.planet_5r.state import Group, Improvement, Tableau


def tableau_of(groups: tuple[Group, ...], next_id: int) -> Tableau:
    """Look over the cards: visible improvements by action, active crystals by colour.

    R5-10.1, R5-10.4: of two strips at a joint the upper one counts, a settlement's like any other;
    R5-9.8: the ends of a group are never covered.
    """
    crystals = [0] * (JOKER + 1)
    improvements: list[list[Improvement]] = [[] for _ in ACTIONS]
    for group in groups:
        last = len(group.cards) - 1
        for i, card in enumerate(group.cards):
            face = CARDS[card]
            if face.centre != NONE:
                crystals[face.centre] += 1  # R5-10.2 both branches are printed
            for side, end, joint in ((LEFT, i == 0, i - 1), (RIGHT, i == last, i)):
                on_top = not end and group.joints[joint] == (RIGHT if side == LEFT else LEFT)
                strip = face.sides[side]
                if on_top:
                    crystals[strip.crystal] += 1  # R5-10.2 of a joint, the upper card's crystal
                if (end or on_top) and strip.kind != NONE:
                    improvements[strip.action].append(Improvement(card, side, strip.kind, strip.of))  # R5-10.3
    return Tableau(groups, next_id, tuple(tuple(found) for found in improvements), tuple(crystals))


def placements(tableau: Tableau, card: int) -> list[Take]:
    """Every way to lay this card: separately, joined at one side, or between two groups (R5-9.3 to R5-9.5).

    R5-9.7: the settlement's group is joined like any other.
    """
    left_side, right_side = CARDS[card].sides
    lefts = [g.id for g in tableau.groups if CARDS[g.cards[-1]].sides[RIGHT].action == left_side.action]
    rights = [g.id for g in tableau.groups if CARDS[g.cards[0]].sides[LEFT].action == right_side.action]
    found = [Take(card)]
    for left in lefts:
        found += (Take(card, left, OVER), Take(card, left, UNDER))
    for right in rights:
        found += (Take(card, NONE, NONE, right, OVER), Take(card, NONE, NONE, right, UNDER))
    for left in lefts:
        for right in rights:
            if left != right:  # R5-9.4 no rings
                found += (
                    Take(card, left, OVER, right, OVER),
                    Take(card, left, OVER, right, UNDER),
                    Take(card, left, UNDER, right, OVER),
                    Take(card, left, UNDER, right, UNDER),
                )
    return found


def refuse_placement(tableau: Tableau, a: Take) -> Refusal | None:
    """The same rules, read plainly, for a placement somebody asks for."""
    for side, group_id, lies in ((LEFT, a.left, a.left_lies), (RIGHT, a.right, a.right_lies)):
        name = SIDES[side]
        if group_id == NONE:
            if lies != NONE:
                return refusal("R5-9.5", "lies_without_group", side=name)
            continue
        group = find(tableau, group_id)
        if group is None:
            return refusal("R5-9.3", "no_such_group", group=group_id)
        neighbour = CARDS[group.cards[-1 if side == LEFT else 0]].sides[RIGHT if side == LEFT else LEFT]
        mine = CARDS[a.card].sides[side]
        if mine.action != neighbour.action:
            return refusal(
                "R5-9.3", "sides_differ", side=name, mine=ACTIONS[mine.action], theirs=ACTIONS[neighbour.action]
            )
        if lies == NONE:
            return refusal("R5-9.5", "lies_missing", side=name)
    if a.left != NONE and a.left == a.right:
        return refusal("R5-9.4", "same_group_twice")
    return None


def find(tableau: Tableau, group_id: int) -> Group | None:
    return next((group for group in tableau.groups if group.id == group_id), None)


@lru_cache(maxsize=4096)  # search bots try the same placements over and over
def placed(tableau: Tableau, a: Take) -> Tableau:
    """The tableau after this placement (R5-9.6, ids by R5-9.9)."""
    cards: tuple[int, ...] = (a.card,)
    joints: tuple[int, ...] = ()
    joined: set[int] = set()
    if a.left != NONE:
        group = find(tableau, a.left)
        assert group is not None
        cards = group.cards + cards
        joints = (*group.joints, RIGHT if a.left_lies == OVER else LEFT)
        joined.add(a.left)
    if a.right != NONE:
        group = find(tableau, a.right)
        assert group is not None
        cards = cards + group.cards
        joints = (*joints, LEFT if a.right_lies == OVER else RIGHT, *group.joints)
        joined.add(a.right)
    new_id = min(joined, default=tableau.next_id)
    rest = [group for group in tableau.groups if group.id not in joined]
    groups = tuple(sorted((*rest, Group(new_id, cards, joints)), key=lambda group: group.id))
    return tableau_of(groups, tableau.next_id + (not joined))


class Joint(NamedTuple):
    """Where a new card meets a group: which of its sides, and the strips that lie on top and beneath. R5-9.2"""

    side: int
    upper: tuple[int, int]  # card and side
    lower: tuple[int, int]


def joints(tableau: Tableau, a: Take) -> Iterator[Joint]:
    """The joints that this placement makes, left one first."""
    for side, group_id, lies in ((LEFT, a.left, a.left_lies), (RIGHT, a.right, a.right_lies)):
        if group_id == NONE:
            continue
        group = find(tableau, group_id)
        assert group is not None
        mine = (a.card, side)
        theirs = (group.cards[-1], RIGHT) if side == LEFT else (group.cards[0], LEFT)
        yield Joint(side, mine, theirs) if lies == OVER else Joint(side, theirs, mine)


def covered(tableau: Tableau, a: Take) -> tuple[CardSide, ...]:
    """Improvements that this placement hides for good."""
    return tuple(
        CardSide(CARDS[card].id, SIDES[side])
        for _, _, (card, side) in joints(tableau, a)
        if CARDS[card].sides[side].kind != NONE
    )


Lit = Literal["left", "centre", "right"]


def lit(tableau: Tableau, a: Take) -> list[tuple[Lit, int]]:
    """Crystals that this placement activates, and where on the new card, from left to right. R5-10.2"""
    at_joints = {joint.side: CARDS[joint.upper[0]].sides[joint.upper[1]].crystal for joint in joints(tableau, a)}
    found: tuple[tuple[Lit, int], ...] = (
        ("left", at_joints.get(LEFT, NONE)),
        ("centre", CARDS[a.card].centre),
        ("right", at_joints.get(RIGHT, NONE)),
    )
    return [(at, crystal) for at, crystal in found if crystal != NONE]
