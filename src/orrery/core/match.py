"""A live game: the state, what led to it, and the way back. The only holder of history."""

from __future__ import annotations

import json
from typing import Any

from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.errors import BadAction, CannotUndo, IllegalAction, clip, reason, refusal
from orrery.core.events import Story
from orrery.core.game import Game, Sheet
from orrery.core.plain import to_plain
from orrery.core.rng import commitment

Json = Any
Fences = tuple[tuple[int, str], ...]  # per seat: actions before this one can't be taken back, and why


class Match:
    """One game being played, by the public API of `orrery`."""

    def __init__(self, game: Game[Any, Any], players: int, seed: int, options: Any) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.flow = game.flow(options)
        self.version = 0  # rises with every act and every undo
        self.undos = 0
        self.actions: list[tuple[int, Any]] = []
        self.state = game.initial(players, seed, options)
        opening: list[Any] = []
        engine.start(self.flow, self.state, opening)
        self._log: list[list[Any]] = [opening]  # events of the opening, then of each action
        self._fences: Fences = ((0, "nothing"),) * players
        self._past: dict[int, tuple[Any, Fences]] = {}  # before action n, for those that may be taken back
        self._stories: dict[int | None, tuple[Story, int]] = {}

    # --- what is asked -------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that must decide now; empty when the game is over."""
        return engine.actors(self.flow, self.state)

    @property
    def over(self) -> bool:
        return not self.actors

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked, with every legal answer; None if it owes nothing."""
        if engine.asking(self.flow, self.state, self._seat(seat)) is None:
            return None
        return Decision(self.game, self.state, seat)

    # --- acting --------------------------------------------------------------------------------

    def act(self, seat: int, action: Any) -> list[dict[str, Json]]:
        """Take an action, in its typed or its text form; returns the events the seat may see."""
        seat = self._seat(seat)
        chosen = self._read(action)
        self._check(seat, chosen)
        heard = len(self._story(seat).told)
        self._advance(seat, chosen)
        self.version += 1
        return self._story(seat).told[heard:]

    def refused(self, seat: int, action: Any) -> IllegalAction | None:
        """Why the rules refuse this action now, or None if it is legal. Changes nothing."""
        try:
            self._check(self._seat(seat), self._read(action))
        except IllegalAction as refused:
            return refused
        return None

    def preview(self, seat: int, action: Any) -> list[dict[str, Json]]:
        """Events the action would cause, as the seat would see them, up to the first draw or reveal."""
        seat = self._seat(seat)
        chosen = self._read(action)
        self._check(seat, chosen)
        out: list[Any] = []
        play = engine.apply(self.flow, self.game.clone(self.state), seat, chosen, out)
        story = Story(seat)
        for event in out if play.secret_at < 0 else out[: play.secret_at]:
            story.hear(event)
        return story.told

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadAction(reason("no_seat", value=clip(seat), high=self.players - 1), self.game.texts)
        return seat

    def _read(self, action: Any) -> Any:
        if self.game.actions.kind_of(action) is not None:
            try:  # a typed action may still hold values that mean nothing
                action = self.game.actions.write(action)
            except (IndexError, TypeError, ValueError):
                raise BadAction(reason("bad_values", value=clip(action)), self.game.texts) from None
        return self.game.action_from_json(action)

    def _check(self, seat: int, action: Any) -> None:
        if engine.asking(self.flow, self.state, seat) is None:
            if self.over:
                raise IllegalAction(refusal(self.game.end_rule, "game_over"), self.game.texts)
            raise IllegalAction(refusal(self.game.turn_rule, "not_your_decision"), self.game.texts)
        refused = engine.refuse(self.flow, self.state, seat, action)
        if refused is not None:
            raise IllegalAction(refused, self.game.texts)

    def _advance(self, seat: int, action: Any) -> None:
        """Step a copy, so that a failure in a rule can never leave half a move behind."""
        self._tell_all()
        before = self.actors
        state = self.game.clone(self.state)
        out: list[Any] = []
        play = engine.apply(self.flow, state, seat, action, out)
        self._past[len(self.actions)] = (self.state, self._fences)
        self.state = state
        self.actions.append((seat, action))
        self._log.append(out)
        self._raise_fences(seat, before, play)

    def _raise_fences(self, seat: int, before: tuple[int, ...], play: engine.Play) -> None:
        now = len(self.actions)
        fences = list(self._fences)
        if any(other not in before and other != seat for other in self.actors):
            fences = [(now, "passed")] * self.players  # another seat decides on what it sees now
        told = play.fenced
        if told:
            told |= 1 << seat  # nor may a seat take back what has shown others something
        for fenced in range(self.players):
            if told >> fenced & 1:
                fences[fenced] = (now, play.fence_why)
        self._fences = tuple(fences)
        oldest = min(at for at, _ in fences)
        for n in [n for n in self._past if n < oldest]:
            del self._past[n]

    # --- taking back ---------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat's last step can't be taken back: a reason key; None if it can."""
        last = self._last_action(self._seat(seat))
        fence, why = self._fences[seat]
        if last is None:
            return "nothing"
        if last < fence:
            return "over" if self.over else why
        return None

    def can_undo(self, seat: int) -> bool:
        return self.why_no_undo(seat) is None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action. Others who decide at the same time are not disturbed."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why, self.game.texts)
        last = self._last_action(seat)
        assert last is not None
        later = self.actions[last + 1 :]
        self._tell_all()
        self._rewind(last)
        for other, action in later:
            self._advance(other, action)
        self._stories.clear()
        self.version += 1
        self.undos += 1

    def _last_action(self, seat: int) -> int | None:
        return next((n for n in range(len(self.actions) - 1, -1, -1) if self.actions[n][0] == seat), None)

    def _rewind(self, n: int) -> None:
        if n not in self._past:  # loaded from a file: the way here must be walked again
            self._past.update(self._walk(n))
        self.state, self._fences = self._past[n]
        for gone in [k for k in self._past if k >= n]:
            del self._past[gone]
        del self.actions[n:]
        del self._log[n + 1 :]

    def _walk(self, n: int) -> dict[int, tuple[Any, Fences]]:
        again = Match(self.game, self.players, self.seed, self.options)
        for seat, action in self.actions[: n + 1]:
            again._advance(seat, action)
        return {n: again._past[n]} if n in again._past else {}

    # --- what is known -------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return commitment(self.game.id, self.seed)

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, JSON-ready."""
        shown = self.game.view(self.state, None if seat is None else self._seat(seat))
        shown["commitment"] = self.commitment
        shown["seed"] = f"{self.seed:032x}" if self.over else None
        return shown

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Json]]:
        """The story as the seat heard it, from its event number `since` on."""
        return self._story(None if seat is None else self._seat(seat)).told[since:]

    def _story(self, seat: int | None) -> Story:
        self._tell_all()
        story, heard = self._stories.get(seat, (Story(seat), 0))
        for chapter in self._log[heard:]:
            for event in chapter:
                story.hear(event)
        self._stories[seat] = (story, len(self._log))
        return story

    def _tell_all(self) -> None:
        """After a fast play-out the events were never made: make them now."""
        if len(self._log) <= len(self.actions):
            again = Match(self.game, self.players, self.seed, self.options)
            for seat, action in self.actions:
                again._advance(seat, action)
            self._log = again._log

    # --- the end -------------------------------------------------------------------------------

    def scores(self) -> tuple[Sheet, ...]:
        """One sheet per seat, as if the game ended now."""
        return self.game.result(self.state).sheets

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that won, after tie-breaks; empty while the game goes on."""
        return self.game.result(self.state).winners if self.over else ()

    # --- copies and files ----------------------------------------------------------------------

    def absorb(self, state: Any, moves: list[tuple[int, Any]]) -> None:
        """Take over what a fast loop played from this match's state on."""
        self.state = state
        self.actions.extend(moves)
        self.version += len(moves)
        self._past.clear()
        self._fences = ((len(self.actions), "over" if self.over else "revealed"),) * self.players

    def clone(self) -> Match:
        twin = Match.__new__(Match)
        twin.game, twin.players, twin.seed = self.game, self.players, self.seed
        twin.options, twin.flow = self.options, self.flow
        twin.version, twin.undos = self.version, self.undos
        twin.actions = list(self.actions)
        twin.state = self.game.clone(self.state)
        twin._log = list(self._log)
        twin._fences = self._fences
        twin._past = dict(self._past)
        twin._stories = {}
        return twin

    def record(self) -> dict[str, Json]:
        """The game as seed and actions: a few kB from which everything can be recomputed."""
        from orrery.core.record import record

        return record(self)

    def to_json(self) -> str:
        """The whole match as text, in mid-turn too; `orrery.load` gives it back."""
        saved = {
            "format": "orrery-match",
            "record": self.record(),
            "state": to_plain(self.state),
            "fences": [list(fence) for fence in self._fences],
            "version": self.version,
            "undos": self.undos,
        }
        return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game is other.game
            and (self.players, self.seed, self.options) == (other.players, other.seed, other.options)
            and self.actions == other.actions
            and to_plain(self.state) == to_plain(other.state)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, {self.players} seats, {len(self.actions)} actions>"
