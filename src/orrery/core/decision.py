"""What a seat is asked, with every legal answer."""

from __future__ import annotations

import json
from typing import Any

from orrery.core.engine import asking, kind_of, options, rule_of
from orrery.core.errors import EngineError
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

Json = Any
MOST_SHOWN = 20  # actions that a printed decision names


class Decision:
    """A pending decision: `.kind`, `.rule`, `.params`, `.actions`, `.prompt(lang)`.

    Bots get it together with the seat's view. `sample` is their only way to a full state, and it
    gives a re-dealt one: what the seat can't know is drawn anew, so nothing hidden can leak into a plan.
    """

    __slots__ = ("_game", "_state", "_step", "actions", "kind", "params", "rule", "seat")

    def __init__(self, game: Ruleset[Any, Any], state: Any, seat: int) -> None:
        flow = game.flow(state.options)
        asked = asking(flow, state, seat)
        if asked is None:
            raise EngineError(f"seat {seat} owes no decision")
        frame, ask = asked
        self._game = game
        self._state = state
        self._step = state.step
        self.seat = seat
        self.kind = kind_of(ask, frame)
        self.rule = rule_of(ask, frame)
        self.params: dict[str, object] = dict(ask.params(state, frame)) if ask.params is not None else {}
        self.actions: tuple[Any, ...] = tuple(options(flow, state, seat))

    @property
    def game(self) -> Ruleset[Any, Any]:
        """The game that asks."""
        return self._game

    def prompt(self, lang: str = "en") -> str:
        """The question as a sentence."""
        return self._game.texts.format(lang, f"prompt-{self.kind}", self.params)

    def sample(self, rng: Rng) -> Any:
        """A full state that this seat can't tell from the true one."""
        if self._state.step != self._step:
            raise EngineError("the game has moved on since this decision was asked for")
        return self._game.resample(self._state, self.seat, rng)

    def to_json(self, guide: bool = True) -> dict[str, Json]:
        """Question and answers in text form, as clients get them; the `guide` of a game is for screens."""
        write = self._game.actions.write
        told = self._game.guide(self._state, self.seat) if guide else None
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "params": dict(self.params),
            "actions": [write(action) for action in self.actions],
            **({"guide": told} if told else {}),
        }

    def __str__(self) -> str:
        """The question and its answers, numbered as in `actions`."""
        write = self._game.actions.write
        shown = [f"{n:4} {json.dumps(write(action))}" for n, action in enumerate(self.actions[:MOST_SHOWN])]
        more = [f"     and {len(self.actions) - MOST_SHOWN} more"] if len(self.actions) > MOST_SHOWN else []
        return "\n".join([f"Seat {self.seat}: {self.prompt()} [{self.kind}, {self.rule}]", *shown, *more])

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.kind} ({self.rule}), {len(self.actions)} actions>"
