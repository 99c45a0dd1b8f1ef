"""Observations: what a seat knows of a table, as one row of numbers or as named arrays that share its memory.

They are written from a state for speed, but are the same for all states that the seat can't tell apart: the battery
compares each with re-dealt ones. So a bot, which has no state, takes one from `decision.sample(rng)`, whatever the rng.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from orrery.core import registry
from orrery.core.decision_types import decision_types
from orrery.core.engine import asking, kind_of
from orrery.core.errors import BadAction, clip, reason
from orrery.core.game import Game
from orrery.core.layout import MOST_ROWS, Layout, Observed, Row, Shown
from orrery.lab.spaces.action_space import Cursor, Space, space
from orrery.lab.spaces.event_rows import LARGEST, VALUES_TOLD, EventRows, leaves_of, number_of
from orrery.lab.spaces.finding import lab_module

Floats = NDArray[np.float32]
Write = Callable[[Any, int, Row], None]
Rewrite = Callable[[Any, int, Row, Shown], None]
FLOAT32 = np.dtype(np.float32)
QUESTION = 12  # values of a question's frame that are told


class Observation:
    """The observations of a game: `fields` in the order in which they stand in a row of `size` floats."""

    def __init__(
        self,
        game: Game[Any, Any],
        own: Layout,
        write: Write,
        steps: Space,
        history: int,
        rewrite: Rewrite | None = None,
    ) -> None:
        self.game_id = game.id
        self.name = own.name
        self.history = history
        self._game = game
        self._rewrite = rewrite or _forgetful(write)
        self.decisions = kinds = tuple(asked.kind for asked in decision_types(game))
        whole = Layout(own.name)
        whole.fields, whole.size = list(own.fields), own.size
        asked_at = whole.field(
            "decision", len(kinds), f"what the seat is asked now, one-hot; none if nothing: {', '.join(kinds)}"
        )
        self._asked = {kind: asked_at + place for place, kind in enumerate(kinds)}
        self._frames: dict[type, int] = {}  # where the question of a frame stands, for those that ask one only
        self._questions: dict[type, dict[Any, array[float]]] = {}  # the same frames come up again and again
        self._question_at = whole.field(
            "question",
            QUESTION,
            f"what the question says besides: the first {QUESTION} values of its frame without the seat, such as how "
            f"many are left; {VALUES_TOLD}",
            -LARGEST,
            LARGEST,
        )
        self._path_at = whole.field("path", steps.n, "1 for each step of the answer so far, by its number in the space")
        self._events = EventRows(game)
        self._history_at = whole.size
        if history:
            whole.field(
                "history",
                (history, self._events.width),
                f"the last events the seat has heard, the latest first: {self._events.meaning}",
                self._events.low,
                self._events.high,
            )
        self.fields: tuple[Observed, ...] = tuple(whole.fields)
        self.size = whole.size
        end, lasting = whole.size, own.lasting
        self.passing = (slice(lasting.start), slice(lasting.stop, end)) if lasting else (slice(end),)

    def flat(
        self,
        state: Any,
        seat: int,
        cursor: Cursor | None = None,
        out: Floats | None = None,
        heard: Sequence[Mapping[str, Any]] = (),
    ) -> Floats:
        """All fields in one row of float32; written into `out` if it is given.

        `cursor`: the answer the seat is giving, if it is in the middle of one; `heard`: what `match.events(seat)`
        tells, or its end, for the history.
        """
        if not 0 <= seat < state.players:
            raise BadAction(reason("no_seat", value=clip(seat), high=state.players - 1), self._game.texts)
        if out is None:
            out = np.zeros(self.size, np.float32)
        elif out.dtype != FLOAT32 or out.shape != (self.size,):
            raise ValueError(f"{self.name} is written into {self.size} float32, not into {out.shape} {out.dtype}")
        else:
            out.fill(0.0)
        self.rewrite(state, seat, out, {}, cursor, heard)
        return out

    def rewrite(
        self,
        state: Any,
        seat: int,
        out: Floats,
        shown: Shown,
        cursor: Cursor | None,
        heard: Sequence[Mapping[str, Any]],
    ) -> None:
        """`flat` without its checks, into a row that is zero but for what `shown` says: see `Sheet`."""
        row: Row = memoryview(cast(Any, out))  # single numbers are written faster there than into an array
        self._rewrite(state, seat, row, shown)
        if state.stacks[seat]:
            self._write_question(state, seat, row)
        if cursor is not None:
            at = self._path_at
            for step in cursor.prefix:
                row[at + step] = 1.0
        if self.history and heard:
            self._write_history(row, seat, state.players, heard)

    def _write_question(self, state: Any, seat: int, row: Row) -> None:
        frame = state.stacks[seat][-1]
        place = self._frames.get(type(frame))
        if place is None:
            asked = asking(self._game.flow(state.options), state, seat)
            if asked is None:
                return
            place = self._asked[kind_of(asked[1], frame)]
            if not hasattr(frame, "kind"):  # such frames ask always the same
                self._frames[type(frame)] = place
        row[place] = 1.0
        if len(frame) > 1:
            row[self._question_at : self._question_at + QUESTION] = self._values_of(frame)

    def _values_of(self, frame: Any) -> array[float]:
        known = self._questions.setdefault(type(frame), {})
        told = frame[1:]
        found = known.get(told)
        if found is None:
            if len(known) >= MOST_ROWS:
                known.clear()
            values = [number_of(value) for value in islice(leaves_of(told), QUESTION)]
            found = known[told] = array("f", values + [0.0] * (QUESTION - len(values)))
        return found

    def arrays(
        self,
        state: Any,
        seat: int,
        cursor: Cursor | None = None,
        out: Floats | None = None,
        heard: Sequence[Mapping[str, Any]] = (),
    ) -> dict[str, Floats]:
        """The same as named arrays, each with the shape of its field."""
        return self.split(self.flat(state, seat, cursor, out, heard))

    def split(self, row: Floats) -> dict[str, Floats]:
        """The fields of a row, or of a stack of rows, as arrays that share its memory."""
        before = row.shape[:-1]
        return {
            field.name: row[..., field.first : field.first + field.size].reshape(*before, *field.shape)
            for field in self.fields
        }

    def _write_history(self, row: Row, me: int, players: int, heard: Sequence[Mapping[str, Any]]) -> None:
        width = self._events.width
        for age, event in enumerate(reversed(heard[-self.history :])):
            self._events.write(event, me, players, row, self._history_at + age * width)

    def __reduce__(self) -> tuple[Callable[[str, int], Observation], tuple[str, int]]:
        """Other processes find their own by the game."""
        return observation, (self.game_id, self.history)

    def __repr__(self) -> str:
        return f"<Observation {self.name}: {self.size} floats>"


@cache
def observation(game_id: str, history: int = 0) -> Observation:
    """The observations of a game, with the last `history` events a seat has heard."""
    if isinstance(history, bool) or not isinstance(history, int) or history < 0:
        raise ValueError(f"history is a number of events, not {history!r}")
    found = lab_module(game_id, "observations")
    rewrite = found.rewrite if found.LAYOUT.lasting else None
    return Observation(registry.game(game_id), found.LAYOUT, found.observe, space(game_id), history, rewrite)


def _forgetful(write: Write) -> Rewrite:
    """For rows that are written anew each time."""

    def rewrite(state: Any, seat: int, row: Row, _shown: Shown) -> None:
        write(state, seat, row)

    return rewrite
