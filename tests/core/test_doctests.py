"""The examples of the public API run, and there is one for all that it promises."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import orrery

API = Path(__file__).parents[2] / "docs" / "api.md"
PROMISED = re.compile(r"`(?:m|game|decision)\.(\w+)")


def examples() -> str:
    assert orrery.__doc__ is not None
    return "".join(example.source for example in doctest.DocTestParser().get_examples(orrery.__doc__))


def test_the_examples_run() -> None:
    found = doctest.testmod(orrery)
    assert found.attempted > 40
    assert found.failed == 0


def test_every_public_name_has_an_example() -> None:
    shown = examples()
    for name in orrery.__all__:
        assert f"orrery.{name}" in shown, name


def test_everything_a_match_and_a_game_promise_has_an_example() -> None:
    promised = set(PROMISED.findall(API.read_text(encoding="utf-8")))
    assert {"act", "undo", "record", "position"} <= promised
    assert not promised - set(re.findall(r"\.(\w+)", examples()))
