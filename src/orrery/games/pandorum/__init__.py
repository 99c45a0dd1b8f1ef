"""Pandorum: harvesters and bases on a hex planet, 2 to 4 players, with the expansion New Horizons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.engine import Flow
from orrery.core.errors import Words
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.score_sheet import Line, Result, Sheet
from orrery.core.state_codec import Codec
from orrery.games.pandorum import catalogue as gallery
from orrery.games.pandorum.actions import ACTIONS
from orrery.games.pandorum.components import GAME_DATA, PLAYERS, TYPES, Place
from orrery.games.pandorum.evaluate import evaluate
from orrery.games.pandorum.events import EVENTS
from orrery.games.pandorum.flow import BASIC, NEW_HORIZONS
from orrery.games.pandorum.frames import FRAMES
from orrery.games.pandorum.invariants import check
from orrery.games.pandorum.options import OPTIONS, Options
from orrery.games.pandorum.parameters import PARAMETERS
from orrery.games.pandorum.position import PandorumPositions
from orrery.games.pandorum.prefilter import promising
from orrery.games.pandorum.resample import resample
from orrery.games.pandorum.rules.scoring import cargo_counts, cargo_points, outcome, totals
from orrery.games.pandorum.rules.setup import set_up
from orrery.games.pandorum.state import END, Auction, Construction, InPlay, State
from orrery.games.pandorum.view import view
from orrery.games.pandorum.view_types import View
from orrery.texts import catalogue


class Pandorum(Game[State, Options]):
    """The game as the engine sees it."""

    id = "pandorum"
    name = Words(GAME_DATA["name"])
    about = Words(GAME_DATA["text"])
    rules_version = int(GAME_DATA["rules_version"])
    players = PLAYERS
    minutes = (int(GAME_DATA["minutes"][0]), int(GAME_DATA["minutes"][1]))
    weight = int(GAME_DATA["weight"])
    stage = str(GAME_DATA["stage"])
    turn_rule = "PD-3.1"
    end_rule = "PD-9.1"
    turnwise = True
    option_set = OPTIONS
    actions = ACTIONS
    positions = PandorumPositions()
    state_type = State
    frame_types = FRAMES
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    texts = catalogue("pandorum")
    codec = Codec(State, (*FRAMES, Place, InPlay, Construction, Auction), Options)

    def flow(self, options: Options) -> Flow:
        return NEW_HORIZONS if options.new_horizons else BASIC

    def setup(self, players: int, options: Options, keys: tuple[int, ...]) -> State:
        return set_up(players, options, keys)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        result = self.result(state) if state.phase == END else None
        return view(state, seat, self.flow(state.options), result, self.rules_version)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return resample(state, seat, rng)

    def result(self, state: State) -> Result:
        winners, ranks, tie_break = outcome(state)
        found = totals(state)
        sheets = tuple(Sheet(seat, found[seat], ranks[seat], self._lines(state, seat)) for seat in range(state.players))
        return Result(sheets, winners, tie_break)

    def _lines(self, s: State, seat: int) -> tuple[Line, ...]:
        """PD-9.5: quids, and the cargo of each type."""
        counts, points = cargo_counts(s), cargo_points(s)[seat]
        lines = [self._line("quids", s.quids[seat], quids=s.quids[seat])]
        for kind, name in enumerate(TYPES):
            lines.append(self._line(name, points[kind], cards=counts[kind][seat], most=max(counts[kind])))
        return tuple(lines)

    def _line(self, key: str, points: int, **params: int) -> Line:
        return Line(key, points, self.say(f"score-{key}", points=points, **params), params)

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


GAME = Pandorum()
