"""Lessons on the real table: each by its own solution and by its wrong moves, wide and narrow, in both languages.

Each lesson has one of the four looks here, and one wrong move of each step; `make test-lessons` plays all of them in
every look.
"""

from __future__ import annotations

import json
import os
import re
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Locator, WebSocketRoute, expect
from websockets.sync.client import connect

from browser.conftest import Sit
from browser.person import Person
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.lesson import Lesson
from teaching.solved import EVERY_LESSON, Solving

Json = Any
LOOKS = [(1440, "en"), (390, "ru"), (1440, "ru"), (390, "en")]
EVERY_LOOK = [(lesson, *look) for lesson in EVERY_LESSON for look in LOOKS]
THOROUGH = "ORRERY_EVERY_LOOK" in os.environ
EACH = EVERY_LOOK if THOROUGH else [(lesson, *LOOKS[n % len(LOOKS)]) for n, lesson in enumerate(EVERY_LESSON)]


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


class Tempter:
    """Between the page and its server: what is asked for as a hint is answered here, with any move one likes. The page
    plays it as it plays all moves: by asking the lesson first. The end of a turn it leaves to the person."""

    def __init__(self, person: Person) -> None:
        self.card: Json = None
        self.move: Json = None
        self.page = person.page
        self.page.route_web_socket(re.compile("/ws$"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] == "lesson":
                self.card = told["card"]
            socket.send(message)

        def said(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["t"] == "hint":
                socket.send(json.dumps(self._hint(asked)))
            else:
                server.send(message)

        server.on_message(heard)
        socket.on_message(said)

    def _hint(self, asked: Json) -> Json:
        words = dict.fromkeys(("en", "ru"), "1")
        move = {"action": self.move, "steps": [{"action": self.move, "events": []}], "value": 1, "points": words}
        nudge = {"text": words}
        return {"t": "hint", "id": asked["id"], "at": asked["at"], "done": True, "nudge": nudge, "moves": [move]}

    def make(self, move: Json) -> None:
        self.move = move
        row = self.page.locator("section.hint [role=radio]")
        expect(self.page.get_by_role("button", name=re.compile("^(Hint|Подсказка)")).first).to_be_visible()
        self.page.keyboard.press("h")
        self.page.keyboard.press("h")
        row.focus()
        row.press("Enter")

    def answers(self) -> list[tuple[Json, Json]]:
        return [] if self.card is None else tempting(self.card["cautions"])


def tempting(cautions: Json) -> list[tuple[Json, Json]]:
    """What the card answers and a move that it answers so; all of them, or one."""
    found = [(one, move) for one in cautions if (move := one["actions"][-1])[0] != "end"]
    return found if THOROUGH else found[:1]


def expected(lesson: Lesson) -> dict[int, int]:
    """How many answers there are at each step, as the engine tells. Not at those where something else is asked on the
    way: the table may answer that by itself, and what is taken back begins before it."""
    told: dict[int, list[int]] = {}
    for moment in Solving(lesson).moments():
        answers = tempting(to_builtins(moment.card.cautions))
        told.setdefault(lesson.steps.index(moment.step), []).append(len(answers))
    return {n: counts[0] for n, counts in told.items() if len(counts) == 1 and counts[0]}


def plain(words: str) -> str:
    return words.replace("**", "")


@pytest.mark.parametrize(("lesson", "width", "lang"), EACH, ids=name)
def test_its_wrong_moves_are_answered_made_and_taken_back(sit: Sit, lesson: Lesson, width: int, lang: str) -> None:
    person = sit(width=width, height=900 if width > 760 else 844, lang=lang)
    tempter, answers, answered = Tempter(person), expected(lesson), 0
    begin(person, lesson)
    go, answer = card(person).locator("footer .pri"), person.page.get_by_role("alertdialog")
    for n, step in enumerate(lesson.steps):
        if step.goal is not None:
            break
        at_step(person, n)
        if step.kind == "tell":
            go.click()
            continue
        expect(go).to_be_enabled()
        for caution, move in tempter.answers() if n in answers else []:
            tempter.make(move)
            expect(answer.locator("h3")).to_have_text(caution["title"][lang])
            expect(answer.locator("p")).to_have_text(plain(caution["text"][lang]))
            answer.locator("footer .btn:not(.pri)").click()
            expect(card(person).locator("h3")).to_have_text(re.compile("You have left the path|Вы свернули с пути"))
            go.click()
            expect(card(person).locator("h3")).to_have_text(getattr(step.title, lang))
            at_step(person, n)
            answered += 1
        go.click()
        expect(go).to_have_text(re.compile("Do it for me|Сделать за меня"))
        go.click()
    assert answered == sum(answers.values()) > 0


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
