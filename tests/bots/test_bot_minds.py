"""What a bot remembers between two questions: a bot made anew for each plays like one that is kept for a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import orrery
from bots.test_bots_side_by_side import begin_turns
from orrery.bots import mcts
from orrery.bots.characters import likes_of
from orrery.bots.levels import STRONGEST, Chosen, StrongestBot, choose, opponent
from orrery.bots.mind import (
    LONGEST,
    VERSION,
    Intent,
    Mind,
    after_action,
    mind_from_json,
    mind_to_json,
    new_mind,
    without_intent,
)
from orrery.bots.overlooking import DETOURS, OverlookingBot
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain

UNKNOWN = orrery.game("planet_unknown")


def asked(state: Any, seat: int, seed: int, mind: Any = None) -> Chosen:
    """One question as a table asks it: a state dealt anew, another seed each time, all through a pipe."""
    sent = to_plain(Decision(UNKNOWN, state, seat).sample(Rng(seed)))
    state_json, travelled = json.loads(json.dumps([sent, mind]))
    found = choose(STRONGEST, UNKNOWN.id, state_json, seat, seed, mind=travelled)
    return Chosen(json.loads(json.dumps(found.action)), json.loads(json.dumps(found.mind)))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StrongestBot, "__init__", _quick_init)


def _quick_init(bot: StrongestBot, seed: int = 0, seconds: float | None = None, character: str = "") -> None:
    bot.character, bot.mind, bot._seat = character, new_mind(seed), -1
    bot.bot = mcts.MctsBot(seed, iterations=24, seconds=seconds)
    bot.bot.sees = bot._sees


def test_a_turn_that_won_is_played_by_whoever_is_asked_next(monkeypatch: pytest.MonkeyPatch) -> None:
    _, state = begin_turns("planet_unknown")
    first = asked(state, 0, 4)
    assert first.mind["races"] == 1
    (place,) = first.mind["plan"]
    engine.apply(UNKNOWN.flow(state.options), state, 0, UNKNOWN.action_from_json(first.action))

    def no_race(*_: Any, **__: Any) -> Any:
        raise AssertionError("what was settled is looked for again")

    with monkeypatch.context() as patched:
        patched.setattr(mcts, "SideBySideSearch", no_race)
        second = asked(state, 0, 77, first.mind)
        with pytest.raises(AssertionError, match="settled"):
            asked(state, 0, 77)  # nothing remembered: it has to look again
    assert second.action == place
    assert (second.mind["plan"], second.mind["races"]) == ([], 1)
    assert second.mind["mood"] == first.mind["mood"]


def test_what_follows_the_beginning_of_a_turn_gets_less_time_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees no difference between two places must not drive to and fro for ever."""
    _, state = begin_turns("planet_unknown")
    found: list[tuple[int, float | None]] = []

    class Race:
        def __init__(self, game: Any, decision: Decision, rng: Any, heats: int, most: int, long: int, *_: Any) -> None:
            self.decision, self.most = decision, most
            self.runners = [0, 0]

        def answer(self, iterations: int, seconds: float | None) -> tuple[Any, ...]:
            found.append((self.most, seconds))
            return (self.decision.actions[0],)

    monkeypatch.setattr(mcts, "SideBySideSearch", Race)
    sent, mind = to_plain(Decision(UNKNOWN, state, 0).sample(Rng(1))), None
    for seed in range(mcts.RACES + 2):
        mind = choose(STRONGEST, UNKNOWN.id, sent, 0, seed, seconds=0.9, mind=mind).mind
    assert found[0] == (4, 0.9)
    assert found[1:-2] == [(4, 0.9 / mcts.SMALLER)] * (mcts.RACES - 1)
    assert found[-2:] == [(1, 0.9 / mcts.SMALLER)] * 2, "no more races in this round"


@pytest.mark.parametrize("level", [3, STRONGEST])
def test_a_mood_lasts_for_a_game(level: int) -> None:
    m = orrery.game("planet_5r").new(3, seed=4)
    bot, minds = opponent(level, 8, seconds=0.01), []
    travelling = None
    for seed in range(6):
        decision = m.decision(m.actors[0])
        assert decision is not None
        before = bot.mind.mood
        bot.choose(m.view(decision.seat), decision)
        assert bot.mind.mood == before
        state = to_plain(decision.sample(Rng(seed)))
        chosen = choose(level, "planet_5r", state, decision.seat, seed, 0.01, mind=travelling)
        travelling = chosen.mind
        minds.append(travelling["mood"])
        m.act(decision.seat, chosen.action)
    assert len(set(minds)) == 1
    assert likes_of(m.game, "", minds[0]) == likes_of(m.game, "", minds[0])
    assert likes_of(m.game, "", minds[0]) != likes_of(m.game, "", minds[0] + 1), "bots do not all feel alike"


@pytest.mark.parametrize("level", [2, 5])
def test_levels_below_do_not_drive_to_and_fro_for_ever(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where each place looks better than the one before, and every question finds the same position."""
    _, state = begin_turns("planet_unknown")
    state = next(_on_the_road(state))
    free = UNKNOWN.flow(state.options).free
    monkeypatch.setattr(OverlookingBot, "_best", lambda *found: _drive(found[-1], free))
    mind: Any = None
    sent, drives = to_plain(state), 0
    for seed in range(DETOURS + 3):
        chosen = choose(level, UNKNOWN.id, sent, 0, seed, mind=mind)
        mind = chosen.mind
        drives += type(UNKNOWN.action_from_json(chosen.action)) in free
    assert drives == DETOURS
    assert mind["detours"] == DETOURS
    later = {**mind, "round": mind["round"] - 1}
    assert type(UNKNOWN.action_from_json(choose(level, UNKNOWN.id, sent, 0, 1, mind=later).action)) in free


def test_the_strongest_does_not_drive_to_and_fro_for_ever() -> None:
    _, state = begin_turns("planet_unknown")
    state = next(_on_the_road(state))
    free, sent = UNKNOWN.flow(state.options).free, to_plain(state)
    drive = UNKNOWN.action_to_json(_drive(engine.options(UNKNOWN.flow(state.options), state, 0), free))
    mind = {"version": VERSION, "mood": 1, "seat": 0, "round": state.round, "races": 1, "plan": [drive] * 5}
    for detours, goes_on in ((mcts.DETOURS - 2, False), (mcts.DETOURS - 1, False), (mcts.DETOURS, True)):
        chosen = choose(STRONGEST, UNKNOWN.id, sent, 0, 1, mind={**mind, "detours": detours})
        assert (chosen.action != drive) == goes_on
        assert (type(UNKNOWN.action_from_json(chosen.action)) not in free) == goes_on
        assert chosen.mind["detours"] == min(detours + 1, mcts.DETOURS)


def _drive(actions: list[Any], free: Any) -> Any:
    return next((action for action in actions if type(action) in free), actions[0])


def _on_the_road(state: Any) -> Iterator[Any]:
    """Positions in which seat 0 may drive, or do something else."""
    flow, rng = UNKNOWN.flow(state.options), Rng(3)
    while actors := engine.actors(flow, state):
        if 0 in actors:
            found = engine.options(flow, state, 0)
            if 0 < sum(type(action) in flow.free for action in found) < len(found):
                yield state
        seat = rng.choice(actors)
        engine.apply(flow, state, seat, rng.choice(engine.options(flow, state, seat)))


def test_a_mind_is_small_and_comes_back_as_it_was() -> None:
    game, state = begin_turns("planet_unknown")
    plan = tuple(Decision(game, state, 1).actions)
    for mind in (new_mind(5), Mind(7, Intent(1, 3, 2, plan[:3])), Mind(7, Intent(1, 3, 20, (), 9))):
        text = json.dumps(mind_to_json(game, mind))
        assert mind_from_json(game, json.loads(text), 0) == mind
        assert len(text) < 330
    assert len(mind_to_json(game, Mind(7, Intent(1, 3, 2, plan[:1] * 500)))["plan"]) == LONGEST


def test_of_a_bad_mind_as_much_is_kept_as_can_be_read() -> None:
    good = {"version": VERSION, "mood": 5, "seat": 1, "round": 3, "races": 2, "plan": [], "detours": 4}
    assert mind_from_json(UNKNOWN, good, 9) == Mind(5, Intent(1, 3, 2, (), 4))
    unreadable: list[Any] = [
        None,
        [],
        "mood",
        5,
        {},
        {**good, "mood": "5"},
        {**good, "mood": -1},
        {**good, "mood": True},
    ]
    for bad in unreadable:
        assert mind_from_json(UNKNOWN, bad, 9) == new_mind(9)
    changes: list[dict[str, Any]] = [
        {"version": VERSION + 1},
        {"round": None},
        {"races": 1 << 40},
        {"seat": -1},
        {"plan": "x"},
    ]
    for change in (*changes, {"detours": 2.0}):
        assert mind_from_json(UNKNOWN, {**good, **change}, 9) == Mind(5)
    assert mind_from_json(UNKNOWN, {**good, "plan": [["fly"]]}, 9) == Mind(5, Intent(1, 3, 2, (), 4))


def test_what_was_done_leaves_the_plan() -> None:
    mind = {"version": VERSION, "mood": 5, "seat": 1, "round": 3, "races": 2, "plan": [["a", 1], ["b"]]}
    assert after_action(mind, ["a", 1])["plan"] == [["b"]]
    assert after_action(mind, ["b"]) == mind
    assert after_action(None, ["b"]) is None
    assert without_intent(mind) == {"version": VERSION, "mood": 5}
    assert without_intent(None) is None
    assert mind_from_json(UNKNOWN, without_intent(mind), 9) == Mind(5)
