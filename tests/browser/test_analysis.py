"""The analysis of a finished game on the screen: begun, followed, filtered, reviewed on the table, tried again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from analysis.short_game import whole_record
from browser.conftest import Sit
from browser.person import Person

pytestmark = pytest.mark.browser
WAIT = 240_000


def imported(person: Person) -> str:
    person.arrive()
    made = person.page.request.post(f"{person.url}/api/records", data=whole_record(), headers={"origin": person.url})
    assert made.status == 201, made.text()
    table: str = made.json()["id"]
    return table


def test_a_game_is_analysed_and_its_decisions_are_reviewed_on_the_table(sit: Sit) -> None:
    anna = sit()
    page, table = anna.page, imported(anna)
    anna.go(f"/t/{table}/result")
    page.get_by_role("tab", name="Analysis").click()
    page.wait_for_url(re.compile(r"/analysis$"))
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("heading", name="Accuracy")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=WAIT)

    answer = page.request.get(f"{anna.url}/api/tables/{table}/analysis").json()
    found = answer["analysis"]
    assert answer["state"] == "done"
    mine = [one for one in found["decisions"] if one["seat"] == 0]
    page.get_by_role("button", name=f"All {len(mine)}").click()
    rows = page.locator("tbody tr[id^=step-]")
    expect(rows).to_have_count(len(mine))
    page.get_by_label("Order").select_option("play")
    assert [row.get_attribute("id") for row in rows.all()] == [f"step-{one['step']}" for one in mine]
    assert "show=all" in page.url

    step = mine[-1]["step"]
    page.locator(f"#step-{step}").get_by_role("button", name="Show on the table").click()
    page.wait_for_url(re.compile(rf"review={step}#{step}$"))
    strip = page.get_by_role("region", name="Review")
    expect(strip).to_contain_text("Played")
    expect(page.get_by_role("slider", name=re.compile("Step"))).to_have_value(str(step))
    page.keyboard.press("ArrowUp")
    page.wait_for_url(re.compile(rf"review={mine[-2]['step']}#"))
    page.keyboard.press("Escape")
    page.wait_for_url(re.compile(rf"/analysis\?seat=0#step-{mine[-2]['step']}$"))

    anna.go(f"/t/{table}/analysis?show=all")
    page.locator(f"#step-{step}").get_by_role("button", name="Try again from here").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    made = page.request.get(f"{anna.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert made["origin"] == {"table": table, "step": step, "seat": 0, "offline": False}

    page.set_viewport_size({"width": 390, "height": 844})
    anna.go(f"/t/{table}/analysis")
    expect(page.get_by_role("heading", name="Accuracy")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
