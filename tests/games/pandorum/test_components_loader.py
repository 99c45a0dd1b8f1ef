"""Data that is wrong never plays: the loader names the file and the entry."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.spoiled import Case, Data, check_good_data_load_again, check_message, entry


def card(name: str, **values: object) -> Callable[[Data], object]:
    return lambda data: entry(data, "card", name).update(values)


def income(name: str, **values: object) -> Callable[[Data], object]:
    return lambda data: entry(data, "card", name)["income"].update(values)


def event(name: str, part: str, **values: object) -> Callable[[Data], object]:
    return lambda data: entry(data, "event", name)[part].update(values)


SPOILED: dict[str, Case] = {
    # cards
    "a copy too many": ("cards", card("casino", copies=4), "107 cards, not 108"),
    "a card twice": ("cards", lambda d: d["card"].append(d["card"][0]), "sulfur_extraction: stands twice"),
    "an unknown type": ("cards", card("casino", type="gambling"), "casino: 'gambling' is none of extraction"),
    "an unknown terrain": ("cards", card("casino", build={"terrain": ["sea"]}), "casino: 'sea' is none of wasteland"),
    "a terrain twice": (
        "cards",
        card("casino", build={"terrain": ["crater", "crater"]}),
        "casino: crater stands twice",
    ),
    "no terrain": ("cards", card("casino", build={"terrain": []}), "casino: some copies and some terrain"),
    "a wrong neighbour": (
        "cards",
        card("casino", build={"terrain": ["crater"], "adjacent_to": "crater"}),
        "casino: the only neighbourhood asked for is a volcano",
    ),
    "an unknown income": ("cards", income("casino", kind="luck"), "casino: 'luck' is none of adjacent_hexes"),
    "a word nobody reads": ("cards", income("casino", bonus=1), "casino: objects: bonus says nothing here"),
    "an income of nothing": ("cards", income("casino", each={"module": 0, "base": 0}), "casino: it pays for something"),
    "a value is missing": ("cards", income("casino", each={"module": 1}), "casino: 'base' is missing"),
    "a value that is no number": ("cards", income("ore_extraction", each="much"), "ore_extraction: "),
    "entertainment for the own objects": ("cards", income("casino", owner="own"), "casino: entertainment (PD-7.2)"),
    "systems that take from afar": (
        "cards",
        income("jamming_system", where="board_edge"),
        "jamming_system: systems take for neighbouring objects",
    ),
    "a line that nothing stops": (
        "cards",
        income("network_defence", stopped_by=["volcano"]),
        "network_defence: what stops the line",
    ),
    "a dome without volcanoes": (
        "cards",
        lambda d: entry(d, "card", "dome_defence")["build"].pop("adjacent_to"),
        "dome_defence: it needs a volcano beside the site",
    ),
    "a block of blocks": ("cards", income("supply_block", or_repeat_type="blocks"), "supply_block: a block never"),
    "two blocks of one type": ("cards", income("supply_block", or_repeat_type="systems"), "blocks: one for each"),
    "extraction in the deck": (
        "cards",
        lambda d: entry(d, "card_type", "extraction").update(in_draw_deck=True),
        "extraction: only extraction is not drawn",
    ),
    "a certain fact that is not there": (
        "cards",
        card("casino", certain=["colour"]),
        "casino: certain: colour is no field of the entry",
    ),
    "an unknown source": ("cards", card("casino", source="hearsay"), "casino: 'hearsay' is none of rulebook"),
    "counts that disagree": (
        "cards",
        lambda d: d["counts"]["types"]["defence"].update(cards=15),
        "counts: defence: 16 cards of 4 names",
    ),
    # field
    "five petals": (
        "board",
        lambda d: entry(d, "section", "section_2")["sides"]["A"]["petals"].pop(),
        "section_2 A: six petals, not 5",
    ),
    "a volcano more": (
        "board",
        lambda d: entry(d, "section", "section_2")["sides"]["B"]["petals"].__setitem__(0, "volcano"),
        "section_2 B: 2 volcanoes, not 1",
    ),
    "a section with one side": (
        "board",
        lambda d: entry(d, "section", "section_2")["sides"].pop("B"),
        "section_2: sides A and B",
    ),
    "a second landing pad": (
        "board",
        lambda d: entry(d, "section", "section_6")["sides"]["A"].update(center="landing_pad"),
        "section_6 A: the landing pad is the middle of section 0",
    ),
    "a section is missing": ("board", lambda d: d["section"].pop(3), "R: there is no section [6]"),
    "a layout with a section twice": (
        "board",
        lambda d: entry(d, "layout", "S").update(sections=[0, 1, 2, 3, 6, 5, 6]),
        "S: each section once",
    ),
    "a layout without its middle": (
        "board",
        lambda d: entry(d, "layout", "R").update(sections=[1, 0, 2, 3, 4, 5, 6]),
        "R: section 0 lies in the middle",
    ),
    "a turn too far": (
        "board",
        lambda d: entry(d, "layout", "T")["rotations"].__setitem__(3, 6),
        "T: rotations 0 to 5",
    ),
    "a hex that is no edge": ("board", lambda d: d["edge_hexes"].__setitem__(0, [0, 0]), "edge_hexes: the 24"),
    "sections that overlap": ("board", lambda d: d["position"][1].update(center=[2, -1]), "49 hexes, not"),
    "directions out of order": ("board", lambda d: d["directions"].reverse(), "directions counter-clockwise from east"),
    "a mountain in the way": (
        "board",
        lambda d: entry(d, "hex_kind", "mountain").update(cross=False),
        "mountain: only volcanoes are in the way",
    ),
    "too few standees": ("board", lambda d: d["assembly"].update(volcano_standees=12), "15 standees are enough"),
    # harvesters
    "an unknown effect": (
        "harvesters",
        lambda d: entry(d, "nose_part", "bucket")["effect"].update(op="four_cards"),
        "bucket: 'four_cards' is none of two_cards_module",
    ),
    "an effect at the wrong moment": (
        "harvesters",
        lambda d: entry(d, "nose_part", "chronoblock").update(timing="construction"),
        "chronoblock: it is used at after_movement_payment",
    ),
    "a cargo hold with a threshold": (
        "harvesters",
        lambda d: entry(d, "slot", "cargo_hold").update(threshold={"2": 3}),
        "cargo_hold: a threshold stands with an effect",
    ),
    "a part is missing": ("harvesters", lambda d: d["main_part"].pop(2), "one part each for free_move"),
    # events
    "an event is missing": ("events", lambda d: d["event"].pop(), "15 cards, not 14"),
    "an unknown operation": ("events", event("sabotage", "immediate", op="explode"), "sabotage: 'explode' is none of"),
    "an unknown trigger": (
        "events",
        event("sabotage", "permanent", trigger="yawn"),
        "sabotage: 'yawn' is none of build",
    ),
    "a terrain without its condition": (
        "events",
        event("sabotage", "permanent", terrain="crater"),
        "sabotage: terrain and what it belongs to",
    ),
    "quids in words": (
        "events",
        lambda d: entry(d, "event", "sabotage").update(quids="six"),
        "sabotage: quids is a number or winning_bid",
    ),
    "engines with quids": (
        "events",
        lambda d: entry(d, "event", "new_engines").update(quids=4),
        "new_engines: only engines lie without quids",
    ),
    "a token laid by two": (
        "events",
        event("sabotage", "immediate", token="crack_token"),
        "each kind of special token belongs to one event",
    ),
    # pieces and frame
    "a figure too few": (
        "pieces",
        lambda d: entry(d, "figure", "base").update(count=23),
        "base: 6 of each colour",
    ),
    "a base for three cards": (
        "pieces",
        lambda d: entry(d, "figure", "base").update(cards_to_build=3),
        "a card for a module, two for a base",
    ),
    "a token of another event": (
        "pieces",
        lambda d: entry(d, "token", "crack_token").update(event="eruption"),
        "crack_token: the event lays eruption_token",
    ),
    "contamination tokens too few": (
        "pieces",
        lambda d: entry(d, "token", "contamination_token").update(count=11),
        "contamination_token: 11 tokens, but the event wants 12",
    ),
    "a supply that does not add up": (
        "game",
        lambda d: d["setup"]["3"].update(modules=9),
        "setup 3: 36 figures whatever the number of players, not 39",
    ),
    "a threshold that disagrees": (
        "game",
        lambda d: d["setup"]["4"].update(nose=3),
        "setup 4: nose: 3 cards, but harvesters.toml has 2",
    ),
    "a setup without bases": ("game", lambda d: d["setup"]["2"].pop("bases"), "setup 2: 'bases' is missing"),
    "a box that disagrees": (
        "game",
        lambda d: entry(d, "count", "special_token").update(count=24),
        "special_token: the box holds 24, the files 25",
    ),
    "a line of the score is missing": ("game", lambda d: d["score"]["lines"].pop(), "score: quids and the eight types"),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("case", SPOILED)
def test_bad_data_names_its_file_and_entry(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_message("pandorum", SPOILED[case], monkeypatch)


@pytest.mark.interpreted
def test_good_data_loads_again() -> None:
    check_good_data_load_again("pandorum")
