"""What a game says of its bots as opponents: how able each level is in it, and which characters there are.

It stands in `data/bots.toml` of the game; how levels and characters play is the bots' affair (`orrery.bots.levels`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id, keys
from orrery.core.errors import Words
from orrery.core.ledger import Quantity

FILE: Final = "bots"


class Character(NamedTuple):
    """What a bot likes beyond its worth: so many points more for one of each quantity of the ledger."""

    id: str
    name: Words
    text: Words
    likes: tuple[float, ...]  # in the order of the game's quantities


class Measured(NamedTuple):
    """How strong a level is on the scale of the game's league, with the ends of its interval."""

    level: int
    rating: int
    low: int
    high: int


class Opponents(NamedTuple):
    """The bots of a game: how able all levels but the strongest are (1: nothing escapes them), and the characters."""

    abilities: tuple[float, ...] = (0.0, 0.25, 0.5, 0.75, 1.0)
    characters: tuple[Character, ...] = ()
    ratings: tuple[Measured, ...] = ()  # of the levels that were measured, the weakest first
    strongest_mood: float = 1.0  # how much of a mood the strongest has; 0 where it plays better without

    def character(self, ident: str) -> Character | None:
        return next((one for one in self.characters if one.id == ident), None)


def read_opponents(data: Entry, quantities: Sequence[Quantity], measured: Entry) -> Opponents:
    """From `bots.toml`, and `ratings.toml` that a league has written."""
    names = [quantity.name for quantity in quantities]

    def character(entry: Entry, where: str) -> Character:
        keys(entry, ("id", "name", "text", "likes"), where)
        likes = entry["likes"]
        keys(likes, names, where)
        expect(any(likes.values()), f"{where}: it likes nothing")
        found = tuple(float(likes.get(name, 0.0)) for name in names)
        return Character(entry["id"], Words(entry["name"]), Words(entry["text"]), found)

    abilities = tuple(float(ability) for ability in data["abilities"])
    expect(len(abilities) == len(Opponents().abilities), f"{FILE}.toml: an ability for each level but the strongest")
    expect(all(0 <= ability <= 1 for ability in abilities), f"{FILE}.toml: abilities are between 0 and 1")
    expect(list(abilities) == sorted(set(abilities)), f"{FILE}.toml: each level is abler than the one below")
    characters = build(FILE, data["character"], character)
    index_by_id(FILE, (one.id for one in characters))
    ratings = tuple(
        Measured(entry["level"], entry["rating"], entry["low"], entry["high"]) for entry in measured["level"]
    )
    mood = float(data.get("strongest_mood", 1.0))
    expect(0 <= mood <= 1, f"{FILE}.toml: the strongest has no more than a whole mood")
    return Opponents(abilities, characters, ratings, mood)
