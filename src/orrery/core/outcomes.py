"""What each action would bring, as far as its seat can foresee: up to the first thing that is drawn or shown.

Every action is taken on a copy of what the seat knows (`Ruleset.as_known`), never of the true state: whatever a rule
looks at, nothing hidden can reach an outcome. The copy stops at the first draw or reveal; ledger and score before and
after are compared there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from orrery.core import engine
from orrery.core.field_types import ComponentId, Place, Seat
from orrery.core.ledger import BURDEN, GOOD, LEVEL, WASTE, Amount, Loss, Quantity
from orrery.core.mentions import Mentions, heard_by
from orrery.core.ruleset import Ruleset
from orrery.core.state import TABLE


class LineChange(NamedTuple):
    """A line of the score sheet that would change."""

    key: str
    before: int
    after: int


class ScoreChange(NamedTuple):
    """The score if the game ended now, and if it ended right after the action."""

    before: int
    after: int
    lines: tuple[LineChange, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action does to one seat. `score` is None where the score is nobody else's business."""

    seat: Seat
    gained: tuple[Amount, ...]
    paid: tuple[Amount, ...]  # the price of what one does
    lost: tuple[Amount, ...]  # what one could have kept, or got
    shed: tuple[Amount, ...]  # burdens one gets rid of
    score: ScoreChange | None


@dataclass(frozen=True, slots=True)
class Outcome(Effect):
    """What one legal action would bring its seat, and what of it concerns others."""

    action: Any
    components: tuple[ComponentId, ...]  # what it moves, takes or uses, as the events would tell
    places: tuple[Place, ...]  # and where
    reveals: bool  # something unknown comes next: from there on nothing is foretold
    ends_turn: bool
    forgone: tuple[str, ...]  # if it ends the turn: kinds of actions offered beside it that could have come first
    asks: str | None  # the kind of the seat's next question, if it is known
    others: tuple[Effect, ...]  # those who feel it


class _Unforeseen(Exception):
    """Something is drawn or shown."""


class _Foresight(engine.Play[Any]):
    """A play that ends where knowledge does."""

    __slots__ = ()

    def reveal(self, seat: int = TABLE) -> None:
        raise _Unforeseen


class After(NamedTuple):
    """What an action leads to, as far as it can be foreseen."""

    state: Any
    events: list[Any]
    reveals: bool  # it ends at something unknown


class Foretelling:
    """One position as one seat knows it, held against what comes of each action.

    It is made of a copy: once made it may be used in another thread while the match goes on.
    """

    def __init__(self, game: Ruleset[Any, Any], state: Any, seat: int) -> None:
        known = game.as_known(state, seat)
        self.game = game
        self.known = known
        self.seat = seat
        self.flow = game.flow(known.options)
        self.turn = game.turn_of(known, seat)
        others = () if game.side_by_side else (other for other in range(known.players) if other != seat)
        self.own = _Page(game, known, seat, game.quantities, True)
        public = tuple(quantity for quantity in game.quantities if not quantity.secret)
        self.others = [_Page(game, known, other, public, game.open_scores) for other in others]

    def outcome(self, action: Any) -> Outcome:
        game, seat = self.game, self.seat
        state, events, reveals = self.after(action)
        turn_over = self._turn_over(state)
        named, losses = self._read(events)
        gained, paid, lost, shed, score = self.own.compare(state, losses, turn_over)
        asked = None if reveals else engine.asking(self.flow, state, seat)
        return Outcome(
            seat=seat,
            gained=gained,
            paid=paid,
            lost=lost,
            shed=shed,
            score=score,
            action=action,
            components=tuple(named.components),
            places=tuple(named.places),
            reveals=reveals,
            ends_turn=turn_over,
            forgone=tuple(tag for tag in self._going_on if tag != game.actions.tag_of(action)) if turn_over else (),
            asks=None if asked is None else engine.kind_of(asked[1], asked[0]),
            others=tuple(self._felt(state, losses)),
        )

    def after(self, action: Any) -> After:
        state, events = self.game.clone(self.known), list[Any]()
        try:
            engine.take(self.flow, _Foresight(state, events), self.seat, action)
        except _Unforeseen:
            return After(state, events, True)
        return After(state, events, False)

    def _turn_over(self, state: Any) -> bool:
        return self.turn is not None and self.game.turn_of(state, self.seat) != self.turn

    @cached_property
    def _going_on(self) -> tuple[str, ...]:
        """Kinds of actions on offer after at least one of which the turn goes on."""
        found: list[str] = []
        for action in engine.options(self.flow, self.known, self.seat):
            tag = self.game.actions.tag_of(action)
            if tag not in found and not self._turn_over(self.after(action).state):
                found.append(tag)
        return tuple(found)

    def _felt(self, state: Any, losses: Sequence[Loss]) -> Iterable[Effect]:
        for page in self.others:
            found = page.compare(state, losses, False)
            *amounts, score = found
            if any(amounts) or (score is not None and score.before != score.after):
                yield Effect(page.seat, *found)

    def _read(self, events: Iterable[Any]) -> tuple[Mentions, Sequence[Loss]]:
        """What the events name that the seat would hear, and what they tell of losses."""
        found, losses = Mentions(), list[Loss]()
        told = self.game.losses
        for event in events:
            heard = heard_by(self.seat, event)
            if heard is None:
                continue
            found.read(heard)
            if type(heard) in told:
                losses.extend(told[type(heard)](heard))
        return found, losses


class _Page:
    """One seat's part of the ledger and its score, as they stand before anything is done."""

    def __init__(
        self, game: Ruleset[Any, Any], known: Any, seat: int, told: tuple[Quantity, ...], scored: bool
    ) -> None:
        self.game = game
        self.seat = seat
        self.scored = scored
        self.row = tuple(game.ledger(known, seat))
        self.told = tuple((at, quantity) for at, quantity in enumerate(game.quantities) if quantity in told)
        self.wastes = {quantity.of: at for at, quantity in self.told if quantity.kind == WASTE}
        self.lines = _lines(game, known, seat) if scored else {}

    def compare(
        self, state: Any, losses: Sequence[Loss], turn_over: bool
    ) -> tuple[tuple[Amount, ...], tuple[Amount, ...], tuple[Amount, ...], tuple[Amount, ...], ScoreChange | None]:
        """Gained, paid, lost, shed and the score."""
        gone: dict[str, int] = {}
        held: dict[str, int] = {}
        for seat, item, amount, had in losses:
            if seat == self.seat:
                gone[item] = gone.get(item, 0) + amount
                if had:
                    held[item] = held.get(item, 0) + amount
        gained: list[Amount] = []
        paid: list[Amount] = []
        shed: list[Amount] = []
        after = self.game.ledger(state, self.seat)
        if turn_over or held or tuple(after) != self.row:
            for at, (name, kind, of, _) in self.told:
                if kind == WASTE:
                    wasted = after[at] if turn_over else after[at] - self.row[at]
                    if wasted > 0:
                        gone[of] = gone.get(of, 0) + wasted
                    continue
                change = after[at] - self.row[at] + held.get(name, 0)
                if change > 0 and name in self.wastes:  # what is wasted at once is no gain
                    wasted = after[self.wastes[name]] - self.row[self.wastes[name]]
                    change = max(0, change - max(0, wasted))
                if change > 0 and kind in _GAINED:
                    gained.append(Amount(name, change))
                elif change < 0 and kind == GOOD:
                    paid.append(Amount(name, -change))
                elif change < 0 and kind == BURDEN:
                    shed.append(Amount(name, -change))
                elif change < 0 and kind == LEVEL:
                    gone[name] = gone.get(name, 0) - change
        lost = tuple(Amount(item, amount) for item, amount in gone.items())
        return tuple(gained), tuple(paid), lost, tuple(shed), self._score(state)

    def _score(self, state: Any) -> ScoreChange | None:
        if not self.scored:
            return None
        before, after = self.lines, _lines(self.game, state, self.seat)
        total = sum(before.values())
        if after == before:
            return ScoreChange(total, total, ())
        changed = tuple(
            LineChange(key, before.get(key, 0), after.get(key, 0))
            for key in (*before, *(key for key in after if key not in before))
            if before.get(key, 0) != after.get(key, 0)
        )
        return ScoreChange(total, sum(after.values()), changed)


_GAINED: Final = (GOOD, LEVEL, BURDEN)


def _lines(game: Ruleset[Any, Any], state: Any, seat: int) -> dict[str, int]:
    return {score.key: score.points for score in game.score_lines(state, seat)}
