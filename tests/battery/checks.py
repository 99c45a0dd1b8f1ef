"""The checks themselves, for any game: raised as AssertionError. `test_battery_bites` shows that they find faults."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

import orrery
from battery.tables import Setup, length_of, rng_of, walk
from orrery import Match, Rng
from orrery.core import engine
from orrery.core.events import EventStream, entry
from orrery.core.plain_fields import fields_of
from orrery.core.record_reader import replay
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import canonical, digest, to_plain

Json = Any
MOST_ACTIONS = 40_000  # of an action space, beyond that evenly spread ones
AUDIENCES_BESIDE_SEATS = (None,)
REGRETS = 20  # steps of a long game, about, that are taken back


# --- whole games ------------------------------------------------------------------------------------


def check_game(setup: Setup, seed: int) -> Match:
    """A random game to its end: always something to do, invariants at each step, a sound result."""
    m = setup.new(seed)
    game = setup.game
    for _ in walk(m, rng_of(setup, seed)):
        game.invariants(m.state)
        for seat in range(m.players):
            decision = m.decision(seat)
            assert (decision is not None) == (seat in m.actors)
            if decision is not None:
                listed = {(type(action), action) for action in decision.actions}  # tuples of two kinds may be equal
                assert len(listed) == len(decision.actions), "an action is listed twice"
    assert m.over
    assert m.winners or m.players == 1, "only a solo game can be lost by everybody"
    assert all(0 <= seat < m.players for seat in m.winners)
    sheets = m.scores()
    assert [sheet.seat for sheet in sheets] == list(range(m.players))
    assert all(sheet.total == sum(line.points for line in sheet.lines) for sheet in sheets)
    assert {sheet.seat for sheet in sheets if sheet.rank == 1} == set(m.winners)
    assert not any(m.can_undo(seat) for seat in range(m.players)), "all that was hidden is open now"
    return m


def check_play_out(setup: Setup, seed: int, *, each_step: bool = True) -> Any:
    """The same game without events or a match; gives its last state."""
    game, rng = setup.game, rng_of(setup, seed)
    options = game.read_options(setup.options)
    flow, state = game.flow(options), game.initial(setup.players, seed, options)
    engine.start(flow, state)
    while seats := engine.actors(flow, state):
        seat = rng.choice(seats)
        engine.apply(flow, state, seat, rng.choice(engine.options(flow, state, seat)))
        if each_step:
            game.invariants(state)
    return state


# --- options and refusals ---------------------------------------------------------------------------


def check_agreement(game: Ruleset[Any, Any], state: Any, seat: int, space: Sequence[Any]) -> None:
    """For every action of the space: it is listed if and only if it is not refused."""
    flow = game.flow(state.options)
    before = digest(state)
    listed = {game.actions.index(action) for action in engine.options(flow, state, seat)}
    legal = {game.actions.index(a) for a in space if engine.refuse(flow, state, seat, a) is None}
    assert legal <= listed, f"legal but not listed: {[game.actions.at(i) for i in sorted(legal - listed)][:3]}"
    for action in engine.options(flow, state, seat):
        assert engine.refuse(flow, state, seat, action) is None, f"listed but refused: {action}"
    assert digest(state) == before, "asking changes nothing"


def steps_of_space(game: Ruleset[Any, Any], parts: int) -> int:
    """Every so many actions are asked at one table."""
    return max(1, game.actions.size * parts // MOST_ACTIONS)


def whole_space(game: Ruleset[Any, Any], part: int = 0, parts: int = 1) -> list[Any]:
    """The action space, or one of the parts it is dealt into where it is too large to be asked at every table."""
    step = steps_of_space(game, parts)
    return [game.actions.at(index) for index in range(part % step, game.actions.size, step)]


# --- copies -----------------------------------------------------------------------------------------


def check_copy(game: Ruleset[Any, Any], state: Any) -> None:
    """A clone has every field, equal and of the same type, and shares nothing that can change."""
    twin = game.clone(state)
    assert type(twin) is type(state)
    for name in fields_of(type(state)):
        assert hasattr(twin, name), f"{name} is forgotten"
        same_types(getattr(state, name), getattr(twin, name), name)
    assert to_plain(twin) == to_plain(state)
    shared = set(mutable_ids(state)) & set(mutable_ids(twin))
    assert not shared, "a clone shares something that can change"
    back = game.codec.read_state(json.loads(json.dumps(to_plain(state))))
    for name in fields_of(type(state)):
        same_types(getattr(state, name), getattr(back, name), name)
    assert digest(back) == digest(state)


def same_types(a: Any, b: Any, where: str) -> None:
    assert type(a) is type(b), where
    if isinstance(a, list | tuple):
        assert len(a) == len(b), where
        for x, y in zip(a, b, strict=True):
            same_types(x, y, where)
    elif not isinstance(a, int | str | None):
        for name in fields_of(type(a)):
            same_types(getattr(a, name), getattr(b, name), f"{where}.{name}")
    else:
        assert a == b, where


def mutable_ids(value: Any) -> list[int]:
    """Identities of everything below a value that can change: lists and plain data."""
    if value is None or isinstance(value, int | str):
        return []
    if isinstance(value, tuple):
        return [found for item in value for found in mutable_ids(item)]
    if isinstance(value, list):
        return [id(value), *(found for item in value for found in mutable_ids(item))]
    parts = [getattr(value, name) for name in fields_of(type(value))]
    return [id(value), *(found for part in parts for found in mutable_ids(part))]


# --- replay and undo --------------------------------------------------------------------------------


def length_of_games(setup: Setup) -> int:
    """About how many actions a game has; toy games, which the registry does not know, are short."""
    return length_of(setup.game.id, setup.players) if setup.game.id in orrery.games() else 0


def check_replay_with_undos(setup: Setup, seed: int) -> int:
    """Live play with undos sprinkled in equals its replay, also in what everybody heard and sees."""
    m, rng, undone = setup.new(seed), rng_of(setup, seed), 0
    audiences = (*range(m.players), *AUDIENCES_BESIDE_SEATS)
    seldom = max(3, length_of_games(setup) // REGRETS)  # each looks at everything heard so far: long games have fewer
    while m.actors:
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        regret = rng.below(seldom) == 0
        some = (seat, rng.below(m.players), *AUDIENCES_BESIDE_SEATS)  # at the end everybody is asked
        before = [(m.view(me), m.events(me)) for me in some] if regret else []
        state = digest(m.state) if regret else ""
        action = rng.choice(decision.actions)
        m.act(seat, action)
        if regret and m.can_undo(seat):
            after = digest(m.state)
            m.undo(seat)
            undone += 1
            assert digest(m.state) == state
            assert [(m.view(me), m.events(me)) for me in some] == before
            assert m.redo(seat) == action
            m.act(seat, action)
            assert digest(m.state) == after
            m.undo(seat)
        elif rng.below(6) == 0:
            other = rng.below(m.players)
            if m.can_undo(other):
                m.undo(other)
                undone += 1
    record = json.loads(json.dumps(m.record()))
    again = _replay(setup, record)
    assert again == m
    for me in audiences:
        assert again.events(me) == m.events(me)
        assert canonical(again.view(me)) == canonical(m.view(me))
    return undone


def _replay(setup: Setup, record: Json) -> Match:
    """By the registry where the game stands in it, else step by step."""
    if setup.game.id in orrery.games():
        return replay(record)
    m = setup.game.new(record["players"], int(record["seed"], 16), record["options"])
    for seat, action in record["actions"]:
        m.act(seat, action)
    return m


def check_rewind(setup: Setup, seed: int) -> int:
    """A whole game taken back in leaps, whatever it has shown: each time as it was, and playable on to the same end."""
    m, rng = setup.new(seed), rng_of(setup, seed)
    audiences = (*range(m.players), *AUDIENCES_BESIDE_SEATS)
    known: dict[int, tuple[Any, ...]] = {}
    every = max(5, length_of_games(setup) // 6)
    for n in walk(m, rng):
        if n % every == 0:
            undo = [m.why_no_undo(seat) for seat in range(m.players)]
            known[n] = (digest(m.state), undo, [(m.view(me), m.events(me)) for me in audiences])
    end, actions = digest(m.state), list(m.actions)
    for n in sorted(known, reverse=True):
        if n == len(actions):
            continue
        version, undos = m.version, m.undos
        m.rewind(n)
        undo = [m.why_no_undo(seat) for seat in range(m.players)]
        assert (digest(m.state), undo, [(m.view(me), m.events(me)) for me in audiences]) == known[n]
        assert (m.version, m.undos, len(m.actions)) == (version + 1, undos + 1, n)
    for seat, action in actions:
        assert m.redo(seat) == action
        m.act(seat, action)
    assert digest(m.state) == end
    return len(known)


# --- parallel seats ---------------------------------------------------------------------------------


MOST_ORDERS = 24  # all of four seats


def check_any_order(game: Ruleset[Any, Any], state: Any, rng: Rng) -> int:
    """Seats that decide at the same time may answer in any order: the state comes out the same."""
    flow = game.flow(state.options)
    seats = engine.actors(flow, state)
    if len(seats) < 2:
        return 0
    chosen = {seat: rng.choice(engine.options(flow, state, seat)) for seat in seats}
    found = set()
    orders = list(permutations(seats))
    if len(orders) > MOST_ORDERS:  # five seats and more: the first, the last and a draw of the others
        orders = [orders[0], orders[-1], *(rng.choice(orders) for _ in range(MOST_ORDERS - 2))]
    for order in orders:
        twin = game.clone(state)
        for seat in order:
            engine.step(flow, twin, seat, chosen[seat])
        found.add(digest(twin))
    assert len(found) == 1, "the order of parallel seats makes a difference"
    return 1


# --- hidden things ----------------------------------------------------------------------------------


def told(game: Ruleset[Any, Any], state: Any, seat: int, action: Any, me: int | None) -> tuple[list[Json], bool]:
    """What an audience hears of an action up to the first draw or reveal, and whether there was one."""
    out: list[Any] = []
    twin = game.clone(state)
    play = engine.apply(game.flow(state.options), twin, seat, action, out)
    stream = EventStream(me)
    for event in out if play.secret_at < 0 else out[: play.secret_at]:
        stream.hear(entry(event))
    return stream.told, play.secret_at >= 0


def check_resample(game: Ruleset[Any, Any], state: Any, me: int, rng: Rng) -> None:
    """Whatever is dealt anew, this seat sees, is asked, is refused and is promised the same."""
    before = digest(state)
    flow = game.flow(state.options)
    first, second = rng.bits(), rng.bits()
    twin = game.resample(state, me, Rng(first))
    assert digest(state) == before, "resample changes the true state"
    game.invariants(twin)
    for audience in (me, None):
        assert canonical(game.view(twin, audience)) == canonical(game.view(state, audience)), "the view leaks"
    once = digest(game.resample(state, me, Rng(second)))
    assert digest(game.resample(twin, me, Rng(second))) == once, "resample looks at hidden things"
    listed = engine.options(flow, state, me)
    assert engine.options(flow, twin, me) == listed
    if not listed:
        return
    frame, ask = engine.asking(flow, state, me) or (None, None)
    asked = engine.asking(flow, twin, me)
    assert asked is not None
    assert ask is not None
    assert asked[1].kind == ask.kind
    if ask.params is not None:
        assert ask.params(state, frame) == ask.params(twin, asked[0])
    assert game.guide(state, me) == game.guide(twin, me), "the guide leaks"
    for action in (listed[rng.below(len(listed))], listed[0], listed[-1]):
        assert told(game, state, me, action, me)[0] == told(game, twin, me, action, me)[0], "a preview leaks"
    for mover in engine.actors(flow, state):
        if mover != me and engine.asking(flow, twin, mover) is not None:
            offered = {(type(a), a) for a in engine.options(flow, twin, mover)}  # bare tuples of two kinds may be equal
            both = [a for a in engine.options(flow, state, mover) if (type(a), a) in offered]
            if both and engine.asking(flow, state, mover) == engine.asking(flow, twin, mover):
                action = rng.choice(both)
                heard = told(game, state, mover, action, me)[0]
                assert heard == told(game, twin, mover, action, me)[0], "the stream of another's action leaks"
    for _ in range(20):
        action = game.actions.at(rng.below(game.actions.size))
        assert engine.refuse(flow, state, me, action) == engine.refuse(flow, twin, me, action), "a refusal leaks"


class Compared(NamedTuple):
    """Pairs of answers looked at, and those that made no difference to me."""

    pairs: int
    hidden: int


def check_secret_answers(game: Ruleset[Any, Any], state: Any, me: int, rng: Rng) -> Compared:
    """Two answers of another seat: I hear and see the same just when a re-deal for me gives the same.

    If the re-deal differs, search bots learn what is hidden; if only view or stream differ, a person does.
    """
    flow = game.flow(state.options)
    pairs = hidden = 0
    for mover in engine.actors(flow, state):
        if mover == me:
            continue
        listed = engine.options(flow, state, mover)
        if len(listed) < 2:
            continue
        a = listed[rng.below(len(listed))]
        b = listed[rng.below(len(listed))]
        heard_a, shown_a = told(game, state, mover, a, me)
        heard_b, shown_b = told(game, state, mover, b, me)
        if shown_a or shown_b:
            continue
        after_a, after_b = game.clone(state), game.clone(state)
        engine.apply(flow, after_a, mover, a)
        engine.apply(flow, after_b, mover, b)
        if digest(after_a) == digest(after_b):
            continue  # two ways to the same state: nothing is hidden
        same_view = canonical(game.view(after_a, me)) == canonical(game.view(after_b, me))
        seed = rng.bits()
        same_deal = digest(game.resample(after_a, me, Rng(seed))) == digest(game.resample(after_b, me, Rng(seed)))
        assert same_deal == (same_view and heard_a == heard_b), "view, stream and re-deal disagree on what is hidden"
        pairs += 1
        hidden += same_deal
        if same_deal:  # a spectator knows no more than any seat
            assert told(game, state, mover, a, None) == told(game, state, mover, b, None), "a spectator hears more"
            assert canonical(game.view(after_a, None)) == canonical(game.view(after_b, None)), "a spectator sees more"
    return Compared(pairs, hidden)


def check_samples(m: Match, rng: Rng) -> None:
    """What a search bot gets is a state that can be played to the end."""
    game = m.game
    for seat in m.actors[: 1 + rng.below(2)]:
        decision = m.decision(seat)
        assert decision is not None
        state = decision.sample(rng)
        flow = game.flow(state.options)
        assert tuple(engine.options(flow, state, seat)) == decision.actions
        for _ in range(2000):
            seats = engine.actors(flow, state)
            if not seats:
                break
            mover = rng.choice(seats)
            engine.step(flow, state, mover, rng.choice(engine.options(flow, state, mover)))
            game.invariants(state)
        assert not engine.actors(flow, state), "a sampled game must end"
