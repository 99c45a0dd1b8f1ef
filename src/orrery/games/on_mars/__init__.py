"""On Mars: a colony between orbit and surface, 1 to 4 players, alone against Lacerda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.engine import Flow
from orrery.core.errors import Words
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.score_sheet import Line, Result, Sheet
from orrery.core.state_codec import Codec
from orrery.games.on_mars import catalogue as gallery
from orrery.games.on_mars.actions import ACTIONS
from orrery.games.on_mars.components import GAME_DATA, PLAYERS
from orrery.games.on_mars.evaluate import evaluate
from orrery.games.on_mars.events import EVENTS
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.frames import FRAMES
from orrery.games.on_mars.invariants import check
from orrery.games.on_mars.operations import OPERATIONS
from orrery.games.on_mars.options import OPTIONS, Options
from orrery.games.on_mars.parameters import PARAMETERS
from orrery.games.on_mars.prefilter import promising
from orrery.games.on_mars.resample import resample
from orrery.games.on_mars.rules import scoring
from orrery.games.on_mars.rules.ending import outcome
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import END, Held, State
from orrery.games.on_mars.view import view
from orrery.games.on_mars.view_types import View
from orrery.texts import catalogue

ALL_FRAMES = (*FRAMES, *(frame for operation in OPERATIONS.values() for frame in operation.frames))


class OnMars(Game[State, Options]):
    """The game as the engine sees it."""

    id = "on_mars"
    name = Words(GAME_DATA["name"])
    about = Words(GAME_DATA["text"])
    rules_version = int(GAME_DATA["rules_version"])
    players = PLAYERS
    minutes = (int(GAME_DATA["minutes"][0]), int(GAME_DATA["minutes"][1]))
    weight = int(GAME_DATA["weight"])
    stage = str(GAME_DATA["stage"])
    turn_rule = "OM-4.1"
    end_rule = "OM-13.5"
    turnwise = True
    option_set = OPTIONS
    actions = ACTIONS
    state_type = State
    frame_types = ALL_FRAMES
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    texts = catalogue("on_mars")
    codec = Codec(State, (*ALL_FRAMES, Held), Options)

    def flow(self, options: Options) -> Flow:
        return FLOW

    def setup(self, players: int, options: Options, keys: tuple[int, ...]) -> State:
        return set_up(players, options, keys)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        result = self.result(state) if state.phase == END else None
        return view(state, seat, FLOW, result, self.rules_version)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return resample(state, seat, rng)

    def result(self, state: State) -> Result:
        winners, ranks, tie_break = outcome(state)
        sheets = []
        for seat in range(state.players):
            lines = scoring.lines(state, seat)
            sheets.append(Sheet(seat, sum(lines.values()), ranks[seat], self._lines(lines)))
        return Result(tuple(sheets), winners, tie_break)

    def _lines(self, lines: dict[str, int]) -> tuple[Line, ...]:
        """OM-16.1"""
        return tuple(Line(key, points, self.say(f"score-{key}", points=points)) for key, points in lines.items())

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)

    def promising(self, state: State, seat: int, actions: Sequence[Any], most: int) -> Sequence[Any]:
        return promising(state, seat, actions, most)

    def invariants(self, state: State) -> None:
        check(state)

    def rules(self) -> dict[str, Any]:
        return gallery.rules()

    def components(self) -> dict[str, Any]:
        return gallery.components()


GAME = OnMars()
