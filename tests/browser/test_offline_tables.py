"""Tables that are played in the browser itself, by the same engine, while there is no server."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Sit
from browser.device_tables import (
    AS_AT_FIRST,
    ENDS_STORING,
    FORBIDS_STORING,
    FULL,
    Ears,
    mortal_server,
    open_table,
    stored,
    tables_worker,
    walk,
)
from browser.mars import Colonist
from browser.pandorum import Settler
from browser.person import PRIMARY, Person
from browser.player import Player
from browser.unknown import Explorer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

PLAYERS: dict[str, type[Player]] = {"pandorum": Settler, "planet_unknown": Explorer, "on_mars": Colonist}
HAND = "[role=group].hand button.can"
MOVES = 3
PATIENCE = 300  # seconds


def forgive_the_dead(person: Person) -> None:
    """That a server does not answer which has been ended is what is tried here; all else is still trouble."""
    person.trouble[:] = [
        line for line in person.trouble if not re.search("Failed to load|WebSocket|engine ended", line)
    ]


def play_a_card(person: Person) -> None:
    """A card is chosen and confirmed."""
    before = person.done["card"]
    while person.done["card"] == before:
        if not person.move():
            person.page.wait_for_timeout(20)


def until_a_bot_has_moved(page: Page, table: str) -> list[dict[str, Any]]:
    """What is kept of a table then. Bots think in a worker of their own, as long as the machine takes."""
    until = time.monotonic() + PATIENCE
    while True:
        kept = stored(page, table)
        if any(move["seat"] != 0 for move in kept):
            return kept
        assert time.monotonic() < until, f"no bot has moved at {table}"
        page.wait_for_timeout(50)


def test_all_titles_go_on_while_the_server_is_dead(browser: Browser, tmp_path: Path) -> None:
    with mortal_server(browser, tmp_path) as (sit, kill):
        person = sit(seed=81)
        page, ears = person.page, Ears(person)
        person.go("/new/planet_5r")
        tables = {"planet_5r": open_table(page, seed=5)}
        page.locator(HAND).first.wait_for()
        players: dict[str, Player] = {}
        for game, kind in PLAYERS.items():
            ears.player = players[game] = kind(person)
            walk(page, f"/new/{game}")
            tables[game] = open_table(page)
            players[game].question()
            ears.player = None
        walk(page, "/games")
        kill()

        for game, table in tables.items():
            walk(page, "/games")
            row = page.locator(f'a[href="/t/{table}"]')
            row.click()
            before = len(stored(page, table))
            if game == "planet_5r":
                page.locator(HAND).first.wait_for()
                for _ in range(MOVES):
                    play_a_card(person)
            else:
                ears.player = player = players[game]
                player.question()
                sent = player.sent
                while player.sent < sent + MOVES:
                    player.move()
                player.calm()
                assert not player.refused, player.refused
                ears.player = None
            kept = until_a_bot_has_moved(page, table)
            assert [move["seq"] for move in kept] == list(range(1, len(kept) + 1))
            assert sum(move["seat"] == 0 for move in kept[before:]) >= MOVES, game
        forgive_the_dead(person)


def choose(page: Page) -> None:
    """A card for this round. At one screen it is confirmed by itself: the device is passed on."""
    page.bring_to_front()
    button = page.locator(PRIMARY).first
    if not button.is_enabled():  # else the card lies there still: it was refused
        page.locator(HAND).first.click()
    button.click()


def passed_on(page: Page) -> None:
    page.locator(".curtain").wait_for()


PLAYED = [(1, 0, "play"), (2, 0, "confirm")]


def moves(page: Page, table: str) -> list[tuple[int, int, str]]:
    return [(move["seq"], move["seat"], move["action"][0]) for move in stored(page, table)]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_move_is_there_wholly_or_not_at_all_when_the_worker_dies(sit: Sit, when: str) -> None:
    person = sit(seed=83)
    page = person.page
    person.go("/new/planet_5r")
    table = open_table(page, "One device", seed=7)
    page.locator(HAND).first.wait_for()
    tables_worker(page).evaluate(ENDS_STORING, when)
    with page.expect_event("worker"):  # another one is begun by itself
        choose(page)
    passed_on(page)
    assert moves(page, table) == PLAYED, "the choice counts once"
    person.trouble[:] = [line for line in person.trouble if "ended" not in line]


def test_what_a_full_disk_does_not_take_has_not_been_played(sit: Sit) -> None:
    person = sit(seed=84)
    page = person.page
    person.go("/new/planet_5r")
    table = open_table(page, "One device", seed=7)
    page.locator(HAND).first.wait_for()
    disk = tables_worker(page).evaluate_handle(FULL)
    page.locator(HAND).first.click()
    expect(page.get_by_text("This device has no room left").first).to_be_visible()
    assert moves(page, table) == []
    expect(page.locator(".curtain")).to_have_count(0)
    disk.evaluate("(disk) => { disk.full = false; }")
    choose(page)
    passed_on(page)
    assert moves(page, table) == PLAYED
    page.reload()
    passed_on(page)
    assert moves(page, table) == PLAYED


def test_a_second_tab_takes_a_table_over_and_the_first_plays_nothing_meanwhile(sit: Sit) -> None:
    person = sit(seed=86)
    first = person.page
    person.go("/new/planet_5r")
    table = open_table(first, "One device", seed=7)
    first.locator(HAND).first.wait_for()
    second = Person(first.context.new_page(), person.url).page
    second.goto(f"{person.url}/t/{table}")
    watching = "This game is open in another tab"
    expect(second.get_by_text(watching)).to_be_visible()
    expect(first.get_by_text(watching)).to_have_count(0)
    second.locator(HAND).first.click()
    expect(second.get_by_text("This game is being played in another tab.").first).to_be_visible()
    assert moves(second, table) == []

    second.get_by_role("button", name="Play it here").click()
    expect(first.get_by_text(watching)).to_be_visible()
    expect(second.get_by_text(watching)).to_have_count(0)
    choose(second)
    passed_on(second)
    assert moves(second, table) == PLAYED

    second.close()  # whoever watched plays on
    expect(first.get_by_text(watching)).to_have_count(0)
    passed_on(first)
    first.locator(".curtain button").click()
    first.locator(HAND).first.wait_for()
    choose(first)
    passed_on(first)
    assert moves(first, table)[: len(PLAYED) + 1] == [*PLAYED, (3, 1, "play")]


def test_a_window_that_forbids_storing_is_told_so_and_deals_nothing(sit: Sit) -> None:
    person = sit(seed=85)
    page = person.page
    Ears(person)
    page.add_init_script(f"({FORBIDS_STORING})()")
    person.go("/new/planet_5r")
    page.get_by_role("radio", name=re.compile("On this device")).click()
    page.evaluate("() => orreryHold()")
    with page.expect_event("worker") as begun:
        page.get_by_role("button", name="Open the table").click()
    begun.value.evaluate(FORBIDS_STORING)
    page.evaluate("() => orreryRelease()")
    expect(page.get_by_text("This browser does not let the page store anything.")).to_be_visible()
    assert page.url.endswith("/new/planet_5r")
    person.trouble[:] = [line for line in person.trouble if "engine" not in line]


def test_what_an_older_version_has_kept_is_played_on(sit: Sit) -> None:
    person = sit(seed=83)
    page = person.page
    person.go("/new/planet_5r")
    table = open_table(page, "One device", seed=7)
    page.locator(HAND).first.wait_for()
    choose(page)
    passed_on(page)
    person.go("/shell.json")  # nothing of the application runs there
    page.evaluate(AS_AT_FIRST)
    person.go(f"/t/{table}")
    passed_on(page)
    assert moves(page, table) == PLAYED
    page.locator(".curtain button").first.click()
    page.locator(HAND).first.wait_for()
    choose(page)
    passed_on(page)
    assert moves(page, table) == [*PLAYED, (3, 1, "play"), (4, 1, "confirm")]
