"""Planet 5R: auctions and second-guessing on a desert planet, 3 to 5 players."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Flow
from orrery.core.errors import Words
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.score_sheet import Line, Result, Sheet
from orrery.core.state_codec import Codec
from orrery.games.planet_5r import catalogue as gallery
from orrery.games.planet_5r.actions import ACTIONS
from orrery.games.planet_5r.components import COLOURS, GAME_DATA, PLAYERS
from orrery.games.planet_5r.evaluate import evaluate
from orrery.games.planet_5r.events import EVENTS
from orrery.games.planet_5r.flow import FLOW
from orrery.games.planet_5r.frames import FRAMES
from orrery.games.planet_5r.invariants import check
from orrery.games.planet_5r.options import OPTIONS, Options
from orrery.games.planet_5r.parameters import PARAMETERS
from orrery.games.planet_5r.position import Positions5R
from orrery.games.planet_5r.resample import resample
from orrery.games.planet_5r.rules.scoring import crystal_score, outcome, total, water_points
from orrery.games.planet_5r.rules.setup import set_up
from orrery.games.planet_5r.state import END, Auction, Group, Improvement, State, Tableau
from orrery.games.planet_5r.view import View, view
from orrery.texts import catalogue


class Planet5R(Game[State, Options]):
    """The game as the engine sees it."""

    id = "planet_5r"
    name = Words(GAME_DATA["name"])
    about = Words(GAME_DATA["text"])
    rules_version = int(GAME_DATA["rules_version"])
    players = PLAYERS
    minutes = (int(GAME_DATA["minutes"][0]), int(GAME_DATA["minutes"][1]))
    weight = int(GAME_DATA["weight"])
    stage = str(GAME_DATA["stage"])
    turn_rule = "R5-3.2"
    end_rule = "R5-12.1"
    option_set = OPTIONS
    actions = ACTIONS
    positions = Positions5R()
    state_type = State
    frame_types = FRAMES
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    texts = catalogue("planet_5r")
    codec = Codec(State, (*FRAMES, Group, Improvement, Tableau, Auction), Options)

    def flow(self, options: Options) -> Flow:
        return FLOW

    def setup(self, players: int, options: Options, keys: tuple[int, ...]) -> State:
        return set_up(players, options, keys)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, seat, self.result(state) if state.phase == END else None, self.rules_version)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return resample(state, seat, rng)

    def result(self, state: State) -> Result:
        winners, ranks, tie_break = outcome(state)
        sheets = tuple(
            Sheet(seat, total(state, seat), ranks[seat], self._lines(state, seat)) for seat in range(state.players)
        )
        return Result(sheets, winners, tie_break)

    def _lines(self, s: State, seat: int) -> tuple[Line, ...]:
        """R5-12.5: water and the three colours."""
        crystals = s.tableaux[seat].crystals
        score = crystal_score(crystals)
        lines = [self._line("water", water_points(s.water[seat]), water=s.water[seat])]
        for colour, name in enumerate(COLOURS):
            jokers = score.jokers[colour]
            lines.append(self._line(name, score.points[colour], count=crystals[colour] + jokers, jokers=jokers))
        return tuple(lines)

    def _line(self, key: str, points: int, **params: int) -> Line:
        return Line(key, points, self.say(f"score-{key}", points=points, **params), params)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat)

    def invariants(self, state: State) -> None:
        check(state)

    def rules(self) -> dict[str, Any]:
        return gallery.rules()

    def components(self) -> dict[str, Any]:
        return gallery.components()


GAME = Planet5R()
