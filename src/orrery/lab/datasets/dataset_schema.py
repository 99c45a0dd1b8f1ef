"""The columns of a data set: one schema for each table, with what each column means."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.registry import game as find_game
from orrery.lab.datasets.shard_plan import DatasetPlan
from orrery.lab.extras import extra

SCHEMA_VERSION = 1
DECISIONS, GAMES = "decisions", "games"
TABLES = (DECISIONS, GAMES)


class Column(NamedTuple):
    name: str
    type: str  # a word of `arrow_type`
    about: str


KEYS = (
    Column("game_n", "int64", "number of the game in the data set"),
    Column("deal", "int64", "number of the deal; games of one deal begin alike and differ in who sits where"),
)
DECISION_COLUMNS = (
    *KEYS,
    Column("step", "int32", "number of the decision in its game, from 0"),
    Column("seat", "int8", "who decides, from 0"),
    Column("bot", "string", "the bot at this seat, with its settings"),
    Column("kind", "string", "kind of the decision, as in the schema of the game"),
    Column("legal", "int32", "number of legal actions; with 1 there is nothing to choose"),
    Column("action", "string", "the chosen action in its text form, a JSON list"),
    Column("action_index", "int64", "its number in the engine's space of all actions (`game.actions.at`)"),
    Column("score", "int32", "points of this seat at the end"),
    Column("rank", "int8", "rank of this seat at the end, 1 is best"),
    Column("share", "float32", "its part of the win: 1 alone, 0.5 of a win shared by two, 0 lost"),
)
LEGAL_COLUMNS = (Column("legal_actions", "list int64", "numbers of all legal actions, in the engine's order"),)
SEARCH_COLUMNS = (
    Column("visits", "list int32", "how often the search took each legal action; null if the bot does not tell"),
    Column("values", "list float32", "how well each fared on average, 0 lost, 1 won; 0 where it was never taken"),
)
OBSERVED_COLUMNS = (
    Column("codes", "list int32", "the chosen action as steps in `orrery.lab.space(game)`"),
    Column("observation", "row", "what the seat knows, as `orrery.lab.observation(game)` writes it"),
)
GAME_COLUMNS = (
    *KEYS,
    Column("rotation", "int8", "by how many seats the bots have moved on"),
    Column("players", "int8", "number of seats"),
    Column("seed", "uint64", "seed of the deal"),
    Column("options", "string", "all options of the table, as JSON"),
    Column("bots", "list string", "the bot at each seat"),
    Column("decisions", "int32", "rows of this game in the table of decisions"),
    Column("over", "bool", "played to its end; false if a bot's fault broke it off"),
    Column("fault", "string", "why it was broken off, with the seat; null if it was not"),
    Column("scores", "list int32", "points by seat"),
    Column("ranks", "list int8", "rank by seat, 1 is best"),
    Column("shares", "list float32", "part of the win by seat"),
)


def columns(plan: DatasetPlan, table: str) -> tuple[Column, ...]:
    if table == GAMES:
        return GAME_COLUMNS
    found = DECISION_COLUMNS
    for wanted, more in (
        (plan.legal, LEGAL_COLUMNS),
        (plan.weighed, SEARCH_COLUMNS),
        (plan.observed, OBSERVED_COLUMNS),
    ):
        found = (*found, *more) if wanted else found
    return found


def arrow_schema(plan: DatasetPlan, table: str) -> Any:
    """A pyarrow.Schema; what each column means travels with the file."""
    with extra("lab"):
        import pyarrow as pa

    def type_of(word: str) -> Any:
        if word == "row":
            return pa.list_(pa.float32(), _row_size(plan))
        if word.startswith("list "):
            return pa.list_(type_of(word.removeprefix("list ")))
        return pa.bool_() if word == "bool" else getattr(pa, word)()

    fields = [
        pa.field(column.name, type_of(column.type), metadata={"about": column.about}) for column in columns(plan, table)
    ]
    game = find_game(plan.series.game)
    told = {"orrery": f"{table} v{SCHEMA_VERSION}", "game": game.id, "rules_version": str(game.rules_version)}
    return pa.schema(fields, metadata=told)


def _row_size(plan: DatasetPlan) -> int:
    from orrery.lab.spaces.observing import observation

    return observation(plan.series.game).size
