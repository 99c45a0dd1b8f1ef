"""The review of an analysis outlines both moves on the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from analysis.short_game import whole_game, whole_record
from analysis.standings import judgement
from browser.conftest import Sit
from orrery.analysis.game_analysis import analysis_to_json, put_together
from orrery.analysis.game_walk import Walk, plan_of
from orrery.core.decision import Decision

pytestmark = pytest.mark.browser


def made_up() -> tuple[int, dict[str, Any]]:
    """A decision, and an analysis that has judged it alone: another card would have been best."""
    m = whole_game()
    plan = plan_of(m, [0])
    piece = next(each for each in plan.pieces if each.about == "decision" and each.action and each.action[0] == "play")
    actions = Decision(m.game, Walk(m).at(piece.step), 0).actions
    other = next(raw for raw in map(m.game.action_to_json, actions) if raw != piece.action)
    judged = judgement(step=piece.step, kind="select", played=piece.action, best=other, mark="mistake")
    return piece.step, analysis_to_json(put_together(m, [0], plan, {piece.n: judged}))


def test_both_moves_of_a_decision_are_outlined_on_the_board(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    anna.arrive()
    made = page.request.post(f"{anna.url}/api/records", data=whole_record(), headers={"origin": anna.url})
    table, (step, analysis) = made.json()["id"], made_up()
    counts = {"ahead": 0, "pieces": 9, "done": 9, "decisions": 1, "judged": 1, "round": 1, "rounds": analysis["rounds"]}

    def told(route: Route) -> None:
        route.fulfill(json={"state": "done", **counts, "analysis": analysis})

    page.route("**/api/tables/*/analysis*", told)
    anna.go(f"/t/{table}/replay?seat=0&review={step}#{step}")
    places = page.locator("svg.review-places")
    flags = {"played": "1Played", "best": "2Best"}
    for key, ways in (("1", ["played"]), ("2", ["best"]), ("b", ["played", "best"])):
        expect(page.get_by_role("region", name="Review")).to_be_visible()
        page.keyboard.press(key)
        for way, flag in flags.items():
            group = places.locator(f":scope > g.{way}")
            expect(group).to_have_count(int(way in ways))
            if way in ways:
                expect(group.locator("path.glow")).not_to_have_count(0)
                expect(group).to_have_text(flag)
    boxes = [places.locator(f":scope > g.{way} > path.glow").first.bounding_box() for way in flags]
    assert boxes[0] is not None
    assert boxes[0] != boxes[1], "each at its own place"
