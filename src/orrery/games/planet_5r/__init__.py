"""Planet 5R: auctions and second-guessing on a desert planet, 3 to 5 players."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Flow
from orrery.core.game import Game
from orrery.core.opponents import read_opponents
from orrery.core.state_codec import Codec
from orrery.games.planet_5r import catalogue as gallery
from orrery.games.planet_5r.actions import ACTIONS
from orrery.games.planet_5r.data import read
from orrery.games.planet_5r.evaluate import evaluate
from orrery.games.planet_5r.events import EVENTS
from orrery.games.planet_5r.flow import FLOW
from orrery.games.planet_5r.frames import FRAMES
from orrery.games.planet_5r.guide import Guide, guide
from orrery.games.planet_5r.invariants import check
from orrery.games.planet_5r.ledger import LOSSES, QUANTITIES, ledger
from orrery.games.planet_5r.options import OPTIONS, Options
from orrery.games.planet_5r.parameters import PARAMETERS
from orrery.games.planet_5r.position import Positions5R
from orrery.games.planet_5r.resample import resample
from orrery.games.planet_5r.rules.scoring import ranking, score_lines
from orrery.games.planet_5r.rules.setup import set_up
from orrery.games.planet_5r.state import Auction, Group, Improvement, State, Tableau
from orrery.games.planet_5r.terms import evaluate_terms
from orrery.games.planet_5r.view import View, shown
from orrery.games.planet_5r.win_curve import WIN_CURVE
from orrery.texts import catalogue


class Planet5R(Game[State, Options], facts=read("game")):
    """The game as the engine sees it."""

    turn_rule = "R5-3.2"
    end_rule = "R5-12.1"
    option_set = OPTIONS
    actions = ACTIONS
    positions = Positions5R()
    state_type = State
    event_types = EVENTS
    parameter_types = PARAMETERS
    view_type = View
    guide_type = Guide
    quantities = QUANTITIES
    spread = 5.3  # docs/analysis.md
    opponents = read_opponents(read("bots"), QUANTITIES, read("ratings"))
    losses = LOSSES
    texts = catalogue("planet_5r")
    codec = Codec(State, (*FRAMES, Group, Improvement, Tableau, Auction), Options)
    setup = staticmethod(set_up)
    shown = staticmethod(shown)
    resample = staticmethod(resample)
    score_lines = staticmethod(score_lines)
    ranking = staticmethod(ranking)
    ledger = staticmethod(ledger)
    win_curve = WIN_CURVE
    evaluate = staticmethod(evaluate)
    evaluate_terms = staticmethod(evaluate_terms)
    invariants = staticmethod(check)
    rules = staticmethod(gallery.rules)
    components = staticmethod(gallery.components)

    def guide(self, state: State, seat: int, /) -> dict[str, Any]:
        return dict(guide(state, seat))

    def flow(self, options: Options, /) -> Flow:
        return FLOW


GAME = Planet5R()
