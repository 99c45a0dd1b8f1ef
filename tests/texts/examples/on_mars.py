"""On Mars: what its engine says."""

from __future__ import annotations

from itertools import product

from texts.examples import Event, Examples, Params

HEX = "1,-2"
TYPES = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
ITEMS = ("mineral", "battery", "water", "plant", "oxygen", "crystal")
SIDES = ("orbit", "colony")
AMOUNTS = (1, 2, 5)
SOME = [{"item": "mineral", "amount": 2}, {"item": "crystal", "amount": 1}, {"item": "colonist", "amount": 5}]
WATER = [{"item": "water", "amount": 1}]


def table(kind: str, **values: object) -> Event:
    """The event told of nobody in particular."""
    return {"e": kind, **values}


def about(kind: str, **values: object) -> list[Event]:
    """The event told of the reader, of another seat, and of the opponent who has no seat."""
    return [{"e": kind, "seat": seat, **values} for seat in (0, 1, 4)]


def each(name: str, values: tuple[object, ...], **others: object) -> list[Params]:
    return [{name: value, **others} for value in values]


def told(kind: str, **ranges: tuple[object, ...]) -> list[Event]:
    """The event of a seat with every combination of these values."""
    return [
        event for values in product(*ranges.values()) for event in about(kind, **dict(zip(ranges, values, strict=True)))
    ]


def left(*numbers: int, free: bool = False) -> list[Params]:
    """Units that are left; those beyond take a colonist or a technology."""
    return [{"left": number, "boost": number == 0, "free": free} for number in numbers]


def steps(rover: int) -> list[Params]:
    return each("bots", (0, 1, 2, 5), rover=rover, started=False, as_rovers=False, boost="crystal")


def used(owner: int, seat: int) -> Event:
    return {"e": "tech_used", "seat": seat, "owner": owner, "tech": "tech_rover", "level": 3}


def ended(winners: list[int], tie_break: str | None) -> Event:
    return {"e": "game_ended", "winners": winners, "tie_break": tie_break}


DECISIONS: dict[str, list[Params]] = {
    "start_space": [{}],
    "shuttle_side": [{}],
    "turn": [
        {"crowded": crowded, "main": main, "exec": free, "rest": rest}
        for crowded, main, free in product((True, False), repeat=3)
        for rest in ("none", "goal", "delivery", "both")
    ],
    "resupply": left(0, 1, 2),
    "learn": left(0, 1),
    "develop": [*left(0, 1, 2), *left(1, 2, free=True)],
    "blueprint": left(0, 1, 2),
    "upgrade": left(0, 1, 2),
    "welcome": left(0, 1, 2),
    "gain_more": left(0, 1, 3),
    "produce_more": left(0),
    "retrieve": left(1, 2, 9),
    "convert": [{}],
    "hire": each("cards", ("any", "contract", "scientist")),
    "type": [{}],
    "site": each("building", TYPES),
    "move": [
        *each("bots", (0, 1, 2, 5), rover=0, started=True, as_rovers=True, boost="colonist"),
        *(params for rover in (0, 1, 2, 5) for params in steps(rover)),
    ],
    "tile": each("tile", ("disc_crystals", "research_a"), hex=HEX, bot=False),
    "lss": [{}],
    "accept": [{}],
    "displace": each("piece", ("bot", "rover"), hex=HEX),
    "bot_place": [{}],
    "settle": [{"tech": "tech_water", "from": "lab_2_top"}],
    "refill": [{"place": 3}],
    "travel": each("free", (True, False), side="orbit"),
    "explore": [{}],
    "arrive": each("side", SIDES),
    "radar": [{}],
    "overflow": each("item", ITEMS, amount=2),
    "deliveries": [{}],
    "first_a": [{}],
    "first_b": each("fits", (True, False), task="travelled"),
}

EVENTS: list[Event] = [
    *(table("game_began", first=seat) for seat in (0, 1)),
    *told("marker_placed", space=(3,), how=("start", "travel", "draw")),
    *told("shuttle_set", side=SIDES),
    table("starting_buildings", types=["generator", "greenhouse", "water_extractor", "oxygen_condenser"]),
    table("round_began", round=7),
    *about("turn_began"),
    *told("crystals_arrived", stored=(0, 2), lost=(0, 1)),
    *about("main_action", action="research_development"),
    *(table("slots_cleared", action="construct", parties=parties) for parties in ([0, 1], [2], [4])),
    *told("paid", crystals=(0, 2), colonists=(0, 1), resources=([], WATER), goals=(0, 1)),
    *about("colonist_placed", action="upgrade"),
    *told("boosted", how=("colonist", "crystal")),
    *told("gained", items=([], SOME, WATER), lost=([], WATER)),
    *told("scored", op=(2,), why=("first_lss", "lss_tile", "progress", "card")),
    *told("supplied", item=ITEMS),
    *about("tech_learned", tech="tech_water", space="lab_1_top"),
    *about("tech_developed", tech="tech_water", start="lab_2_top", end="lab_3_top"),
    *about("blueprint_taken", card="bp_casino"),
    *told("constructed", type=TYPES, hex=(HEX,), size=(1, 2, 5), tile=("mine_1", None)),
    table("crystals_landed", hexes=[HEX, "2,-2"]),
    *(table("tile_removed", hex=HEX, tile=tile, by=by) for tile in (None, "disc_hire") for by in ("bot", "building")),
    *told("piece_displaced", piece=("bot", "rover"), start=("0,0",), end=(HEX,)),
    *told("progressed", type=TYPES),
    *(table("lss_moved", type=kind, row=3) for kind in TYPES[1:5]),
    *about("benefit_chosen", benefit="lss_benefit_bots"),
    *about("upgraded", card="bp_casino", hex=HEX),
    *(used(owner, seat) for owner, seat in product((0, 1, 2, 4), repeat=2)),
    *about("ship_welcomed", space="d4"),
    *about("bot_placed", hex=HEX),
    *about("bot_moved", start="0,0", end=HEX),
    *told("rover_moved", start=("0,0", None), leaves=("0,0",), end=(HEX,), crystal=(True, False)),
    *about("tile_taken", tile="disc_crystals", hex=HEX),
    *about("scientist_hired", scientist="hydrologist"),
    *about("contract_taken", contract="contract_7"),
    *about("scientist_sent", scientist="geologist", card="bp_metal_deposit"),
    *about("building_used", card="bp_casino"),
    *about("exec_action", exec="exec_develop"),
    *about("contract_put", place=3, contract="contract_9"),
    *told("delivered", contract=("contract_8",), item=ITEMS, amount=(1, 2)),
    *about("contract_completed", contract="contract_1"),
    *told("mission_moved", mission=("mission_bots",), left=(0, 3), crystals=(0, 1, 2)),
    table("mission_done", mission="mission_bots"),
    *(table("remaining_moved", left=number) for number in (0, 1, 2)),
    *about("oxygen_held", tech="tech_water"),
    *told("oxygen_kept", stored=(True, False)),
    table("level_up", level=3),
    *(table("display_changed", removed=out, dealt=new) for out in ([], ["bp_gym"]) for new in ([], ["bp_radar"])),
    table("grid_refilled", techs=["tech_mine", "tech_ship"]),
    table("warehouse_refilled"),
    *about("goal_achieved", goal="goal_3", own=True),
    *about("goal_achieved", goal="goal_3", own=False),
    *about("goal_pawned"),
    *told("retrieved", where=("construct", "working_area"), colonists=AMOUNTS),
    *told("produced", hexes=([], [HEX, "2,-2"])),
    *(table("shuttle_moved", side=side, space=2, flew=flew) for side in SIDES for flew in (True, False)),
    *told("travelled", side=SIDES, how=("shuttle", "ship", "pod", "card")),
    *about("stayed"),
    *about("tile_placed", tile="disc_crystals", hex=HEX),
    *(table("exploration_refilled", place=1, tile=tile) for tile in (None, "disc_tech")),
    *about("card_a_revealed", card="fc_a1", drawn=2),
    *about("card_b_revealed", card="fc_b8"),
    table("radar_set", card="bp_radar", tile="disc_tech"),
    table("lacerda_card_drawn", card="solo_3", action="construct"),
    *(table("lacerda_fell_back", why=why) for why in ("slot", "crystals", "impossible")),
    *(table("lacerda_icon", type=kind) for kind in TYPES[:5]),
    *about("turn_ended"),
    *(table("ending", reason=reason) for reason in ("missions", "level", "limit")),
    *(ended([1], tie) for tie in (None, "crystals", "advanced", "progress")),
    ended([0, 1], "shared"),
    ended([], None),
]

EXAMPLES = Examples(
    rules=("OM", (23, 12, 6, 8, 5, 10, 14, 24, 9, 5, 3, 11, 8, 3, 15, 2, 27, 4, 15)),
    decisions=DECISIONS,
    events=EVENTS,
    samples={
        "action": ["construct"],
        "boosts": [0, 1, 2, 5],
        "card": ["bp_casino"],
        "contract": ["contract_7"],
        "end": ["lab_3_top"],
        "goal": ["goal_3"],
        "hex": [HEX],
        "item": list(ITEMS),
        "level": [1, 2, 5],
        "need": [1, 2, 5],
        "payments": [0, 1, 2, 5],
        "place": ["construct"],
        "points": [0, 2],
        "side": list(SIDES),
        "size": [3],
        "space": ["lab_3_top"],
        "start": ["lab_2_top"],
        "steps": [1, 2, 5],
        "tech": ["tech_water"],
        "tile": ["disc_crystals"],
        "type": list(TYPES),
    },
    ties=("crystals", "advanced", "progress", "shared"),
    proper_names=frozenset({"LSS", "AI"}),
)
