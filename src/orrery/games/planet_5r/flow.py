"""The flow of Planet 5R: a table of contents of the rules."""

from __future__ import annotations

from orrery.core.engine import Ask, Flow
from orrery.games.planet_5r import frames as f
from orrery.games.planet_5r.rules import auction, clean_up, market, resolve, select

FLOW = Flow(
    {
        f.BeginRound: market.begin_round,
        f.SelectWave: select.select_wave,
        f.ChooseCard: Ask(
            "choose_card",
            "R5-5.2",
            select.card_options,
            select.refuse_card,
            select.choose_card,
            params=select.ask_params,
        ),
        f.ChooseLate: Ask(
            "choose_card",
            "R5-5.3",
            select.card_options,
            select.refuse_card,
            select.choose_card,
            params=select.ask_params,
        ),
        f.CardSet: select.card_set,
        f.TurnUp: select.turn_up,
        f.Resolve: resolve.resolve,
        f.BaseAction: resolve.base_action,
        f.MakeBid: Ask(
            "bid", "R5-8.2", auction.bid_options, auction.refuse_bid, auction.make_bid, params=auction.bid_params
        ),
        f.BidSet: auction.bid_set,
        f.ShowBids: auction.show_bids,
        f.Serve: auction.serve,
        f.TakeTechnology: Ask(
            "take_technology",
            "R5-9.4",
            auction.take_options,
            auction.refuse_take,
            auction.take_technology,
            params=auction.take_params,
        ),
        f.CleanUp: clean_up.clean_up,
        f.EndGame: clean_up.end_game,
    }
)
