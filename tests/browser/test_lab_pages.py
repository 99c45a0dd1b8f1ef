"""The pages of the laboratory in a real browser: any width, both themes, both languages, nothing fetched."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from orrery.lab import league, statistics, write_report, write_statistics

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("lab")
    bots = ["random", "random", "random", "random", "random"]
    options = {"die": ["112233", "123456"]}
    found = league("planet_5r", bots, players=3, games=9, options=options, on="here", out=folder)
    english = write_report(folder, found).rename(folder / "en.html")
    measured = statistics("planet_5r", ["random"], players=3, games=3, on="here")
    return {
        "en": english,
        "ru": write_report(folder, found, "ru"),
        "figures": write_statistics(folder / "figures.html", measured, "ru"),
    }


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [320, 390, 768, 1440])
@pytest.mark.parametrize("name", ["en", "ru", "figures"])
def test_a_page_fits_is_readable_and_fetches_nothing(
    name: str, width: int, theme: str, browser: Browser, pages: dict[str, Path]
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844}, color_scheme=theme)  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(pages[name].as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert asked == [pages[name].as_uri()]
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    context.close()


def test_records_are_reached_from_the_report(browser: Browser, pages: dict[str, Path]) -> None:
    page = browser.new_page()
    page.goto(pages["en"].as_uri())
    link = page.get_by_role("link", name="Record of game 3")
    with page.expect_navigation():
        link.click()
    assert page.url == (pages["en"].parent / "records" / "game-000003.json").as_uri()
    assert '"format": "orrery-record"' in page.content()
    page.close()
