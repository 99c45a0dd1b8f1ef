"""Planet 5R: what its engine says."""

from __future__ import annotations

from texts.examples import Event, Examples

LIES = (None, "over", "under")


def gained(seat: int, amount: int, reason: str, **more: object) -> Event:
    nothing: Event = {"card": None, "side": None, "kind": None, "of": None}
    return {"e": "water_gained", "seat": seat, "amount": amount, "reason": reason, **nothing, **more}


def stolen(seat: int, victim: int, amount: int, supply: int, reason: str, card: str | None) -> Event:
    about: Event = {"e": "water_stolen", "seat": seat, "victim": victim}
    return {**about, "amount": amount, "from_supply": supply, "reason": reason, "card": card}


def paid(reason: str) -> Event:
    return {"e": "bid_paid", "seat": 0, "amount": 1, "reason": reason}


def taken(seat: int, left: str | None, right: str | None) -> Event:
    event: Event = {"e": "technology_taken", "seat": seat, "card": "tech_rain_mill", "lit": ["blue", "joker"]}
    event |= {"left": left and 0, "left_lies": left, "right": right and 1, "right_lies": right}
    return event | {"covered": [{"card": "tech_pack_horn", "side": "right"}] if left == "over" else []}


EXAMPLES = Examples(
    rules=("R5", (8, 6, 2, 5, 7, 9, 5, 8, 10, 4, 4, 6, 4, 1)),
    decisions={
        "choose_card": [{"wave": 1}, {"wave": 2}],
        "bid": [{"water": 1, "kind": "solo"}, {"water": 7, "kind": "contested"}],
        "take_technology": [{"bid": 3}],
        "confirm": [{}],
    },
    events=[
        {"e": "round_began", "round": 3, "card": "tech_rain_mill", "out": None, "top": "tech_dew_lens", "deck": 12},
        {"e": "round_began", "round": 15, "card": "tech_rain_mill", "out": "tech_pack_horn", "top": None, "deck": 0},
        {"e": "card_chosen", "seat": 0, "card": "scout"},
        {"e": "card_chosen", "seat": 1, "card": None},
        {"e": "cards_revealed", "wave": 1, "cards": [{"seat": 0, "card": "scout"}, {"seat": 1, "card": "expand"}]},
        {"e": "cards_revealed", "wave": 2, "cards": [{"seat": 2, "card": "plunder"}]},
        {"e": "die_rolled", "seat": 0, "face": 2, "reason": "scout", "card": None},
        {"e": "die_rolled", "seat": 1, "face": 2, "reason": "auction", "card": None},
        {"e": "die_rolled", "seat": 1, "face": 3, "reason": "improvement", "card": "tech_trap_vault"},
        gained(0, 4, "develop"),
        gained(1, 0, "develop"),
        gained(1, 1, "scout"),
        gained(0, 2, "improvement", card="tech_guild_shovel", side="right", kind="gain_per_card", of="scout"),
        gained(1, 1, "improvement", card="tech_rain_mill", side="left", kind="gain_fixed"),
        stolen(0, 1, 2, 0, "plunder", None),
        stolen(1, 0, 1, 1, "improvement", "tech_nomad_beacon"),
        {"e": "auction_began", "kind": "solo", "members": [0]},
        {"e": "auction_began", "kind": "contested", "members": [0, 1, 3]},
        {"e": "bid_made", "seat": 0, "bid": 4},
        {"e": "bid_made", "seat": 1, "bid": None},
        {"e": "bids_shown", "bids": [{"seat": 0, "bid": 4}, {"seat": 1, "bid": 3}, {"seat": 3, "bid": 3}]},
        {"e": "bids_tied", "bid": 3, "seats": [1, 3]},
        *(paid(reason) for reason in ("won", "tied", "late", "lost")),
        {"e": "bid_void", "seat": 1},
        {"e": "auction_failed"},
        *(taken(seat, left, right) for seat in (0, 1) for left in LIES for right in LIES),
        {"e": "late_next", "seats": [0, 2]},
        {"e": "cards_back", "seat": 0, "cards": ["develop", "scout", "expand"], "reason": "expand"},
        {"e": "cards_back", "seat": 1, "cards": ["excavate"], "reason": "no_technology"},
        {"e": "card_discarded", "seat": 0, "card": "scout"},
        {"e": "round_ended", "round": 3},
        {"e": "game_ended", "winners": [0], "tie_break": None},
        {"e": "game_ended", "winners": [1], "tie_break": "water"},
        {"e": "game_ended", "winners": [0, 1], "tie_break": "shared"},
    ],
    samples={
        "card": ["scout", "tech_rain_mill"],
        "bid": [0, 9],
        "water": [1, 4],
        "group": [3],
        "side": ["left", "right"],
        "mine": ["scout"],
        "theirs": ["expand"],
    },
    ties=("water", "shared"),
)
