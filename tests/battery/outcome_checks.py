"""Outcomes held against what really happens: raised as AssertionError, for any game."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from orrery import Rng
from orrery.core import engine
from orrery.core.events import EventStream, entry
from orrery.core.ledger import BURDEN, GOOD, OPEN, WASTE, Quantity
from orrery.core.outcomes import Effect, Foretelling, Outcome
from orrery.core.ruleset import Ruleset
from orrery.core.state import TABLE
from orrery.core.state_codec import digest


class Foretold(NamedTuple):
    """Outcomes looked at; of these the ones that end at something unknown, and those whose score was compared."""

    outcomes: int
    revealing: int
    scored: int


class Watching(engine.Play[Any]):
    """A play that takes down, at the first draw or reveal, what stands in the books of all seats."""

    __slots__ = ("_books", "books")

    def __init__(self, s: Any, out: list[Any], books: Any) -> None:
        super().__init__(s, out)
        self._books = books
        self.books: Any = None

    def reveal(self, seat: int = TABLE) -> None:
        if self.books is None:
            self.books = self._books(self.s)
        super().reveal(seat)


def check_outcomes(game: Ruleset[Any, Any], state: Any, me: int, rng: Rng) -> Foretold:
    """What is foretold of each legal action is what it does up to the first reveal, whatever is hidden from me."""
    flow = game.flow(state.options)
    listed = engine.options(flow, state, me)
    if not listed:
        return Foretold(0, 0, 0)
    before = digest(state)
    found = [Foretelling(game, state, me).outcome(action) for action in listed]
    assert digest(state) == before, "foretelling changes nothing"
    assert [outcome.action for outcome in found] == list(listed)
    for _ in range(2):
        twin = game.resample(state, me, Rng(rng.bits()))
        again = Foretelling(game, twin, me)
        assert [again.outcome(action) for action in listed] == found, "an outcome leaks"
    revealing = scored = 0
    for outcome in found:
        scored += _check_outcome(game, state, me, outcome)
        revealing += outcome.reveals
    return Foretold(len(found), revealing, scored)


def _check_outcome(game: Ruleset[Any, Any], state: Any, me: int, outcome: Outcome) -> bool:
    """Held against the true state; whether the score could be compared too."""

    def books(s: Any) -> tuple[list[list[int]], dict[str, int], Any]:
        rows = [list(game.ledger(s, seat)) for seat in range(s.players)]
        return rows, {line.key: line.points for line in game.score_lines(s, me)}, game.turn_of(s, me)

    flow, out = game.flow(state.options), list[Any]()
    rows, lines, turn = books(state)
    play = Watching(game.clone(state), out, books)
    engine.take(flow, play, me, outcome.action)
    shown = play.books is not None
    rows_after, lines_after, turn_after = play.books if shown else books(play.s)
    assert shown or not outcome.reveals, "nothing is shown"
    if shown and not outcome.reveals:  # that others have nothing more to decide may be their secret
        assert len(engine.actors(flow, game.resample(state, me, Rng(1)))) > 1, "something is shown"
    assert outcome.ends_turn == (turn is not None and turn_after != turn)
    _check_amounts(game.quantities, outcome, rows[me], rows_after[me], outcome.ends_turn)
    felt = {effect.seat: effect for effect in outcome.others}
    assert me not in felt
    for seat, effect in felt.items():
        _check_amounts(game.quantities, effect, rows[seat], rows_after[seat], False, own=False)
    if not game.side_by_side:
        public = [at for at, quantity in enumerate(game.quantities) if not quantity.secret and quantity.kind == GOOD]
        changed = {s for s in range(state.players) if any(rows[s][at] != rows_after[s][at] for at in public)}
        assert changed - {me} <= set(felt), "an effect on another seat is not told"
    told = EventStream(me)
    for event in out if play.secret_at < 0 else out[: play.secret_at]:
        told.hear(entry(event))
    words = json.dumps(told.told)
    assert all(json.dumps(name)[1:-1] in words for name in (*outcome.components, *outcome.places))
    assert outcome.score is not None
    if game.side_by_side and state.players > 1:  # points may hang on boards of others, who play behind a veil
        if shown:
            return False
        lines, lines_after = (books(game.as_known(s, me))[1] for s in (state, play.s))
    assert outcome.score.before == sum(lines.values())
    assert outcome.score.after == sum(lines_after.values())
    keys = (*lines, *(key for key in lines_after if key not in lines))
    pairs = [(key, lines.get(key, 0), lines_after.get(key, 0)) for key in keys]
    assert list(outcome.score.lines) == [pair for pair in pairs if pair[1] != pair[2]]
    return True


def _check_amounts(
    quantities: tuple[Quantity, ...],
    effect: Effect,
    before: list[int],
    after: list[int],
    ends_turn: bool,
    own: bool = True,
) -> None:
    """All that is told is declared and positive, and together it is the difference of the ledgers."""
    gained, paid, lost, shed = (dict(amounts) for amounts in (effect.gained, effect.paid, effect.lost, effect.shed))
    kinds = {quantity.name: quantity.kind for quantity in quantities}
    for amounts in (gained, paid, lost, shed):
        assert all(amount > 0 and item in kinds for item, amount in amounts.items())
    assert all(kinds[item] == GOOD for item in paid)
    assert all(kinds[item] == BURDEN for item in shed)
    wasting = {quantity.of for quantity in quantities if quantity.kind == WASTE}
    for at, (name, kind, of, secret) in enumerate(quantities):
        if secret and not own:
            assert not any(name in amounts for amounts in (gained, paid, lost, shed)), "a secret is told"
            continue
        change = after[at] - before[at]
        if kind == WASTE:
            assert name not in gained
            assert lost.get(of, 0) >= (after[at] if ends_turn else change)
        elif kind == OPEN:
            assert name not in gained
        else:
            told = gained.get(name, 0) - paid.get(name, 0) - shed.get(name, 0)
            wasted = lost.get(name, 0) if name in wasting else 0  # what is wasted at once was never gained
            assert change - wasted <= told <= change + lost.get(name, 0), name
