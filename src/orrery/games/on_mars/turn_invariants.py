"""What is asked and what is left of the phase belong together: turns and flights have a beginning and an end. OM-4"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.state import TABLE, Frame
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.state import COLONIZATION, END, NOBODY, SCORING, SETUP, SHUTTLE, State

# what the table does at last in a phase; the steps of Lacerda lie on top
_LAST: Final[dict[str, tuple[type, ...]]] = {
    SETUP: (f.NextStart, f.SetShuttle, f.BeginRound),
    COLONIZATION: (f.NextTurn,),
    SHUTTLE: (f.NextFlight, f.MoveShuttle),
    SCORING: (f.Score,),
}
# steps that begin, carry on or end a turn or a flight: never in the middle of an effect, never of another seat
_OF_TURNS: Final = frozenset((f.Turn, f.Continue, f.RefillPlaces, f.CheckLevel, f.LastGoals, f.LayDown))
_OF_FLIGHTS: Final = frozenset((f.StartSpace, f.ShuttleSide, f.Board, f.Deliveries))
_CLOSING: Final = (f.LastGoals, f.CheckLevel, f.Settle, f.RefillPlaces)


def check_turn(s: State) -> None:
    if s.phase == END:
        assert not any(s.stacks), "the game is over, and somebody is asked"
        return
    table = s.stacks[TABLE]
    assert table, "nothing is left to do, and the game is not over"
    assert type(table[0]) in _LAST[s.phase], "the rest of the phase is another one"
    assert not {type(frame) for frame in table[1:]} & {last for ends in _LAST.values() for last in ends}
    assert s.solo or len(table) == 1, "a step of Lacerda's without Lacerda"
    _rounds(s)
    for seat in range(s.players):
        stack = _stack_of(s, seat)
        if stack and seat == s.active and s.phase == COLONIZATION:
            stack = stack[len(_end_of_turn(s, stack)) :]
        elif s.phase != COLONIZATION and stack and type(stack[0]) in _OF_FLIGHTS:
            stack = stack[1:]
        assert not {type(frame) for frame in stack} & (_OF_TURNS | _OF_FLIGHTS), "a turn within an effect"
    if type(table[0]) is f.NextFlight:
        order = table[0].order
        assert len(set(order)) == len(order)
        assert s.active not in order, "who travels is still to be asked"


def _rounds(s: State) -> None:
    """OM-13.5"""
    assert (s.round == 0) == (s.phase == SETUP), "rounds are counted from the first turn on"
    assert s.phase == SETUP or 0 not in s.spaces, "a marker without a space"
    assert s.last_round == 0 or s.round <= s.last_round <= s.round + 1, "the last round is over"
    assert s.reason or (s.remaining and not s.last_round), "an end without a reason"
    somebody = s.phase in (COLONIZATION, SHUTTLE) and any(s.stacks[:TABLE])
    assert not somebody or s.active != NOBODY, "it is nobody's turn"


def _stack_of(s: State, seat: int) -> Sequence[Frame]:
    """What a seat has to do, even if another one keeps it for a moment. OM-9.7"""
    kept = [frame.rest for stack in s.stacks for frame in stack if type(frame) is f.HandBack and frame.to == seat]
    return s.stacks[seat] or (kept[0] if kept else ())


def _end_of_turn(s: State, stack: Sequence[Frame]) -> Sequence[Frame]:
    """OM-4.5: what comes at last in the turn of the active seat."""
    if not s.closing:
        assert type(stack[0]) in (f.Continue, f.Turn), "the turn has no end"
        return stack[:1]
    last = [type(frame) for frame in stack[: len(_CLOSING)]]
    done = next((n for n, kind in enumerate(_CLOSING) if last[n : n + 1] != [kind]), len(_CLOSING))
    assert done > 1, "the end of the turn is another one"
    return stack[:done]
