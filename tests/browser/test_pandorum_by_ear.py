"""A whole game of Pandorum with New Horizons by what a screen reader is told, with the keyboard alone."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from browser.conftest import Sit
from browser.listener import Heard, Listener, answers_beside, focus_of, is_answer, listen_at
from browser.results import MINUS, check_result

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

ENOUGH = 4  # kinds of cards in hand: time to go and build


def income(one: Heard) -> int:
    """The most that a hex or a line says it would bring."""
    amounts = re.findall(rf"income ({MINUS}?\d+)", one.name)
    return max((int(amount.replace(MINUS, "-")) for amount in amounts), default=0)


def answer(listener: Listener, heard: list[Heard]) -> str:
    """Answers the question from where the focus was led; what it was about."""
    at = focus_of(heard)
    assert at is not None
    beside = [one for one in answers_beside(heard) if not one.name.startswith("Zoom")]
    if "Your hand" in at.within:
        if at.pressed:
            listener.tab_to(
                lambda one: one.name.startswith("Build ") and not one.disabled, "the button that builds", back=True
            )
            listener.press("Enter")
            return "build"
        if len(beside) < ENOUGH and any(one.name.startswith("Take from the deck") for one in heard if is_answer(one)):
            listener.press("c")
            return "draw"
    best = max(map(income, beside))
    listener.tab_on(listener.choose.choice([i for i, one in enumerate(beside) if income(one) == best]))
    listener.press("Enter")
    return at.within[-1]


def test_a_whole_game_is_heard_and_played_with_keys(sit: Sit) -> None:
    person = sit()
    listener = listen_at(person, "pandorum", {"new_horizons": True})
    done: Counter[str] = Counter()
    heard = listener.question()
    while not person.over:
        done[answer(listener, heard)] += 1
        heard = listener.question(heard)
    assert {"Your hand", "Market", "Playing field", "Harvester board", "build", "draw"} <= set(done)
    check_result(person, 2)
