"""A whole game of Planet 5R by what a screen reader is told, with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.listener import Heard, Listener, focus_of, told_in

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "easy"}
ROUNDS = 15


def is_answer(one: Heard | None) -> bool:
    return one is not None and one.role in ("button", "slider") and not one.disabled


def is_asked(heard: list[Heard]) -> bool:
    """Only beside a question stands the button that opens its rule."""
    return any(one.role == "button" and one.name.startswith("Rule R5-") for one in heard)


def answer(listener: Listener) -> str:
    """Answers the question from where the focus was led; what it was about."""
    at = listener.focus
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
    assert "Your action cards" in at.within, at
    listener.press("Enter")  # raises the card
    for _ in range(listener.choose.randrange(4)):  # another one, if that can be played
        listener.press(str(listener.choose.randrange(1, 6)))
    listener.press("Enter")  # plays the one that is raised
    return "card"


def test_a_whole_game_is_heard_and_played_with_keys(sit: Sit) -> None:
    person = sit()
    table = person.create([{"kind": "me"}, BOT, BOT], {"confirm": False})
    person.go(f"/t/{table['id']}")
    listener = Listener(person.page, seed=11)
    listener.wait(lambda heard: "Choose an action card." in told_in(heard), "the first question")
    listener.press("g")  # nobody has pressed a key yet: the question is called for
    done: list[str] = []
    while not person.over:
        told = told_in(listener.hear())
        done.append(answer(listener))

        # What happened is read out, and the focus is at the next question: never at nothing.
        def asked(heard: list[Heard], told: list[str] = told) -> bool:
            return person.over or (told_in(heard) != told and is_asked(heard) and is_answer(focus_of(heard)))

        listener.wait(asked, f"a question after {done[-1]}")
    assert done.count("card") == ROUNDS
    expect(person.page.get_by_role("table").first).to_be_visible()
