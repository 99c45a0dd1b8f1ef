"""Whoever goes back to an earlier turn, and forward again, has the time that he had there."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.row_codec import dumps, loads
from orrery.server.tables import audience, side_state
from orrery.server.tables.clocks import clock_arithmetic as clock
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.clocks.turn_times import MOST, Turns, entered, gone_back, left_behind
from orrery.server.tables.side_state import SideState
from server.arranged_tables import TIMED, Clockwork, clock_of, people, ready, restarted
from server.support import LiveServer, Socket

Json = Any
Start = Callable[..., LiveServer]


@dataclass
class Sitting:
    """Seat 0 of two persons, with 60 seconds a turn and nothing in the bank. It steps from turn to turn, each a round
    of its own; whatever is done, what is known of it goes through the database."""

    round: int = 1
    own: int = 0
    now: int = 0
    entered: list[int] = field(default_factory=list)  # the rounds before, which can be gone back to
    row: TableRow = field(init=False)
    made: SideState = field(init=False)

    def __post_init__(self) -> None:
        seats = [SeatRow(n, "human", guest=f"g{n}") for n in (0, 1)]
        agreed: dict[str, object] = {"kind": "live", "move": 60, "bank": 0}
        self.row = TableRow("t", "on_mars", 1, "", {}, 2, 0, "", "g0", "playing", 0, 0, clock=agreed, seats=seats)
        self.row.summary = self._summary([0])
        self.made = table_clocks.opening(self.row, [0], 0)

    def _summary(self, asked: list[int]) -> dict[str, object]:
        return {"asked": asked, "actors": asked, "round": {"n": self.round, "of": None}}

    def _step(self, mover: int, own: int, kind: Any, asked: list[int]) -> None:
        summary = self._summary(asked)
        made = table_clocks.stepped(self.row, self.made, summary, mover, own, kind, True, self.now)
        self.made, self.row.summary = side_state.read(loads(dumps(side_state.write(made)))), summary

    def think(self, seconds: float) -> None:
        self.now += round(1000 * seconds)

    def act(self) -> None:
        """A step within the turn."""
        self.own += 1
        self.entered.append(self.round)
        self._step(0, self.own, "act", [0])

    def go_on(self) -> None:
        """A step that begins another turn and can be taken back."""
        self.own += 1
        self.entered.append(self.round)
        self.round += 1
        self._step(0, self.own, "act", [0])

    def take_back(self) -> None:
        self.own -= 1
        self.round = self.entered.pop()
        self._step(0, self.own, "undo", [0])

    def finish(self) -> None:
        """A step after which the seat is not asked, and nobody else who was not before."""
        self.own += 1
        self.entered.append(self.round)
        self._step(0, self.own, "act", [])

    def pass_and_be_asked_again(self) -> None:
        """Another decides in between: nothing of before can be taken back any more."""
        self.own += 1
        self._step(0, self.own, "act", [1])
        self.round += 1
        self._step(1, 1, "act", [0])
        self.entered.clear()

    def reseat(self, stand_in: int | None, asked: Sequence[int] = (0,)) -> None:
        self.row.seats[0].stand_in = stand_in
        self.made = table_clocks.counted(self.row, self.made, clock.AskedChange(asked, asked), self.now)
        self.made = table_clocks.welcomed(self.row, self.made, [0] if stand_in is None else [])

    @property
    def spared(self) -> bool:
        assert self.made.clocks is not None
        return self.made.clocks.real[0].spared

    @property
    def left(self) -> float:
        """Seconds of this turn."""
        assert self.made.clocks is not None
        for side in (self.made.clocks.real, self.made.clocks.shown):
            assert clock.left(RULE, side[0], self.now) == clock.left(RULE, self.made.clocks.real[0], self.now)
        return clock.left(RULE, self.made.clocks.real[0], self.now)[0] / 1000


RULE = clock.Rule(move=60_000, bank=0)


def test_choosing_and_taking_back_does_not_make_the_time_whole_again() -> None:
    anna = Sitting()
    for used in (10, 20, 30, 40, 50):
        anna.think(10)
        anna.go_on()
        assert anna.left == 60, "another turn, in which nothing was thought yet"
        anna.take_back()
        assert anna.left == 60 - used


def test_a_turn_that_was_taken_back_and_comes_again_goes_on() -> None:
    """Else one could think there about what to do here."""
    anna = Sitting()
    anna.think(50)
    for used in (20, 40):
        anna.go_on()
        anna.think(20)
        assert anna.left == 60 - used
        anna.take_back()
        assert anna.left == 10
    anna.go_on()
    assert anna.left == 20


def test_over_several_turns_and_forward_again() -> None:
    anna = Sitting()
    for seconds in (11, 22, 33):
        anna.think(seconds)
        anna.act()
        anna.go_on()
    anna.think(44)
    assert anna.left == 16
    for expected in (27, 38, 49):
        anna.take_back()
        assert anna.left == expected
        anna.take_back()
        assert anna.left == expected, "a step within the turn"
    for expected in (38, 27, 16):
        anna.go_on()
        assert anna.left == expected
    anna.go_on()
    assert anna.left == 60, "nobody was ever here"


def test_what_was_spent_before_another_decided_is_forgotten() -> None:
    anna = Sitting()
    anna.think(50)
    anna.go_on()
    anna.think(50)
    anna.take_back()
    anna.pass_and_be_asked_again()
    assert anna.left == 60
    assert anna.made.clocks is not None
    assert anna.made.clocks.turns == ()
    anna.go_on()
    assert anna.left == 60


def test_a_stand_in_that_goes_on_to_another_turn_gives_no_time_either() -> None:
    """Think, leave, let the bot step on, come back, take that back, and so on."""
    anna = Sitting()
    for expected in (10, 0):
        anna.think(50)
        anna.reseat(2)
        anna.go_on()
        anna.reseat(None)
        assert anna.left == 60, "a turn that began without her"
        anna.take_back()
        assert anna.left == expected


def test_a_stand_in_that_goes_on_to_a_turn_taken_back_before() -> None:
    anna = Sitting()
    anna.think(5)
    anna.go_on()
    anna.think(50)
    anna.take_back()
    for _ in range(3):
        anna.reseat(2)
        anna.go_on()
        anna.reseat(None)
        assert anna.left == 10
        anna.take_back()
        assert anna.left == 55
    anna.reseat(2)
    anna.go_on()
    anna.go_on()
    anna.reseat(None)
    assert anna.left == 60
    for expected in (10, 55):
        anna.take_back()
        assert anna.left == expected


def test_a_stand_in_that_goes_on_and_has_nothing_more_to_decide() -> None:
    """Where all decide at once its last step can be taken back too."""
    anna = Sitting()
    anna.think(5)
    anna.go_on()
    anna.think(50)
    anna.take_back()
    for _ in range(3):
        anna.reseat(2)
        anna.go_on()
        anna.finish()
        anna.reseat(None, asked=())
        anna.take_back()
        assert anna.left == 10
        anna.take_back()
        assert anna.left == 55


@given(st.lists(st.tuples(st.sampled_from(["act", "on", "back", "door"]), st.integers(0, 59_000)), max_size=30))
def test_nobody_thinks_longer_than_the_turns_he_has_been_in(story: list[tuple[str, int]]) -> None:
    """However one goes to and fro: as long as time is left, all thinking fits into the turns that there were."""
    anna = Sitting()
    thought, turns = 0, 1
    for what, wait in story:
        wait = min(wait, round(anna.left * 1000))
        anna.now += wait
        thought += wait
        if what == "act":
            anna.act()
        elif what == "on":
            anna.go_on()
        elif what == "back" and anna.own:
            anna.take_back()
        elif what == "door":
            spared = anna.spared
            anna.reseat(2)
            anna.reseat(None)
            if anna.spared and not spared:
                thought -= clock.GRACE  # the moment that is given once
        turns = max(turns, anna.round)
        assert thought <= 60_000 * turns


def test_others_learn_nothing_from_what_is_kept_of_turns() -> None:
    """It is beside the clocks, not in them: whose clock has changed is told by those alone."""
    anna = Sitting()
    anna.think(20)
    anna.go_on()
    assert anna.made.clocks is not None
    assert anna.made.clocks.turns[0] == Turns(past=((1, 20_000),))
    assert anna.made.clocks.turns[1] == Turns()
    assert anna.made.clocks.real == anna.made.clocks.shown


def test_affairs_stored_before_turns_were_kept_are_read() -> None:
    side = [{"bank": 0, "spent": 7, "on": True, "since": 5}, {"bank": 0}]
    old = side_state.read({"clocks": {"real": side, "shown": side}, "last": 3})
    assert old.clocks is not None
    assert old.clocks.turns_of(1) == Turns()
    assert old.left == ()
    anna = Sitting()
    anna.made = old
    anna.think(10)
    anna.go_on()
    anna.take_back()
    assert anna.left == 49.998


def test_no_more_turns_are_kept_than_anybody_goes_back() -> None:
    turns = Turns()
    for own in range(1, 100):
        turns = left_behind(turns, own, own)
    assert [own for own, _ in turns.past] == list(range(100 - MOST, 100))
    turns, spent = gone_back(turns, 97, 1000)
    assert (spent, turns.ahead) == (98, (99, 1000))
    assert entered(turns) == (Turns(turns.past, (1000,)), 99)
    assert gone_back(turns, 97, 5) == (turns, 5)


# --- with a game


def onward(server: LiveServer, table: str, seat: int) -> list[Any] | None:
    """An action of the seat that begins another round for it and can be taken back, if there is one now."""
    match = server.parts.tables.live[table].memory.match
    assert match is not None
    decision, before = match.decision(seat), audience.summary_of(match, 0)
    for action in [] if decision is None else decision.actions:
        tried = match.clone()
        tried.act(seat, action)
        after = audience.summary_of(tried, 0)
        if after["round"] != before["round"] and seat in after["asked"] and tried.can_undo(seat):
            written: list[Any] = match.game.action_to_json(action)
            return written
    return None


def to_a_crossing(server: LiveServer, table: str, sockets: list[Socket]) -> tuple[int, list[Any]]:
    """Play until a seat can step into another round."""
    chance = random.Random(5)
    for _ in range(5000):
        for seat, socket in enumerate(sockets):
            socket.silence(0.002)
            state = socket.states[seat]
            if not state["decision"]:
                continue
            found = onward(server, table, seat)
            if found is not None:
                return seat, found
            said = socket.act(table, seat, state["at"], chance.choice(state["decision"]["actions"]))
            if said["t"] == "ack":
                socket.reach(said["at"], seat)
    raise AssertionError("no such step")


def test_nobody_thinks_for_ever_by_stepping_to_and_fro(own_server: Start) -> None:
    now = Clockwork()
    server = own_server(now=now, **TIMED)
    guests = people(server, 2)
    agreed = {"kind": "live", "move": 60, "bank": 0}
    asked = {"game": "on_mars", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": agreed}
    made = guests[0].post("/api/tables", asked, 201)
    table = made["id"]
    guests[1].post(f"/api/tables/{table}/claim", {"token": made["seats"][1]["invite"]})
    ready(guests, table)
    with guests[0].socket() as one, guests[1].socket() as two:
        for socket in (one, two):
            socket.join(table)
        seat, action = to_a_crossing(server, table, [one, two])

    def to_and_fro(socket: Socket) -> Json:
        now.forward(25)
        socket.reach(socket.act(table, seat, socket.states[seat]["at"], action)["at"], seat)
        socket.reach(socket.undo(table, seat, socket.states[seat]["at"])["at"], seat)
        socket.silence(0.05)
        return clock_of(socket, seat)["move"]

    with guests[seat].socket() as socket:
        socket.join(table)
        assert to_and_fro(socket) == 35_000
    server.__exit__()
    restarted(guests, own_server(now=now, **TIMED))
    with guests[seat].socket() as socket:
        socket.join(table)
        assert to_and_fro(socket) == 10_000
        now.forward(11)
        while socket.hear("table")["table"]["seats"][seat]["stand_in"] is None:
            pass
