"""The loop: one stack of frames per seat and one for the table.

A frame either asks its seat (it has an `Ask` in the flow) or resolves itself (it has a function).
Seats come first; a table frame runs when every seat's stack is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypedDict, TypeVar

from orrery.core.errors import EngineError, IllegalAction, Refusal, refusal
from orrery.core.frames import (
    AnyOrder,
    Confirm,
    ConfirmTurn,
    May,
    OneOf,
    Pick,
    Repeat,
    Skip,
    WaitFor,
)
from orrery.core.state import TABLE, Frame, State

Action = Any  # a NamedTuple; its class is one of the game's action kinds
Event = Any  # a NamedTuple; see core.events
S = TypeVar("S", bound=State[Any])


@dataclass(frozen=True)
class Ask:
    """How a waiting frame is answered: every legal action, why another is refused, what an answer does."""

    kind: str
    rule: str
    options: Callable[[Any, Any], list[Action]]
    refuse: Callable[[Any, Any, Action], Refusal | None]
    take: Callable[[Play[Any], Any, Action], None]
    params: Callable[[Any, Any], Mapping[str, object]] | None = None  # for the prompt
    collapse: Callable[[Any], tuple[Frame, ...] | None] | None = None  # no real choice: what to do instead
    answers: tuple[type, ...] = ()  # what `options` lists, where its annotation can't say it for this question alone


@dataclass(frozen=True)
class Free:
    """An any-time action: offered beside each decision of a seat; taking it leaves the decision in place."""

    rule: str
    options: Callable[[Any, int], list[Action]]
    refuse: Callable[[Any, int, Action], Refusal | None]
    take: Callable[[Play[Any], int, Action], None]


Resolve = Callable[["Play[Any]", Any], None]


class Flow:
    """The table of contents of a game: what each frame does, and what a seat may do at any time."""

    __slots__ = ("any_time", "asks", "free", "handlers")

    def __init__(self, handlers: Mapping[type, Ask | Resolve], free: Mapping[type, Free] | None = None) -> None:
        self.handlers: dict[type, Ask | Resolve] = {**CORE_FLOW, **handlers}
        self.asks: dict[type, Ask] = {frame: one for frame, one in self.handlers.items() if isinstance(one, Ask)}
        self.free: dict[type, Free] = dict(free or {})
        self.any_time = tuple(action.options for action in self.free.values())  # asked at every decision


class Play(Generic[S]):
    """All a rule may use besides editing the state, which is `play.s`; a game names its own `Play[State]`."""

    __slots__ = ("fence_why", "fenced", "out", "s", "secret_at")

    def __init__(self, s: S, out: list[Event] | None = None) -> None:
        self.s = s
        self.out = out
        self.fenced = 0  # bit per seat: new information reached it during this step
        self.fence_why = "revealed"
        self.secret_at = -1  # how many events came before the first draw or reveal

    def then(self, seat: int, *frames: Frame) -> None:
        """These frames come next on the seat's (or the table's) stack, left to right."""
        stack: list[Frame] = self.s.stacks[seat]
        if len(frames) == 1:
            stack.append(frames[0])
        else:
            stack.extend(reversed(frames))

    def emit(self, event: Event) -> None:
        if self.out is not None:
            self.out.append(event)

    def draw(self, stream: int, n: int) -> int:
        """Chance: a number below n. The seat (or, at the table, everybody) now knows something new."""
        self.reveal(stream)
        return self.s.draw(stream, n)

    def reveal(self, seat: int = TABLE) -> None:
        """Something hidden is shown: to one seat, or to all. Earlier steps can't be taken back."""
        self.fence(seat, "revealed")
        if self.secret_at < 0:
            self.secret_at = len(self.out) if self.out is not None else 0

    def fence(self, seat: int, why: str) -> None:
        self.fenced |= (1 << self.s.players) - 1 if seat == TABLE else 1 << seat
        self.fence_why = why


def rule_of(ask: Ask, frame: Frame) -> str:
    """The rule behind a decision: the frame's own where it carries one."""
    return getattr(frame, "rule", ask.rule)


def kind_of(ask: Ask, frame: Frame) -> str:
    """The name of a question: the frame's own where one frame asks several."""
    return getattr(frame, "kind", ask.kind)


def asking(flow: Flow, s: State[Any], seat: int) -> tuple[Frame, Ask] | None:
    """The decision a seat owes now, if any."""
    stack = s.stacks[seat]
    if not stack:
        return None
    ask = flow.asks.get(type(stack[-1]))
    return None if ask is None else (stack[-1], ask)


def actors(flow: Flow, s: State[Any]) -> tuple[int, ...]:
    """Seats that must decide now; empty when the game is over."""
    asks = flow.asks
    return tuple([seat for seat in range(s.players) if s.stacks[seat] and type(s.stacks[seat][-1]) in asks])


def first_actor(flow: Flow, s: State[Any]) -> int:
    """The lowest seat that must decide now; -1 when the game is over."""
    for seat in range(s.players):
        stack = s.stacks[seat]
        if stack and type(stack[-1]) in flow.asks:
            return seat
    return -1


def options(flow: Flow, s: State[Any], seat: int) -> list[Action]:
    """Every legal action of the seat's pending decision, any-time actions included."""
    stack = s.stacks[seat]
    ask = flow.asks.get(type(stack[-1])) if stack else None
    if ask is None:
        return []
    found = ask.options(s, stack[-1])
    for offered in flow.any_time:
        more = offered(s, seat)
        if more:
            found = found + more
    return found


def refuse(flow: Flow, s: State[Any], seat: int, action: Action) -> Refusal | None:
    """Why the rules refuse this action of a seat that owes a decision; None if it is legal."""
    asked = asking(flow, s, seat)
    if asked is None:
        raise EngineError(f"seat {seat} owes no decision")
    free = flow.free.get(type(action))
    if free is not None:
        return free.refuse(s, seat, action)
    frame, ask = asked
    return ask.refuse(s, frame, action)


def step(flow: Flow, s: S, seat: int, action: Action, out: list[Event] | None = None) -> Play[S]:
    """Apply one action of one seat, then resolve everything that needs no decision."""
    refused = refuse(flow, s, seat, action)
    if refused is not None:
        raise IllegalAction(refused)  # nothing has changed yet
    return apply(flow, s, seat, action, out)


def apply(flow: Flow, s: S, seat: int, action: Action, out: list[Event] | None = None) -> Play[S]:
    """`step` without the check, for actions that came from `options`."""
    play = Play(s, out)
    take(flow, play, seat, action)
    return play


def take(flow: Flow, play: Play[Any], seat: int, action: Action) -> None:
    """`apply` with a play that is there already."""
    s = play.s
    s.step += 1
    if flow.free and type(action) in flow.free:
        flow.free[type(action)].take(play, seat, action)
    else:
        frame = s.stacks[seat].pop()
        flow.asks[type(frame)].take(play, frame, action)
    settle(flow, play)


def start(flow: Flow, s: S, out: list[Event] | None = None) -> Play[S]:
    """Run the set-up's frames up to the first decision."""
    play = Play(s, out)
    settle(flow, play)
    return play


def settle(flow: Flow, play: Play[Any]) -> None:
    """Resolve frames until every seat that still has one is asked something, or the game is over."""
    s = play.s
    stacks: list[list[Any]] = s.stacks
    handlers, asks = flow.handlers, flow.asks
    table = stacks[-1]
    seats = stacks[:-1]
    while True:
        moved = waiting = asked = False
        for stack in seats:
            while stack:
                frame = stack[-1]
                ask = asks.get(type(frame))
                if ask is not None:
                    instead = ask.collapse(frame) if ask.collapse is not None else None
                    if instead is None:
                        asked = True
                        break
                    stack.pop()
                    stack.extend(reversed(instead))
                    moved = True  # the stack may be empty now, and somebody may wait for that
                    continue
                if type(frame) is WaitFor and any(stacks[other] for other in frame.seats):
                    waiting = True
                    break
                stack.pop()
                handlers[type(frame)](play, frame)  # type: ignore[operator]
                moved = True
        if moved:
            continue  # a frame may have put something on a stack that was passed already
        if asked:
            return
        if waiting:
            raise EngineError("deadlock: seats wait for each other")
        if not table:
            return
        frame = table.pop()
        handlers[type(frame)](play, frame)  # type: ignore[operator]


# --- the combinators' own rules -------------------------------------------------------------------


class Left(TypedDict):
    """How much of it is still to come."""

    left: int


PICKS: Final = tuple(Pick(i) for i in range(32))  # answers made once; longer lists are hardly ever met


def _picks(number: int) -> list[Pick]:
    return list(PICKS[:number]) if number <= len(PICKS) else [Pick(i) for i in range(number)]


def _pick_any(s: State[Any], f: AnyOrder) -> list[Pick]:
    return _picks(len(f.todo))


def _take_any(play: Play[Any], f: AnyOrder, a: Pick) -> None:
    rest = f.todo[: a.which] + f.todo[a.which + 1 :]
    play.then(f.seat, f.todo[a.which], AnyOrder(f.seat, rest, f.rule))


def _to_come(s: State[Any], f: AnyOrder) -> Left:
    return {"left": len(f.todo)}


def _pick_one(s: State[Any], f: OneOf) -> list[Pick]:
    return _picks(len(f.choices))


def _only_choice(f: OneOf) -> tuple[Frame, ...] | None:
    if not f.choices:
        raise EngineError("a choice of nothing: the rule that offers it must see to that")
    return f.choices[0] if len(f.choices) == 1 else None


def _take_one(play: Play[Any], f: OneOf, a: Pick) -> None:
    play.then(f.seat, *f.choices[a.which])


def _may(s: State[Any], f: May) -> list[Pick | Skip]:
    return [Pick(0), Skip()]


def _take_may(play: Play[Any], f: May, a: Action) -> None:
    if type(a) is Pick:
        play.then(f.seat, f.frame)


def _repeat(play: Play[Any], f: Repeat) -> None:
    if f.left > 0:
        play.then(f.seat, f.frame, Repeat(f.seat, f.frame, f.left - 1))


def _nothing(play: Play[Any], f: Frame) -> None:
    """A WaitFor whose seats are done has nothing left to do."""


def _confirm(play: Play[Any], f: ConfirmTurn, a: Confirm) -> None:
    play.fence(f.seat, "confirmed")
    if f.then is not None:
        play.then(f.seat, f.then)


def _one_of(listed: Callable[[Any, Any], list[Action]]) -> Callable[[Any, Any, Action], Refusal | None]:
    """For short lists the refusal is: it is not on the list."""

    def refuse_unlisted(s: Any, f: Any, a: Action) -> Refusal | None:
        return None if a in listed(s, f) else refusal(f.rule, "not_asked")

    return refuse_unlisted


def _confirming(s: State[Any], f: ConfirmTurn) -> list[Confirm]:
    return [Confirm()]


CORE_FLOW: dict[type, Ask | Resolve] = {
    AnyOrder: Ask(
        "any_order",
        "",
        _pick_any,
        _one_of(_pick_any),
        _take_any,
        params=_to_come,
        collapse=lambda f: f.todo if len(f.todo) < 2 else None,
    ),
    OneOf: Ask(
        "one_of",
        "",
        _pick_one,
        _one_of(_pick_one),
        _take_one,
        collapse=_only_choice,
    ),
    May: Ask("may", "", _may, _one_of(_may), _take_may),
    ConfirmTurn: Ask("confirm", "", _confirming, _one_of(_confirming), _confirm),
    Repeat: _repeat,
    WaitFor: _nothing,
}
