"""A table of Supermoon (SM-1, SM-12, SM-13): options, what stays secret, decks, the solo game, the end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import orrery
from games.planet_unknown.scene import Scene
from games.planet_unknown.setting import rules, seat_with
from games.planet_unknown.table import started, table
from orrery import BadOptions, Rng
from orrery.core.state_codec import digest, to_plain
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import CELLS, CORPORATION_INDEX, CORPORATIONS, MOON_SCORING, NONE, TRACKS
from orrery.games.planet_unknown.options import OPTIONS, available, mix_of, target_of
from orrery.games.planet_unknown.rules.medals.scoring import LINE_KEYS, verdict
from orrery.games.planet_unknown.state import ALL_AT_TOP, FINAL, NO_EXTRAS

PARTS = ("moons", "emergency", "patches", "shattered", "quantum", "new_cards")
NO_CORNER = {"moon", "emergency", "coloured", "kept_kinds", "kinds", "maintenance", "quarters"}


def parts(*names: str) -> dict[str, Any]:
    return dict.fromkeys(names, True)


# --- options --------------------------------------------------------------------------------------


@rules("SM-1.1")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_sm_1_1_every_part_for_itself_and_with_every_other(players: int) -> None:
    for count in (1, 2, 6):
        for chosen in combinations(PARTS, count):
            m = GAME.new(players, 1, parts(*chosen))
            options = m.state.options
            assert [name for name in PARTS if getattr(options, name)] == list(chosen)
            assert options.supermoon
            assert m.actors


@rules("SM-1.1", "SM-1.4")
def test_sm_1_1_without_any_part_nothing_of_it_is_there() -> None:
    m = GAME.new(2, 1, {"boards": "first"})
    assert not m.state.options.supermoon
    assert all(p.extras == NO_EXTRAS for p in m.state.seats)
    shown = m.view(0)
    assert not NO_CORNER & set(shown["seats"][0])
    assert not set(PARTS) & set(shown["options"])
    assert "extras" not in str(to_plain(m.state))
    assert "moon" not in shown["seats"][0]["score"]["lines"]
    assert LINE_KEYS[-1] == "moon"


@rules("SM-1.2")
def test_sm_1_2_emergency_tiles_are_advised_beside_moons() -> None:
    schema = OPTIONS.schema()["properties"]
    assert schema["emergency"]["x-beside"] == {"option": "moons", "seats": 4}
    m = GAME.new(5, 1, {"moons": True})  # advice, not a duty
    assert not m.state.options.emergency


@rules("SM-12.1", "SM-12.2")
def test_sm_12_2_the_names_of_the_mixes_tell_the_target_with_moons() -> None:
    events = OPTIONS.schema()["properties"]["events"]
    assert "(target 58)" in events["x-names-alone"]["rulebook"]["en"]
    assert events["x-names"]["standard"]["en"] == "Standard: 9 green, 3 orange, 8 red"  # with rivals there is no target
    anew = events["x-names-with"]["moons"]
    assert set(anew) == set(events["enum"])
    assert anew["standard"]["en"] == "Standard: 10 green, 6 orange, 8 red"
    alone = events["x-names-alone-with"]["moons"]
    assert "(target 78)" in alone["rulebook"]["en"]  # SM-15.12
    assert alone["standard"]["en"] == "Standard: 10 green, 6 orange, 8 red (target 78)"


@rules("SM-1.1", "SM-8.1", "SM-10.1")
@pytest.mark.parametrize(
    ("option", "value", "part"), [("planet_1", "shattered", "shattered"), ("corporation_2", "quantum", "quantum")]
)
def test_boards_of_a_part_that_is_not_in_play_cannot_be_chosen(option: str, value: str, part: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, 1, {"boards": "chosen", option: value})
    assert caught.value.option == option
    assert caught.value.text("en") != caught.value.text("ru")
    GAME.new(2, 1, {"boards": "chosen", option: value, part: True})
    with pytest.raises(BadOptions):  # there is one of each
        GAME.new(2, 1, {"boards": "chosen", f"{option[:-1]}1": value, f"{option[:-1]}2": value, part: True})


# --- decks and the solo target --------------------------------------------------------------------


@rules("SM-2.2", "SM-12.1", "SM-11.1", "SM-11.2")
@pytest.mark.parametrize(
    ("players", "new", "limits"),
    [
        (1, True, (29, 29, 29)),
        (1, False, (20, 20, 20)),
        (2, True, (24, 29, 26)),
        (2, False, (16, 20, 18)),
    ],
)
def test_sm_12_1_cards_available_of_each_colour(players: int, new: bool, limits: tuple[int, int, int]) -> None:
    options = OPTIONS.read({"new_cards": new})
    assert available(players, options) == limits


@rules("SM-12.1", "SM-2.2")
@pytest.mark.parametrize("events", ["gentle", "standard", "harsh"])
@pytest.mark.parametrize("moons", [True, False])
def test_sm_12_1_the_deck_has_24_cards_with_moons(events: str, moons: bool) -> None:
    for players in (1, 3):
        m = GAME.new(players, 1, {"events": events, "moons": moons, "emergency": True, "boards": "first"})
        wanted = 24 if moons else 20
        assert len(m.state.event_deck) + len(m.state.discarded) + (m.state.event != NONE) == wanted
        assert sum(mix_of(players, m.state.options)) == wanted


@rules("SM-12.1")
def test_sm_12_1_a_custom_deck_is_filled_up_to_its_size_with_red() -> None:
    m = GAME.new(1, 1, {"events": "custom", "green": 3, "orange": 2, "moons": True, "boards": "first"})
    assert m.state.mix == (3, 2, 19)
    with pytest.raises(BadOptions):
        GAME.new(1, 1, {"events": "custom", "green": 1, "orange": 2, "moons": True})  # 21 red of 20
    GAME.new(1, 1, {"events": "custom", "green": 1, "orange": 2, "moons": True, "new_cards": True})
    with pytest.raises(BadOptions):
        GAME.new(1, 1, {"events": "custom", "green": 20, "orange": 5, "moons": True})


@rules("SM-12.2")
@pytest.mark.parametrize(
    ("cards", "values"),
    [
        (0, (0, 0, 0)),
        (2, (0, 0, 0)),
        (3, (3, -1, -5)),
        (6, (3, -1, -5)),
        (7, (6, -2, -7)),
        (10, (6, -2, -7)),
        (11, (9, -3, -9)),
        (14, (9, -3, -9)),
        (15, (12, -4, -11)),
        (20, (12, -4, -11)),
        (21, (16, -5, -15)),
        (24, (16, -5, -15)),
    ],
)
def test_sm_12_2_the_row_of_a_number_of_cards(cards: int, values: tuple[int, int, int]) -> None:
    """Green, orange, red; without moons the last row of the base game goes on."""
    assert tuple(MOON_SCORING.adjustment(colour, cards) for colour in range(3)) == values
    assert target_of((0, 0, 0), moons=True) == 80
    assert target_of((0, 0, 0)) == 60


@rules("SM-12.2", "SM-12.3")
def test_sm_12_2_the_verdict_is_measured_against_the_target_of_the_table() -> None:
    t = Scene(seat_with(moon="moon_start"), players=1, moons=True)
    t.s.mix = (10, 6, 8)
    assert verdict(t.s).difference == -12 - 78
    base = Scene(seat_with(), players=1, new_cards=True)
    base.s.mix = (9, 3, 8)
    assert verdict(base.s).difference == 0 - 58


@rules("SM-12.3", "SM-4.7")
@pytest.mark.parametrize("seed", [1, 2])
def test_sm_12_3_a_whole_game_alone_with_everything(seed: int) -> None:
    m = GAME.new(1, seed, {**parts(*PARTS), "boards": "chosen", "planet_1": "shattered", "corporation_1": "quantum"})
    target = None
    rng = Rng(seed)
    while m.actors:
        asked = m.decision(0)
        assert asked is not None
        m.act(0, rng.choice(asked.actions))
        target = m.view(0)["solo"]["target"]
    shown = m.view(0)
    assert target == target_of(m.state.mix, moons=True) == 78
    sheet = shown["result"]["scores"][0]
    assert [line["key"] for line in sheet["lines"]][-1] == "moon"
    assert shown["solo"]["verdict"]["difference"] == sheet["total"] - 78
    assert digest(orrery.replay(m.record()).state) == digest(m.state)


# --- secrets --------------------------------------------------------------------------------------


@rules("SM-2.1", "PU-18.2")
@pytest.mark.parametrize("mode", ["random", "sides", "draft"])
def test_sm_2_1_nothing_of_a_choice_is_told_before_all_have_chosen(mode: str) -> None:
    """Whatever the others choose of sides, quarters, halves and moons, a seat that still chooses sees the same."""
    seen: set[str] = set()
    for pick in range(4):
        t = started(2, 4, boards=mode, **parts("moons", "shattered", "quantum"))
        while t.kind(0) is not None:
            options = t.options(0)
            if t.kind(0) in ("choose_planet", "choose_corporation"):
                t.do(0, *options[0])
            else:
                t.do(0, *options[pick % len(options)])
        assert t.kind(1) is not None
        seen.add(str(t.m.view(1)["seats"]) + str(t.m.events(1)))
    assert len(seen) == 1


@rules("SM-2.1", "PU-18.3")
def test_sm_2_1_another_deal_leaves_what_a_seat_knows_and_asks_the_others_anew() -> None:
    t = started(3, 4, boards="chosen", planet_2="shattered", corporation_2="quantum", **parts(*PARTS))
    t.do(1, "quarters", "abab").do(1, "corporation", "quantum_ba").do(1, *t.options(1)[0])
    sides, mine = set(), set()
    for n in range(30):
        dealt = GAME.resample(t.s, 0, Rng(n))
        GAME.invariants(dealt)
        sides.add((dealt.seats[1].planet, dealt.seats[1].corporation))
        own = GAME.resample(t.s, 1, Rng(n))
        mine.add((own.seats[1].planet, own.seats[1].corporation, own.seats[1].extras.satellite))
    assert len(sides) > 5
    assert len(mine) == 1


@rules("SM-2.1", "SM-6.1", "SM-7.1", "SM-11.3")
def test_everything_of_the_expansion_on_the_boards_is_public() -> None:
    t = started(2, 4, boards="first", **parts(*PARTS))
    t.do(0, *t.options(0)[0]).do(1, *t.options(1)[0])
    views = [t.m.view(seat)["seats"][0] for seat in (0, 1)] + [t.m.view(None)["seats"][0]]
    for key in ("moon", "emergency", "coloured", "meteorites"):
        assert views[0][key] == views[1][key] == views[2][key]
        assert views[0][key]


# --- the end --------------------------------------------------------------------------------------


def all_at_top(corporation: str = "universal_coalition", **markers: int | str) -> Scene:
    given: dict[str, int | str] = {**dict.fromkeys(TRACKS, 15), **markers}
    return Scene(seat_with(corporation=corporation, markers=given), seat_with(), emergency=True)


@rules("SM-1.4")
def test_sm_1_4_it_stays_true_if_a_marker_goes_down_again() -> None:
    t = all_at_top(civ=14).advance("civ")
    assert t.s.ending == ALL_AT_TOP
    t.regress("civ").end_round()
    assert t.s.phase == "end"
    four = all_at_top(civ=13).advance("civ")
    assert not four.s.ending


@rules("SM-1.4")
@pytest.mark.parametrize("part", PARTS)
def test_sm_1_4_it_holds_with_any_part(part: str) -> None:
    moon = "moon_start" if part == "moons" else ""
    p = seat_with(markers={**dict.fromkeys(TRACKS, 15), "civ": 14}, moon=moon)
    t = Scene(p, **parts(part)).advance("civ")
    assert t.s.ending == ALL_AT_TOP
    assert not Scene(seat_with(markers={**dict.fromkeys(TRACKS, 15), "civ": 14})).advance("civ").s.ending


@rules("SM-1.4", "PU-11.5")
def test_sm_1_4_last_cells_of_other_boards() -> None:
    """Oasis: the end of the path; Wormhole: the fifth double cell; Makeshift: any marker on each track."""
    oasis = CORPORATIONS[CORPORATION_INDEX["oasis_ultd"]].path
    t = all_at_top("oasis_ultd", civ=15, water=CELLS[oasis[-2]])
    assert t.advance("water").s.ending == ALL_AT_TOP
    steps = CORPORATIONS[CORPORATION_INDEX["wormhole_corp"]].steps
    t = all_at_top("wormhole_corp", biomass=CELLS[steps[-2]])
    assert t.advance("biomass").s.ending == ALL_AT_TOP
    t = all_at_top("makeshift", civ="water-15", water="civ-14")
    t.advance("water")
    if t.asked():
        t.do("advance", "water", "civ-15")
    assert t.s.ending == ALL_AT_TOP
    markers: dict[str, int | str] = {**dict.fromkeys(TRACKS, 15), "civ": 14}
    cosmos = Scene(seat_with(corporation="cosmos_inc", markers=markers, covered=["civ-15"]), emergency=True)
    assert not cosmos.advance("civ").s.ending


@rules("SM-1.4")
def test_sm_1_4_there_is_no_round_to_end_in_the_scoring() -> None:
    t = all_at_top(civ=14)
    t.lies(phase="final", ending=["nothing_fits"])
    t.advance("civ")
    assert t.s.ending == 1
    assert t.heard("Ending") == []


@rules("SM-1.4", "PU-9.1")
def test_sm_1_4_the_others_finish_the_round() -> None:
    p = seat_with(markers={**dict.fromkeys(TRACKS, 15), "civ": 14})
    t = table(p, emergency=True).depot(0, "i2_civ_energy_plain")
    t.do(0, "take", "inner").do(0, *t.options(0, "place")[0])
    while t.kind(0) is not None:
        t.do(0, *t.options(0)[0])
    assert t.s.ending & ALL_AT_TOP
    assert t.kind(1) == "take"
    t.idle(1)
    assert t.s.phase == "end"


# --- together -------------------------------------------------------------------------------------


@rules("SM-13.1", "SM-13.2", "SM-6.2", "SM-3.1", "SM-7.2", "SM-10.2")
@pytest.mark.parametrize("seed", [11, 12])
def test_sm_13_1_promises_of_the_rules_hold_at_the_end_of_every_round(seed: int) -> None:
    """Emergency tiles go by twos, a pair comes instead of a tile, patches and satellites add up."""
    t = started(2, seed, boards="chosen", planet_1="shattered", corporation_1="quantum", **parts(*PARTS))
    rng, taken = Rng(seed), [0, 0]
    round_ = 0
    while t.m.actors:
        if t.s.round != round_ and t.s.phase != FINAL:
            round_ = t.s.round
            for p in t.s.seats:
                aside = len([tile for tile in p.aside if tile >= 144])
                assert p.extras.emergency.bit_count() in (6, 4, 2, 0) or aside
                laid = sum(kind != 2 for square in set(p.patches) for kind in kinds_of(p, square))
                assert p.extras.coloured.bit_count() + len(p.extras.kept) + laid <= 5
        seat = rng.choice(t.m.actors)
        asked = t.m.decision(seat)
        assert asked is not None
        t.m.act(seat, rng.choice(asked.actions))
        GAME.invariants(t.s)
        taken[seat] += 1
    assert all(taken)


def kinds_of(p: Any, square: int) -> list[int]:
    return [kind for kind, squares in enumerate(p.terrain) if squares >> square & 1]
