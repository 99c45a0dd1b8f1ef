"""Playing a league: what is missing is played, whole rounds at a time, until there are enough games.

Whether they are enough is only asked between rounds, at places that follow from the league alone, and answered from
the games before that place. So a league stops at the same game wherever and however often it was interrupted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from orrery.arena.jobs import Executor
from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.league_games import LeagueGame, PlayedGame, play_league_game
from orrery.lab.leagues.league_plan import League
from orrery.lab.leagues.pairings import Pairings, Seating, Tables
from orrery.lab.leagues.ratings import contests, ratings
from orrery.lab.leagues.results_file import ResultsFile
from orrery.lab.leagues.telling_apart import StopRule, comparisons, met

FIRST_LOOK = 10  # deals before the first question whether it is enough
GROWTH = 1.15  # from one look to the next

Progress = Callable[[int, int], None]  # games there are, games there will be at most


@dataclass(frozen=True)
class LeagueJob:
    """What workers are sent: they play any game of these rounds by its number."""

    league: League
    rounds: dict[int, Tables]

    def __call__(self, n: int) -> PlayedGame:
        tables = self.rounds[self.league.round_of(n)]
        return play_league_game(self.league, Seating(n, self.league.seats_of(n, tables)))


class LeagueEnd(NamedTuple):
    """How far a league has come."""

    games: int
    stopped: StopRule | None  # the rule that found them enough; None where all that were asked for are played


def play_league(
    results: ResultsFile,
    games: int,
    until: StopRule | None,
    executor: Executor,
    progress: Progress | None = None,
) -> LeagueEnd:
    """Play what is missing of so many games (made up to whole rounds), or fewer if the rule finds them enough."""
    league = results.league
    most = league.whole(games)
    pairings = Pairings(league)
    batches = list(_batches(league, most, until is not None))

    done = sum(n < most for n in results.games)

    def tell() -> None:
        if progress is not None:
            progress(done, most)

    tell()
    for batch in batches:
        rounds = _tables(pairings, batch, results.games)
        _check_seats(results, batch, rounds)
        missing = [n for n in batch if n not in results.games]
        if missing:
            for _, played in executor.run(LeagueJob(league, rounds), missing):
                results.add(played)
                done += 1
                tell()
        if until is not None and batch.stop in _looks(league, most) and _enough(league, results.games, batch, until):
            return LeagueEnd(batch.stop, until)
    return LeagueEnd(most, None)


def _batches(league: League, most: int, looking: bool) -> Iterator[range]:
    """Games that may be played side by side: all of them, unless what comes later depends on what came before."""
    rounds = league.games_of_a_round
    if league.system == "swiss":
        ends: Iterable[int] = range(rounds, most + 1, rounds)
    else:
        ends = sorted(_looks(league, most)) if looking else [most]
    begin = 0
    for end in ends:
        yield range(begin, end)
        begin = end


def _looks(league: League, most: int) -> set[int]:
    """After how many games one asks whether they are enough: seldom enough that asking costs little."""
    found, at = {most}, league.whole(FIRST_LOOK * league.games_of_a_deal)
    while at < most:
        found.add(at)
        at = league.whole(max(at + 1, int(at * GROWTH)))
    return found


def _tables(pairings: Pairings, batch: range, games: Mapping[int, LeagueGame]) -> dict[int, Tables]:
    league = pairings.league
    for number in range(len(pairings.rounds), league.round_of(batch.stop - 1) + 1):
        before = number * league.games_of_a_round
        pairings.next_round(standing_before(games, before) if league.system == "swiss" else None)
    first, last = league.round_of(batch.start), league.round_of(batch.stop - 1)
    return {number: pairings.rounds[number] for number in range(first, last + 1)}


def _check_seats(results: ResultsFile, batch: range, rounds: Mapping[int, Tables]) -> None:
    """Games that are there were played by those who had to: a file that was put together of several is noticed."""
    league = results.league
    for n in batch:
        found = results.games.get(n)
        if found is not None and found.bots != league.seats_of(n, rounds[league.round_of(n)]):
            raise LabError("other_seats", path=str(results.lines), n=n)


def standing_before(games: Mapping[int, LeagueGame], n: int) -> dict[int, float]:
    """The mean of how many of the others a bot came in ahead of, over the games before game n."""
    sums: dict[int, list[float]] = defaultdict(list)
    for number in range(n):
        game = games[number]
        for bot, rank in zip(game.bots, game.ranks, strict=True):
            behind = sum(other > rank for other in game.ranks) + (game.ranks.count(rank) - 1) / 2
            sums[bot].append(behind / max(1, len(game.ranks) - 1))
    return {bot: sum(found) / len(found) for bot, found in sums.items()}


def _enough(league: League, games: Mapping[int, LeagueGame], batch: range, until: StopRule) -> bool:
    found = contests(league, (games[n] for n in range(batch.stop)))
    compared = comparisons(len(league.bots), found)
    rated = ratings(len(league.bots), found) if until.kind == "width" else []
    return met(until, compared, rated)
