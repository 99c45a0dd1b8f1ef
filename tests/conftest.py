"""For all tests."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler.protocol import Scheduling

# Tests are of the engine as it is written, whatever was compiled here before; where another is meant, it is asked for.
os.environ.setdefault("ORRERY_ENGINE", "pure")

# The same examples in every run and on every machine, however slow: a test that fails by chance costs more than it
# finds. What fails is told as it was found: making it smaller takes up to five minutes a test, and a fault that many
# tests see would use up the hour. `--hypothesis-profile explore` looks for new examples and makes them small.
PATIENT = [HealthCheck.too_slow]
AS_FOUND = [Phase.explicit, Phase.reuse, Phase.generate]
settings.register_profile("orrery", derandomize=True, deadline=None, phases=AS_FOUND, suppress_health_check=PATIENT)
settings.register_profile("explore", deadline=None, suppress_health_check=PATIENT)
settings.load_profile("orrery")

# What takes a second or more of computing, modules or single tests: `make check` leaves it to `make test`.
SLOW = (
    "arena.test_arena",
    "arena.test_contestants.test_a_broken_bot_loses_each_game_and_the_series_goes_on",
    "arena.test_contestants.test_own_bots_play_the_same_on_any_number_of_workers",
    "arena.test_jobs",
    "arena.test_peers.test_what_cannot_be_installed_is_told",
    "cli.test_cli_lab",
    "core.test_documents",
    "core.test_position.test_any_change_of_the_data_is_a_position_or_is_refused",
    "core.test_snapshot.test_going_on_from_a_snapshot_is_having_played_it_all",
    "core.test_test_groups.test_a_group_is_given_to_one_worker",
    "core.test_undo.test_acts_undos_and_rewinds_played_again_give_the_same_match",
    "games.on_mars.test_adding_an_operation",
    "games.on_mars.test_components_loader",
    "games.on_mars.test_positions.test_a_described_state_is_built_again",
    "games.on_mars.test_rule_coverage",
    "games.on_mars.test_second_reading",
    "games.on_mars.test_self_play",
    "games.pandorum.test_components_loader",
    "games.pandorum.test_guide.test_every_construction_is_foretold",
    "games.pandorum.test_positions.test_every_question_can_be_put_on_the_table",
    "games.pandorum.test_rule_coverage",
    "games.pandorum.test_second_reading",
    "games.pandorum.test_secrets",
    "games.pandorum.test_self_play",
    "games.pandorum.test_view.test_every_view_has_the_shape_of_its_type",
    "games.planet_5r.test_guide",
    "games.planet_5r.test_rule_coverage",
    "games.planet_5r.test_secrets",
    "games.planet_unknown.test_adding_an_operation",
    "games.planet_unknown.test_guide",
    "games.planet_unknown.test_moons.test_sm_3_1_the_satellite_goes_on_clockwise_and_fires_along_each_of_its_lines",
    "games.planet_unknown.test_placement_agrees",
    "games.planet_unknown.test_rule_coverage",
    "games.planet_unknown.test_scope.test_orange_rovers_not_onto_binds_on_both",
    "games.planet_unknown.test_simultaneous.test_pu_18_3_seats_may_act_in_any_order",
    "games.planet_unknown.test_spoiled_components",
    "games.planet_unknown.test_supermoon_agrees",
    "games.planet_unknown.test_supermoon_components",
    "golden.test_golden.test_perft",
    "lab.test_game_metrics",
    "lab.test_leagues",
    "lab.test_ratings",
    "lab.test_reports",
    "texts.test_texts_messages",
)

# Folders whose tests take longest, in computing or in waiting: begun first, so that no worker is left alone with one.
LONG = ("server", "battery", "cli", "bots", "lab")


def pytest_itemcollected(item: pytest.Item) -> None:
    module = _module_of(item)
    if module in SLOW or f"{module}.{getattr(item, 'originalname', '')}" in SLOW:
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    """With `--dist loadgroup` workers are given whole groups of tests.

    The groups are found here: xdist's own way of naming them has no effect with the pytest of today, without a word.
    """
    if config.getoption("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid)

    return Together(config, log)


def group_of(nodeid: str) -> str:
    """What one worker does: a module, which makes what its tests share once.

    The battery looks at positions of one kind of table in many ways: by one worker, so that they are played once.
    """
    path, _, name = nodeid.partition("::")
    table = name.partition("[")[2].removesuffix("]")
    return table if table and "battery/" in path else path


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long folders side by side, then the rest: while some workers wait for a server, others compute.

    Apart from that the order stays as random as it was.
    """
    folders: dict[str, list[pytest.Item]] = {}
    for item in items:
        folder = _module_of(item).partition(".")[0]
        folders.setdefault(folder if folder in LONG else "", []).append(item)
    place: dict[pytest.Item, float] = {}
    for folder, members in folders.items():
        if folder == "battery":
            members.sort(key=lambda item: group_of(item.nodeid))
        place.update({item: n / len(members) if folder else 1.0 for n, item in enumerate(members)})
    items.sort(key=place.__getitem__)


def _module_of(item: pytest.Item) -> str:
    return str(getattr(getattr(item, "module", None), "__name__", ""))


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay until the end: the collector need not look through them again and again."""
    gc.collect()
    gc.freeze()
