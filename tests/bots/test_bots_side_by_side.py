"""Bots in a game whose seats play side by side: they look along their own turn, and no wider."""

from __future__ import annotations

import time
from typing import Any

import pytest

import orrery
from bots.test_bots_choose import positions, quick
from orrery.bots.levels import LEVELS, opponent
from orrery.bots.mcts import RACES, MctsBot
from orrery.bots.side_by_side_search import ALL_WAYS, LONG, RUNNERS, SHORT, SideBySideSearch
from orrery.bots.turn_search import PATIENCE, TurnSearch
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain
from orrery.games.planet_unknown.state import LAST_EVENT, NOTHING_FITS

SIDE_BY_SIDE = [ident for ident in orrery.games() if orrery.game(ident).side_by_side]


def begin_turns(ident: str, seed: int = 5) -> tuple[Any, Any]:
    """A state in which all seats are asked at the same time, some rounds into a game."""
    game = orrery.game(ident)
    m = game.new(4, seed)
    state, rng = game.clone(m.state), Rng(seed, 5)
    while len(actors := engine.actors(m.flow, state)) < 4 or state.step < 60:
        seat = rng.choice(actors)
        engine.apply(m.flow, state, seat, rng.choice(engine.options(m.flow, state, seat)))
    return game, state


def test_a_game_says_whether_its_seats_play_side_by_side() -> None:
    assert SIDE_BY_SIDE == ["planet_unknown"]
    assert not orrery.game("planet_5r").side_by_side


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_a_turn_is_followed_to_its_end_and_touches_no_other_seat(ident: str) -> None:
    game, state = begin_turns(ident)
    table = TurnSearch(game, game.flow(state.options), 8)
    for seat in range(4):
        s = game.clone(state)
        assert table.finish_turn(s, seat, s.round)
        assert not s.stacks[seat]
        for other in range(4):
            if other != seat:
                assert to_plain(s.seats[other]) == to_plain(state.seats[other])
                assert s.stacks[other] == state.stacks[other]
        assert s.round == state.round


def test_who_shrinks_from_the_end_of_a_turn_does_not_drive_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    game = orrery.game("planet_unknown")
    tried = 0
    for state, decision in positions("planet_unknown", 4, seed=3, every=3):
        flow, seat = game.flow(state.options), decision.seat
        if not any(type(action) in flow.free for action in decision.actions):
            continue
        s, now = game.clone(state), state.round
        with monkeypatch.context() as patch:
            patch.setattr(type(game), "evaluate", lambda self, s, seat: 1.0 if s.stacks[seat] else 0.0)
            done = TurnSearch(game, flow, 4).finish_turn(s, seat, now)
        assert s.round > now or not s.stacks[seat]
        assert len(done) < PATIENCE + 16
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_looking_for_the_end_of_a_turn_in_breadth_finds_one_at_least_as_good(ident: str) -> None:
    game, state = begin_turns(ident)
    table = TurnSearch(game, game.flow(state.options), 8)
    straight = wide = 0.0
    for seat in range(4):
        before = to_plain(state)
        actions = engine.options(table.flow, state, seat)
        starts = [(opening, 0.0) for opening in table.openings(state, seat, actions)]
        ends = table.best_ends(state, seat, starts, 24)
        assert to_plain(state) == before
        best = max(ends.values(), key=lambda turn: turn.value)
        wide += best.value
        straight += max(table.turn(state, seat, *opening.actions).value for opening, _ in starts[:8])
        for first, turn in ends.items():
            opening = starts[first][0].actions
            assert tuple(turn.actions[: len(opening)]) == opening
        s = game.clone(state)
        for action in best.actions:
            assert action in engine.options(table.flow, s, seat)
            engine.apply(table.flow, s, seat, action)
        assert not s.stacks[seat]
        assert to_plain(s) == to_plain(best.end)
    assert wide >= straight


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_what_is_added_to_a_beginning_decides_which_of_them_go_on(ident: str) -> None:
    game, state = begin_turns(ident)
    table = TurnSearch(game, game.flow(state.options), 8)
    openings = table.openings(state, 0, engine.options(table.flow, state, 0))
    for favourite in (0, len(openings) - 1):
        starts = [(opening, 100.0 * (n == favourite)) for n, opening in enumerate(openings)]
        ends = table.best_ends(state, 0, starts, 1)
        assert [*ends] == [favourite]
        assert ends[favourite].value < 50  # it is not part of what the turn is worth


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_of_some_beginnings_the_turn_that_ends_best_is_taken(ident: str) -> None:
    game, state = begin_turns(ident)
    table = TurnSearch(game, game.flow(state.options), 4)
    actions = engine.options(table.flow, state, 0)
    one, four = (table.best_turn(state, 0, actions, most) for most in (1, 4))
    assert one == table.turn(state, 0, *table.best(state, 0, actions).actions)._replace(end=one.end)
    assert four.value >= one.value
    assert game.evaluate(four.end, 0) == pytest.approx(four.value, abs=0.001)


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_promising_actions_are_some_of_the_legal_ones_and_hardly_worse_than_the_best(ident: str) -> None:
    game = orrery.game(ident)
    lost, lists = 0.0, 0
    for state, decision in positions(ident, 4, seed=3, every=5):
        few = game.promising(state, decision.seat, decision.actions, 16)
        assert set(few) <= set(decision.actions)
        assert len(few) == len(set(few))
        if len(decision.actions) <= 16:
            assert list(few) == list(decision.actions)
        elif decision.kind == "place":
            table = TurnSearch(game, game.flow(state.options), 16)
            best = max(table.values_now(state, decision.seat, decision.actions))
            lost += best - max(table.values_now(state, decision.seat, few))
            lists += 1
    assert lists > 5
    assert lost / lists < 0.5


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_where_a_list_tells_nothing_its_actions_are_followed_until_they_differ(ident: str) -> None:
    game = orrery.game(ident)
    lists = 0
    for state, decision in positions(ident, 4, seed=3, every=3):
        if decision.kind not in ("rotate", "take"):
            continue
        table, seat = TurnSearch(game, game.flow(state.options), 4), decision.seat
        found = table.openings(state, seat, decision.actions)
        assert {opening.actions[0] for opening in found} == set(decision.actions)
        for opening in found:
            s = game.clone(state)
            for action in opening.actions:
                assert action in engine.options(table.flow, s, seat)
                engine.apply(table.flow, s, seat, action)
            assert game.evaluate(s, seat) == pytest.approx(opening.value)
        assert table.best(state, seat, decision.actions) == max(found, key=lambda opening: opening.value)
        lists += max(len(opening.actions) for opening in found) == (3 if decision.kind == "rotate" else 2)
    assert lists > 5


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_hidden_things_do_not_change_the_answer(ident: str, name: str) -> None:
    game = orrery.game(ident)
    for n, (state, decision) in enumerate(positions(ident, 4, seed=23, every=40)):
        view = game.view(state, decision.seat)
        again = Decision(game, decision.sample(Rng(n, 99)), decision.seat)
        assert quick(name, n).choose(view, decision) == quick(name, n).choose(view, again)


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_a_race_is_over_long_lists_and_ends_with_one_winner(ident: str) -> None:
    game = orrery.game(ident)
    raced = 0
    for _, decision in positions(ident, 3, seed=8, every=15):
        race = SideBySideSearch(game, decision, Rng(1), 1)
        runners = len(race.runners)
        assert race.answer(24, None)[0] in decision.actions
        assert (race.iterations > 0) == (runners > 1)
        assert len(race.race) == 1
        raced += runners > 1
    assert raced


@pytest.mark.interpreted
@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_further_heats_look_further_and_more_iterations_meet_more_deals(
    ident: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = begin_turns(ident)
    met: list[tuple[int, int]] = []

    def seen(self: SideBySideSearch, s: Any, done: list[Any], rounds: int, deal: int) -> float:
        met.append((rounds, deal))
        return 0.0

    monkeypatch.setattr(SideBySideSearch, "future", seen)
    deals = []
    for iterations in (60, 200):
        met.clear()
        race = SideBySideSearch(game, Decision(game, state, 0), Rng(1), 2)
        race.answer(iterations, None)
        assert [rounds for rounds, _ in met] == sorted(rounds for rounds, _ in met)
        assert {rounds for rounds, _ in met} == {1, 2}
        assert iterations // 2 < race.iterations == len(met) <= iterations
        first = [deal for rounds, deal in met if rounds == 1]
        assert first.count(0) == len(race.runners)  # every deal with every turn that is left
        deals.append(1 + max(deal for _, deal in met))
    assert len(race.runners) == RUNNERS
    assert first.count(ALL_WAYS - 1) == RUNNERS // 2
    assert deals[0] < deals[1] == 2 * ALL_WAYS


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_what_concerns_a_turn_is_the_same_in_every_deal_and_another_after_the_turn(ident: str) -> None:
    game, state = begin_turns(ident)
    decision = Decision(game, state, 2)
    table = TurnSearch(game, game.flow(state.options), 8)
    key = game.transposition_key(decision.sample(Rng(1)), 2)
    assert key is not None
    assert key == game.transposition_key(decision.sample(Rng(2)), 2)
    assert key != game.transposition_key(state, 1)
    s = game.clone(state)
    table.finish_turn(s, 2, s.round)
    assert key != game.transposition_key(s, 2)


def test_who_turns_the_station_is_concerned_by_all_stacks() -> None:
    game = orrery.game("planet_unknown")
    state = next(s for s, decision in positions("planet_unknown", 4, seed=3, every=1) if decision.kind == "rotate")
    seat = state.commander
    for bay in range(len(state.bays)):
        other = game.clone(state)
        other.bays[bay] = other.bays[bay][:-1]
        assert game.transposition_key(other, seat) != game.transposition_key(state, seat)


@pytest.mark.interpreted
@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_an_answer_is_looked_for_once_and_leads_to_the_same_place(ident: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = begin_turns(ident)
    race = SideBySideSearch(game, Decision(game, state, 0), Rng(1), 1)
    looked = []
    best_turn = TurnSearch.best_turn

    def counted(self: TurnSearch, *args: Any) -> Any:
        looked.append(args)
        return best_turn(self, *args)

    monkeypatch.setattr(TurnSearch, "best_turn", counted)
    value, end = race._answered(game.clone(state), False)
    race.level = 3.0  # a deal that looks better for all turns alike
    again, same = race._answered(game.clone(state), False)
    assert len(looked) == 1
    assert again == pytest.approx(value + 3.0)
    assert to_plain(same) == to_plain(end)
    assert race._answered(game.clone(state), True)[0] == again


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_an_answer_that_a_deal_does_not_allow_is_not_repeated(ident: str) -> None:
    game, state = begin_turns(ident)
    race = SideBySideSearch(game, Decision(game, state, 0), Rng(1), 1)
    _, end = race._answered(game.clone(state), False)
    actions = next(iter(race.known.values()))[1]
    assert race._repeated(end, actions) is None
    assert race._repeated(state, actions[:1]) is None  # the turn is not over
    assert race._repeated(state, actions) is not None


def test_the_nearer_the_end_the_less_a_race_counts_on_further_rounds() -> None:
    game, state = begin_turns("planet_unknown")
    late, over = game.clone(state), game.clone(state)
    late.round, over.ending = 20, NOTHING_FITS
    assert [game.survival(s, 0, 0) for s in (state, late)] == [1.0, 1.0]
    assert game.survival(state, 0, 2) > 0.95
    assert 0.1 < game.survival(late, 0, 1) < 0.7
    assert game.survival(late, 0, 2) < game.survival(late, 0, 1)
    assert game.survival(over, 0, 1) == 0.0
    assert orrery.game("planet_5r").survival(None, 0, 3) == 1.0


def test_when_the_game_is_known_to_end_a_race_goes_by_the_score_of_the_turn() -> None:
    game, state = begin_turns("planet_unknown")
    flow = game.flow(state.options)
    state.ending = LAST_EVENT
    race = SideBySideSearch(game, Decision(game, state, 0), Rng(1), 2)
    assert len(race.runners) > 1
    totals = []
    for runner in race.runners:
        s = game.clone(state)
        for action in runner.turn:
            engine.apply(flow, s, 0, action)
        totals.append(game.result(s).sheets[0].total)
    race.answer(24, None)
    assert totals[race.race[0]] == max(totals)


def test_who_turns_the_station_sees_what_it_gives_the_others() -> None:
    game = orrery.game("planet_unknown")
    spread = 0.0
    for state, decision in positions("planet_unknown", 4, seed=3, every=1):
        if decision.kind == "rotate":
            race = SideBySideSearch(game, decision, Rng(1), 1)
            theirs = race._theirs(game.clone(state))
            assert list(theirs) == list(decision.actions)
            spread = max(spread, max(theirs.values()) - min(theirs.values()))
        elif decision.kind == "take" and len(engine.actors(game.flow(state.options), state)) > 1:
            assert not SideBySideSearch(game, decision, Rng(1), 1)._theirs(state)
        if state.round > 5:
            break
    assert spread > 0.5


@pytest.mark.interpreted
def test_what_follows_the_beginning_of_a_turn_is_raced_too_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = begin_turns("planet_unknown")
    flow = game.flow(state.options)
    entered: list[tuple[int, int]] = []
    line_up = SideBySideSearch._line_up

    def seen(self: SideBySideSearch, s: Any, most: int, long: int) -> None:
        entered.append((most, long))
        line_up(self, s, most, long)

    monkeypatch.setattr(SideBySideSearch, "_line_up", seen)
    for races in (RACES, 1):
        monkeypatch.setattr("orrery.bots.mcts.RACES", races)
        bot, s = MctsBot(4, iterations=24), game.clone(state)
        entered.clear()
        while s.round == state.round and engine.asking(flow, s, 0):
            engine.apply(flow, s, 0, bot.choose({"game": "planet_unknown"}, Decision(game, s, 0)))
        assert entered[0] == (24 // ALL_WAYS, LONG)
        assert entered[1:]
        assert set(entered[1:]) == {(24 // ALL_WAYS, SHORT) if races > 1 else (1, SHORT)}


def test_the_beginning_of_a_turn_is_kept_to_and_only_by_its_seat() -> None:
    game, state = begin_turns("planet_unknown")
    flow, view = game.flow(state.options), {"game": "planet_unknown"}
    bot = MctsBot(4, iterations=24)
    first = bot.choose(view, Decision(game, state, 0))
    planned = bot.intent.plan
    assert planned  # a place for the tile just taken
    played = game.clone(state)
    for action in planned:
        engine.apply(flow, played, 0, first)
        first = bot.choose(view, Decision(game, played, 0))
        assert first == action
    bot.intent = bot.intent._replace(plan=(first,))
    decision = Decision(game, state, 1)
    assert bot.choose(view, decision) in decision.actions
    assert bot.intent[:2] == (1, state.round)


def test_rivals_whom_a_search_passes_over_do_not_look_beaten_when_the_game_ends() -> None:
    game, state = begin_turns("planet_unknown")
    ending = game.clone(state)
    ending.ending = NOTHING_FITS
    later = game.clone(ending)
    later.round += 3  # nobody has played them
    assert game.evaluate(later, 0) < game.evaluate(ending, 0) - 3


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
@pytest.mark.parametrize("level", LEVELS)
def test_people_need_not_wait(ident: str, level: int) -> None:
    """Generous: the machine may be busy."""
    game, state = begin_turns(ident)
    decision = Decision(game, state, 0)
    bot = opponent(level, seed=1, seconds=0.2)
    began = time.process_time()
    assert bot.choose(game.view(state, 0), decision) in decision.actions
    assert time.process_time() - began < 1.0


def test_search_by_seconds_ends() -> None:
    game, state = begin_turns("planet_unknown")
    assert MctsBot(seconds=0.001).choose({"game": "planet_unknown"}, Decision(game, state, 1)) is not None


@pytest.mark.parametrize("players", [1, 2, 6])
def test_whole_games_with_any_number_of_seats(players: int) -> None:
    m = orrery.game("planet_unknown").new(players, seed=players)
    orrery.play_out(m, ["greedy", *["random"] * (players - 1)])
    assert m.over
    assert orrery.replay(m.record()) == m
