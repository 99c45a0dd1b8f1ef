"""What a bot is shown of a game: its seat's view and decision, with no way from them to what the seat can't know.

Our own bots stand on the true state and reach it by `sample` alone; that saves a re-deal for each decision. Whatever
comes from elsewhere gets both made of a re-dealt state, so that there is nothing to find, however one looks.
"""

from __future__ import annotations

from typing import Any

from orrery.bots.greedy import GreedyBot
from orrery.bots.levels import LevelBot
from orrery.bots.mcts import MctsBot
from orrery.bots.measuring_sticks import FrozenGreedy, FrozenMcts
from orrery.bots.random_bot import RandomBot
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

Json = Any
OWN = frozenset({RandomBot, GreedyBot, MctsBot, LevelBot, FrozenGreedy, FrozenMcts})


def fair_look(game: Ruleset[Any, Any], state: Any, seat: int, rng: Rng) -> tuple[dict[str, Json], Decision]:
    """View and decision of a seat, made of a state that it can't tell from the true one."""
    known = game.clone(game.resample(state, seat, rng))  # a re-deal may share what it leaves as it is
    return game.view(known, seat), Decision(game, known, seat)


def look_for(bot: object, game: Ruleset[Any, Any], state: Any, seat: int, rng: Rng) -> tuple[dict[str, Json], Decision]:
    """What this bot is shown now."""
    if type(bot) in OWN:
        return game.view(state, seat), Decision(game, state, seat)
    return fair_look(game, state, seat, rng)
