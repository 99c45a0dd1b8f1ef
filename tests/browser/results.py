"""The result screen held against the record of the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import orrery
from browser.person import Person
from orrery.core.match import Match

MINUS = "\N{MINUS SIGN}"


def automata(match: Match) -> list[int]:
    """Totals of opponents without a seat, who have a column of their own."""
    solo = (match.game.view(match.state, None).get("result") or {}).get("solo") or {}
    return [solo["lacerda"]["total"]] if "lacerda" in solo else []


def check_result(person: Person, seats: int) -> Match:
    """The score pad shows what the engine counts when it plays the record again, and its lines add up."""
    page = person.page
    page.wait_for_url(re.compile(r"/result$"))
    table_id = page.url.split("/t/")[1].split("/")[0]
    record = page.request.get(f"{person.url}/api/tables/{table_id}/record").json()
    match = orrery.replay(record)
    assert match.over
    assert match.players == seats
    totals = [*(sheet.total for sheet in match.scores()), *automata(match)]
    pad = page.locator("table").filter(has=page.locator("tr.tot"))
    expect(pad.locator("tr.tot td")).to_have_text([str(total).replace("-", MINUS) for total in totals], timeout=90_000)
    lines = [row.locator("td").all_inner_texts() for row in pad.locator("tbody tr:not(.tot):not(.tie)").all()]
    written = [
        [int(cell.split()[0].replace(MINUS, "-")) for cell in line] for line in lines if len(line) == len(totals)
    ]
    assert [sum(column) for column in zip(*written, strict=True)] == totals
    return match
