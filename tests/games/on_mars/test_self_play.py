"""Whole games by chance: what is offered is never refused, what must be true stays true, and the end comes."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.on_mars.marks import rules
from games.on_mars.plain import check, picture, pieces, whole
from orrery.core import engine
from orrery.core.rng import stream_keys
from orrery.games.on_mars.actions import ACTIONS
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.options import OPTIONS
from orrery.games.on_mars.rules.ending import ranking
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import State

# players, seed, options
GAMES = [
    (1, 11, {"solo_goal": "solo_goal_2"}),
    (1, 12, {"first_colonists": True}),
    (2, 13, {"length": "long"}),
    (3, 14, {"first_colonists": True}),
    (4, 15, {"space_oddity": True, "confirm": True}),
]
WANTED = ("construct", "upgrade", "welcome_ship", "hire_or_contract", "research_development", "obtain_blueprint")


def begin(players: int, seed: int, options: dict[str, object]) -> State:
    s = set_up(players, OPTIONS.read(options), stream_keys(seed, players + 1))
    engine.start(FLOW, s, [])
    return s


def choose(chance: random.Random, options: list[object]) -> object:
    """By chance, but more often something that builds than something that ends."""
    named = [(action, ACTIONS.write(action)) for action in options]
    eager = [action for action, told in named if told[0] == "act" and told[1] in WANTED]
    eager += [action for action, told in named if told[0] in ("goal", "use", "travel", "take")]
    if eager and chance.random() < 0.8:
        return chance.choice(eager)
    going = [action for action, told in named if told[0] not in ("done", "end", "stay", "pawn", "add")]
    return chance.choice(going if going and chance.random() < 0.8 else options)


def _kind(s: State, seat: int) -> str:
    asked = engine.asking(FLOW, s, seat)
    return asked[1].kind if asked else "nothing"


@rules("OM-1.5", "OM-4.1", "OM-13.5", "OM-16.2", "OM-12.11", "OM-8.2")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_whole_game(players: int, seed: int, options: dict[str, object]) -> None:
    s = begin(players, seed, options)
    chance = random.Random(seed)
    kinds: Counter[str] = Counter()
    while actors := engine.actors(FLOW, s):
        seat = chance.choice(actors)
        offered = engine.options(FLOW, s, seat)
        assert offered, s.stacks[seat]
        assert len({(type(action), action) for action in offered}) == len(offered)
        for action in offered[:: 1 + len(offered) // 6]:
            assert engine.refuse(FLOW, s, seat, action) is None, action
            assert ACTIONS.read(ACTIONS.write(action)) == action
        active = s.active
        engine.step(FLOW, s, seat, choose(chance, offered), [])
        check(s)
        if s.active != active and all(_kind(s, other) in ("turn", "travel") for other in engine.actors(FLOW, s)):
            assert max(Counter(pieces(s)).values()) == 1
            assert list(whole(s)) == []
        kinds[_kind(s, seat)] += 1
    assert s.phase == "end"
    assert s.last_round == s.round
    winners, ranks, _ = ranking(s)
    assert len(ranks) == players
    assert winners or players == 1
    assert len(kinds) > 12


@rules("OM-17.18", "OM-2.1")
@pytest.mark.parametrize("players", [1, 3])
def test_the_same_seed_plays_the_same_game(players: int) -> None:
    def play() -> list[object]:
        s = begin(players, 21, {})
        chance = random.Random(3)
        story: list[object] = []
        for _ in range(120):
            actors = engine.actors(FLOW, s)
            if not actors:  # a short game
                break
            seat = actors[0]
            engine.step(FLOW, s, seat, choose(chance, engine.options(FLOW, s, seat)), story)
        return story

    assert play() == play()


@rules("OM-4.2")
def test_a_copy_goes_its_own_way() -> None:
    s = begin(3, 5, {})
    chance = random.Random(8)
    for _ in range(60):
        seat = engine.actors(FLOW, s)[0]
        twin = s.clone()
        before = picture(twin)
        engine.step(FLOW, s, seat, choose(chance, engine.options(FLOW, s, seat)), None)
        assert picture(twin) == before
