"""A whole game of Planet 5R by what a screen reader is told, with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.listener import Heard, Listener, focus_of, listen_at

pytestmark = pytest.mark.browser

ROUNDS = 15


def answer(listener: Listener, heard: list[Heard]) -> str:
    """Answers the question from where the focus was led; what it was about."""
    at = focus_of(heard)
    assert at is not None
    if at.role == "slider":
        for _ in range(listener.choose.randrange(3)):
            listener.press("ArrowRight")
        listener.press("Enter")
        return "bid"
    if "Market" in at.within:
        listener.press("Enter")
        listener.tab_to(lambda one: one.name == "Place" and not one.disabled, "the button that places", back=True)
        listener.press("Enter")
        return "place"
    if at.name == "Place":  # one card and one place for it: only that is left to do
        listener.press("Enter")
        return "place"
    assert "Your action cards" in at.within, at
    listener.press("Enter")  # raises the card
    for _ in range(listener.choose.randrange(4)):  # another one, if that can be played
        listener.press(str(listener.choose.randrange(1, 6)))
    listener.press("Enter")  # plays the one that is raised
    return "card"


def test_a_whole_game_is_heard_and_played_with_keys(sit: Sit) -> None:
    person = sit()
    listener = listen_at(person, "planet_5r", {}, bots=2)
    done: list[str] = []
    heard = listener.question()
    while not person.over:
        done.append(answer(listener, heard))
        heard = listener.question(heard)
    assert done.count("card") == ROUNDS
    expect(person.page.get_by_role("table").first).to_be_visible()
