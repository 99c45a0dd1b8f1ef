"""Lessons on the real table: every one by its own solution, one by hand, wide and narrow, in both languages."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from browser.conftest import Sit
from browser.person import Person
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.lesson import Lesson
from teaching.solved import EVERY_LESSON

Json = Any
LOOKS = [(1440, "en"), (390, "ru"), (1440, "ru"), (390, "en")]
EACH = [(lesson, *LOOKS[n % len(LOOKS)]) for n, lesson in enumerate(EVERY_LESSON)]


def name(value: object) -> str:
    return f"{value.game}-{value.id}" if isinstance(value, Lesson) else str(value)


class Seat:
    """The learner's seat over a line of its own: the page follows what is played here."""

    def __init__(self, line: Any, table: str) -> None:
        self.line, self.table = line, table
        self.state: Json = None
        self.card: Json = None
        line.send(json.dumps({"t": "join", "table": table}))

    def hear(self) -> Json:
        message = json.loads(self.line.recv(timeout=90))
        assert message["t"] not in ("error", "refused", "stale"), message
        if message["t"] == "state":
            self.state = message
        elif message["t"] == "lesson":
            self.card = message["card"]
        return message

    def act(self, seat: int, action: Json) -> None:
        """Answers, and waits until the answer is seen: others who move meanwhile change the state as well."""
        key = str(uuid.uuid4())
        said = {"t": "act", "table": self.table, "seat": seat, "at": self.state["at"], "key": key, "action": action}
        self.line.send(json.dumps(said))
        message = self.hear()
        while message["t"] != "ack" or message["key"] != key:
            message = self.hear()
        while self.state["at"] < message["at"]:
            self.hear()

    def play(self, lesson: Lesson) -> None:
        """The goal's own solution, from where the table stands."""
        assert lesson.goal is not None
        left = list(lesson.goal.solution)
        while self.card is None or self.card["kind"] == "goal":
            decision = None if self.state is None else self.state["decision"]
            if decision is None or self.card is None:
                self.hear()
                continue
            legal = decision["actions"]
            found = next((one for one in legal if left and matches_any(left[:1], one)), None)
            if found is not None:
                left.pop(0)
            elif len(legal) == 1:
                found = legal[0]
            if found is None:
                self.hear()  # the goal is reached: the card that says so comes after the state
            else:
                self.act(lesson.seat, found)


@contextmanager
def seat_of(person: Person) -> Iterator[Seat]:
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.page.context.cookies())
    address = person.url.replace("http", "ws") + "/ws"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": person.url}) as line:
        yield Seat(line, person.page.url.rpartition("/")[2])


def card(person: Person) -> Locator:
    return person.page.locator(".card[data-step]")


def begin(person: Person, lesson: Lesson) -> None:
    person.go(f"/learn/{lesson.game}/{lesson.id}")
    person.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(card(person)).to_have_attribute("data-step", "0")


def at_step(person: Person, step: int) -> None:
    expect(card(person)).to_have_attribute("data-step", str(step))


@pytest.mark.parametrize(("lesson", "width", "lang"), EACH, ids=name)
def test_a_lesson_is_played_through(sit: Sit, lesson: Lesson, width: int, lang: str) -> None:
    person = sit(width=width, height=900 if width > 760 else 844, lang=lang)
    begin(person, lesson)
    go = card(person).locator("footer .pri")
    for n, step in enumerate(lesson.steps):
        at_step(person, n)
        expect(card(person).locator("h3")).to_have_text(getattr(step.title, lang))
        if width > 760 and step.at:  # what is talked about is on the board; a phone may have it behind a tab
            expect(person.page.locator("svg.spot .line")).to_have_count(len(step.at))
        if step.kind == "tell":
            go.click()
        elif step.kind == "ask":
            go.click()
            expect(go).to_have_text(re.compile("Do it for me|Сделать за меня"))
            go.click()
        else:
            with seat_of(person) as seat:
                seat.play(lesson)
    expect(card(person)).to_have_attribute("data-kind", "done")
    person.go(f"/learn/{lesson.game}")
    if lesson.path_name is not None:
        person.page.get_by_role("button", name=getattr(lesson.path_name, lang)).click()
    expect(person.page.locator("ol.path li.done")).to_have_count(1)


@pytest.mark.parametrize(("width", "lang"), LOOKS[:2])
def test_a_tempting_move_is_answered_before_it_is_sent(sit: Sit, width: int, lang: str) -> None:
    person = sit(width=width, height=900 if width > 760 else 844, lang=lang)
    page = person.page
    lesson = next(one for one in EVERY_LESSON if (one.game, one.id) == ("planet_5r", "one_round"))
    begin(person, lesson)
    for n in (1, 2):
        card(person).locator("footer .pri").click()
        at_step(person, n)
    develop = page.locator('[data-at="hand:develop"]')

    def choose(element: Locator) -> None:
        element.press("Enter")  # raises the card
        element.press("Enter")  # plays it

    expect(page.locator('[data-at="hand:develop"].can')).to_be_visible()
    choose(develop)
    answer = page.get_by_role("alertdialog")
    expect(answer.locator("h3")).to_have_text(getattr(lesson.steps[2].replies[0].title, lang))
    expect(answer.locator("footer .pri")).to_be_focused()
    answer.locator("footer .pri").click()
    expect(answer).to_have_count(0)
    expect(page.locator('[data-at="hand:develop"].can')).to_be_visible()
    choose(develop)  # never asked twice
    expect(card(person).locator("h3")).to_have_text(re.compile("You have left the path|Вы свернули с пути"))
    card(person).locator("footer .pri").click()
    expect(card(person).locator("h3")).to_have_text(getattr(lesson.steps[2].title, lang))
    expect(page.locator('[data-at="hand:excavate"].can')).to_be_visible()
    choose(page.locator('[data-at="hand:excavate"]'))
    at_step(person, 3)
    card(person).locator("footer .back").click()
    at_step(person, 2)


def test_a_window_turns_to_what_is_talked_about(sit: Sit) -> None:
    """On a phone the moon is below the planet: only what is in sight is lit, so the window has turned there."""
    person = sit(width=390, height=844)
    lesson = next(one for one in EVERY_LESSON if one.id == "moon_and_satellite")
    begin(person, lesson)
    meteorites = person.page.locator("svg.spot .line")
    expect(meteorites).to_have_count(len(lesson.steps[0].at))
    person.page.locator("button.over").click()  # back to the planet
    expect(meteorites).to_have_count(0)


def test_a_lesson_is_left_and_taken_up_again(sit: Sit) -> None:
    person = sit()
    page = person.page
    lesson = next(one for one in EVERY_LESSON if (one.game, one.id) == ("planet_5r", "one_round"))
    begin(person, lesson)
    page.keyboard.press("k")
    at_step(person, 1)
    page.keyboard.press("y")
    expect(card(person).locator(".because")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(person).locator(".body")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Backspace")
    at_step(person, 0)
    page.keyboard.press("k")
    at_step(person, 1)
    card(person).get_by_role("button", name="Leave the lesson").click()
    page.wait_for_url(re.compile(r"/learn/planet_5r$"))
    expect(page.get_by_text("Where you stopped: step 2 of")).to_be_visible()
    page.get_by_role("link", name="Continue lesson 1").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    at_step(person, 1)
