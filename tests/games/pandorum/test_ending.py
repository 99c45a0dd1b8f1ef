"""The end of the game (PD-9): triggers, last turns, full field, stalemate, cargo, ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons, table
from orrery.games.pandorum import GAME
from orrery.games.pandorum.hexes import HEX_IDS, each

TYPES = ["extraction", "entertainment", "generators", "laboratories", "logistics", "defence", "systems", "blocks"]


def turns_left(t: Table) -> list[int]:
    """Whose turns follow until the end, if everybody draws."""
    found = []
    while not t.m.over:
        seat, kind = t.asked()
        assert kind == "turn"
        found.append(seat)
        t.draws(seat)
    return found


# --- the last figure ------------------------------------------------------------------------------


@rules("PD-9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_9_1_the_last_figure_gives_every_other_player_one_more_turn(players: int) -> None:
    t = table(players).supply(1, 1, 0).turn_of(1).builds(1, "1,-1", "helium_extraction")
    assert t.told("ending") == [{"seat": 1, "reason": "figures"}], "at once, before the cards are stowed"
    assert t.kinds()[-2:] == ["object_built", "ending"]
    t.stows(1)
    others = [(1 + n) % players for n in range(1, players)]
    shown = t.m.view(None)["last_turns"]
    assert shown == {"trigger": 1, "reason": "figures", "left": sorted(others[1:])}, "the first of them has begun"
    assert turns_left(t) == others
    assert t.told("game_ended")
    assert t.m.view(None)["over"]


@rules("PD-9.1")
def test_pd_9_1_neither_module_nor_base_may_be_left() -> None:
    t = table(3).supply(0, 1, 1).builds(0, "1,-1", "helium_extraction").stows(0)
    assert t.m.view(None)["last_turns"] is None
    t = table(3).supply(0, 0, 1).builds(0, "1,-1", "helium_extraction", "ore_extraction").stows(0)
    assert t.told("ending") == [{"seat": 0, "reason": "figures"}]


@rules("PD-9.1")
def test_pd_9_1_further_players_running_out_change_nothing() -> None:
    t = table(3).supply(0, 1, 0).supply(1, 1, 0).given(1, hand="ore_extraction casino", at="0,0")
    t.builds(0, "1,-1", "helium_extraction").stows(0)
    t.do(1, "pay", "casino").do(1, "fly", "0,-1").do(1, "build", "ore_extraction", None).stows(1)
    assert len(t.told("ending")) == 1
    assert turns_left(t) == [2]


@rules("PD-9.1", "PD-11.10")
def test_pd_9_1_figures_that_return_do_not_revoke_it() -> None:
    t = horizons(3).next_events("sabotage").supply(0, 1, 0).builds(0, "1,-1", "helium_extraction").stows(0)
    assert t.asked() == (0, "sabotage")
    t.do(0, "hex", "1,-1")
    assert t.seat(0)["supply"] == {"module": 1, "base": 0}
    assert t.m.view(None)["last_turns"] == {"trigger": 0, "reason": "figures", "left": [2]}
    assert turns_left(t) == [1, 2]


@rules("PD-9.1", "PD-11.14")
def test_pd_9_1_a_lifted_module_is_in_the_supply_again() -> None:
    """With the last module on the field Training lifts one and builds it again: the end is triggered by that."""
    t = horizons(3).in_play("training").given(0, hand=f"ore_extraction {PAYMENT}", modules="1,-1").supply(0, 0, 0)
    t.flies(0, "1,-1", PAYMENT).do(0, "lift")
    assert t.told("ending") == []
    t.do(0, "build", "ore_extraction", None)
    assert t.told("ending") == [{"seat": 0, "reason": "figures"}]


# --- a full field ---------------------------------------------------------------------------------


def crowded(players: int, free: str) -> Table:
    """All terrain but these hexes is another volcano: nothing is left to build on."""
    t = horizons(players)
    empty = [HEX_IDS[hex_] for hex_ in each(t.peek().empty())]
    return t.ground("volcano", [hex_ for hex_ in empty if hex_ not in free.split()])


@rules("PD-9.2")
def test_pd_9_2_a_full_field_is_triggered_by_the_player_of_that_turn() -> None:
    t = crowded(3, "1,-1").builds(0, "1,-1", "helium_extraction").stows(0)
    assert t.told("ending") == [{"seat": 0, "reason": "field"}]
    assert t.m.view(None)["last_turns"] == {"trigger": 0, "reason": "field", "left": [2]}
    assert turns_left(t) == [1, 2]


@rules("PD-9.2", "PD-10.11")
def test_pd_9_2_is_checked_after_the_events_of_the_turn() -> None:
    """Expansion fills the last hex: the player whose turn ends has triggered the end, not who put the module."""
    t = crowded(3, "1,-1 1,0 0,1 0,-1").next_events("expansion").builds(0, "1,-1", "helium_extraction").stows(0)
    for seat, hex_ in ((0, "1,0"), (1, "0,1"), (2, "0,-1")):
        t.do(seat, "hex", hex_)
    assert t.told("ending") == [{"seat": 0, "reason": "field"}]
    free = crowded(3, "1,-1").next_events("sabotage").builds(0, "1,-1", "helium_extraction").stows(0)
    free.do(0, "hex", "1,-1")
    assert free.told("ending") == [], "the hex is empty again when the check comes"


@rules("PD-9.2", "PD-9.1")
def test_pd_9_2_not_if_the_end_is_already_triggered() -> None:
    t = crowded(3, "1,-1").ending(2, 1)
    t.builds(0, "1,-1", "helium_extraction").stows(0)
    assert t.told("ending") == []
    assert turns_left(t) == [1]


# --- stalemate ------------------------------------------------------------------------------------


@rules("PD-9.3")
def test_pd_9_3_three_idle_turns_of_everybody_with_an_empty_deck() -> None:
    t = table(2).market().deck().given(0, hand="casino", modules="1,0").given(1, hand="ore_extraction", modules="0,1")
    t.flies(0, "1,0").flies(1, "0,1")
    t.do(0, "draw", "casino").do(0, "draw", "ore_extraction").do(1, "pass")
    t.flies(0, "0,0", "casino")
    assert not t.m.over
    t.do(1, "draw", "casino")
    assert t.m.over, "the third turn of both without a construction"
    assert t.told("ending") == [{"seat": None, "reason": "stalemate"}]


@rules("PD-9.3")
def test_pd_9_3_a_construction_starts_the_count_anew() -> None:
    t = table(2).market().deck().idle(2, 5)
    t.builds(0, "1,-1", "helium_extraction").stows(0)
    assert not t.m.over
    t.do(1, "draw", PAYMENT)
    assert not t.m.over, "seat 1 has been idle for long, seat 0 has not"
    assert t.s.idle == [1, 6]


@rules("PD-9.3")
def test_pd_9_3_not_while_cards_are_in_the_deck() -> None:
    t = table(2).idle(9, 9)
    t.draws(0).draws(1)
    assert t.asked() == (0, "turn")


@rules("PD-9.3")
def test_pd_9_3_turns_before_the_deck_ran_out_do_not_count() -> None:
    """Two players who only draw as long as they can: after the deck has run out each of them has three more turns."""
    m = GAME.new(2, 5103, {"new_horizons": True})
    since: list[int] = []  # whose turns began after the deck had run out
    while len(since) < 6:
        assert not m.over, f"turns after the deck ran out: {since}"
        (seat,) = m.actors
        asked = m.decision(seat)
        assert asked is not None
        if asked.kind == "turn" and not m.state.deck:
            since.append(seat)
        m.act(seat, asked.actions[0])  # from the deck; once that is empty, from the market
    assert since == [0, 1, 0, 1, 0, 1]


@rules("PD-9.3")
@pytest.mark.parametrize("source", ["deck", "casino"])
def test_pd_9_3_the_turn_that_empties_the_deck_does_not_count(source: str) -> None:
    """Whether the last card of the deck is drawn or turned up for the market."""
    t = table(2).market("casino", "gravity_arena", "wind_generator", "air_logistics").deck("stereo_theatre")
    t.idle(7, 7).do(0, "draw", source)
    assert t.s.idle == [0, 0]


@rules("PD-9.1", "PD-9.3", "PD-11.12")
def test_pd_9_1_the_guard_takes_no_last_turn_away() -> None:
    """Expansion takes the last figure of seat 0; the third idle turn of seat 1 does not rob seat 2 of its last turn."""
    t = horizons(3).in_play(new_engines=0).next_events("expansion").market("casino", "wind_generator", "casino").deck()
    t.given(0, modules="1,0", engines=1).supply(0, 1, 0).idle(2, 2, 3)
    t.do(0, "engine", "1,0").do(0, "draw", "wind_generator").do(0, "draw", "casino")
    for seat in range(3):
        t.do(seat, *t.options(seat, "hex")[0])
    assert t.told("ending") == [{"seat": 0, "reason": "figures"}]
    t.do(1, "draw", "casino")
    assert t.s.idle == [3, 3, 4], "the guard would strike here"
    assert t.asked() == (2, "turn")
    t.do(2, "pass")
    assert t.m.over
    assert len(t.told("ending")) == 1


@rules("PD-9.2", "PD-9.3")
def test_pd_9_2_a_full_field_comes_before_the_guard() -> None:
    t = crowded(3, "").market().deck().idle(2, 3, 3)
    t.do(0, "pass")
    assert t.told("ending") == [{"seat": 0, "reason": "field"}]
    t.do(1, "pass").do(2, "pass")
    assert t.m.over


@rules("PD-9.3", "PD-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_9_3_all_pass_in_a_row(players: int) -> None:
    t = table(players).market().deck()
    for seat in range(players):
        assert not t.m.over
        t.do(seat, "pass")
    assert t.m.over
    assert t.told("ending") == [{"seat": None, "reason": "passes"}]


@rules("PD-9.3", "PD-11.13", "PD-3.2")
def test_pd_9_3_an_engine_move_before_it_makes_a_pass_no_action() -> None:
    t = horizons(2).in_play("new_engines").market().deck().given(1, modules="1,0", engines=2)
    t.do(0, "pass").do(1, "engine", "1,0")
    assert t.options(1) == [["engine", "0,0"], ["pass"]]
    t.do(1, "pass").do(1, "end")
    assert t.told("ending") == [{"seat": None, "reason": "passes"}]


@rules("PD-9.3")
def test_pd_9_3_a_move_between_breaks_the_row_of_passes() -> None:
    t = table(3).market().deck().given(1, hand="ore_extraction", modules="1,0")
    t.do(0, "pass").flies(1, "1,0")
    assert t.options(2) == [["draw", "ore_extraction"]]
    t.do(2, "draw", "ore_extraction").do(0, "pass").do(1, "pass")
    assert not t.m.over


# --- scoring --------------------------------------------------------------------------------------


def holds(*cargo: str) -> Table:
    t = table(len(cargo))
    for seat, cards in enumerate(cargo):
        t.given(seat, slots=("", "", cards))
    return t.start()


@rules("PD-9.4")
def test_pd_9_4_only_the_most_of_a_type_is_paid() -> None:
    t = holds("casino gravity_arena", "stereo_theatre", "")
    assert [sheet.total for sheet in t.m.scores()] == [2, 0, 0]
    t = holds("casino gravity_arena", "stereo_theatre casino", "stereo_theatre")
    assert [sheet.total for sheet in t.m.scores()] == [2, 2, 0], "a tie pays all tied"
    assert [sheet.total for sheet in holds("", "", "").m.scores()] == [0, 0, 0]


@rules("PD-9.4")
def test_pd_9_4_each_of_the_eight_types_for_itself() -> None:
    some = "ore_extraction casino wind_generator medical_laboratory"
    t = holds(f"{some} air_logistics outer_defence jamming_system supply_block", "")
    lines = t.seat(0)["score"]["lines"]
    assert list(lines) == ["quids", *TYPES]
    assert list(lines.values()) == [0] + [1] * 8
    assert [row["leaders"] for row in t.m.view(None)["cargo"]] == [[0]] * 8
    assert [row["counts"] for row in t.m.view(None)["cargo"]] == [[1, 0]] * 8


@rules("PD-9.5")
def test_pd_9_5_objects_hands_and_the_other_slots_score_nothing() -> None:
    rich: dict[str, Any] = {"hand": "casino casino ore_extraction", "modules": "1,0 1,-1", "bases": "0,1", "quids": 7}
    t = table(2).given(0, slots=("wind_generator", "air_logistics", "outer_defence stereo_theatre"), **rich).start()
    assert [sheet.total for sheet in t.m.scores()] == [7 + 2, 0]
    sheet = t.m.scores()[0]
    assert {line.key: line.points for line in sheet.lines if line.points} == {
        "quids": 7,
        "entertainment": 1,
        "defence": 1,
    }
    assert sum(line.points for line in sheet.lines) == sheet.total


def finished(*seats: tuple[int, str, str]) -> Table:
    """(quids, modules, bases) of each seat at the end of a game."""
    t = table(len(seats)).market().deck()
    for seat, (quids, modules, bases) in enumerate(seats):
        t.given(seat, quids=quids, modules=modules, bases=bases)
    for seat in range(len(seats)):
        t.do(seat, "pass")
    assert t.m.over
    return t


@rules("PD-9.6")
def test_pd_9_6_most_quids_win() -> None:
    t = finished((4, "", ""), (6, "1,0 1,-1", "0,1"), (5, "", ""))
    assert t.m.winners == (1,)
    assert [sheet.rank for sheet in t.m.scores()] == [3, 1, 2]
    assert t.told("game_ended") == [{"winners": [1], "tie_break": None}]


@rules("PD-9.6")
def test_pd_9_6_a_tie_goes_to_more_figures_in_the_supply() -> None:
    t = finished((6, "1,0", ""), (6, "", ""), (6, "1,-1", "0,1"))
    assert t.m.winners == (1,)
    assert [sheet.rank for sheet in t.m.scores()] == [2, 1, 3]
    assert t.told("game_ended") == [{"winners": [1], "tie_break": "figures"}]
    either = finished((6, "1,0 1,-1", ""), (6, "", "0,1 0,-1"), (6, "2,0 2,1 2,2", ""))
    assert either.m.winners == (0, 1), "modules and bases count alike"
    assert either.told("game_ended") == [{"winners": [0, 1], "tie_break": "shared"}]
    assert [sheet.rank for sheet in either.m.scores()] == [1, 1, 3]


@rules("PD-9.6", "PD-9.5")
def test_pd_9_6_cargo_decides_before_figures() -> None:
    t = table(2).market().deck().given(0, quids=5, slots=("", "", "casino"), modules="1,0").given(1, quids=5)
    t.do(0, "pass").do(1, "pass")
    assert t.m.winners == (0,)
    assert t.m.view(1)["result"]["tie_break"] is None


@rules("PD-9.5", "PD-1.10")
def test_pd_9_5_hands_are_shown_at_the_end() -> None:
    t = finished((4, "", ""), (6, "", ""))
    shown = t.m.view(None)
    assert [seat["cards"] for seat in shown["seats"]] == [[], []]
    assert [row["total"] for row in shown["result"]["scores"]] == [4, 6]
    assert [line["key"] for line in shown["result"]["scores"][0]["lines"]] == ["quids", *TYPES]
    assert t.refused(0, "pass") == ("PD-9.1", "game_over")
