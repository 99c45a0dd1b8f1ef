"""Planet Unknown with Supermoon by what a screen reader is told, with the keyboard alone."""

from __future__ import annotations

from collections import Counter

import pytest

from browser.conftest import Sit
from browser.listener import Heard, Listener, answers_beside, focus_of, is_doubted, listen_at
from browser.results import check_result

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

MOVES = ("r", "f", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def answer(listener: Listener, heard: list[Heard]) -> str:
    """Answers the question from where the focus was led; what with."""
    at = focus_of(heard)
    assert at is not None
    if is_doubted(heard):  # something would be lost by it
        listener.tab_to(lambda one: one.name == "Do it all the same", "the button that does it")
        listener.press("Enter")
        return "loss"
    if at.role == "application":  # the planet, with a tile over it
        for key in listener.choose.choices(MOVES, k=2):
            listener.press(key)
        listener.press("Enter")
        return "tile"
    if len(at.within) < 2:  # the big button, which stands beside those of the page
        listener.press("Enter")
        return "go"
    # Where a rover is asked for its square, the rover itself is beside it: taking it up anew answers nothing.
    beside = answers_beside(heard)[:3]
    listener.tab_on(listener.choose.choice([i for i, one in enumerate(beside) if "drive it" not in one.name] or [0]))
    listener.press("Enter")
    return at.within[-1]


def test_a_whole_game_is_heard_and_played_with_keys(sit: Sit) -> None:
    person = sit()
    listener = listen_at(person, "planet_unknown", {"moons": True})
    done: Counter[str] = Counter()
    heard = listener.question()
    while not person.over:
        done[answer(listener, heard)] += 1
        heard = listener.question(heard)
    # Tiles come from the depot; which other questions follow depends on where they were placed.
    assert {"Your depot", "Answers"} <= set(done), done
    check_result(person, 2)
