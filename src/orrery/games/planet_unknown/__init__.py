"""Planet Unknown: polyomino planets around a turning space station, 1 to 6 players."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap
from typing import Any

from orrery.core.engine import Flow
from orrery.core.game import Game
from orrery.core.opponents import read_opponents
from orrery.core.score_sheet import Score
from orrery.core.state_codec import Codec
from orrery.games.planet_unknown import catalogue as gallery
from orrery.games.planet_unknown.actions import ACTIONS
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.data import read
from orrery.games.planet_unknown.evaluate import evaluate
from orrery.games.planet_unknown.events import EVENTS
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import FRAMES
from orrery.games.planet_unknown.guide import Guide, guide
from orrery.games.planet_unknown.invariants import check
from orrery.games.planet_unknown.ledger import LOSSES, QUANTITIES, ledger
from orrery.games.planet_unknown.options import OPTIONS, Options, check_table
from orrery.games.planet_unknown.parameters import PARAMETERS
from orrery.games.planet_unknown.position import PlanetUnknownPositions
from orrery.games.planet_unknown.prefilter import promising
from orrery.games.planet_unknown.resample import as_known, resample
from orrery.games.planet_unknown.rules.medals.scoring import lines_of, ranking
from orrery.games.planet_unknown.rules.preparation.setup import set_up
from orrery.games.planet_unknown.state import Contest, Extras, Placed, Seat, State
from orrery.games.planet_unknown.survival import survival
from orrery.games.planet_unknown.terms import evaluate_terms
from orrery.games.planet_unknown.transposition_key import transposition_key
from orrery.games.planet_unknown.view import shown
from orrery.games.planet_unknown.view_types import View
from orrery.games.planet_unknown.win_curve import WIN_CURVE
from orrery.texts import catalogue


class PlanetUnknown(Game[State, Options], facts=read("game")):
    """The game as the engine sees it."""

    turn_rule = "PU-3.11"
    end_rule = "PU-9.1"
    side_by_side = True  # PU-18.3
    option_set = OPTIONS
    positions = PlanetUnknownPositions()
    actions = ACTIONS
    state_type = State
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    guide_type = Guide
    quantities = QUANTITIES
    spread = 6.9  # docs/analysis.md
    opponents = read_opponents(read("bots"), QUANTITIES, read("ratings"))
    losses = LOSSES
    win_curve = WIN_CURVE
    texts = catalogue("planet_unknown")
    codec = Codec(State, (*FRAMES, Placed, Contest, Effect, Extras, Seat), Options)
    setup = staticmethod(set_up)
    check_table = staticmethod(check_table)
    shown = staticmethod(shown)
    resample = staticmethod(resample)
    as_known = staticmethod(as_known)
    ranking = staticmethod(ranking)
    ledger = staticmethod(ledger)
    evaluate = staticmethod(evaluate)
    evaluate_terms = staticmethod(evaluate_terms)
    promising = staticmethod(promising)
    transposition_key = staticmethod(transposition_key)
    survival = staticmethod(survival)
    invariants = staticmethod(check)
    rules = staticmethod(gallery.rules)
    components = staticmethod(gallery.components)

    def flow(self, options: Options, /) -> Flow:
        return FLOW

    def guide(self, state: State, seat: int, /) -> dict[str, Any]:
        return dict(guide(self, state, seat))

    def score_lines(self, state: State, seat: int, /) -> Iterable[Score]:
        return starmap(Score, lines_of(state, seat).items())


GAME = PlanetUnknown()
