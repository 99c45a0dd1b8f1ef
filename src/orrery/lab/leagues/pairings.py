"""Who meets whom. Both systems are functions of the league and, for the Swiss one, of the rounds before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from orrery.core.rng import Rng, mix
from orrery.lab.leagues.league_plan import League

Tables = tuple[tuple[int, ...], ...]
ORDER = 0x1EA6_0DE2


class Pairings:
    """The tables of one round after another."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.rounds: list[Tables] = []
        self._games = [0] * len(league.bots)
        self._met = [[0] * len(league.bots) for _ in league.bots]

    def next_round(self, standing: Mapping[int, float] | None = None) -> Tables:
        """The tables of the next round. `standing` (more is better) seats bots of the Swiss system by their strength so
        far; everybody else meets everybody equally often."""
        number = len(self.rounds)
        chance = [mix(mix(self.league.seed, ORDER), number * len(self.league.bots) + bot + 1) for bot in self._bots()]
        if self.league.system == "swiss" and len(self.league.bots) > self.league.players > 1:
            found = self._by_strength(standing or {}, chance)
        else:
            found = self._evenly(chance)
        rng = Rng(mix(self.league.seed, ORDER), number + 1)
        for table in found:
            rng.shuffle(table)  # rotations keep neighbours: who sits next to whom changes from round to round
        self._note(found)
        self.rounds.append(tuple(map(tuple, found)))
        return self.rounds[-1]

    def _bots(self) -> range:
        return range(len(self.league.bots))

    def _evenly(self, chance: Sequence[int]) -> list[list[int]]:
        """Whoever has played least comes first, then whoever has met the others of the table least."""
        free, tables = set(self._bots()), []
        for _ in range(self.league.tables):
            table: list[int] = []
            while len(table) < self.league.players:
                waiting = free or set(self._bots())  # fewer bots than seats: some sit at one table twice
                table.append(min(waiting, key=lambda bot: self._claim(bot, table, chance)))
                free.discard(table[-1])
            tables.append(table)
        return tables

    def _claim(self, bot: int, table: Sequence[int], chance: Sequence[int]) -> tuple[int, int, int, int]:
        met = sum(self._met[bot][other] for other in table)
        return table.count(bot), self._games[bot] + table.count(bot), met, chance[bot]

    def _by_strength(self, standing: Mapping[int, float], chance: Sequence[int]) -> list[list[int]]:
        """Those with equal results play each other; bots that find no place are those that have played most."""
        seats, players = self.league.tables * self.league.players, self.league.players
        playing = sorted(self._bots(), key=lambda bot: (self._games[bot], chance[bot]))[:seats]
        ranked = sorted(playing, key=lambda bot: (-standing.get(bot, 0.0), chance[bot]))
        return [ranked[first : first + players] for first in range(0, seats, players)]

    def _note(self, tables: Sequence[Sequence[int]]) -> None:
        for table in tables:
            for bot in table:
                self._games[bot] += 1
                for other in table:
                    self._met[bot][other] += bot != other


class Seating(NamedTuple):
    """Game n and who sits where: what a worker has to know besides the league."""

    n: int
    seats: tuple[int, ...]
