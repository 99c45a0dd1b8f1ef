"""Opponents for people: six levels on one scale, each with a character if one likes.

Levels 1 to 5 overlook less and less (`bots.overlooking`; how able each is in a game stands in its `bots.toml`), the
sixth is the strongest bot there is. The three names that levels had before are still understood.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.bots.characters import character_of, likes_of, liking
from orrery.bots.mcts import MctsBot
from orrery.bots.mind import mind_from_json, mind_to_json, new_mind
from orrery.bots.overlooking import OverlookingBot
from orrery.core.decision import Decision
from orrery.core.registry import game as find_game
from orrery.core.ruleset import Ruleset

Json = Any

STRONGEST: Final = 6
LEVELS: Final = tuple(range(1, STRONGEST + 1))
FORMER: Final = {"easy": 2, "normal": 4, "hard": 6}  # what the levels were called when there were three
BY_NAME: Final = {**{f"level{level}": level for level in LEVELS}, **FORMER}
SECONDS: Final = 1.0  # the strongest thinks so long at a table, unless it is told otherwise


def level_of(text: str) -> int | None:
    """The level that is meant by a number or by one of its names; None if there is no such."""
    if text in BY_NAME:
        return BY_NAME[text]
    return int(text) if text in map(str, LEVELS) else None


class StrongestBot:
    """The strongest bot, with a character and a mood."""

    name = "strongest"

    def __init__(self, seed: int = 0, seconds: float | None = None, character: str = "") -> None:
        self.character = character
        self.mind = new_mind(seed)
        self._seat = -1
        self.bot = MctsBot(seed, seconds=seconds)
        self.bot.sees = self._sees

    def _sees(self, game: Ruleset[Any, Any]) -> Ruleset[Any, Any]:
        likes = likes_of(game, self.character, self.mind.mood, game.opponents.strongest_mood)
        return liking(game, self._seat, likes)

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        self._seat = decision.seat
        self.bot.intent = self.mind.intent
        answer = self.bot.choose(view, decision)
        self.mind = self.mind._replace(intent=self.bot.intent)
        return answer


class LevelBot:
    """A bot of one level, for one seat in one game. How able that is in a game shows when it is asked."""

    def __init__(self, seed: int, level: int, seconds: float | None, character: str) -> None:
        self.name = f"level{level}"
        self.level = level
        self.mind = new_mind(seed)
        self._seed = seed
        self._seconds = seconds
        self._character = character
        self._bot: StrongestBot | OverlookingBot | None = None

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        if self._bot is None:
            self._bot = self._made(find_game(view["game"], view.get("rules_version")))
        self._bot.mind = self.mind
        answer = self._bot.choose(view, decision)
        self.mind = self._bot.mind
        return answer

    def _made(self, game: Ruleset[Any, Any]) -> StrongestBot | OverlookingBot:
        character_of(game, self._character)
        if self.level == STRONGEST:
            return StrongestBot(self._seed, self._seconds, self._character)
        return OverlookingBot(self._seed, game.opponents.abilities[self.level - 1], self._character)


def opponent(level: int, seed: int = 0, seconds: float | None = None, character: str = "") -> LevelBot:
    """A bot of this level. Without `seconds` it thinks by iterations, and gives the same answers for a seed."""
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    return LevelBot(seed, level, seconds, character)


class Chosen(NamedTuple):
    """An answer in its text form, and what the bot remembers for its seat's next question."""

    action: list[Json]
    mind: dict[str, Json]


def choose(
    level: int,
    game_id: str,
    state_json: Json,
    seat: int,
    seed: int = 0,
    seconds: float | None = None,
    rules_version: int | None = None,
    character: str = "",
    mind: Json = None,
) -> Chosen:
    """For a worker process: the answer to what the seat is asked in a re-dealt state.

    The state is the plain form of `decision.sample(...)`, so what the seat can't know is not in it. `mind` is what came
    with the answer before: a bot that is made anew for each question then plays like one that is kept for a game.
    """
    game = find_game(game_id, rules_version)
    state = game.codec.read_state(state_json)
    decision = Decision(game, state, seat)
    bot = opponent(level, seed, seconds, character)
    bot.mind = mind_from_json(game, mind, seed)
    action = bot.choose(game.view(state, seat), decision)
    return Chosen(game.action_to_json(action), mind_to_json(game, bot.mind))
