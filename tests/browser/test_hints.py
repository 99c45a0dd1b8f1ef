"""Hints at the table: the nudge, the best moves on the board, and playing one; by keys on a desktop, by touch in
Russian on a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import Person


def seated(person: Person, game: str, *seats: Any, **more: Any) -> str:
    """At a new table; its id."""
    page = person.page
    page.goto(person.url)
    page.request.get(f"{person.url}/api/me")
    body = {"game": game, "seats": [{"kind": "me"}, *seats], **more}
    made = page.request.post(f"{person.url}/api/tables", data=body)
    assert made.ok, made.text()
    table: str = made.json()["id"]
    page.goto(f"{person.url}/t/{table}")
    return table


def used(person: Person, table: str) -> Any:
    return person.page.request.get(f"{person.url}/api/tables/{table}").json()["hints"]["used"]


def test_keys_lead_from_the_nudge_to_the_move(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    table = seated(anna, "pandorum", {"kind": "bot", "level": 2})
    pill = page.get_by_role("button", name="Hint", exact=True)
    expect(pill).to_be_visible()
    page.keyboard.press("h")
    nudges = r"^(What matters most now|Mind this): .+\.|about the same|better than the others"
    expect(page.locator(".prompt .nudge")).to_contain_text(re.compile(nudges))
    words = page.locator(".prompt .words")
    assert words.evaluate("told => told.scrollHeight <= told.clientHeight"), "question and nudge are told whole"
    panel = page.locator("section.hint")
    expect(panel).to_have_count(0)
    page.keyboard.press("h")
    moves = panel.get_by_role("radiogroup", name="Moves").get_by_role("radio")
    expect(moves).to_have_count(3)
    expect(panel.get_by_role("status")).to_have_text("tried in 4 futures")
    expect(moves.nth(0)).to_be_checked()
    expect(moves.nth(0)).to_have_accessible_name(re.compile(r"^1 of 3: .+ quids?, .*wins \d+\s%"))
    assert page.locator("svg.shown path.line").count() >= 1, "the first move is shown on the board"
    for n, other in ((0, 1), (1, 0)):
        page.keyboard.press(str(n + 1))
        expect(moves.nth(n)).to_be_checked()
        told = moves.nth(n).locator(".text")
        chips = moves.nth(n).locator(".chip").count()
        expect(told).to_have_count(chips)
        expect(moves.nth(other).locator(".text")).to_have_count(0)
        for sentence in told.all_inner_texts():
            expect(moves.nth(n)).to_have_accessible_name(re.compile(re.escape(sentence)))
    expect(panel.get_by_role("button", name="Play move 2")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".prompt .nudge")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("h")
    expect(moves).to_have_count(3)
    assert used(anna, table) == [{"seat": 0, "n": 1}], "the same question is one hint"
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_enabled()


def test_by_touch_in_russian_on_a_phone(sit: Sit) -> None:
    boris = sit(width=390, height=844, lang="ru")
    page = boris.page
    table = seated(boris, "planet_5r", {"kind": "bot"}, {"kind": "bot"}, hints="limited")
    pill = page.get_by_role("button", name="Подсказка: 3")
    pill.tap()
    expect(page.locator(".prompt .nudge")).to_contain_text(re.compile(r"важнее|внимание|равны"))
    page.locator(".prompt .hint").tap()
    panel = page.locator("section.hint")
    moves = panel.get_by_role("radio")
    expect(moves).to_have_count(3)
    assert panel.evaluate("panel => panel.offsetHeight") == 400
    nudge = panel.locator("header b")
    assert nudge.evaluate("told => told.scrollHeight <= told.clientHeight"), "the sentence is whole"
    told, footer = (panel.locator(part).bounding_box() for part in (".told", "footer"))
    assert told
    assert footer
    assert told["y"] + told["height"] <= footer["y"], "nothing behind the button"
    moves.nth(2).tap()
    expect(moves.nth(2)).to_be_checked()
    play = panel.get_by_role("button", name="Сделать ход 3")
    expect(play).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play.tap()
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Отменить"))).to_be_enabled()
    assert used(boris, table) == [{"seat": 0, "n": 1}]
