"""The result screen held against the record of the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import orrery
from browser.person import Person
from orrery.core.match import Match


def check_result(person: Person, seats: int) -> Match:
    """The score pad shows what the engine counts when it plays the record again, and its lines add up."""
    page = person.page
    page.wait_for_url(re.compile(r"/result$"))
    table_id = page.url.split("/t/")[1].split("/")[0]
    record = page.request.get(f"{person.url}/api/tables/{table_id}/record").json()
    match = orrery.replay(record)
    assert match.over
    totals = [sheet.total for sheet in match.scores()]
    pad = page.locator("table").filter(has=page.locator("tr.tot"))
    expect(pad.locator("tr.tot td")).to_have_text([str(total) for total in totals], timeout=20_000)
    lines = [row.locator("td").all_inner_texts() for row in pad.locator("tbody tr:not(.tot):not(.tie)").all()]
    written = [[int(cell.split()[0]) for cell in line] for line in lines if len(line) == seats]
    assert [sum(column) for column in zip(*written, strict=True)] == totals
    return match
