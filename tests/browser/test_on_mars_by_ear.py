"""On Mars by what a screen reader is told, with the keyboard alone."""

from __future__ import annotations

from collections import Counter

import pytest

from browser.conftest import Sit
from browser.listener import Heard, Listener, focus_of, is_answer, listen_at, told_in

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

MAP = "Map of the colony"
PIECES = ("choose this bot", "choose the rover")
ROUNDS = 8


def on_map(one: Heard) -> bool:
    return one.role == "button" and not one.disabled and one.within[-2:] == (MAP, MAP)


def glows(one: Heard) -> bool:
    return one.role == "button" and one.name.endswith("can be chosen")


def going_on(heard: list[Heard]) -> Heard | None:
    """The button beside the question: after its rule, before Undo."""
    names = [one.name for one in heard]
    rule = next(i for i, name in enumerate(names) if name.startswith("Rule "))
    buttons = [one for one in heard[rule + 1 : names.index("Undo")] if one.role == "button"]
    return next(filter(is_answer, buttons), None)


def answer(listener: Listener, heard: list[Heard]) -> str:
    """Answers the question from where the focus was led; what with."""
    at = focus_of(heard)
    assert at is not None
    glowing = sum(map(glows, heard)) + sum(map(on_map, heard))
    if at.role == "radio" and not glowing:  # one of the ways to pay is chosen already: on to the button that pays
        listener.tab_to(lambda one: one.role == "button" and not one.disabled, "the button that pays")
        listener.press("Enter")
        return "payment"
    go = going_on(heard)
    if go and (at == go or not glowing or listener.choose.random() < 0.25):
        listener.press("f")
        return "go"
    if not glowing:
        listener.press("Enter")
        return "button"
    stays = is_answer(at) and at.role != "radio" and at.pressed != "true"  # what is picked already would be let go
    return walk(listener, listener.choose.randrange(min(glowing, 5)) + (not stays))


def walk(listener: Listener, steps: int) -> str:
    """To another answer that glows, and press it; what has to be picked first is."""
    for _ in range(steps):
        listener.press("n")
    heard = listener.hear()
    at = focus_of(heard)
    assert at is not None
    listener.story.append(at.name)
    listener.press("Enter")
    if "Reward:" in at.name:  # a goal opens the choice of its rewards
        listener.press("Enter")
        return "goal"
    if any(piece in at.name for piece in PIECES) or (at.pressed and not on_map(at)):
        return "pick"
    several = [one for one in heard if one.role == "radio" or (one.pressed and MAP in one.within and not on_map(one))]
    if several:  # pressed once it shows the ways to do it, pressed again it does
        listener.press("Enter")
    return "hex" if on_map(at) else "thing"


def test_eight_rounds_are_heard_and_played_with_keys(sit: Sit) -> None:
    listener = listen_at(sit(), "on_mars", {})
    done: Counter[str] = Counter()
    heard = listener.question()
    while not any(f"Round {ROUNDS + 1}." in line for line in told_in(heard)):
        did = answer(listener, heard)
        done[did] += 1
        heard = listener.hear() if did == "pick" else listener.question(heard)
    # Which other kinds of answers come up depends on how the game goes.
    assert {"thing", "hex", "go"} <= set(done), done
