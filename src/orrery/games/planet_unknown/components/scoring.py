"""Players, values of medals, and the target of the solo mode."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.core.data_files import Entry, build, expect
from orrery.games.planet_unknown.components.cards import COLOURS
from orrery.games.planet_unknown.data import read


class Rank(NamedTuple):
    id: str
    difference: int
    words: dict[str, str]


class Scoring(NamedTuple):
    lifepod: int
    meteorite_set: int
    meteorites: int
    competitive_win: int
    competitive_tie: int
    personal: int
    empty_city: int
    full_subplanet: int
    lines: tuple[str, ...]
    base_target: int
    deck_size: int
    adjustments: tuple[tuple[int, ...], ...]
    ranks: tuple[Rank, ...]

    def adjustment(self, colour: int, cards: int) -> int:
        """What so many cards of a colour in the deck add to the target."""
        return self.adjustments[colour][cards]

    def rank(self, difference: int) -> Rank:
        """The difference rounded down to a multiple of 5 and kept within the table."""
        lowest, highest = self.ranks[0].difference, self.ranks[-1].difference
        rounded = max(lowest, min(highest, difference // 5 * 5))
        return next(rank for rank in self.ranks if rank.difference == rounded)


def _scoring() -> Scoring:
    data = read("scoring")
    medals, solo = data["medals"], data["solo"]
    ranks = tuple(Rank(rank["id"], rank["difference"], dict(rank["name"])) for rank in data["verdict"])
    names = Scoring._fields[:8]
    return Scoring(
        **{name: int(medals[name]) for name in names},
        lines=tuple(line["id"] for line in data["line"]),
        base_target=solo["base_target"],
        deck_size=solo["deck_size"],
        adjustments=adjustments(solo, "scoring.toml"),
        ranks=ranks,
    )


def adjustments(solo: Entry, where: str) -> tuple[tuple[int, ...], ...]:
    """For each colour, what each number of cards adds to the target."""
    deck = int(solo["deck_size"])
    cards = [n for row in solo["adjustment"] for n in range(row["cards"][0], row["cards"][1] + 1)]
    expect(cards == list(range(deck + 1)), f"{where}: solo: adjustments for 0 to {deck} cards, each once")
    return tuple(tuple(_spread(solo["adjustment"], colour)) for colour in COLOURS)


def _spread(rows: list[Entry], colour: str) -> list[int]:
    """The adjustment of a colour for each number of cards."""
    return [int(row[colour]) for row in rows for _ in range(row["cards"][0], row["cards"][1] + 1)]


def _by_players(table: dict[str, Any]) -> dict[int, int]:
    return {int(players): int(cards) for players, cards in table.items()}


GAME_DATA: Final = read("game")
PLAYERS: Final = range(GAME_DATA["players"]["min"], GAME_DATA["players"]["max"] + 1)
CIV_PER_LEVEL: Final = _by_players(GAME_DATA["civ_cards_per_level"])  # PU-2.8
COMPETITIVE_CARDS: Final = _by_players(GAME_DATA["competitive_objectives"])  # PU-2.9
(SCORING,) = build("scoring", [{"id": "medals, line, solo, verdict"}], lambda entry, where: _scoring())


def check(scoring: Scoring = SCORING) -> None:
    differences = [rank.difference for rank in scoring.ranks]
    expect(differences == list(range(-15, 16, 5)), "scoring.toml: verdicts from -15 to 15 (PU-14.5)")
    for players in PLAYERS:
        cards = CIV_PER_LEVEL[players]
        expect(cards == players + 1, f"game.toml: {players} players: one civ card more, not {cards} (PU-2.8)")
