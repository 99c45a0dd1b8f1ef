"""On Mars read a second time, plainly: sets of coordinates, no tables, no bits. And what must always be true.

`check` looks at a whole table; the other functions answer questions about the map the slow way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from orrery.games.on_mars.components import (
    BLUEPRINTS,
    HEX_COORDS,
    LAB,
    LACERDA_SCIENTISTS,
    MAX_LEVEL,
    NONE,
    SHELTER,
)
from orrery.games.on_mars.state import LABS, STORED, State

Hex = tuple[int, int]
COLUMNS = {-6: (2, 4), -5: (0, 5), -4: (-1, 5), -3: (-2, 5), -2: (-3, 5), -1: (-3, 4), 0: (-4, 4)}
MARS = frozenset(
    (q, r if q <= 0 else r - q) for q in range(-6, 7) for r in range(COLUMNS[-abs(q)][0], COLUMNS[-abs(q)][1] + 1)
)
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # n ne se s sw nw


# --- the map --------------------------------------------------------------------------------------


def apart(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def beside(at: Hex) -> set[Hex]:
    return {(at[0] + q, at[1] + r) for q, r in STEPS} & MARS


def group(hexes: Iterable[Hex], start: Hex) -> set[Hex]:
    """What is connected with the start through hexes of the set."""
    rest, found, edge = set(hexes), {start}, [start]
    while edge:
        for to in beside(edge.pop()) & rest - found:
            found.add(to)
            edge.append(to)
    return found


def need(same: set[Hex], at: Hex) -> int:
    """The tech level that joining here needs: everything that becomes connected. OM-9.2"""
    return len(group(same | {at}, at)) - 1


def sites(same: set[Hex], ground: set[Hex], levels: Iterable[int]) -> tuple[set[Hex], set[Hex]]:
    """Where a building may stand alone, and where it may join with one of these tiles. OM-8.6"""
    best = max(levels, default=0)
    alone = {at for at in ground if not beside(at) & same and any(apart(at, other) == 2 for other in same)}
    join = {at for at in ground if beside(at) & same and need(same, at) <= best}
    return alone, join


def walk(start: Hex, steps: int) -> set[Hex]:
    """Every hex that can be reached with so many steps on the map, step by step."""
    found, edge = {start}, {start}
    for _ in range(steps):
        edge = {to for at in edge for to in beside(at)} - found
        found |= edge
    return found


def closest(start: Hex, free: set[Hex]) -> set[Hex]:
    """The nearest of these hexes, all that are equally near. OM-8.8"""
    for steps in range(1, 20):
        found = (walk(start, steps) & free) - {start}
        if found:
            return found
    return set()


def at(hex_: int) -> Hex:
    q, r = HEX_COORDS[hex_]
    return q, r


def hexes(bits: int) -> set[Hex]:
    return {at(hex_) for hex_ in range(len(HEX_COORDS)) if bits >> hex_ & 1}


def buildings(s: State) -> set[Hex]:
    return {one for bits in (*s.built, *s.shelters) for one in hexes(bits)}


def pieces(s: State) -> list[Hex]:
    """Bots, rovers, miners and markers; one that stands with another is told twice."""
    found = [at(bot) for bots in s.bots for bot in bots]
    found += [at(rover) for rover in s.rovers if rover != NONE]
    found += [one for bits in s.miners for one in hexes(bits)]
    return found + [at(hex_) for hex_ in s.card_hex if hex_ != NONE]


def strewn(s: State) -> set[Hex]:
    """Hexes with a crystal or a tile."""
    return hexes(s.crystals) | {at(hex_) for hex_, tile in enumerate(s.tiles) if tile != NONE}


def empty(s: State) -> set[Hex]:
    """OM-1.6"""
    return set(MARS) - buildings(s) - set(pieces(s)) - strewn(s)


def picture(s: State) -> str:
    """Everything that is in a state."""
    slots = {name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())}
    return repr([(name, getattr(s, name)) for name in sorted(slots)])


# --- what must always be true ---------------------------------------------------------------------


def check(s: State) -> None:
    for party in range(s.parties):
        _check_party(s, party)
    _check_map(s)
    _check_cards(s)
    spaces = [space for space in s.spaces if space]
    assert len(set(spaces)) == len(spaces), "two markers on a space"
    assert s.spaces == spaces or s.phase == "setup"
    assert all(1 <= row <= 5 for row in s.lss)
    assert 1 <= s.level <= MAX_LEVEL
    assert 0 <= s.remaining <= 3
    for party in range(s.parties):
        placed = [s.placed(red, party) for red in range(5)]
        assert placed[4] <= 1, "Hire/Contract has one slot for each colour"
    for red in range(4):
        assert sum(s.placed(red, party) for party in range(s.parties)) <= 3


def _check_party(s: State, party: int) -> None:
    quarters, placed = s.quarters[party], sum(s.placed(red, party) for red in range(5))
    shelters = s.shelters[party].bit_count()
    counters = (quarters, s.working[party], s.colonists[party], s.depot[party], s.incoming[party], s.hangar[party])
    assert min(counters) >= 0
    if not s.automaton(party):
        miners = s.miners[party].bit_count()
        assert quarters + s.working[party] + s.colonists[party] + placed + miners == 12, "12 colonists"
        assert quarters <= 4 + 2 * (shelters - 1), "Living Quarters overflow"
    stored = s.storage[party * STORED : party * STORED + STORED]
    assert all(0 <= amount <= shelters + 1 for amount in stored), "storage overflows"
    assert s.depot[party] + s.ships[party].bit_count() <= 8, "depot overflows"
    assert s.hangar[party] + s.ships[party].bit_count() <= 5
    bots = 1 + s.lab_bots if s.automaton(party) else len(s.bots[party])  # one stands in the Progress area
    assert bots + s.spare_bots[party] == 4, "4 bots"
    assert 1 <= shelters <= 5
    assert s.card_owner.count(party) + s.spare_markers[party] == 8, "8 markers"
    lab = [tech for tech in s.lab[party * LABS : party * LABS + LABS] if tech != NONE]
    assert len(set(lab)) == len(lab), "two tiles of one tech"
    assert s.gained[party] >= 0
    if s.automaton(party):
        assert s.scientist_owner.count(party) <= LACERDA_SCIENTISTS


def _check_map(s: State) -> None:
    standing = [one for bits in (*s.built, *s.shelters) for one in hexes(bits)]
    assert len(set(standing)) == len(standing), "two buildings on a hex"
    assert not set(standing) & strewn(s), "a building on a tile or crystal"
    tiles = {at(hex_) for hex_, tile in enumerate(s.tiles) if tile != NONE}
    assert not tiles & hexes(s.crystals)
    for bits in s.miners:
        assert hexes(bits) <= hexes(s.built[0]), "a miner without mine"
    for card, hex_ in enumerate(s.card_hex):
        if hex_ != NONE:
            blueprint = BLUEPRINTS[card]
            same = hexes(s.mask(blueprint.type, s.card_owner[card]))
            assert at(hex_) in same, "a marker on another building than its card's"
            assert blueprint.level == 1 or len(group(same, at(hex_))) >= 3
    if s.active < 0:  # between turns
        twice = [one for one, count in Counter(pieces(s)).items() if count > 1]
        assert not twice, f"two pieces on {twice}"


def _check_cards(s: State) -> None:
    held = [card for card, owner in enumerate(s.card_owner) if owner >= 0]
    shown = [card for card in s.display if card != NONE]
    cards = Counter([*held, *shown, *s.blueprint_deck, *s.cards_gone])
    assert not cards or max(cards.values()) == 1, "a blueprint twice"
    found = [*s.finds[0], *s.finds[1], *s.tiles_gone, *s.explored, s.radar, *s.tiles]
    found += [tile for taken in s.discoveries for tile in taken]
    tiles = Counter(tile for tile in found if 0 <= tile < 19)
    assert not tiles or max(tiles.values()) == 1, "a discovery tile twice"


def whole(s: State) -> Iterator[str]:
    """What is missing somewhere in a game that began with the set-up; nothing may be."""
    tiles = [*s.finds[0], *s.finds[1], *s.tiles_gone, *s.explored, s.radar, *s.tiles]
    tiles += [tile for taken in s.discoveries for tile in taken]
    if sum(0 <= tile < 19 for tile in tiles) != 19:
        yield "discovery tiles"
    if sum(tile >= 19 for tile in tiles) + sum(bits.bit_count() for bits in s.research) != 8:
        yield "research tiles"
    cards = sum(owner >= 0 for owner in s.card_owner) + sum(card != NONE for card in s.display)
    if cards + len(s.blueprint_deck) + len(s.cards_gone) != 24:
        yield "blueprints"
    techs = [*s.grid, *s.tech_stacks[0], *s.tech_stacks[1], *s.lab]
    if sum(tech != NONE for tech in techs) - s.parties != (8 if s.small else 16):
        yield "tech tiles"
    if sum(bits.bit_count() for bits in s.built) + sum(map(len, s.piles)) != 35:
        yield "building tiles"
    if s.lss != [min(5, s.built[kind].bit_count()) for kind in range(1, SHELTER)]:
        yield "rows of the LSS"
    due = sum(not left for left in s.mission_left) + sum(level <= s.level for level in (3, 4, 5))
    if s.remaining != max(0, 3 - due):
        yield "remaining missions"
    goals = sum(map(len, s.goals)) + sum(goal != NONE for goal in s.achieved) + len(s.goals_gone)
    if goals != 16:
        yield "private goals"
    for party in range(s.players):
        if sum(LAB[space].level == 1 for space in range(LABS) if s.lab[party * LABS + space] != NONE) > 2:
            yield "column 1"


assert len(MARS) == 91
