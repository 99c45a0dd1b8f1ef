"""The vocabulary of effects: every word of the data has a rule, every rule a use, and each of them does something."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery.games.planet_unknown as package
from games.planet_unknown.scene import Scene, names, put_on
from games.planet_unknown.setting import Laid, filled, grid_of, rules, seat_with
from orrery.core.state_codec import digest
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import (
    ALL_TRACKS,
    ANY_OTHER,
    CELLS,
    CIV_CARDS,
    CORPORATIONS,
    EFFECT_WORDS,
    EVENTS,
    FLUX,
    TECH,
    TECHNOLOGIES,
    Effect,
)
from orrery.games.planet_unknown.events import PatchLost
from orrery.games.planet_unknown.frames import CARD
from orrery.games.planet_unknown.operation import OPERATIONS, always, possible
from orrery.games.planet_unknown.rules.cards.civ_cards import COUNTED
from orrery.games.planet_unknown.rules.cards.printed_order import in_order
from orrery.games.planet_unknown.rules.corporation.last_cells import LAST_CELLS
from orrery.games.planet_unknown.rules.corporation.tracks import MARKERS
from orrery.games.planet_unknown.state import Seat

TILES: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1"), ("i2_biomass_civ_meteor", "r0", "F2")]
# Triggers that carry an effect out; the effects of all others are looked at where they matter.
TRIGGERS = (
    "any_time",
    "round_start",
    "on_unlock",
    "tile_placed_with_station",
    "tile_placed_without_ice",
    "take_tile_with_station",
    "on_meteorite_collected",
    "on_feature_resolved",
)
OF_THE_TABLE = ("draw_event",)  # once for all seats, when the card is revealed
# Of events: what holds for the round, what the whole table does, and what is looked at option by option.
NEVER_IDLE = (
    "choose_one",
    "civ_stacks",
    "draw_event",
    "empty_compartment",
    "gain_rover",
    "ignore_adjacency",
    "remove_depot_tops",
    "restriction",
    "rotate_station",
)
ALSO_CARRIED_OUT = ("extra_patch", "synergy_steps", "synergy", "take_civ_cards")  # by their own rules
UPWARDS = ("advance", "synergy", "advance_to_next_milestone")
USED_ONLY_IF_POSSIBLE = ("reset_marker", "row_bonuses", "common_objective", "exchange")  # of one any-time technology
CHECKS = [op for op, operation in OPERATIONS.items() if operation.possible is not always]
STANDING = {t.effect.op for t in TECHNOLOGIES if t.when not in TRIGGERS} - set(ALSO_CARRIED_OUT)


def flat(effects: tuple[Effect, ...]) -> list[Effect]:
    return [one for effect in effects for one in (effect, *flat(effect.options))]


def in_data() -> list[tuple[str, Effect]]:
    """Every effect of the data with what carries it; steps for "a different marker" as they are carried out."""
    found = [(card.id, effect) for card in CIV_CARDS for effect in flat(put_together(card.effects))]
    found += [(card.id, effect) for card in EVENTS for effect in flat(put_together(card.effects))]
    found += [(technology.id, effect) for technology in TECHNOLOGIES for effect in flat((technology.effect,))]
    found += [(c.id, effect) for c in CORPORATIONS for cell in c.cells for effect in flat(cell.bonus)]
    return found


def put_together(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(step.effect for step in in_order(0, effects, CARD))


@rules("SM-11.4")
def test_sm_11_4_a_step_for_a_different_marker_is_put_together_with_the_one_before_it() -> None:
    """And only there: no other effect of the data names "any other" marker."""
    cards = [(c.id, c.effects) for c in CIV_CARDS] + [(c.id, c.effects) for c in EVENTS]
    two = {card: effects for card, effects in cards if any(effect.tracks & ANY_OTHER for effect in effects)}
    assert set(two) == {"sm_civ_public_works", "sm_event_o8"}
    for first, second in two.values():
        (whole,) = put_together((first, second))
        assert whole == Effect("move_then_other", options=(first, second._replace(tracks=ALL_TRACKS)))
    first, second = two["sm_civ_public_works"]
    rest = Effect("rover_move", count=2)
    assert [e.op for e in put_together((rest, first, second, rest))] == ["rover_move", "move_then_other", "rover_move"]


def test_every_operation_is_used_by_the_data() -> None:
    assert {effect.op for _, effect in in_data()} == {*EFFECT_WORDS, "move_then_other"}  # two steps, put together


def test_every_effect_of_the_data_has_a_rule() -> None:
    for owner, effect in in_data():
        known = effect.op in (*OPERATIONS, *COUNTED, *OF_THE_TABLE)
        known = known or (owner.count("_tech_") > 0 and effect.op in STANDING)
        assert known, f"{owner}: {effect.op}"


def test_every_rule_is_used_by_the_data() -> None:
    used = {effect.op for _, effect in in_data()}
    assert set(OPERATIONS) <= used
    assert set(COUNTED) <= used
    assert not set(OPERATIONS) & set(COUNTED)


def test_every_triggered_technology_has_an_effect_that_can_be_carried_out() -> None:
    for technology in TECHNOLOGIES:
        if technology.when in TRIGGERS:
            assert technology.effect.op in OPERATIONS, technology.id


def test_whatever_is_asked_about_has_a_check() -> None:
    """Any-time and placement technologies, and the options of a choice; a milestone always counts as something.

    And what events do, unless it always finds something: without anything to do the event spares the seat.
    """
    triggers = ("any_time", "tile_placed_with_station", "tile_placed_without_ice")
    asked = {technology.effect.op for technology in TECHNOLOGIES if technology.when in triggers}
    options = {option.op for _, effect in in_data() for option in effect.options}
    by_events = {effect.op for card in EVENTS for effect in card.effects}
    assert by_events >= set(NEVER_IDLE)
    assert set(CHECKS) == asked | options - {"milestone"} | by_events - set(NEVER_IDLE)


@pytest.mark.parametrize("op", CHECKS)
def test_what_is_not_possible_does_nothing(op: str) -> None:
    """On a board on which nothing is left to be had."""
    for effect in {effect for _, effect in in_data() if effect.op == op}:
        t = Scene(rich(effect), events="standard", new_cards=True).next_events("green_gain_patch")
        assert possible(t.s, 0, effect), effect
        t = nothing_left(CORPORATIONS[t.p.corporation].id, effect)
        assert not possible(t.s, 0, effect), effect
        if op in USED_ONLY_IF_POSSIBLE or effect.what == "carried_meteorite":
            continue
        if op == "trade_markers":  # SM-11.4: of two that go equally far down, here not at all, the owner picks one
            cells = t.cells()
            t.effect(effect, CARD).do("marker", t.answers()[0])
            assert (t.asked(), t.told, t.cells()) == (None, [], cells), effect
            continue
        before = digest(t.s)
        t.effect(effect, CARD)
        told = [event for event in t.told if type(event) is not PatchLost]
        assert (t.asked(), told, digest(t.s)) == (None, [], before), effect


def nothing_left(corporation: str, effect: Effect) -> Scene:
    """The planet is full, decks are empty, and no marker can go on or, where that matters, back."""
    op = effect.op
    p = filled(corporation=corporation, but="F1 G1", tiles=[("i2_civ_energy_plain", "r3", "F1")])
    if op in UPWARDS:
        p.markers, p.extras = LAST_CELLS[p.corporation], p.extras._replace(at_top=True)
    elif op == "trade_markers":  # above one another, with the other three all around them (PU-15.6)
        two = [marker for marker in MARKERS if effect.tracks >> marker & 1]
        others = [marker for marker in MARKERS if marker not in two]
        cells = dict(zip([*two, *others], ("civ-15", "civ-14", "civ-13", "water-15", "tech-0"), strict=True))
        p.markers = tuple(CELLS.index(cells[marker]) for marker in MARKERS)
    t = Scene(p, events="standard", new_cards=True).next_events("sm_event_r6")
    first, *others = GAME.describe(t.s)["event_deck"]
    seen, event = (others, first) if op == "rover_move" else ([first, *others], None)  # no points in this round
    return t.lies(event=event, event_deck=[], events_discarded=seen, objective_deck=[])


def test_every_standing_effect_is_looked_at_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.glob("rules/**/*.py"))
    missing = [op for op in sorted(STANDING - set(OPERATIONS)) if f'"{op}"' not in source]
    assert missing == []


# --- each of them does something ------------------------------------------------------------------

BOARDS = {  # effects that need a board of their own
    "advance_to_next_milestone": "flux_industries",
    "reset_marker": "wormhole_corp",
    "row_bonuses": "jump_drive",
    "relocate_lifepods": "cosmos_inc",
    "rover_move_per_rover": "oasis_ultd",
    "rover_move_from_marker": "republic",
    "take_civ_cards": "republic",
    "extra_patch": "wormhole_corp",
    "common_objective": "jump_drive",
    "trade_markers": "makeshift",
}


def rich(effect: Effect) -> Seat:
    """A board on which nearly everything can be done."""
    corporation = "flux_industries" if effect.tracks & FLUX else BOARDS.get(effect.op, "universal_coalition")
    slots = "E" if corporation == "jump_drive" else ""
    p = seat_with(
        corporation=corporation,
        tiles=TILES,
        patches="G2" if effect.op == "rover_move_per_rover" else "",
        kinds={"G2": "water"} if effect.op == "rover_move_per_rover" else {},
        markers={"civ": 5, "water": "water-1" if corporation == "oasis_ultd" else 5, "rover": 5, "tech": 3},
        collected=2,
        slots=slots,
        rocks=2,
        moves=2,
        gained=2,
        personal=["objective_01", "objective_02"],
    )
    if corporation == "wormhole_corp":
        p.markers = (*p.markers[:2], 2 * 16 + 14, *p.markers[3:])
    rovers = {"destroy": "F1 F2", "rover_move_per_rover": "G2"}.get(effect.op, "F1")
    return put_on(p, rovers=rovers, meteorites="G1" if effect.where == "edge" else "F3")


@pytest.mark.parametrize("op", [op for op in OPERATIONS if op not in ("restriction", "synergy_steps")])
def test_every_effect_does_something(op: str) -> None:
    """It asks its seat, or something is told, or pieces have changed hands."""
    done = 0
    for owner, effect in in_data():
        if effect.op != op or (op == "destroy" and effect.what == "carried_meteorite"):
            continue  # Horizon 4 has its own rule, tested with it
        if op == "ignore_adjacency" and owner.count("_tech_"):
            continue  # looked at where a tile is placed
        if op == "rover_move_per_rover" and effect.where != "water":
            continue  # tested with their technologies
        t = Scene(rich(effect), patches=op == "rover_move_per_rover").next_events("green_gain_patch")
        supply, extras = t.p.supply, t.p.extras
        if op == "take_civ_cards":
            t.lies(phase="final")
        elif op == "gain_rover":
            t.lies(phase="event", event="green_extra_rover")
        t.effect(effect, CARD)
        if op == "milestone" and effect.tracks == 1 << TECH:
            continue  # the technology follows from the marker
        assert t.asked() or t.told or t.p.supply > supply or t.p.extras != extras, owner
        done += 1
    assert done


@rules("PU-1.11")
def test_pu_1_11_patches_and_meteorites_never_run_out() -> None:
    squares = [square for square in grid_of("ksb_4156") if square not in ("F1", "G1", "F2", "F3")]
    p = seat_with(tiles=TILES, patches=[*squares[:10], *squares[12:82]], rocks=90)
    p.meteorites = p.symbols
    t = Scene(put_on(p, meteorites="F3")).effect(Effect("gain_patch"), CARD)
    assert len(t.p.patches) > 70
    t.do("patch", t.answers()[0]).effect(Effect("add_meteorite"))
    assert names(t.p.meteorites) == ["G1", "F3"]
    t.effect(Effect("collect", what="meteorite", count=2, where="planet")).do("collect", "G1")
    assert t.p.rocks == 92
