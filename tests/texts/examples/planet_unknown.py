"""Planet Unknown: what its engine says."""

from __future__ import annotations

from texts.examples import Event, Examples, Params

TRACKS = ("civ", "water", "biomass", "rover", "tech")
TERRAINS = (*TRACKS, "energy")
TILE = "n5_civ_energy_meteor"
TECH = "universal_coalition_tech_1"
CARD = "temp_agency"
OBJECTIVE = "objective_07"
LATIN_NAMES = frozenset(
    [
        *("KSB", "Universal", "Coalition", "Cosmos", "Inc", "Flux", "Industries", "Horizon", "Group", "Jump", "Drive"),
        *("Makeshift", "Oasis", "Ultd", "Republic", "Wormhole", "Corp", "Quantum", "Solutions"),
    ]
)


def about(kind: str, **values: object) -> list[Event]:
    """The event told of the reader and of another seat."""
    return [{"e": kind, "seat": seat, **values} for seat in (0, 1)]


def placed(**values: object) -> list[Event]:
    nothing: Event = {"ice": [], "meteorite": None, "lifepods": [], "rovers": [], "completes": [], "spoils": []}
    stations = [
        {"terrain": "civ", "at": "F1", "gives": True, "idle": None},
        {"terrain": "energy", "at": "G2", "gives": True, "idle": None},
    ]
    tile: Event = {
        "tile": TILE,
        "orient": "f1",
        "at": "F1",
        "on": "F2",
        "squares": ["F1", "F2", "G2"],
        "energy": ["civ"],
    }
    return about("tile_placed", **{**tile, **nothing, "stations": stations, "extra": False, "passing": None, **values})


def began(commander: int | None) -> Event:
    return {"e": "round_began", "round": 4, "commander": commander}


def ended(winners: list[int], tie_break: str | None) -> Event:
    return {"e": "game_ended", "winners": winners, "tie_break": tie_break}


def each(name: str, values: tuple[object, ...], **others: object) -> list[Params]:
    return [{name: value, **others} for value in values]


EXAMPLES = Examples(
    rules=("PU", (12, 13, 11, 8, 4, 8, 24, 4, 3, 9, 8, 15, 4, 6, 9, 12, 10, 3)),
    decisions={
        "choose_planet": [{}],
        "choose_corporation": [{}],
        "choose_quarters": [{}],
        "choose_halves": [{}],
        "choose_moon": [{}],
        "choose_flux": each("first", (True, False)),
        "keep_objective": each("common", (True, False)),
        "drop_objective": [{}],
        "rotate": [{}],
        "take": [
            *each("fits", (True, False), extra=False, pair=False, optional=False, stations="both"),
            {"fits": True, "extra": False, "pair": True, "optional": False, "stations": "both"},
            *each("stations", ("none", "one", "both"), fits=True, extra=True, pair=False, optional=False),
            *each("stations", ("none", "one", "both"), fits=True, extra=True, pair=False, optional=True),
        ],
        "place": [
            *each("waived", ("none", "event", "planet", "both"), tile=TILE, extra=False),
            {"waived": "none", "tile": TILE, "extra": True},
        ],
        "second_tile": [{}],
        "set_aside": [{"left": 1}],
        "aim": [{"shots": [{"line": "moon-row-2", "meteorites": ["mD2"], "rovers": []}]}],
        "down_first": [{}],
        "twice": [{"tile": TILE}],
        "ignore_station": [{"tile": TILE}],
        "order": [{"items": ["station:civ", "tech:3"]}],
        "choose_one": [{"items": ["boost", "peek"]}],
        "may": each("item", ("tech:3", "cargo", "double_boost")),
        "energy": [{"tile": TILE}],
        "boost": [{}],
        "advance": each("left", (1, 2, 3), reason="card"),
        "regress": each("steps", (1, 2, 3)),
        "trade": [{"steps": steps, "up": up, "then": 1} for steps in (1, 2, 5) for up in (True, False)],
        "unionize": [{}],
        "patch_kind": each("stored", (True, False)),
        "place_patch": [*each("left", (1, 2, 3), stored=False), *each("left", (1, 5), stored=True)],
        "put_rover": [{}],
        "civ_level": [{}],
        "choose_civ": each("level", (0, 1, 4)),
        "collect_lifepod": each("left", (1, 3)),
        "collect_meteorite": each("left", (1, 3)),
        "destroy_rover": [{"left": 1}],
        "destroy_lifepod": [{"left": 1}],
        "destroy_meteorite": each("left", (1, 3)),
        "pod_to": [{}],
        "pod_from": each("left", (1, 3)),
        "lose_pod": [{}],
        "choose_line": [{}],
        "put_meteorite": [{}],
        "teleport": [{}],
        "scrap": [{}],
        "reorder": [{"place": 1, "of": 3}],
        "choose_row": [{}],
        "end_turn": each("moves", (0, 1, 2, 5)),
    },
    events=[
        {
            "e": "boards_shown",
            "boards": [
                {"seat": 0, "planet": "ksb_4156", "corporation": "universal_coalition"},
                {"seat": 1, "planet": "gaia", "corporation": "cosmos_inc"},
            ],
        },
        *(event for track in TRACKS for event in about("flux_moved", track=track)),
        *(event for card in (OBJECTIVE, None) for event in about("objective_kept", card=card)),
        *(event for card in (OBJECTIVE, None) for event in about("objective_dropped", card=card)),
        *(event for card in (OBJECTIVE, None) for event in about("objective_gained", card=card)),
        *about("objective_common", card=OBJECTIVE),
        *(began(seat) for seat in (0, 1, None)),
        *about("station_turned", rotation=3, sector=2),
        {"e": "station_turned", "seat": None, "rotation": 3, "sector": None},
        {"e": "event_revealed", "card": "red_no_synergy", "left": 12, "spares": []},
        *(event for card in ("red_no_synergy", None) for event in about("event_peeked", card=card)),
        {
            "e": "moons_shown",
            "moons": [{"seat": 0, "side": "moon_start", "point": 15}, {"seat": 1, "side": "moon_selene", "point": 3}],
        },
        *about("quarters_shown", quarters=["shattered_q1a", "shattered_q2b", "shattered_q3a", "shattered_q4b"]),
        *about("tile_taken", tile=TILE, shape="n5"),
        *(event for second in (False, True) for event in about("emergency_taken", tile="emergency_civ", second=second)),
        *(
            event
            for points in (1, 3, 5)
            for event in about("satellite_moved", start=15, end=2, points=points, beams=[])
        ),
        *about("laser_fired", line="moon-column-F", meteorites=["mF3", "mF4"], rovers=["mF3"]),
        *about("laser_fired", line="moon-row-2", meteorites=[], rovers=[]),
        *placed(),
        *placed(extra=True, ice=["F1"], meteorite="G2", spoils=["row-2", "column-G"]),
        *placed(lifepods=["F1", "F2"], rovers=["G2"], completes=["row-1"]),
        *about("tile_set_aside", tile=TILE),
        {
            "e": "tops_shown",
            "tops": [{"shape": "n5", "tile": TILE, "left": 4}, {"shape": "i2", "tile": None, "left": 0}],
        },
        *(event for terrain in TERRAINS for event in about("station_ignored", terrain=terrain)),
        *(event for terrain in TERRAINS for event in about("station_idle", terrain=terrain, idle="no_ice")),
        *(event for terrain in TERRAINS for event in about("station_twice", terrain=terrain)),
        *(
            event
            for reason in ("station", "energy", "boost", "card", "event", "tech", "feature", "track", "aside")
            for event in about("marker_moved", marker="water", start="water-3", end="water-4", reason=reason)
        ),
        *(
            event
            for m in TRACKS
            for event in about("marker_moved", marker=m, start="civ-3", end="tech-4", reason="card")
        ),
        *(event for marker in TRACKS for event in about("marker_stuck", marker=marker)),
        *about("boost_gained"),
        *(event for r in ("track", "card", "event", "tech") for event in about("moves_gained", points=2, reason=r)),
        *about("rover_put", at="H3"),
        *(event for cost in (0, 1) for event in about("rover_moved", start="H3", end="H4", cost=cost)),
        *about("rover_teleported", start="H3", end="A6"),
        *about("rover_flew", start="q1D5", end="mB2"),
        *(
            event
            for reason in ("tile", "patch", "meteorite", "laser", "event")
            for event in about("rover_destroyed", at="H3", reason=reason)
        ),
        *about("lifepod_collected", at="H3"),
        *(event for place in ("area", "slot-B", "water-5") for event in about("lifepod_put", place=place)),
        *about("lifepod_moved", start="area", end="civ-5"),
        *(event for place in ("H3", "area", "slot-F") for event in about("lifepod_destroyed", place=place)),
        *about("meteorite_put", at="H3"),
        *about("meteorite_loaded", at="H3"),
        *about("meteorite_collected", at="H3"),
        *(event for at in ("H3", None) for event in about("meteorite_destroyed", at=at)),
        *(event for terrain in TERRAINS for event in about("patch_chosen", terrain=terrain)),
        *(event for at in ("H3", "mA1", "q4C2") for event in about("patch_placed", at=at)),
        *about("patch_stored"),
        *about("patch_lost"),
        *about("civ_due", level=2),
        *about("civ_taken", level=1, card=CARD, immediate=True),
        *about("civ_taken", level=1, card="rising_planet_award", immediate=False),
        *about("civ_taken", level=1, card=None, immediate=False),
        *about("maintenance_paid", card="sm_civ_motor_pool"),
        {"e": "civ_stacks", "stacks": [5, 5, 4, 5]},
        *about("tech_gained", tech=TECH),
        *about("tech_lost", tech=TECH),
        *about("tech_used", tech=TECH),
        *(event for tiles in (1, 3, 12) for event in about("stack_scrapped", shape="n5", tiles=tiles)),
        *(event for tiles in ([TILE, "i2_civ_energy_plain"], []) for event in about("tiles_removed", tiles=tiles)),
        *about("events_arranged", count=3),
        *about("turn_ended"),
        *about("ending", reason="nothing_fits"),
        *about("ending", reason="all_at_top"),
        {"e": "ending", "reason": "sector_empty", "seat": None},
        {"e": "ending", "reason": "last_event", "seat": None},
        {"e": "round_ended", "round": 4},
        *(event for cards in ([CARD, "planet_lottery"], []) for event in about("cards_shown", cards=cards)),
        *(ended([1], tie) for tie in (None, "empty", "meteorites")),
        ended([0, 1], "shared"),
        ended([], None),
        *about("solo_ended", total=61, target=58, verdict="mission_accomplished"),
    ],
    samples={
        "level": ["1", "5", "A", "F"],
        "marker": TRACKS,
        "terrain": TERRAINS,
        "cell": ["civ-3"],
        "place": ["area", "slot-B", "water-5"],
        "square": ["H3", "mB2", "q1C4"],
        "start": ["H3"],
        "end": ["A6"],
        "moves": [1, 3],
        "line": ["row-5", "column-C", "moon-row-2", "q3-column-B"],
        "ring": ["outer", "inner"],
        "board": ["gaia", "cosmos_inc", "shattered", "quantum"],
        "colour": ["green", "orange", "red"],
        "cards": [-2, 17],
        "limit": [16],
        "deck": [20],
    },
    ties=("empty", "meteorites", "shared"),
    proper_names=LATIN_NAMES,
    later_rules={"supermoon_rules": ("SM", (9, 9, 6, 8, 3, 11, 6, 7, 2, 8, 10, 3, 3, 6))},
)
