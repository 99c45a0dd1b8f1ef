"""Components against the counts and balances of the dossier, written down here independently of the loader."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from games.planet_5r.setting import new, rules
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import (
    ACTIONS,
    CRYSTALS,
    DEVELOP_WATER,
    DIE_FACES,
    KINDS,
    MARKET_LIMIT,
    PLUNDER_WATER,
    SETTLEMENTS,
    TECHNOLOGIES,
    Card,
)
from orrery.games.planet_5r.data import read

# name: left action, improvement, of, crystal; right the same; centre crystal
FACES = """
trap_vault      excavate steal_from_each plunder  purple   expand   gain_die      -        blue    green
echo_borer      develop  steal_from_each scout    blue     excavate gain_die      -        green   purple
siphon_hook     plunder  steal_from_each expand   blue     develop  gain_die      -        blue    green
shadow_drone    scout    steal_from_each excavate purple   plunder  gain_die      -        green   blue
nomad_beacon    expand   steal_from_each develop  purple   scout    gain_die      -        green   purple
guild_shovel    excavate gain_per_card   excavate blue     plunder  gain_per_card scout    blue    purple
common_well     develop  gain_per_card   develop  purple   scout    gain_per_card expand   blue    blue
pack_horn       plunder  gain_per_card   plunder  green    expand   gain_per_card excavate green   blue
star_chorus     scout    gain_per_card   scout    green    excavate gain_per_card develop  purple  joker
caravan_engine  expand   gain_per_card   expand   blue     develop  gain_per_card plunder  joker   green
dew_lens        excavate gain_fixed      -        green    scout    gain_fixed    -        purple  joker
rain_mill       develop  gain_fixed      -        joker    expand   gain_fixed    -        purple  blue
rust_flask      plunder  gain_fixed      -        purple   excavate gain_fixed    -        joker   green
mist_compass    scout    gain_fixed      -        joker    develop  gain_fixed    -        green   purple
sand_sail       expand   gain_fixed      -        green    plunder  gain_fixed    -        purple  joker
"""
SETTLEMENT_FACES = """
old_quarry excavate purple develop  green
pump_camp  develop  purple plunder  blue
watch_rock plunder  green  scout    blue
dune_port  scout    blue   expand   green
dig_town   expand   blue   excavate purple
"""
ORDER = ("excavate", "develop", "plunder", "scout", "expand")


def written(card: Card) -> list[str]:
    row: list[str] = []
    for side in card.sides:
        of = "-" if side.of < 0 else ACTIONS[side.of]
        row += [ACTIONS[side.action], KINDS[side.kind], of, CRYSTALS[side.crystal]]
    return [*row, CRYSTALS[card.centre]]


@rules("R5-1.2", "R5-1.6")
def test_technologies_face_by_face() -> None:
    expected = {"tech_" + row.split()[0]: row.split()[1:] for row in FACES.strip().splitlines()}
    assert {card.id: written(card) for card in TECHNOLOGIES} == expected
    assert len(TECHNOLOGIES) == 15


@rules("R5-1.3", "R5-1.8")
def test_settlements_face_by_face_without_improvements_or_centre() -> None:
    found = {
        card.id: [x for side in card.sides for x in (ACTIONS[side.action], CRYSTALS[side.crystal])]
        for card in SETTLEMENTS
    }
    rows = SETTLEMENT_FACES.strip().splitlines()
    assert found == {"settlement_" + row.split()[0]: row.split()[1:] for row in rows}
    assert len(found) == 5
    assert all(side.kind == side.of == -1 for card in SETTLEMENTS for side in card.sides)
    assert all(card.centre == -1 for card in SETTLEMENTS)


@rules("R5-1.1")
def test_action_cards_and_their_order_of_activation() -> None:
    entries = read("actions")["action"]
    assert [(e["id"], e["number"]) for e in entries] == list(zip(ORDER, range(1, 6), strict=True))
    assert ACTIONS == ORDER
    (count,) = (c["count"] for c in read("game")["count"] if c["id"] == "action")
    assert count == 25 == 5 * len(entries)


@rules("R5-1.6")
def test_balance_of_sides() -> None:
    pairs = Counter((card.sides[0].action, card.sides[1].action) for card in (*TECHNOLOGIES, *SETTLEMENTS))
    assert pairs == Counter(permutations(range(5), 2))  # all 20 ordered pairs, once each
    for side in (0, 1):
        assert Counter(card.sides[side].action for card in TECHNOLOGIES) == Counter(dict.fromkeys(range(5), 3))
        for action in range(5):  # the three edges of an action differ in colour
            colours = [card.sides[side].crystal for card in TECHNOLOGIES if card.sides[side].action == action]
            assert len(set(colours)) == 3


@rules("R5-1.6")
def test_balance_of_improvements() -> None:
    sides = [side for card in TECHNOLOGIES for side in card.sides]
    for action in range(5):
        kinds = Counter(KINDS[side.kind] for side in sides if side.action == action)
        assert kinds == {"gain_fixed": 2, "gain_die": 1, "gain_per_card": 2, "steal_from_each": 1}
        counted = [side.of for side in sides if side.action == action and KINDS[side.kind] == "gain_per_card"]
        assert sum(of == action for of in counted) == 1
        stated = Counter(KINDS[side.kind] for side in sides if side.of == action)
        assert stated == {"gain_per_card": 2, "steal_from_each": 1}


@rules("R5-1.7")
def test_balance_of_crystals() -> None:
    assert CRYSTALS == ("blue", "green", "purple", "joker")
    assert [sum(card.centre == c for card in TECHNOLOGIES) for c in range(4)] == [4, 4, 4, 3]
    edges = Counter(side.crystal for card in TECHNOLOGIES for side in card.sides)
    assert [edges[c] for c in range(4)] == [8, 9, 9, 4]
    edges += Counter(side.crystal for card in SETTLEMENTS for side in card.sides)
    assert [edges[c] for c in range(4)] == [12, 12, 12, 4]
    plain = [card for card in TECHNOLOGIES if all(KINDS[side.kind] == "gain_fixed" for side in card.sides)]
    assert len(plain) == 5
    assert all([*(s.crystal for s in card.sides), card.centre].count(3) == 1 for card in plain)


@rules("R5-1.5")
def test_dice() -> None:
    assert DIE_FACES == {"112233": (1, 1, 2, 2, 3, 3), "123456": (1, 2, 3, 4, 5, 6)}
    assert new().view()["die"] == [1, 1, 2, 2, 3, 3]
    assert new(die="123456").view()["die"] == [1, 2, 3, 4, 5, 6]


@rules("R5-1.5")
@pytest.mark.parametrize("die", ["112233", "123456"])
def test_every_roll_is_uniform_over_the_faces(die: str) -> None:
    """Scouts of many games roll every face about equally often."""
    rolled: Counter[int] = Counter()
    for seed in range(160):
        m = new(5, seed, die=die)
        for seat in range(5):
            m.act(seat, ["play", "scout"])
        rolled.update(event["face"] for event in m.events() if event["e"] == "die_rolled")
    faces = Counter(DIE_FACES[die])
    assert set(rolled) == set(faces)
    for face, times in faces.items():
        expected = 800 * times / 6
        assert abs(rolled[face] - expected) < 5 * expected**0.5


@rules("R5-1.4", "R5-7.2", "R5-7.3", "R5-4.2", "R5-12.3")
def test_tables_of_numbers() -> None:
    assert DEVELOP_WATER == {1: 4, 2: 2, 3: 1, 4: 0, 5: 0}
    assert PLUNDER_WATER == {1: 1, 2: 2, 3: 3, 4: 3}
    assert MARKET_LIMIT == {3: 2, 4: 3, 5: 4}
    game = read("game")
    assert game["score"]["crystals"] == [0, 1, 3, 6, 10, 15, 21]
    counts = {c["id"]: c.get("count", "unlimited") for c in game["count"]}
    assert counts == {"action": 25, "technology": 15, "settlement": 5, "screen": 5, "die": 1, "water": "unlimited"}


def test_geometry_of_a_joint() -> None:
    """R5-9.10 is about drawing, but its numbers are data: neighbours stand 80 apart and share a strip of 20."""
    geometry = read("technologies")["geometry"]
    assert (geometry["width"], geometry["height"], geometry["strip"], geometry["pitch"]) == (100, 150, 20, 80)
    assert [geometry["pitch"] * i for i in range(5)] == [0, 80, 160, 240, 320]  # WE-13


def test_every_component_has_both_names_and_a_source() -> None:
    items = [item for kind in GAME.components()["kinds"] for item in kind["items"]]
    assert len(items) >= 15 + 5 + 5 + 4 + 4 + 2 + 2
    for item in items:
        assert set(item["name"]) == {"en", "ru"}, item["id"]
        assert all(item["name"].values()), item["id"]
        assert set(item["text"]) == {"en", "ru"}, item["id"]
        assert item["source"] in ("rulebook", "reconstructed"), item["id"]
        if item["source"] == "reconstructed":
            assert item["why"], item["id"]
    names = [item["name"]["ru"] for item in items if item["id"].startswith(("tech_", "settlement_"))]
    assert len(set(names)) == 20


def test_names_of_the_dossier() -> None:
    names = {item["id"]: item["name"] for kind in GAME.components()["kinds"] for item in kind["items"]}
    assert names["tech_trap_vault"] == {"en": "Trap Vault", "ru": "Хранилище-ловушка"}
    assert names["tech_sand_sail"] == {"en": "Sand Sail", "ru": "Песчаный парус"}
    assert names["settlement_pump_camp"] == {"en": "Pump Camp", "ru": "Лагерь у насоса"}
    russian = [names[action]["ru"] for action in ORDER]
    assert russian == ["Раскопки", "Разработка", "Разграбление", "Разведка", "Расширение"]
    assert GAME.name["ru"] == "Планета 5Р"
