"""Pandorum: what its engine says."""

from __future__ import annotations

from texts.examples import Event, Examples, Params

CARD = "sulfur_extraction"
CARDS = ["sulfur_extraction", "supply_block"]
HEX = "1,-2"
FIGURES = ("module", "base")
SLOTS = ("nose", "central_deck", "cargo_hold")
TOKENS = ("eruption_token", "meteor_token", "crack_token", "landing_pad_token", "dead_city_token")
AMOUNTS = (1, 2, 5)


def table(kind: str, **values: object) -> Event:
    """The event told of nobody in particular."""
    return {"e": kind, **values}


def about(kind: str, **values: object) -> list[Event]:
    """The event told of the reader and of another seat."""
    return [{"e": kind, "seat": seat, **values} for seat in (0, 1)]


def between(kind: str, other: str, **values: object) -> list[Event]:
    """The event told of two seats: the reader and another, both ways, and two others."""
    return [{"e": kind, "seat": a, other: b, **values} for a, b in ((0, 1), (1, 0), (1, 2))]


def drawn(card: str | None, source: str) -> list[Event]:
    return about("card_drawn", card=card, source=source)


def income(amount: int, again: bool) -> list[Event]:
    pays = [{"hex": HEX, "amount": amount}] if amount else []
    return about("income", card=CARD, amount=amount, pays=pays, again=again)


def ended(winners: list[int], tie_break: str | None) -> Event:
    return {"e": "game_ended", "winners": winners, "tie_break": tie_break}


def each(name: str, values: tuple[object, ...], **others: object) -> list[Params]:
    return [{name: value, **others} for value in values]


EXAMPLES = Examples(
    rules=("PD", (11, 9, 3, 5, 9, 7, 12, 4, 6, 12, 15, 4)),
    decisions={
        "turn": [{}],
        "draw": each("left", (1, 2)),
        "star_draw": [{}],
        "stop": each("jump", (True, False)),
        "nose": each("left", (1, 3), part="chronoblock"),
        "training": [{"hex": HEX}],
        "build": [{"hex": HEX}],
        "order": [{"cards": CARDS}],
        "direction": [{"card": "network_defence", "amounts": [0, 3, 0, 0, 1, 0]}],
        "cluster": [{"card": "dome_defence"}],
        "block": [{"card": "supply_block"}],
        "slot": [{"card": CARD}],
        "end_turn": each("engines", (0, 1, 2)),
        "erupt": [{}],
        "shift": [{}],
        "pad": [{}],
        "city": [{}],
        "meteor": [{}],
        "crack": [{}],
        "contaminate": each("left", (1, 2, 3)),
        "cure": [*each("left", (1, 3), price=1), *each("price", (2, 5), left=3)],
        "sabotage": [{}],
        "expand": [{}],
        "invest": each("types", ([], ["extraction", "logistics"])),
        "bid": [{"standing": 0, "bidder": None}, *each("standing", (1, 2, 5), bidder=1)],
        "engines": each("price", (1, 2, 5)),
        "take_back": [{}],
    },
    events=[
        *(table("game_began", first=seat) for seat in (0, 1)),
        *about("turn_began", turn=7),
        *drawn(None, "deck"),
        *drawn(CARD, "deck"),
        *drawn(CARD, "market"),
        {"e": "market_refilled", "cards": CARDS},
        *about("card_paid", card=CARD),
        *(
            event
            for how in ("fly", "jump", "engine", "shift")
            for event in about("harvester_moved", start="0,0", end=HEX, over=["1,-1"], how=how)
        ),
        *about("stranded"),
        *(event for amount in (1, 2) for event in between("toll_paid", "owner", hex=HEX, amount=amount)),
        *about("nose_spent", part="bucket", cards=CARDS),
        *(
            event
            for figure in FIGURES
            for part in (None, "bucket")
            for event in about("construction_began", hex=HEX, cards=CARDS, figure=figure, part=part)
        ),
        *(event for amount in (0, *AMOUNTS) for again in (False, True) for event in income(amount, again)),
        *(
            event
            for amount in AMOUNTS
            for again in (False, True)
            for event in between("taken", "victim", card="jamming_system", amount=amount, again=again)
        ),
        *(
            event
            for why in ("build", "pay", "cross", "robbed", "training")
            for event in about("event_paid", event="sandstorm", amount=2, left=6, why=why)
        ),
        *(event for figure in FIGURES for event in about("object_built", hex=HEX, figure=figure)),
        *(event for slot in SLOTS for event in about("card_slotted", card=CARD, slot=slot)),
        *(event for on in (True, False) for event in about("part_switched", part="proton_drive", on=on)),
        *about("module_lifted", hex=HEX),
        *about("passed"),
        *about("turn_ended"),
        *(event for reason in ("figures", "field") for event in about("ending", reason=reason)),
        *(table("ending", seat=None, reason=reason) for reason in ("stalemate", "passes")),
        *(table("event_revealed", event="eruption", quids=quids) for quids in (0, *AMOUNTS)),
        {"e": "event_boxed", "event": "ancient_civilization"},
        {"e": "event_over", "event": "dead_city"},
        *(event for token in TOKENS for event in about("token_put", token=token, hexes=[HEX, "2,-2"])),
        *(
            event
            for figure in FIGURES
            for reason in ("eruption", "sabotage", "contamination")
            for event in about("object_returned", hex=HEX, figure=figure, reason=reason)
        ),
        *about("object_put", hex=HEX, figure="module"),
        *about("contaminated", hex=HEX),
        *about("cured", hex=HEX, amount=1),
        {"e": "healed", "hexes": [HEX, "2,-2"]},
        *(event for amount in (0, 3) for event in about("card_discarded", card=CARD, amount=amount)),
        {"e": "market_cleared", "cards": CARDS},
        *(event for amount in AMOUNTS for event in about("bid_made", amount=amount)),
        *about("bid_passed"),
        *about("auction_won", amount=3),
        {"e": "auction_won", "seat": None, "amount": 0},
        *(event for count in (0, 1, 2) for event in about("engines_bought", tokens=count, amount=2 * count)),
        *(event for slot in SLOTS for event in about("card_taken_back", card=CARD, slot=slot)),
        *(ended([1], tie) for tie in (None, "figures")),
        ended([0, 1], "shared"),
        ended([], None),
    ],
    samples={
        "card": [CARD],
        "hex": [HEX],
        "terrain": ["wasteland", "crater", "mountain"],
        "toll": [1, 2],
        "quids": [0, 1, 2, 5],
        "price": [1, 2, 4, 5],
        "least": [1, 2, 5],
        "needed": [1, 2, 3, 6],
        "most": [1, 2],
    },
    ties=("figures", "shared"),
)
