"""What a league is, as plain data: which bots play which game, how its tables vary, and who sits where in game n.

A *deal* fixes everything that chance brings. Each table plays a deal once with every rotation of its seats, so neither
a lucky deal nor a lucky seat speaks for a bot. Where a game is played alone, every bot plays each deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from orrery.arena.contestants import Contestant
from orrery.core.game import Game
from orrery.core.registry import game as find_game
from orrery.core.rng import mix
from orrery.lab.lab_errors import LabError
from orrery.lab.provenance import bot_files

Json = Any
Setup = tuple[tuple[str, Json], ...]  # options of a table, by name
SYSTEMS = ("round-robin", "swiss")
SWISS_DEALS = 4  # of a round of the Swiss system: one deal tells too little to seat bots by
DEALS = 0x1EA6_DEA1
CHOICES = 0x1EA6_B075


class League(NamedTuple):
    """All that decides what game n of a league is."""

    game: str
    players: int
    bots: tuple[Contestant, ...]
    setups: tuple[Setup, ...] = ((),)
    seed: int = 0
    system: str = SYSTEMS[0]
    limit: float | None = None  # seconds for each decision

    @property
    def names(self) -> tuple[str, ...]:
        """What each bot is called; one that takes part twice has a number."""
        labels = [bot.label for bot in self.bots]
        return tuple(f"{label} #{labels[: n + 1].count(label)}" if labels.count(label) > 1 else label
                     for n, label in enumerate(labels))  # fmt: skip

    @property
    def tables(self) -> int:
        """Tables of a round: as many as the bots can fill; those that are left over wait for the next one."""
        return max(1, len(self.bots) // self.players)

    @property
    def deals_of_a_round(self) -> int:
        return SWISS_DEALS if self.system == "swiss" else 1

    @property
    def games_of_a_deal(self) -> int:
        return self.tables * self.players

    @property
    def games_of_a_round(self) -> int:
        return self.deals_of_a_round * self.games_of_a_deal

    def whole(self, games: int) -> int:
        """So many games, and those that make their last round complete."""
        return -(-games // self.games_of_a_round) * self.games_of_a_round

    def round_of(self, n: int) -> int:
        return n // self.games_of_a_round

    def deal_of(self, n: int) -> int:
        return n // self.games_of_a_deal

    def setup_of(self, n: int) -> Setup:
        """Varied options take turns from deal to deal."""
        return self.setups[self.deal_of(n) % len(self.setups)]

    def deal_seed(self, n: int) -> int:
        return mix(mix(self.seed, DEALS), self.deal_of(n) + 1)

    def bot_seed(self, n: int, seat: int) -> int:
        return mix(mix(self.seed, CHOICES), n * self.players + seat + 1)

    def seats_of(self, n: int, tables: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The bot on each seat of game n, given the tables of its round."""
        table = tables[n // self.players % self.tables]
        rotation = n % self.players
        return tuple(table[(seat - rotation) % self.players] for seat in range(self.players))

    def to_json(self) -> dict[str, Json]:
        """What a folder of results is for: another league is not put into it."""
        return {
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "players": self.players,
            "bots": [bot.label for bot in self.bots],
            "options": [dict(setup) for setup in self.setups],
            "seed": str(self.seed),
            "system": self.system,
            "limit": self.limit,
            "files": bot_files(self.bots),
        }


def plan(
    game: Game[Any, Any],
    bots: Sequence[Contestant],
    players: int,
    options: Mapping[str, Json | Sequence[Json]] | None = None,
    seed: int = 0,
    system: str = SYSTEMS[0],
    limit: float | None = None,
) -> League:
    """A league that can be played; what can't be is refused before the first game. An option that has several values
    in a list takes them by turns."""
    if len(bots) < 2:
        raise LabError("too_few_bots", given=len(bots))
    if system not in SYSTEMS:
        raise LabError("unknown_system", value=str(system)[:40], known=", ".join(SYSTEMS))
    game.check_players(players)
    game.check_seed(seed)
    setups = tuple(_setups(options or {}))
    for setup in setups:
        game.accept_table(players, game.read_options(dict(setup)))
    return League(game.id, players, tuple(bots), setups, seed, system, limit)


def _setups(options: Mapping[str, Json | Sequence[Json]]) -> Iterable[Setup]:
    names = sorted(options)
    values = [options[name] if isinstance(options[name], list | tuple) else [options[name]] for name in names]
    return (tuple(zip(names, chosen, strict=True)) for chosen in product(*values))
