"""One game of a league: played from the league and its number alone, and kept as one line of a file."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.arena import BotGame, play_bots
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.events import EventStream, entry
from orrery.core.match import Match
from orrery.lab.leagues.league_plan import League
from orrery.lab.leagues.pairings import Seating
from orrery.lab.provenance import code_version

Json = Any
LONGEST_NAME = 40


class LeagueGame(NamedTuple):
    """What came of a game. Lists are by seat; `bots` says who sat there. Only `seconds` differ between machines."""

    n: int
    bots: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; equal ranks are shared
    shares: tuple[float, ...]  # of the win
    scores: tuple[int, ...]
    choices: tuple[int, ...]  # decisions with more than one action
    seconds: tuple[float, ...]  # spent on them
    actions: int
    openings: tuple[dict[str, Json] | None, ...]  # the first real choice of each seat
    faults: tuple[dict[str, Json], ...] = ()
    code: str = ""  # the version of Orrery that played it

    def outcome(self) -> tuple[Any, ...]:
        """All but times, versions and what programs left behind: the same on every machine."""
        faults = tuple((fault["seat"], fault["why"], fault["action"]) for fault in self.faults)
        return (*self[:6], self.actions, self.openings, faults)

    def to_json(self) -> dict[str, Json]:
        return self._asdict() | {"seconds": [round(s, 6) for s in self.seconds]}


class PlayedGame(NamedTuple):
    """What a worker sends back."""

    result: LeagueGame
    record: dict[str, Json]


def play_league_game(league: League, seating: Seating) -> PlayedGame:
    """Game n; wherever it is played, the same comes of it."""
    n, seats = seating
    bots = [league.bots[bot].make(league.bot_seed(n, seat), league.limit) for seat, bot in enumerate(seats)]
    labels = [league.names[bot] for bot in seats]
    setup = dict(league.setup_of(n))
    deal = league.deal_seed(n)
    played = play_bots(league.game, league.players, setup, deal, bots, labels=labels, limit=league.limit)
    m = played.match()
    result = LeagueGame(
        n,
        seats,
        _ranks(played, m),
        played.shares,
        played.scores,
        played.choices,
        played.seconds,
        len(played.actions),
        openings(m),
        tuple(fault.to_json() for fault in played.faults),
        code_version(),
    )
    return PlayedGame(result, {**m.record(), "seats": [{"name": shown_name(name), "level": None} for name in labels]})


def shown_name(name: str) -> str:
    """A bot's name as the site takes it from a record: visible characters, and of long ones (paths) the end."""
    visible = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split()) or "?"
    return visible if len(visible) <= LONGEST_NAME else "…" + visible[1 - LONGEST_NAME :]


def _ranks(played: BotGame, m: Match) -> tuple[int, ...]:
    """By the rules; whoever broke a game off comes last, and the others are equal."""
    if played.over:
        return tuple(sheet.rank for sheet in m.scores())
    at_fault = {fault.seat for fault in played.faults}
    return tuple(1 + (seat in at_fault) * (played.players - len(at_fault)) for seat in range(played.players))


def openings(m: Match) -> tuple[dict[str, Json] | None, ...]:
    """The first decision of each seat that was a choice: its kind, the answer, and what the seat was told of it."""
    game, state = m.game, m.game.initial(m.players, m.seed, m.options)
    engine.start(m.flow, state)
    found: dict[int, dict[str, Json]] = {}
    for seat, action in m.actions:
        decision = Decision(game, state, seat)
        out: list[Any] = []
        engine.apply(m.flow, state, seat, action, out)
        if seat not in found and len(decision.actions) > 1:
            found[seat] = {"kind": decision.kind, "action": game.action_to_json(action), "event": _told(out, seat)}
        if len(found) == m.players:
            break
    return tuple(found.get(seat) for seat in range(m.players))


def _told(out: list[Any], seat: int) -> dict[str, Json] | None:
    stream = EventStream(seat)
    stream.read([list(map(entry, out))])
    return next(iter(stream.told), None)
