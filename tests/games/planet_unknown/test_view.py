"""What a seat is shown of a table put together by hand (PU-18), and what the veil over turns hides (PU-3.11)."""

from __future__ import annotations

from typing import NotRequired, get_origin, get_type_hints

from games.planet_unknown.position import state_of
from games.planet_unknown.setting import contest, mask, paint, rules, seat_with
from orrery.core.state import TABLE
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.actions import OUTER
from orrery.games.planet_unknown.components import CIV_INDEX, EVENTS, NONE, OBJECTIVE_INDEX, TILES
from orrery.games.planet_unknown.components.scoring import SCORING
from orrery.games.planet_unknown.frames import PickCard, ShowBoards
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.rules.space_station import bay_of
from orrery.games.planet_unknown.state import BOARDS, CARDS, END, FINAL, State
from orrery.games.planet_unknown.view import shown
from orrery.games.planet_unknown.view_types import SeatView, View


def two() -> State:
    """A table where both players hold cards nobody else may see."""
    secrets = [
        seat_with(
            hidden=["rising_planet_award"], personal=["objective_24"], tiles=[("i2_civ_energy_plain", "r1", "F1")]
        ),
        seat_with(hidden=["first_planet_holiday", "top_planet_award"], personal=["objective_19"], rocks=4),
    ]
    contests = [contest(f"objective_{n}", 0, 1) for n in (25, 26, 27)]
    return state_of(2, seats=secrets, contests=contests, events="standard")


def veil(s: State) -> State:
    """Turns begin: what lies on the table now is what others see until all are done."""
    s.shown, s.shown_bays, s.shown_step = tuple(p.clone() for p in s.seats), tuple(s.bays), s.step
    return s


def test_the_view_has_the_fields_of_its_type() -> None:
    found = GAME.view(two(), 0)
    assert set(found) == set(get_type_hints(View)) - {"commitment", "seed"}  # these two are the match's
    hints = get_type_hints(SeatView, include_extras=True)
    required = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    assert set(found["seats"][0]) == required, "nothing of an expansion that is not in play"


@rules("PU-18.1", "PU-18.2")
def test_pu_18_2_hidden_cards_and_personal_objectives_are_their_owners_own() -> None:
    s = two()
    for me in (0, 1, None):
        for seat, p in enumerate(shown(s, me)["seats"]):
            mine = seat == me
            assert p["civ_hidden"] == seat + 1
            assert len(p["civ_kept"]) == (seat + 1 if mine else 0)
            assert (p["personal"] is not None) == mine
            assert p["personal_count"] == 1
            assert p["score"]["lines"] == lines_of(s, seat, hidden=mine)
            assert p["score"]["total"] == sum(lines_of(s, seat, hidden=mine).values())


@rules("PU-18.2", "PU-10.2")
def test_pu_18_2_cards_are_open_once_shown_and_all_at_the_end() -> None:
    s = two()
    s.phase = CARDS
    s.seats[1].shown_cards = 1
    found = shown(s, 0)
    assert found["phase"] == FINAL
    assert found["seats"][1]["civ_kept"] == ["first_planet_holiday"]
    assert found["seats"][1]["personal"] is None
    s.phase = END
    assert shown(s, None)["seats"][1]["civ_kept"] == ["first_planet_holiday", "top_planet_award"]
    assert shown(s, None)["seats"][1]["personal"] == [{"card": "objective_19", "value": 0, "goal": 15, "done": False}]


@rules("PU-18.1", "PU-18.2", "PU-3.8")
def test_pu_18_2_only_the_tops_of_stacks_are_seen() -> None:
    s = two()
    s.hidden_tops = 1 << TILES[s.bays[0][-1]].shape
    bays = {
        bay["shape"]: bay for sector in shown(s, 0)["station"]["sectors"] for bay in (sector["outer"], sector["inner"])
    }
    assert len(bays) == 12
    for bay, stack in enumerate(s.bays):
        tile = TILES[stack[-1]]
        told = bays[tile.id.split("_")[0]]
        assert told["left"] == len(stack)
        assert told["hidden"] == (bay == 0)
        assert told["top"] == (None if bay == 0 else tile.id)


@rules("PU-2.7", "PU-3.7")
def test_pu_3_7_each_seat_faces_its_sector() -> None:
    s = two()
    s.rotation = 2
    assert [sector["seat"] for sector in shown(s, None)["station"]["sectors"]] == [None, None, 0, None, None, 1]


@rules("PU-12.13", "PU-18.2")
def test_pu_12_13_the_next_event_is_seen_by_those_who_looked() -> None:
    s = two()
    s.peeked = 0b10
    assert [shown(s, me)["events"]["next"] for me in (0, 1, None)] == [None, EVENTS[s.event_deck[0]].id, None]
    assert shown(s, 0)["events"]["left_by_colour"] == {"green": 9, "orange": 3, "red": 8}


@rules("PU-12.3", "PU-10.9")
def test_pu_12_3_the_restriction_of_the_round_is_told_until_the_end_phase() -> None:
    s = two()
    assert shown(s, 0)["restriction"] is None
    s.event = next(i for i, card in enumerate(EVENTS) if card.effects[0].what == "no_tile_on_edge")
    assert shown(s, 0)["restriction"] == {"kind": "no_tile_on_edge", "terrain": None}
    s.phase = FINAL
    assert shown(s, 0)["restriction"] is None


@rules("PU-2.4")
def test_pu_2_4_boards_are_secret_until_all_have_chosen() -> None:
    s = state_of(2, seats=[seat_with("gaia"), seat_with("petra")])
    s.phase = BOARDS
    s.stacks[TABLE] = [ShowBoards()]
    assert [p["planet"] for p in shown(s, 0)["seats"]] == ["gaia", None]
    assert [p["corporation"] for p in shown(s, None)["seats"]] == [None, None]
    assert shown(s, 0)["seats"][1]["score"]["total"] == 0
    s.stacks[TABLE] = []
    assert [p["planet"] for p in shown(s, 0)["seats"]] == ["gaia", "petra"]


@rules("PU-7.10", "PU-18.2")
def test_pu_7_10_all_see_who_looks_through_a_stack_but_not_what_is_there() -> None:
    s = two()
    s.stacks[1] = [PickCard(1, 3, NONE)]
    assert shown(s, 0)["civ"] == {"stacks": [len(stack) for stack in s.civ], "looking": {"seat": 1, "level": 3}}


@rules("PU-14.5")
def test_pu_14_5_alone_the_target_is_told_with_the_rank_so_far_and_at_the_end_the_verdict() -> None:
    s = state_of(1, seats=[seat_with(rocks=3 * 65)])
    assert shown(s, 0)["solo"] == {"target": 58, "now": SCORING.rank(7).id, "verdict": None}
    assert shown(s, 0)["commander"] is None
    s.phase = END
    verdict = shown(s, 0)["solo"]["verdict"]
    assert (verdict["difference"], verdict["rank"], set(verdict["text"])) == (7, 5, {"en", "ru"})


@rules("PU-14.5", "PU-18.2")
def test_pu_18_2_the_rank_so_far_tells_spectators_nothing_of_hidden_cards() -> None:
    s = state_of(1, seats=[seat_with(rocks=3 * 57, hidden=["first_planet_holiday"])])
    assert shown(s, 0)["solo"]["now"] == SCORING.rank(0).id
    assert shown(s, None)["solo"]["now"] == SCORING.rank(-1).id
    s.phase = END
    assert shown(s, None)["solo"]["now"] == SCORING.rank(0).id


# --- the veil -------------------------------------------------------------------------------------


def act_in_secret(s: State) -> None:
    """Seat 1 does everything a turn can change of its boards and its depot."""
    p = s.seats[1]
    bay = bay_of(s, 1, OUTER)
    p.hand, s.bays[bay] = s.bays[bay][-1], s.bays[bay][:-1]
    paint(p, "civ", "F1 G1 F2", stations="F1")
    p.meteorites, p.rovers, p.supply = mask("F1"), mask("F2"), 1
    p.markers = (15, 31, *p.markers[2:])
    p.pods, p.rocks, p.lifepods = 3, 9, 0
    p.moves, p.due, p.stored = 2, (1,), 1
    p.hidden += (CIV_INDEX["best_in_planet_award"],)
    p.personal = (OBJECTIVE_INDEX["objective_20"],)
    s.hidden_tops |= 1 << bay
    s.step += 7


@rules("PU-3.11", "PU-18.3")
def test_pu_3_11_while_turns_are_veiled_others_see_nothing_of_a_turn() -> None:
    s = veil(two())
    before = {me: shown(s, me) for me in (0, None)}
    act_in_secret(s)
    for me, was in before.items():
        assert shown(s, me) == was


@rules("PU-3.11")
def test_pu_3_11_ones_own_turn_is_seen_as_it_goes() -> None:
    s = veil(two())
    act_in_secret(s)
    mine = shown(s, 1)
    assert mine["veiled"]
    assert mine["step"] == s.shown_step
    assert mine["seats"][1]["collected"] == {"lifepods": 3, "meteorites": 9}
    assert mine["seats"][1]["hand"] is not None
    taken = [b for sector in mine["station"]["sectors"] for b in (sector["outer"], sector["inner"]) if b["hidden"]]
    assert [bay["left"] for bay in taken] == [11]


def contest_medals(s: State, me: int | None) -> list[list[int]]:
    return [[one["medals"] for one in contest["standing"]] for contest in shown(s, me)["objectives"]]


@rules("PU-10.7", "PU-3.11")
def test_pu_10_7_who_would_get_the_medals_of_a_contest_by_what_one_sees() -> None:
    """Most meteorites, most lifepods, fewest meteorites; seat 0 then passes seat 1 behind the veil."""
    s = two()
    now, then = [[0, 5], [2, 2], [5, 0]], [[5, 0], [2, 2], [0, 5]]
    for me in (0, 1, None):
        assert contest_medals(s, me) == now
    veil(s)
    s.seats[0].rocks = 9
    assert {me: contest_medals(s, me) for me in (0, 1, None)} == {0: then, 1: now, None: now}


@rules("PU-3.11")
def test_pu_3_11_contests_are_measured_on_what_one_sees() -> None:
    s = veil(two())
    act_in_secret(s)
    rocks = {me: shown(s, me)["objectives"][0]["standing"][1]["value"] for me in (0, 1, None)}
    assert rocks == {0: 4, 1: 9, None: 4}


@rules("PU-3.11", "PU-15.5")
def test_pu_3_11_a_common_goal_set_behind_the_veil_is_not_known_yet() -> None:
    s = two()
    s.seats[1] = seat_with(corporation="jump_drive", slots="F")
    veil(s)
    s.seats[1].used_game = 1 << 5
    s.contests = (*s.contests, contest("objective_28", 0, 1, common=True))
    assert [len(shown(s, me)["objectives"]) for me in (0, 1, None)] == [3, 4, 3]
    assert len(shown(veil(s), 0)["objectives"]) == 4, "in the next round everybody knows it"


@rules("PU-3.11")
def test_pu_3_11_all_is_seen_when_the_veil_is_lifted() -> None:
    s = veil(two())
    act_in_secret(s)
    s.shown = ()
    assert shown(s, 0)["seats"][1]["collected"] == {"lifepods": 3, "meteorites": 9}
    assert shown(s, 0)["step"] == s.step
