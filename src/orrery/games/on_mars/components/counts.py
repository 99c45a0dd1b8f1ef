"""What the box holds, against what the files hold."""

from __future__ import annotations

from typing import Final

from orrery.core.data_files import expect
from orrery.games.on_mars.components.board import CORNERS, EXPLORE_STACKS
from orrery.games.on_mars.components.cards import BLUEPRINTS, CONTRACTS, GOALS, MISSION_PLACES, MISSIONS, SCIENTISTS
from orrery.games.on_mars.components.names import LSS_COLUMNS
from orrery.games.on_mars.components.player import GAME_DATA, PIECES, PLAYERS
from orrery.games.on_mars.components.tiles import (
    DISCOVERIES,
    LSS_TILES,
    RESEARCH,
    STARTING_TILE_IDS,
    TECH_COPIES,
    TILES,
)
from orrery.games.on_mars.components.variants import FIRST_A, FIRST_B, FIRST_TILES, SOLO_CARDS

COUNTS: Final[dict[str, int]] = dict(GAME_DATA["counts"])


def check(counts: dict[str, int] = COUNTS) -> None:
    colours = PLAYERS.stop - 1
    held = {
        "player_boards": colours,
        "starting_buildings": len(STARTING_TILE_IDS),
        "building_tiles": len(TILES),
        "shelter_tiles": colours * PIECES.shelters,
        "research_tiles": sum(tile.copies for tile in RESEARCH),
        "discovery_tiles": len(DISCOVERIES),
        "tech_tiles": sum(TECH_COPIES[:-1]),
        "shelter_tech_tiles": TECH_COPIES[-1],
        "mission_tracker_cubes": len(MISSION_PLACES),
        "mission_markers": len(MISSION_PLACES),
        "lss_reward_tiles": len(LSS_TILES),
        "lss_track_markers": LSS_COLUMNS,
        "first_colonist_cards": len(FIRST_A) + len(FIRST_B),
        "first_colonist_tiles": len(FIRST_TILES),
        "scientist_markers": len(SCIENTISTS),
        "colonists": colours * PIECES.colonists,
        "rovers": colours * PIECES.rovers,
        "ships": colours * PIECES.ships,
        "progress_cubes": colours * PIECES.cubes,
        "bots": colours * PIECES.bots,
        "advanced_building_markers": colours * PIECES.markers,
        "blueprint_cards": len(BLUEPRINTS),
        "scientist_cards": len(SCIENTISTS),
        "contract_cards": len(CONTRACTS),
        "private_goal_cards": len(GOALS),
        "mission_cards": len(MISSIONS),
        "solo_cards": len(SOLO_CARDS),
    }
    for kind, count in held.items():
        expect(counts[kind] == count, f"game.toml: {kind}: the box holds {counts[kind]}, the files {count}")
    expect(sum(EXPLORE_STACKS) == len(DISCOVERIES), "board.toml: exploration: every discovery tile in a stack (OM-2.1)")
    corners = sum(len(pair) for pair in CORNERS)
    expect(corners == held["research_tiles"], "board.toml: research_hexes: a hex for each research tile (OM-2.8)")
    expect(colours * PIECES.goals <= len(GOALS), "game.toml: goals: enough for everybody (OM-3.3)")
