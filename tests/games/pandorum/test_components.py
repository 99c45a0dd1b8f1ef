"""Components against the numbers of rulebook and reconstruction, written down here independently of the loader."""

from __future__ import annotations

from collections import Counter

import pytest

from games.pandorum.marks import rules
from orrery.games.pandorum.catalogue import components
from orrery.games.pandorum.catalogue import rules as rules_text
from orrery.games.pandorum.components import (
    ADJACENT,
    ADJACENT_HEXES,
    ASSEMBLY,
    BID,
    BLOCK,
    BLOCKS,
    CARD_IDS,
    CARD_TYPES,
    CARDS,
    CLUSTER_OBJECTS,
    COLOURS,
    COUNTS,
    CRATER,
    DRAW,
    DRAW_MORE,
    EDGE,
    EVENT_IDS,
    EVENTS,
    EXTRACTION,
    FIGURES,
    KINDS,
    LANDING_PAD,
    LAYOUTS,
    LINE_OBJECTS,
    LINE_VOLCANOES,
    MAIN_IDS,
    MAINS,
    MARKET_NAMES,
    NEXT_TO_PAD,
    NONE,
    NOSE_IDS,
    NOSES,
    OBJECTS,
    ON_TERRAIN,
    PLAYERS,
    POSITIONS,
    SCORE_LINES,
    SECTIONS,
    SETUP,
    SITE_TERRAIN,
    SLOTS,
    START,
    SYSTEMS,
    TAKE,
    TOKENS,
    TOLL,
    TYPES,
    VOLCANO,
    WASTELAND,
    Card,
    Income,
    number_of,
)
from orrery.games.pandorum.data import read
from orrery.games.pandorum.hexes import EDGE as EDGE_MASK
from orrery.games.pandorum.hexes import HEXES, kinds_of
from orrery.games.pandorum.operations import auction, clear_type, contaminate, draw_each, engines, invest

# name, type, copies, terrains (v: next to a volcano), what it pays: values of module and base
CARD_TABLE = """
sulfur_extraction         extraction    4 wcm+v hexes:volcano   1 0
silicon_extraction        extraction    4 wcm   hexes:wasteland 1 0
helium_extraction         extraction    4 wcm   hexes:crater    1 0
ore_extraction            extraction    4 wcm   hexes:mountain  1 0
stereo_theatre            entertainment 4 wcm   any:adjacent    1 1
casino                    entertainment 3 cm    any:adjacent    0 3
gravity_arena             entertainment 3 w     any:adjacent    1 2
solar_generator           generators    4 wm    own:adjacent    1 2
geothermal_generator      generators    4 wc    own:adjacent    1 2
wind_generator            generators    4 cm    own:adjacent    1 2
medical_laboratory        laboratories  4 wc    own:adjacent    2 0
engineering_laboratory    laboratories  4 wm    own:adjacent    0 3
central_laboratory        laboratories  4 wcm   own:pad         2 2
ground_logistics          logistics     4 w     own:wasteland   1 2
underground_logistics     logistics     4 c     own:crater      1 2
air_logistics             logistics     4 m     own:mountain    1 2
trade_logistics           logistics     3 wcm   own:site        1 1
small_trade_logistics     logistics     3 wcm   own:site        1 0
network_defence           defence       4 wm    line            1 2
dome_defence              defence       4 wcm+v cluster         1 2
seismic_defence           defence       4 wcm   volcanoes       3 0
outer_defence             defence       4 cm    own:edge        1 1
jamming_system            systems       3 wcm   take            1 2
cargo_interception_system systems       3 c     take            2 0
power_diversion_system    systems       3 wcm   take            0 3
supply_block              blocks        2 wcm   block:extraction    0 0
leisure_block             blocks        2 wcm   block:entertainment 0 0
power_grid_block          blocks        2 wcm   block:generators    0 0
science_block             blocks        2 wcm   block:laboratories  0 0
transport_block           blocks        2 wcm   block:logistics     0 0
security_block            blocks        2 wcm   block:defence       0 0
intelligence_block        blocks        2 wcm   block:systems       0 0
"""
# quids, trigger, gain, and what they hang on
EVENT_TABLE = """
eruption              5 build  1 adjacent_volcano
meteor_shower         5 build  1 site_terrain:crater
earthquake            8 build  2 site_at_crack
settler_growth        8 build  2 adjacent_landing_pad
return_on_investment  5 pay    1 type_absent_from_market
government_support    5 build  1 generator_card
ancient_civilization -1 build  1 site_terrain:wasteland
contamination         4 build  1 adjacent_contaminated_object
insurance_payouts    10 robbed 2 -
sabotage              6 build  2 no_adjacent_objects
sandstorm             8 pay    2 -
expansion             5 build  1 low_income
new_engines           0 engine 0 -
training              5 stop   1 own_module
dead_city            10 cross  2 -
"""
PICTURES = {
    "R": "CV VMWMV VWMCCWC VCMMCVW CWVPWCC VMWMVWM CWVMVMW WMWCW MV",
    "S": "VC WWMWV WCCMMCV WMVCMWM MCVPVVM CMWCMCW WVWVVWC MCWMC CW",
    "T": "CV VMWMV MWMCCWC WCCMCVW VVVPWCC VMWMVWM CWVMVMW WMWCW MV",
}
EDGE_PICTURE = "ee e.eee ee....e e.....e e.....e e.....e e....ee eee.e ee"


def written(card: Card) -> list[str]:
    """A card as the table has it."""
    terrains = "".join(letter for bit, letter in enumerate("wcm") if card.terrains >> bit & 1)
    return [
        card.id,
        TYPES[card.type],
        str(card.copies),
        terrains + ("+v" if card.by_volcano else ""),
        _pays(card.income),
        str(card.income.module),
        str(card.income.base),
    ]


def _pays(income: Income) -> str:
    if income.kind == OBJECTS:
        places = {ADJACENT: "adjacent", NEXT_TO_PAD: "pad", SITE_TERRAIN: "site", EDGE: "edge"}
        where = KINDS[income.terrain] if income.where == ON_TERRAIN else places[income.where]
        return f"{'own' if income.own else 'any'}:{where}"
    return {
        ADJACENT_HEXES: f"hexes:{KINDS[income.hex]}",
        LINE_OBJECTS: "line",
        CLUSTER_OBJECTS: "cluster",
        LINE_VOLCANOES: "volcanoes",
        TAKE: "take",
        BLOCK: f"block:{TYPES[income.repeats]}",
    }[income.kind]


def rows(table: str) -> list[list[str]]:
    return [row.split() for row in table.strip().splitlines()]


# --- cards ----------------------------------------------------------------------------------------


def test_cards_one_by_one() -> None:
    assert [written(card) for card in CARDS] == rows(CARD_TABLE)
    assert [card.id for card in CARDS] == list(CARD_IDS)


@rules("PD-1.1", "PD-2.1", "PD-2.2")
def test_107_cards_of_which_16_are_dealt_and_91_drawn() -> None:
    assert sum(card.copies for card in CARDS) == COUNTS["card"] == 107
    assert sum(card.copies for card in CARDS if card.type == EXTRACTION) == 16
    assert sum(card.copies for card in CARDS if CARD_TYPES[card.type].in_deck) == 91
    assert (START.extraction, START.other) == (3, 1)
    assert START.extraction * max(PLAYERS) < 16  # some go back to the box even with four players


def test_every_terrain_is_worth_about_the_same() -> None:
    """Draw-deck cards that may be built on wasteland, crater, mountain."""
    deck = [card for card in CARDS if card.type != EXTRACTION]
    assert [sum(card.copies for card in deck if card.terrains >> bit & 1) for bit in range(3)] == [69, 68, 69]


def test_what_the_rulebook_says_of_single_cards() -> None:
    """Its examples: names, values and conditions that are certain."""
    cards = {card.name["ru"]: card for card in CARDS}
    assert cards["Добыча серы"].income[:2] == (ADJACENT_HEXES, VOLCANO)
    assert cards["Добыча серы"].income.module == 1
    assert cards["Наземная логистика"].terrains == 1 << WASTELAND
    assert cards["Торговая логистика"].income[3:7] == (SITE_TERRAIN, NONE, 1, 1)
    assert cards["Малая торговая логистика"].income.where == SITE_TERRAIN
    assert cards["Центральная лаборатория"].income.where == NEXT_TO_PAD
    assert cards["Внутрисетевая защита"].income.kind == LINE_OBJECTS
    assert cards["Купольная защита"].by_volcano
    assert cards["Сейсмическая защита"].income.module == 3
    assert cards["Внешняя защита"].income.where == EDGE
    assert cards["Система подавления связи"].income[5:7] == (1, 2)
    assert cards["Снабжение"].income.repeats == EXTRACTION
    assert {cards[f"{kind} лаборатория"].type for kind in ("Медицинская", "Инженерная")} == {
        TYPES.index("laboratories")
    }
    assert {card.income.fixed for card in CARDS if card.type == BLOCKS} == {2}
    assert all("name" in cards[name].certain for name in ("Добыча серы", "Снабжение", "Внешняя защита"))


def test_blocks_and_systems() -> None:
    assert [card.income.repeats for card in CARDS if card.type == BLOCKS] == list(range(BLOCKS))
    assert {card.income.where for card in CARDS if card.type == SYSTEMS} == {ADJACENT}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_texts_of_cards_tell_their_values(lang: str) -> None:
    for entry, card in zip(read("cards")["card"], CARDS, strict=True):
        for value in {card.income.module, card.income.base, card.income.fixed} - {0}:
            assert str(value) in entry["text"][lang], card.id


# --- field ----------------------------------------------------------------------------------------


@rules("PD-1.4", "PD-1.8")
def test_the_field_has_49_hexes_and_24_of_them_lie_on_its_edge() -> None:
    pictured = EDGE_PICTURE.replace(" ", "")
    assert len(HEXES) == len(pictured) == 49
    assert [EDGE_MASK >> hex_ & 1 for hex_ in range(49)] == [sign == "e" for sign in pictured]
    assert pictured.count("e") == 24
    assert POSITIONS == ((0, 0), (3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1))


@pytest.mark.parametrize("name", PICTURES)
def test_fixed_fields_hex_by_hex(name: str) -> None:
    letters = "".join("WCMVPD"[kind] for kind in kinds_of(LAYOUTS[name]))
    assert letters == PICTURES[name].replace(" ", "")


def test_shares_of_the_terrains_over_all_sides() -> None:
    printed = Counter(kind for s in SECTIONS for side in s.sides for kind in (side.center, *side.petals))
    assert {KINDS[kind]: count for kind, count in printed.items()} == {
        "wasteland": 26, "crater": 24, "mountain": 24, "volcano": 22, "landing_pad": 2,
    }  # fmt: skip


@rules("PD-2.5")
def test_the_middle_section_has_the_landing_pad_and_volcanoes_leave_spare_standees() -> None:
    assert [section.id for section in SECTIONS] == [f"section_{n}" for n in range(7)]
    for number, section in enumerate(SECTIONS):
        assert [side.center == LANDING_PAD for side in section.sides] == [number == 0] * 2
    assert (ASSEMBLY.standees, ASSEMBLY.volcanoes, ASSEMBLY.buildable) == (15, range(9, 14), range(35, 40))
    # whoever puts the last figure begins the end, so before that a free hex is always left
    for players, supply in SETUP.items():
        assert players * (supply.modules + supply.bases - 1) < ASSEMBLY.buildable.start


# --- harvesters, pieces, numbers ------------------------------------------------------------------


def test_parts_and_slots() -> None:
    assert NOSE_IDS == ("modular_manipulator", "bucket", "chronoblock", "terrablock")
    assert MAIN_IDS == ("proton_drive", "engineering_bay", "positron_shield", "star_generator")
    assert [(part.effect, part.cards) for part in NOSES] == [
        ("two_cards_module", 2),
        ("three_cards_base", 3),
        ("jump", 0),
        ("free_condition", 1),
    ]
    assert [(part.effect, part.cards) for part in MAINS] == [
        ("free_move", 1),
        ("draw_three", 3),
        ("cross_volcanoes", 0),
        ("draw_after_pay", 1),
    ]
    assert SLOTS == ("nose", "central_deck", "cargo_hold")


@rules("PD-2.7")
def test_the_table_of_figures_and_thresholds() -> None:
    assert {players: tuple(row) for players, row in SETUP.items()} == {
        2: (12, 6, 3, 5),
        3: (8, 4, 3, 5),
        4: (6, 3, 2, 4),
    }
    assert {players * (row.modules + row.bases) for players, row in SETUP.items()} == {36}


def test_numbers_of_the_frame() -> None:
    assert list(PLAYERS) == [2, 3, 4]
    assert (MARKET_NAMES, DRAW, DRAW_MORE) == (4, 2, 3)
    assert dict(zip(FIGURES, TOLL, strict=True)) == {"module": 1, "base": 2}
    assert ("quids", *TYPES) == SCORE_LINES
    assert COLOURS == ("blue", "yellow", "green", "red")


@rules("PD-1.1")
def test_what_the_box_holds() -> None:
    assert COUNTS == {
        "section": 7, "card": 107, "event": 15, "nose_part": 4, "main_part": 4, "special_token": 25,
        "volcano_standee": 15, "module": 48, "base": 24, "harvester": 4, "quid_10": 20, "quid_5": 20, "quid_1": 30,
        "eruption_token": 1, "meteor_token": 1, "crack_token": 1, "landing_pad_token": 1, "dead_city_token": 1,
        "contamination_token": 12, "engine_token": 8,
    }  # fmt: skip
    assert sum(COUNTS[token] for token in TOKENS) == COUNTS["special_token"]
    assert 10 * COUNTS["quid_10"] + 5 * COUNTS["quid_5"] + COUNTS["quid_1"] == 330


# --- events ---------------------------------------------------------------------------------------


def test_events_one_by_one() -> None:
    found = []
    for event in EVENTS:
        about = event.permanent
        hangs = about.per or about.condition or "-"
        if about.terrain != NONE:
            hangs += f":{KINDS[about.terrain]}"
        found.append([event.id, str(event.quids), about.trigger, str(about.gain), hangs])
    assert found == rows(EVENT_TABLE)
    assert [event.id for event in EVENTS] == list(EVENT_IDS)


def test_numbers_of_events() -> None:
    events = {event.id: event for event in EVENTS}
    assert [event.id for event in EVENTS if event.quids == BID] == ["ancient_civilization"]
    assert (auction.DRAWN, auction.LEAST) == (2, 1)
    assert invest.GAIN == 3
    assert (draw_each.DRAWN, number_of("take_back", "cards")) == (1, 1)
    assert (events["contamination"].tokens, contaminate.TOKENS, contaminate.CURE) == (3, 3, 1)
    assert (engines.MOST, engines.PRICE, events["new_engines"].permanent.per_turn) == (2, 2, 2)
    assert clear_type.LEAVING == SYSTEMS
    assert events["expansion"].permanent.below == 2
    assert (number_of("sabotage", "objects"), number_of("expand", "objects")) == (1, 1)
    assert events["meteor_shower"].permanent.terrain == CRATER
    needy = [event for event in read("events")["event"] if "exhausted" in event or "heals" in event["permanent"]]
    assert [event["id"] for event in needy] == ["contamination"]
    assert [event["id"] for event in read("events")["event"] if "boxed_unless" in event["immediate"]] == [
        "contamination"
    ]


def test_each_kind_of_special_token_belongs_to_one_event() -> None:
    laid = {event.token: event.id for event in EVENTS if event.token}
    assert laid == {entry["id"]: entry["event"] for entry in read("pieces")["token"] if entry["special"]}


# --- the gallery and the rules page ---------------------------------------------------------------


def test_catalogue_of_components() -> None:
    kinds = {kind["id"]: kind["items"] for kind in components()["kinds"]}
    assert {name: len(items) for name, items in kinds.items()} == {
        "hex_kind": 6, "section": 7, "card_type": 8, "card": 32, "nose_part": 4, "main_part": 4, "slot": 3, "event": 15,
        "figure": 3, "token": 11, "layout": 3,
    }  # fmt: skip
    for items in kinds.values():
        for item in items:
            assert set(item["name"]) == set(item["text"]) == {"en", "ru"}, item["id"]
            assert ("why" in item) == (item["source"] == "reconstructed"), item["id"]
            assert "id" not in item["data"]
    jamming = next(item for item in kinds["card"] if item["id"] == "jamming_system")
    assert jamming["data"]["build"] == {"terrain": ["wasteland", "crater", "mountain"]}
    assert jamming["data"]["certain"] == ["name", "type"]


def test_what_is_not_from_the_rulebook_says_so() -> None:
    """Sections, fixed fields and cards are reconstructed; everything else is in the rulebook."""
    for kind in components()["kinds"]:
        rebuilt = kind["id"] in ("section", "layout", "card")
        assert {item["source"] for item in kind["items"]} == {"reconstructed" if rebuilt else "rulebook"}


def test_names_are_not_mistaken_for_each_other() -> None:
    """One id may be of two kinds only if its name is the same: log lines go by the id alone."""
    names: dict[str, set[str]] = {}
    for kind in components()["kinds"]:
        for item in kind["items"]:
            names.setdefault(item["id"], set()).add(item["name"]["ru"])
    assert all(len(found) == 1 for found in names.values())


def test_rules_page() -> None:
    sections = rules_text()["sections"]
    assert [len(section["rules"]) for section in sections] == [11, 9, 3, 5, 9, 7, 12, 4, 6, 12, 15, 4]
    for rule in (rule for section in sections for rule in section["rules"]):
        assert (rule["why"] is not None) == rule["ruling"], rule["id"]


def test_rules_of_events_name_them_and_their_quids() -> None:
    (section,) = (section for section in rules_text()["sections"] if section["id"] == "PD-11")
    for rule, event in zip(section["rules"], EVENTS, strict=True):
        for lang in ("en", "ru"):
            begin = rule["text"][lang].split(".")[0]
            assert begin.startswith(event.name[lang]), rule["id"]
            assert (str(event.quids) in begin) == (event.quids > 0), rule["id"]
