"""The rules of the clocks: nobody loses or gains a millisecond, and what is secret stays so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.monotonic_clock import monotonic_clock
from orrery.server.storage.row_codec import dumps, loads
from orrery.server.tables import proposal_rules, side_state
from orrery.server.tables.clocks import clock_arithmetic as clock
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.clocks.clock_arithmetic import AskedChange, Clocks, Rule, SeatClock
from orrery.server.tables.side_state import SideState

RULE = Rule(move=30_000, bank=60_000)
SEATS = 3
subsets = st.frozensets(st.integers(0, SEATS - 1))
waits = st.integers(0, 50_000)
rules = st.builds(Rule, move=st.integers(0, 40_000), bank=st.integers(0, 90_000))


def one(rule: Rule, asked: bool = True) -> Clocks:
    """A table of one, asked at time 0."""
    return clock.answered(rule, clock.start(rule, 1), AskedChange([0] if asked else [], [0] if asked else []), 0)


def test_a_turn_within_its_own_time_costs_nothing() -> None:
    clocks = clock.answered(RULE, one(RULE), AskedChange([], []), 29_999)
    assert clocks.real[0].bank == 60_000
    again = clock.answered(RULE, clocks, AskedChange([0], [0]), 100_000)
    assert clock.left(RULE, again.real[0], 100_000) == (30_000, 60_000)


def test_what_a_turn_takes_beyond_comes_out_of_the_bank() -> None:
    clocks = one(RULE)
    assert clock.left(RULE, clocks.real[0], 10_000) == (20_000, 60_000)
    assert clock.left(RULE, clocks.real[0], 45_000) == (0, 45_000)
    done = clock.answered(RULE, clocks, AskedChange([], []), 45_000)
    assert done.real[0] == done.shown[0] == SeatClock(bank=45_000, spent=45_000)


def test_the_time_is_out_exactly_then() -> None:
    clocks = one(RULE)
    assert clock.due(RULE, clocks) == 90_000
    assert clock.out(RULE, clocks, 89_999) == []
    assert clock.out(RULE, clocks, 90_000) == [0]
    assert clock.out(RULE, clocks, 90_000, grace=95_000) == []
    assert clock.out(RULE, clocks, 95_000, grace=95_000) == [0]


def test_taking_back_does_not_make_the_time_whole_again() -> None:
    """Else somebody could think for ever: choose, take back, choose, take back."""
    clocks = one(RULE)
    for turn in range(1, 10):
        clocks = clock.answered(RULE, clocks, AskedChange([], []), 8_000 * turn)
        clocks = clock.answered(RULE, clocks, AskedChange([0], [0], again=[0]), 8_000 * turn)
    assert clock.left(RULE, clocks.real[0], 72_000) == (0, 18_000)


def test_another_turn_in_a_row_is_another_turn() -> None:
    clocks = clock.answered(RULE, one(RULE), AskedChange([0], [0], anew=[0], opened=True), 50_000)
    assert clock.left(RULE, clocks.real[0], 50_000) == (30_000, 40_000)
    assert clocks.shown == clocks.real


AWAY = AskedChange([0], [0], away=[0])
HERE = AskedChange([0], [0])


def come_and_go(clocks: Clocks, now: int, alone: bool = False) -> Clocks:
    """Leaves and is back at the same moment, before anybody has played for him."""
    back = clock.answered(RULE, clock.answered(RULE, clocks, AWAY, now), HERE, now)
    return clock.spared(RULE, back, [0], alone)


def test_what_a_turn_has_used_stays_used_over_leaving_and_coming_back() -> None:
    clocks = one(RULE)
    for turn in range(1, 10):
        clocks = come_and_go(clocks, 8_000 * turn)
    assert clock.left(RULE, clocks.real[0], 72_000) == (0, 18_000)
    assert clocks.shown == clocks.real


def test_nobody_thinks_outside_for_nothing() -> None:
    """Out for half a second, back for a moment, again and again, always before the bot has decided."""
    clocks = one(RULE)
    for now in range(0, 72_000, 1_000):
        clocks = clock.answered(RULE, clocks, AWAY, now + 100)
        assert clock.due(RULE, clocks) is None
        clocks = clock.spared(RULE, clock.answered(RULE, clocks, HERE, now + 600), [0], alone=False)
    assert clock.left(RULE, clocks.real[0], 72_000) == (0, 18_000)
    assert clocks.shown == clocks.real


def test_a_long_absence_costs_some_seconds_at_most() -> None:
    """Nobody could play for him all that time, or the turn would be over."""
    gone = clock.answered(RULE, one(RULE), AWAY, 5_000)
    back = clock.spared(RULE, clock.answered(RULE, gone, HERE, 500_000), [0], alone=False)
    assert clock.left(RULE, back.real[0], 500_000) == (15_000, 60_000)
    assert back.shown == back.real


def test_an_absence_during_a_pause_costs_nothing() -> None:
    paused = clock.pause(RULE, clock.answered(RULE, one(RULE), AWAY, 5_000), 5_000)
    inside = clock.resume(clock.answered(RULE, paused, HERE, 20_000), 30_000)
    later = clock.answered(RULE, clock.resume(paused, 30_000), HERE, 30_000)
    assert inside == later
    assert clock.left(RULE, inside.real[0], 30_000) == (25_000, 60_000)


def test_who_comes_back_with_nothing_left_has_a_moment_once() -> None:
    clocks = come_and_go(one(RULE), 90_000)
    assert clock.left(RULE, clocks.real[0], 90_000) == (10_000, 0)
    clocks = come_and_go(clocks, 95_000)
    assert clock.left(RULE, clocks.real[0], 95_000) == (5_000, 0)
    clocks = come_and_go(clocks, 100_000)
    assert clock.out(RULE, clocks, 100_000) == [0], "not a second time"
    clocks = clock.answered(RULE, clocks, AskedChange([0], [0], anew=[0], opened=True), 100_000)
    assert clock.left(RULE, clocks.real[0], 100_000) == (30_000, 0)
    assert clock.out(RULE, come_and_go(clocks, 130_000), 130_000) == [0], "nor in another turn"


def test_a_turn_that_began_without_him_has_its_own_time_and_no_more() -> None:
    """The stand-in has finished the turn: the next one is whole, what was in the bank is not filled up."""
    gone = clock.answered(RULE, one(RULE), AWAY, 90_000)
    for over in (AskedChange([0], [0], away=[0], anew=[0], opened=True), AskedChange([], [], away=[0], opened=True)):
        clocks = clock.answered(RULE, gone, over, 95_000)
        clocks = clock.answered(RULE, clocks, AWAY, 96_000)
        clocks = clock.spared(RULE, clock.answered(RULE, clocks, HERE, 97_000), [0], alone=False)
        assert clock.left(RULE, clocks.real[0], 97_000) == (30_000, 0)
        assert clocks.shown == clocks.real
        assert not clocks.real[0].spared


def test_where_nobody_else_plays_nobody_waits() -> None:
    """Else a table that everybody has left could never be gone on with."""
    clocks = one(RULE)
    for turn in range(1, 4):
        clocks = come_and_go(clocks, 90_000 * turn, alone=True)
        assert clock.left(RULE, clocks.real[0], 90_000 * turn) == (30_000, 0)


def test_a_clock_that_was_set_back_costs_nothing() -> None:
    clocks = one(RULE)
    assert clock.left(RULE, clocks.real[0], -3_600_000) == (30_000, 60_000)
    assert clock.answered(RULE, clocks, AskedChange([], []), -3_600_000).real[0].bank == 60_000


def test_steady_time_only_goes_on(monkeypatch: Any) -> None:
    now = monotonic_clock(5_000)
    first = now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    second = now()
    monkeypatch.setattr("time.time_ns", lambda: 2**62)
    assert first <= second <= now() <= first + 60_000


@dataclass
class Told:
    """What really happened, counted in the plainest way: one millisecond after the other would be the same."""

    rule: Rule
    bank: list[int] = field(init=False)
    used: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.bank = [self.rule.bank] * SEATS
        self.used = [0] * SEATS

    def passes(self, asked: frozenset[int], wait: int) -> None:
        for seat in asked:
            free = min(wait, max(0, self.rule.move - self.used[seat]))
            self.used[seat] += wait
            self.bank[seat] = max(0, self.bank[seat] - (wait - free))

    def asks(self, before: frozenset[int], after: frozenset[int]) -> None:
        for seat in after - before:
            self.used[seat] = 0


@given(rule=rules, steps=st.lists(st.tuples(waits, subsets, st.booleans()), max_size=12))
def test_time_is_conserved(rule: Rule, steps: list[tuple[int, frozenset[int], bool]]) -> None:
    """Whatever is asked, paused, stored and read again: each seat has paid what it took beyond its turns' own time."""
    clocks, truth = clock.start(rule, SEATS), Told(rule)
    asked: frozenset[int] = frozenset()
    now, paused = 1_000_000, False
    for wait, seats, flip in steps:
        now += wait
        if not paused:
            truth.passes(asked, wait)
        if flip:
            clocks = clock.resume(clocks, now) if paused else clock.pause(rule, clocks, now)
            paused = not paused
        elif not paused:
            clocks = clock.answered(rule, clocks, AskedChange(seats, seats, opened=True), now)
            truth.asks(asked, seats)
            asked = seats
        clocks = msgspec.convert(loads(dumps(msgspec.to_builtins(clocks))), Clocks)
        for seat, each in enumerate(clocks.real):
            _, bank = clock.left(rule, each, now)
            assert 0 <= bank == truth.bank[seat] <= rule.bank
            assert (each.since is not None) == (seat in asked and not paused)
        assert clock.due(rule, clocks) is None or not paused


@given(rule=rules, start=waits, wait=waits, long=st.integers(0, 10**9))
def test_a_pause_stops_everything(rule: Rule, start: int, wait: int, long: int) -> None:
    clocks = clock.answered(rule, one(rule), AskedChange([0], [0]), start)
    held = clock.pause(rule, clocks, start + wait)
    assert clock.out(rule, held, start + wait + long) == []
    assert clock.left(rule, held.real[0], start + wait + long) == clock.left(rule, clocks.real[0], start + wait)
    on = clock.resume(held, start + wait + long)
    assert clock.left(rule, on.real[0], start + wait + long) == clock.left(rule, clocks.real[0], start + wait)


secrets = st.lists(
    st.tuples(waits, st.sampled_from(["choose", "back", "public", "door"]), st.integers(0, 2)), max_size=10
)


@given(rule=rules, story=secrets)
def test_others_see_the_same_whether_a_secret_choice_was_made_or_not(
    rule: Rule, story: list[tuple[int, str, int]]
) -> None:
    """Seats 0 to 2 are asked for all to see. In one world seat 0 makes and takes back secret choices, in the other it
    does nothing: what is shown of it, and of the others, is the same until everybody sees that its turn is over."""
    everybody = [0, 1, 2]
    secret = plain = clock.answered(rule, clock.start(rule, SEATS), AskedChange(everybody, everybody, opened=True), 0)
    now, thinks, public = 0, True, set(everybody)
    away: set[int] = set()
    for wait, what, seat in story:
        now += wait
        if what == "choose" and thinks:
            thinks = False
            secret = clock.answered(rule, secret, AskedChange(public - {0}, public, away=away), now)
        elif what == "back" and not thinks and not away:
            thinks = True
            secret = clock.answered(rule, secret, AskedChange(public, public, again=[0]), now)
        elif what == "public" and seat:
            opened = seat not in public
            public ^= {seat}
            asked = public if thinks else public - {0}
            secret = clock.answered(rule, secret, AskedChange(asked, public, opened=opened, away=away), now)
            plain = clock.answered(rule, plain, AskedChange(public, public, opened=opened, away=away), now)
        elif what == "door":
            away ^= {0}
            back = {0} - away
            secret = clock.answered(
                rule, secret, AskedChange(public if thinks else public - {0}, public, away=away), now
            )
            plain = clock.answered(rule, plain, AskedChange(public, public, away=away), now)
            secret, plain = (clock.spared(rule, each, back, alone=False) for each in (secret, plain))
        assert secret.shown == plain.shown


def test_the_truth_is_shown_when_everybody_sees_the_turn_is_over() -> None:
    clocks = clock.answered(RULE, clock.start(RULE, 2), AskedChange([0, 1], [0, 1], opened=True), 0)
    clocks = clock.answered(RULE, clocks, AskedChange([1], [0, 1]), 40_000)
    assert clock.left(RULE, clocks.real[0], 80_000) == (0, 50_000)
    assert clock.left(RULE, clocks.shown[0], 80_000) == (0, 10_000)
    clocks = clock.answered(RULE, clocks, AskedChange([0, 1], [0, 1], anew=[1], opened=True), 80_000)
    assert clocks.real == clocks.shown
    assert clock.left(RULE, clocks.shown[0], 80_000) == (30_000, 50_000)


# --- from a game's summary to the clocks


def table(*kinds: str, **clock_rule: int) -> TableRow:
    seats = [SeatRow(n, kind, guest=f"g{n}" if kind == "human" else None) for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    agreed: dict[str, object] = {"kind": "live", "move": 30, "bank": 60, **clock_rule}
    row = TableRow("t", "planet_5r", 1, "", {}, len(seats), 0, "", "g0", "playing", 0, 0, clock=agreed, seats=seats)
    row.summary = summary([0], [0])
    return row


def summary(asked: list[int], actors: list[int] | None = None, round_: int = 1) -> dict[str, object]:
    return {"asked": asked, "actors": asked if actors is None else actors, "round": {"n": round_, "of": 5}}


def test_bots_have_no_clock_but_are_looked_after() -> None:
    row = table("human", "bot")
    begun = table_clocks.opening(row, [0, 1], 0)
    assert begun.clocks is not None
    assert [one.on for one in begun.clocks.real] == [True, False]
    after = table_clocks.stepped(row, begun, summary([1]), 0, 1, "act", True, 5_000)
    assert after.clocks is not None
    assert not any(one.on for one in after.clocks.real)
    assert table_clocks.due(row, after, [1], 5_000) == 5_000 + table_clocks.BOT_PATIENCE
    assert table_clocks.due(row, begun, [0], 5_000) == 90_000
    row.seats[0].stand_in = 2
    assert table_clocks.due(row, after, [1], 5_000) is None, "nobody is there: the bots wait"


def test_a_new_turn_of_the_same_seat_is_known_by_the_round_or_by_who_is_asked() -> None:
    row = table("human", "human")
    begun = table_clocks.opening(row, [0], 0)
    same = table_clocks.stepped(row, begun, summary([0]), 0, 1, "act", True, 20_000)
    turned = table_clocks.stepped(row, begun, summary([0], round_=2), 0, 1, "act", True, 20_000)
    passed = table_clocks.stepped(row, begun, summary([0, 1]), 0, 1, "act", True, 20_000)
    rule = clock.rule_of(row.clock or {})
    free = [clock.left(rule, each.clocks.real[0], 20_000)[0] for each in (same, turned, passed) if each.clocks]
    assert free == [10_000, 30_000, 30_000]


def test_affairs_survive_the_database() -> None:
    row = table("human", "human")
    made = table_clocks.opening(row, [0, 1], 7)
    made = proposal_rules.proposed(row, made, "g0", 0, "undo", "some-key", (2, 5), 7)
    made = proposal_rules.paused(row, made, 50)
    assert side_state.read(loads(dumps(side_state.write(made)))) == made
    assert side_state.write(SideState()) is None
    assert side_state.read(None) == SideState()
