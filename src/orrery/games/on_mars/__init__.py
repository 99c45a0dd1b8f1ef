"""On Mars: a colony between orbit and surface, 1 to 4 players, alone against Lacerda."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap
from typing import Any

from orrery.core.engine import Flow
from orrery.core.game import Game
from orrery.core.opponents import read_opponents
from orrery.core.score_sheet import Score
from orrery.core.state_codec import Codec
from orrery.games.on_mars import catalogue as gallery
from orrery.games.on_mars.actions import ACTIONS
from orrery.games.on_mars.data import read
from orrery.games.on_mars.evaluate import evaluate
from orrery.games.on_mars.events import EVENTS
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.frames import FRAMES
from orrery.games.on_mars.invariants import check
from orrery.games.on_mars.ledger import LOSSES, QUANTITIES, ledger, turn_of
from orrery.games.on_mars.operations import OPERATIONS
from orrery.games.on_mars.options import OPTIONS, Options
from orrery.games.on_mars.parameters import PARAMETERS
from orrery.games.on_mars.position import OnMarsPositions
from orrery.games.on_mars.prefilter import promising
from orrery.games.on_mars.resample import resample
from orrery.games.on_mars.rules import scoring
from orrery.games.on_mars.rules.ending import ranking
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import Held, State
from orrery.games.on_mars.terms import evaluate_terms
from orrery.games.on_mars.view import shown, solo_result
from orrery.games.on_mars.view_types import View
from orrery.texts import catalogue

ALL_FRAMES = (*FRAMES, *(frame for operation in OPERATIONS.values() for frame in operation.frames))


class OnMars(Game[State, Options], facts=read("game")):
    """The game as the engine sees it."""

    turn_rule = "OM-4.1"
    end_rule = "OM-13.5"
    turn_by_turn = True
    guess_rivals = False  # it costs strength: docs/bots.md
    option_set = OPTIONS
    actions = ACTIONS
    positions = OnMarsPositions()
    state_type = State
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    quantities = QUANTITIES
    spread = 18.3  # docs/analysis.md
    opponents = read_opponents(read("bots"), QUANTITIES, read("ratings"))
    losses = LOSSES
    lost_alone = True
    open_scores = True
    texts = catalogue("on_mars")
    codec = Codec(State, (*ALL_FRAMES, Held), Options)
    setup = staticmethod(set_up)
    shown = staticmethod(shown)
    resample = staticmethod(resample)
    ranking = staticmethod(ranking)
    ledger = staticmethod(ledger)
    turn_of = staticmethod(turn_of)
    evaluate = staticmethod(evaluate)
    evaluate_terms = staticmethod(evaluate_terms)
    promising = staticmethod(promising)
    invariants = staticmethod(check)
    rules = staticmethod(gallery.rules)
    components = staticmethod(gallery.components)

    def flow(self, options: Options, /) -> Flow:
        return FLOW

    def score_lines(self, state: State, seat: int, /) -> Iterable[Score]:
        return starmap(Score, scoring.lines(state, seat).items())

    def view(self, state: State, seat: int | None, underway: bool = False, /) -> dict[str, Any]:
        found = super().view(state, seat, underway)
        if found["result"] is not None:
            found["result"]["solo"] = solo_result(state) if state.solo else None
        return found


GAME = OnMars()
