"""Planet Unknown: polyomino planets around a turning space station, 1 to 6 players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from orrery.core.engine import Flow
from orrery.core.errors import Words
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.score_sheet import Line, Result, Sheet
from orrery.core.state_codec import Codec
from orrery.games.planet_unknown import catalogue as gallery
from orrery.games.planet_unknown import options as table
from orrery.games.planet_unknown.actions import ACTIONS
from orrery.games.planet_unknown.components import GAME_DATA, PLAYERS, Effect
from orrery.games.planet_unknown.evaluate import evaluate
from orrery.games.planet_unknown.events import EVENTS
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import FRAMES
from orrery.games.planet_unknown.invariants import check
from orrery.games.planet_unknown.options import OPTIONS, Options
from orrery.games.planet_unknown.parameters import PARAMETERS
from orrery.games.planet_unknown.position import PlanetUnknownPositions
from orrery.games.planet_unknown.prefilter import promising
from orrery.games.planet_unknown.resample import resample
from orrery.games.planet_unknown.rules.scoring import lines_of, outcome
from orrery.games.planet_unknown.rules.setup import set_up
from orrery.games.planet_unknown.state import END, Contest, Extras, Placed, Seat, State
from orrery.games.planet_unknown.survival import survival
from orrery.games.planet_unknown.transposition_key import transposition_key
from orrery.games.planet_unknown.view import view
from orrery.games.planet_unknown.view_types import View
from orrery.texts import catalogue


class PlanetUnknown(Game[State, Options]):
    """The game as the engine sees it."""

    id = "planet_unknown"
    name = Words(GAME_DATA["name"])
    about = Words(GAME_DATA["text"])
    rules_version = int(GAME_DATA["rules_version"])
    players = PLAYERS
    minutes = (int(GAME_DATA["minutes"][0]), int(GAME_DATA["minutes"][1]))
    weight = int(GAME_DATA["weight"])
    stage = str(GAME_DATA["stage"])
    turn_rule = "PU-3.11"
    end_rule = "PU-9.1"
    solitary = True  # PU-18.3
    option_set = OPTIONS
    positions = PlanetUnknownPositions()
    actions = ACTIONS
    state_type = State
    frame_types = FRAMES
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    texts = catalogue("planet_unknown")
    codec = Codec(State, (*FRAMES, Placed, Contest, Effect, Extras, Seat), Options)

    def flow(self, options: Options) -> Flow:
        return FLOW

    def setup(self, players: int, options: Options, keys: tuple[int, ...]) -> State:
        return set_up(players, options, keys)

    def check_table(self, players: int, options: Options) -> None:
        table.check_table(players, options)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, seat, self.result(state) if state.phase == END else None, self.rules_version)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return resample(state, seat, rng)

    def result(self, state: State) -> Result:
        winners, ranks, tie_break = outcome(state)
        sheets = []
        for seat in range(state.players):
            found = lines_of(state, seat).items()
            lines = tuple(Line(key, points, self.say(f"score-{key}", points=points)) for key, points in found)
            sheets.append(Sheet(seat, sum(line.points for line in lines), ranks[seat], lines))
        return Result(tuple(sheets), winners, tie_break)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)

    def promising(self, state: State, seat: int, actions: Sequence[Any], most: int) -> Sequence[Any]:
        return promising(state, seat, actions, most)

    def transposition_key(self, state: State, seat: int) -> Hashable:
        return transposition_key(state, seat)

    def survival(self, state: State, seat: int, rounds: int) -> float:
        return survival(state, seat, rounds)

    def invariants(self, state: State) -> None:
        check(state)

    def rules(self) -> dict[str, Any]:
        return gallery.rules()

    def components(self) -> dict[str, Any]:
        return gallery.components()


GAME = PlanetUnknown()
