"""A finished match walked through again: what was asked, how it stood, and what could not be known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log2
from typing import Any, NamedTuple

from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain

Json = Any
MOMENTS = 40  # of a game, evenly spread over its decisions
HIDDEN_MOMENTS = 8  # of them, at which hidden information is measured
RE_DEALS = 16
STREAMS = ("keys", "counters")  # chance that is still to come is not part of the position


class Walked(NamedTuple):
    """One decision of a match: the position before it, what was asked and what was answered. The state moves on with
    the walk: copy what you keep."""

    n: int
    state: Any
    decision: Decision
    action: Any


class Hidden(NamedTuple):
    """What a seat could not know at one moment."""

    share: float  # of the values of the position
    bits: float


class Asked(NamedTuple):
    seat: int
    kind: str
    actions: int


class GameTrace(NamedTuple):
    """What a game's figures are computed from."""

    asked: tuple[Asked, ...]
    evaluations: tuple[tuple[float, ...], ...]  # at each moment, the evaluation of each seat
    hidden: tuple[Hidden, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str | None
    over: bool


def walk(m: Match) -> Iterator[Walked]:
    """Every decision of a match in turn, from its first position on."""
    state = m.game.initial(m.players, m.seed, m.options) if m.start is None else m.game.clone(m.start)
    engine.start(m.flow, state)
    for n, (seat, action) in enumerate(m.actions):
        yield Walked(n, state, Decision(m.game, state, seat), action)
        engine.apply(m.flow, state, seat, action)


def trace(m: Match) -> GameTrace:
    game, length = m.game, len(m.actions)
    looked_at = places(length, MOMENTS)
    measured = places(length, HIDDEN_MOMENTS)
    asked, evaluations, hidden = [], [], []
    rng = Rng(m.seed & ((1 << 64) - 1), 0x41DD)
    for n, state, decision, _ in walk(m):
        asked.append(Asked(decision.seat, decision.kind, len(decision.actions)))
        if n in looked_at:
            seen = tuple(float(game.evaluate(state, seat)) for seat in range(m.players))
            evaluations.extend([seen] * looked_at[n])
        if n in measured:
            dealt = [to_plain(decision.sample(rng)) for _ in range(RE_DEALS)]
            hidden.append(unknown([leaves(without_streams(each)) for each in dealt]))
    result = game.result(m.state)
    return GameTrace(
        tuple(asked),
        tuple(evaluations),
        tuple(hidden),
        tuple(sheet.total for sheet in result.sheets),
        m.winners,
        result.tie_break,
        m.over,
    )


def places(length: int, moments: int) -> Counter[int]:
    """Which decisions are looked at, so that moments lie evenly; in a very short game one stands for several."""
    return Counter(n * length // moments for n in range(moments)) if length else Counter()


# --- hidden information -------------------------------------------------------------------------------


def without_streams(state: Mapping[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in state.items() if name not in STREAMS}


def leaves(value: Json, path: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], Json]:
    """The single values of plain data by where they stand."""
    if isinstance(value, Mapping):
        pairs: list[tuple[str | int, Json]] = list(value.items())
    elif isinstance(value, list):
        pairs = list(enumerate(value))
    else:
        return {path: value}
    found: dict[tuple[str | int, ...], Json] = {}
    for name, inner in pairs:
        found.update(leaves(inner, (*path, name)))
    return found


def unknown(deals: Sequence[Mapping[tuple[str | int, ...], Json]]) -> Hidden:
    """How much differs between positions that a seat can't tell apart.

    The share counts values that are not the same in all of them; bits add up the entropies of the single values, each
    estimated from these positions alone, so none counts for more than log2 of their number.
    """
    places = dict.fromkeys(path for deal in deals for path in deal)  # in order: sums are the same everywhere
    open_values, bits = 0, 0.0
    for path in places:
        counts = Counter(repr(deal.get(path)) for deal in deals)
        if len(counts) > 1:
            open_values += 1
            bits += entropy(list(counts.values()))
    return Hidden(open_values / len(places) if places else 0.0, bits)


def entropy(counts: Sequence[int]) -> float:
    """Of a distribution given by counts, in bits."""
    total = sum(counts)
    return -sum(count / total * log2(count / total) for count in counts if count)
