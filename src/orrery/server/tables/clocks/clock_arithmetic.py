"""The arithmetic of the clocks, on plain values: no time of day, no table, no storage.

A seat's clock runs from when the seat is asked until it is no longer. The first `move` milliseconds of each turn cost
nothing, what a turn takes beyond them comes out of the seat's bank, and when that is empty the seat's time is out.

Who still has to decide may be a secret: others see who seems to be asked. So there are two clocks for each seat. The
`real` one charges, and only the seat's own player sees it; the `shown` one is for everybody else and runs as long as
the seat seems to think. It takes over the truth when the table sees that the turn is over.

Somebody may leave in the middle of a turn and come back before it is over. Their clocks are stopped meanwhile. What
they have used of that turn stays used, and some seconds of the absence count too: otherwise one could leave to think
for free.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from orrery.server.tables.clocks.turn_times import Turns, entered, gone_back, left_behind

GRACE = 10_000  # milliseconds for somebody who comes back to a turn whose time is used up, once in a game
AWAY = 10_000  # the most that one absence costs: by then a bot has usually played


class Rule(Struct, frozen=True):
    """The agreed times, in milliseconds."""

    move: int
    bank: int


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """What is left in the bank, what this turn has taken up to `since`, and since when the clock runs (None: it is
    stopped)."""

    bank: int
    spent: int = 0
    on: bool = False  # the seat is asked; on without `since`: the table is paused
    since: int | None = None
    gone: int | None = None  # when its person left in the middle of this turn, if it is not over yet
    spared: bool = False  # its person has had the grace

    @property
    def open(self) -> bool:
        """A turn is under way, whether its person is there or not."""
        return self.on or self.gone is not None


class Clocks(Struct, frozen=True, omit_defaults=True):
    real: tuple[SeatClock, ...]
    shown: tuple[SeatClock, ...]
    paused: bool = False
    asleep: bool = False  # they run from when the table is next opened
    turns: tuple[Turns, ...] = ()  # of each seat, never shown; none: nobody can go back to another turn

    def turns_of(self, seat: int) -> Turns:
        return self.turns[seat] if self.turns else Turns()


class AskedChange(Struct, frozen=True):
    """How a move (or anything else) has changed who is asked; only people's seats are named."""

    asked: Collection[int]
    seems: Collection[int]  # who seems to be asked, to everybody else
    anew: Collection[int] = ()  # another turn has begun for them, and nobody can take that back alone
    opened: bool = False  # everybody has seen that a new turn began
    again: Collection[int] = ()  # asked again because something was taken back: the same turn goes on
    onward: int | None = None  # who has come to another turn by their own step
    back: int | None = None  # who has taken back a step, perhaps to another turn
    own: int = 0  # how many own steps that seat has made, without those taken back
    away: Collection[int] = ()  # somebody else plays for them


def rule_of(clock: Mapping[str, Any]) -> Rule:
    """The agreed times, from a table's row, where they are in seconds."""
    return Rule(move=1000 * int(clock["move"]), bank=1000 * int(clock["bank"]))


def start(rule: Rule, players: int) -> Clocks:
    """Full banks; nobody is asked yet."""
    full = (SeatClock(rule.bank),) * players
    return Clocks(full, full)


def left(rule: Rule, clock: SeatClock, now: int) -> tuple[int, int]:
    """What remains at this moment: of the turn's own time, and of the bank."""
    settled = settle(rule, clock, now)
    return max(0, rule.move - settled.spent), settled.bank


def settle(rule: Rule, clock: SeatClock, now: int) -> SeatClock:
    """The clock with the time up to now paid for. Time that went backwards costs nothing."""
    if clock.since is None:
        return clock
    spent = clock.spent + max(0, now - clock.since)
    due = max(0, spent - rule.move) - max(0, clock.spent - rule.move)
    return replace(clock, bank=max(0, clock.bank - due), spent=spent, since=max(now, clock.since))


def answered(rule: Rule, clocks: Clocks, step: AskedChange, now: int) -> Clocks:
    """After a step: clocks of seats that are no longer asked stop; those of seats that are asked now run, with the
    whole time of a turn."""
    real, shown, turns = list(clocks.real), list(clocks.shown), []
    for seat, before in enumerate(clocks.real):
        known = Turns() if seat in step.anew else clocks.turns_of(seat)
        clock, moved = before, False
        begins = seat in step.asked and (not clock.open or seat in step.anew or seat == step.onward)
        if seat == step.onward:
            known = _onward(rule, clock, known, step, now)
            clock = replace(settle(rule, clock, now), spent=entered(known)[1])
        elif seat == step.back:
            clock, known, moved = _back(rule, clock, known, step, now)
        if seat not in step.asked or (begins and seat in step.away):
            real[seat] = _stopped(rule, clock, now)
        elif seat in step.away:
            real[seat] = _held(rule, clock, now)
        elif begins and seat not in step.again:
            known, spent = entered(known)
            real[seat] = _begun(settle(rule, clock, now), clocks, now, spent)
        elif not clock.on or begins:
            real[seat] = _on_again(rule, clock, clocks, now)
        else:
            real[seat] = clock
        turns.append(known)
        shown[seat] = _seen(rule, clocks, step, now, seat, real[seat], begins or moved)
    return Clocks(tuple(real), tuple(shown), clocks.paused, turns=tuple(turns) if any(map(_some, turns)) else ())


def _onward(rule: Rule, clock: SeatClock, known: Turns, step: AskedChange, now: int) -> Turns:
    """The turns of a seat whose own step has ended one that it may still come back to."""
    if clock.open:
        return left_behind(known, step.own, settle(rule, clock, now).spent)
    known, spent = entered(known)  # it began while its person was away
    return left_behind(known, step.own, spent)


def _back(rule: Rule, clock: SeatClock, known: Turns, step: AskedChange, now: int) -> tuple[SeatClock, Turns, bool]:
    """The clock and the turns of a seat that took back a step, and whether that led to another turn."""
    settled = settle(rule, clock, now)
    earlier, spent = gone_back(known, step.own, settled.spent)
    return (clock, known, False) if earlier == known else (replace(settled, spent=spent), earlier, True)


def _some(turns: Turns) -> bool:
    return turns != Turns()


def _seen(
    rule: Rule, clocks: Clocks, step: AskedChange, now: int, seat: int, truth: SeatClock, begins: bool
) -> SeatClock:
    """The clock of a seat for everybody else. It moves with what everybody sees, and with nothing else."""
    clock = clocks.shown[seat]
    goes_on = clock.open and not (step.opened and begins)
    if seat not in step.seems:
        over = clock.open or (step.opened and not truth.on)
        return _stopped(rule, truth, now) if over else clock
    if seat in step.away:
        return _held(rule, clock, now) if goes_on else _stopped(rule, truth, now)
    if goes_on:
        return clock if clock.on else _on_again(rule, clock, clocks, now)
    return truth if truth.on else _begun(clock, clocks, now)


def _begun(clock: SeatClock, clocks: Clocks, now: int, spent: int = 0) -> SeatClock:
    return SeatClock(clock.bank, spent, True, _from(clocks, now), spared=clock.spared)


def _from(clocks: Clocks, now: int) -> int | None:
    return None if clocks.paused else now


def _on_again(rule: Rule, clock: SeatClock, clocks: Clocks, now: int) -> SeatClock:
    """The same turn goes on. Whoever was away pays for the absence as if present, up to a limit."""
    if clock.gone is not None and not clocks.paused:
        clock = replace(clock, since=max(clock.gone, now - AWAY))
    return replace(settle(rule, clock, now), on=True, since=_from(clocks, now), gone=None)


def _held(rule: Rule, clock: SeatClock, now: int) -> SeatClock:
    gone = now if clock.on else clock.gone
    return replace(_stopped(rule, clock, now), gone=gone)


def _stopped(rule: Rule, clock: SeatClock, now: int) -> SeatClock:
    return replace(settle(rule, clock, now), on=False, since=None, gone=None)


def pause(rule: Rule, clocks: Clocks, now: int) -> Clocks:
    """All clocks stop; whoever was asked still is."""

    def held(clock: SeatClock) -> SeatClock:
        return replace(settle(rule, clock, now), since=None)

    return Clocks(tuple(map(held, clocks.real)), tuple(map(held, clocks.shown)), True, turns=clocks.turns)


def resume(clocks: Clocks, now: int) -> Clocks:
    """All clocks go on from where they stopped."""

    def going(clock: SeatClock) -> SeatClock:
        if clock.gone is not None:
            return replace(clock, gone=now)
        return replace(clock, since=now) if clock.on else clock

    return Clocks(tuple(map(going, clocks.real)), tuple(map(going, clocks.shown)), turns=clocks.turns)


def sleeping(clocks: Clocks, asked: Collection[int], seems: Collection[int]) -> Clocks:
    """The game was put under other rules while nobody played: these seats are asked now, each with the time of a whole
    turn, and no time passes until the table is opened."""

    def anew(side: tuple[SeatClock, ...], on: Collection[int]) -> tuple[SeatClock, ...]:
        return tuple(SeatClock(clock.bank, on=seat in on, spared=clock.spared) for seat, clock in enumerate(side))

    return Clocks(anew(clocks.real, asked), anew(clocks.shown, seems), clocks.paused, not clocks.paused)


def spared(rule: Rule, clocks: Clocks, seats: Collection[int], alone: bool) -> Clocks:
    """These seats have just been taken back. If the time of the turn is used up, there is a moment to answer, once in a
    game. Where no other person plays nobody waits, so the whole time of the turn is given again."""
    moment = min(GRACE, rule.move)

    def longer(clock: SeatClock) -> SeatClock:
        if not clock.on:
            return clock
        if alone:
            return replace(clock, spent=0)
        if clock.spared or max(0, rule.move - clock.spent) + clock.bank >= moment:
            return clock
        return replace(clock, spent=rule.move - moment + clock.bank, spared=True)

    def some(side: tuple[SeatClock, ...]) -> tuple[SeatClock, ...]:
        return tuple(longer(clock) if seat in seats else clock for seat, clock in enumerate(side))

    return Clocks(some(clocks.real), some(clocks.shown), clocks.paused, turns=clocks.turns)


def ends(rule: Rule, clock: SeatClock) -> int | None:
    """When the seat's time will run out; None while the clock is stopped."""
    if clock.since is None:
        return None
    return clock.since + max(0, rule.move - clock.spent) + clock.bank


def due(rule: Rule, clocks: Clocks) -> int | None:
    """When the first of all clocks will run out."""
    return min((end for clock in clocks.real if (end := ends(rule, clock)) is not None), default=None)


def out(rule: Rule, clocks: Clocks, now: int, grace: int = 0) -> list[int]:
    """Seats whose time has run out; before the moment `grace` nobody's has."""
    if now < grace:
        return []
    return [seat for seat, clock in enumerate(clocks.real) if (end := ends(rule, clock)) is not None and end <= now]
