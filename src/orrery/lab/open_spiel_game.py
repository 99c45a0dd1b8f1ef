"""Games as OpenSpiel knows them: import this module, then `pyspiel.load_game("orrery_planet_5r(players=4)")`.

The first node deals: one of `deals` deals, all equally likely, which settles everything that is left to chance. Where
several seats are asked at once the node is simultaneous; a seat that is not asked there has no legal action and passes
0. With `turns` they answer one after another instead, none knowing what the others have said. Actions are the steps of
the game's space. Returns are by rank, see `lab.environments.rewards`. A game that takes too many steps ends there and
is ranked as it stands.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from orrery.core.registry import game as find_game
from orrery.core.rng import Rng, mix
from orrery.lab.environments.open_spiel_table import SteppedMatch
from orrery.lab.environments.table_setup import SEEDS, TableSetup, ready_games
from orrery.lab.spaces.observing import observation

PREFIX: Final = "orrery_"
# `history`: events in the tensor of an information state; its text tells of all
DEFAULTS: Final[Mapping[str, Any]] = {"players": 0, "deals": 1000, "seed": 0, "history": 32, "turns": False}
MOST_STEPS: Final = 20_000


def game_type(game_id: str, turns: bool = False) -> pyspiel.GameType:
    game = find_game(game_id)
    several = game.players.stop - 1 > 1 and not turns
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game_id}",
        long_name=game.name["en"],
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS if several else pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,  # sampled chance is for games in C++ only
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**DEFAULTS, **parameters(game_id)},
    )


def parameters(game_id: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All options of a game as parameters of OpenSpiel, these ones among them.

    A word of digits is a number there, as OpenSpiel would read it back from a game's text as one.
    """
    asked = find_game(game_id).option_set.options
    numbers = {option.name for option in asked if option.choices and all(c.value.isdigit() for c in option.choices)}
    chosen = {option.name: option.default for option in asked} | dict(options or {})
    return {name: int(value) if name in numbers else value for name, value in chosen.items()}


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: `players` (0: as many as the game takes), `deals` and their `seed`, `history`, `turns`, and the
    options of the game."""

    game_id: str

    def __init__(self, params: Mapping[str, Any] = DEFAULTS) -> None:
        usual = {option.name: option.default for option in find_game(self.game_id).option_set.options}
        options = {name: type(usual[name])(value) for name, value in params.items() if name in usual}
        self.setup = TableSetup(self.game_id, players=params.get("players") or None, options=options)
        self.deals = params.get("deals", DEFAULTS["deals"])
        self.seed = params.get("seed", DEFAULTS["seed"])
        self.history = params.get("history", DEFAULTS["history"])
        self.turns = params.get("turns", DEFAULTS["turns"])
        if self.deals < 1:
            raise ValueError(f"deals is a number from 1, not {self.deals!r}")
        if self.history < 0:
            raise ValueError(f"history is a number from 0, not {self.history!r}")
        super().__init__(
            game_type(self.game_id, self.turns),
            pyspiel.GameInfo(
                num_distinct_actions=self.setup.space.n,
                max_chance_outcomes=self.deals,
                num_players=self.setup.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=MOST_STEPS,
            ),
            dict(params),
        )

    def deal(self, number: int) -> SteppedMatch:
        setup = self.setup
        options = setup.game.option_set.write(setup.options)
        match = setup.game.new(setup.players, mix(self.seed, number + 1) % SEEDS, options)
        return SteppedMatch(match, setup.space)

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        remembers = kind is not None and kind.perfect_recall
        return Observer(self.setup.game.id, self.history if remembers else 0)


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Copies and texts of it are OpenSpiel's, of what stands in its attributes."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self._table: SteppedMatch | None = None  # not dealt yet

    @property
    def table(self) -> SteppedMatch:
        assert self._table is not None, "the chance node comes first"
        return self._table

    def current_player(self) -> int:
        if self._table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = self._table.waiting
        return waiting[0] if len(waiting) == 1 or self.get_game().turns else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self._table is not None and (not self._table.waiting or self._table.steps >= MOST_STEPS)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.cursor(player).legal) if player in self.table.waiting else []

    def _apply_action(self, action: int) -> None:
        if self._table is None:
            self._table = self.get_game().deal(action)
        else:
            self._table.choose(self._table.waiting[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.table.waiting:  # as the node began: what the answers lead to is for the next one
            self.table.choose(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.table.space.meaning(action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        match = self.table.match
        setup: TableSetup = self.get_game().setup
        return setup.rewards.at_end(match.game, match.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> OrreryState:
        """Another state of the same information set, for search algorithms; `sampler` gives numbers below 1."""
        other: OrreryState = self.clone()
        other._table = self.table.redealt(player, Rng(int(sampler() * SEEDS)))
        return other

    def __str__(self) -> str:
        if self._table is None:
            return "not dealt yet"
        match = self._table.match
        digests = "; ".join(self._table.information(seat) for seat in range(match.players))
        return f"{match!r} {digests}"


class Observer:
    """What a seat sees, as arrays and as text; with perfect recall also what it has heard."""

    def __init__(self, game_id: str, history: int) -> None:
        self._observation = observation(game_id, history)
        self.tensor = np.zeros(self._observation.size, np.float32)
        self.dict = self._observation.split(self.tensor)

    def set_from(self, state: OrreryState, player: int) -> None:
        if state._table is None:
            self.tensor.fill(0.0)
            return
        table = state.table
        heard = table.heard(player) if self._observation.history else ()
        self._observation.flat(table.match.state, player, table.underway(player), self.tensor, heard)

    def string_from(self, state: OrreryState, player: int) -> str:
        if state._table is None:
            return "not dealt yet"
        table = state.table
        if self._observation.history:
            return table.information(player)
        return json.dumps(table.match.game.view(table.match.state, player), sort_keys=True)


def register_all() -> None:
    """Make all games that have a space known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game_id in ready_games():
        if f"{PREFIX}{game_id}" in known:
            continue
        # a class, not a function: OpenSpiel lets go of it after Python has ended, and whatever is freed then crashes
        pyspiel.register_game(game_type(game_id), type(f"{PREFIX}{game_id}", (OrreryGame,), {"game_id": game_id}))


register_all()
