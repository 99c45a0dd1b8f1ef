"""Pandorum: harvesters and bases on a hex planet, 2 to 4 players, with the expansion New Horizons."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Flow
from orrery.core.game import Game
from orrery.core.opponents import read_opponents
from orrery.core.state_codec import Codec
from orrery.games.pandorum import catalogue as gallery
from orrery.games.pandorum.action_set import ACTIONS
from orrery.games.pandorum.components import Place
from orrery.games.pandorum.data import read
from orrery.games.pandorum.evaluate import evaluate
from orrery.games.pandorum.events import EVENTS
from orrery.games.pandorum.flow import BASIC, NEW_HORIZONS
from orrery.games.pandorum.foresight import foresee
from orrery.games.pandorum.frames import FRAMES
from orrery.games.pandorum.guide import Guide, guide
from orrery.games.pandorum.invariants import check
from orrery.games.pandorum.ledger import LOSSES, QUANTITIES, ledger, turn_of
from orrery.games.pandorum.operations import IN_ORDER
from orrery.games.pandorum.options import OPTIONS, Options
from orrery.games.pandorum.parameters import PARAMETERS
from orrery.games.pandorum.position import PandorumPositions
from orrery.games.pandorum.prefilter import promising
from orrery.games.pandorum.resample import resample
from orrery.games.pandorum.rules.scoring import ranking, score_lines
from orrery.games.pandorum.rules.setup import set_up
from orrery.games.pandorum.state import Auction, Construction, InPlay, State
from orrery.games.pandorum.terms import evaluate_terms
from orrery.games.pandorum.view import shown
from orrery.games.pandorum.view_types import View
from orrery.games.pandorum.win_curve import WIN_CURVE
from orrery.texts import catalogue

ALL_FRAMES = (
    *FRAMES,
    *(question.frame for operation in IN_ORDER for question in operation.questions),
    *(frame for operation in IN_ORDER for frame in operation.resolves),
)


class Pandorum(Game[State, Options], facts=read("game")):
    """The game as the engine sees it."""

    turn_rule = "PD-3.1"
    end_rule = "PD-9.1"
    turn_by_turn = True
    option_set = OPTIONS
    actions = ACTIONS
    positions = PandorumPositions()
    state_type = State
    event_types = (*EVENTS, *(event for operation in IN_ORDER for event in operation.events))
    parameter_types = PARAMETERS
    view_type = View
    guide_type = Guide
    quantities = QUANTITIES
    spread = 12.7  # docs/analysis.md
    opponents = read_opponents(read("bots"), QUANTITIES, read("ratings"))
    losses = LOSSES
    open_scores = True
    texts = catalogue("pandorum")
    codec = Codec(State, (*ALL_FRAMES, Place, InPlay, Construction, Auction), Options)
    setup = staticmethod(set_up)
    shown = staticmethod(shown)
    resample = staticmethod(resample)
    score_lines = staticmethod(score_lines)
    ranking = staticmethod(ranking)
    ledger = staticmethod(ledger)
    turn_of = staticmethod(turn_of)
    win_curve = WIN_CURVE
    evaluate = staticmethod(evaluate)
    evaluate_terms = staticmethod(evaluate_terms)
    foresee = staticmethod(foresee)
    promising = staticmethod(promising)
    invariants = staticmethod(check)
    rules = staticmethod(gallery.rules)
    components = staticmethod(gallery.components)

    def guide(self, state: State, seat: int, /) -> dict[str, Any]:
        return dict(guide(state, seat))

    def flow(self, options: Options, /) -> Flow:
        return NEW_HORIZONS if options.new_horizons else BASIC


GAME = Pandorum()
