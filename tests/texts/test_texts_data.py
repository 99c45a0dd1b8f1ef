"""The words inside Planet 5R's data files: rules complete and in order, names and reasons in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery.texts
from orrery.texts import catalogue

DATA = Path(orrery.texts.__file__).parent.parent / "games" / "planet_5r" / "data"
FILES = ("game", "actions", "technologies", "settlements", "tokens", "rules")
TEXTS = catalogue("planet_5r", strict=True)

# Number of rules in each section, as the rules are numbered.
SECTIONS = (8, 6, 2, 5, 7, 9, 5, 8, 10, 4, 4, 6, 4, 1)


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def walk(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
        for child in node.values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


@pytest.mark.parametrize("name", FILES)
def test_every_text_is_there_in_both_languages(name: str) -> None:
    found = 0
    for table in walk(load(name)):
        if "en" not in table and "ru" not in table:
            continue
        found += 1
        assert set(table) == {"en", "ru"}, table
        en, ru = table["en"], table["ru"]
        assert all(text and text == text.strip() for text in (en, ru)), table
        assert not re.search(r"[а-яё]", en, re.IGNORECASE), en
        assert re.search(r"[а-яё]", ru, re.IGNORECASE), ru
        assert not [w for w in re.findall(r"[A-Za-z]+", ru) if not re.fullmatch(r"[IV]+", w)], ru
    assert found


@pytest.mark.parametrize("name", ["game", "actions", "technologies", "settlements", "tokens"])
def test_every_component_has_names_text_and_source(name: str) -> None:
    for key, entries in load(name).items():
        if not isinstance(entries, list) or not entries or not isinstance(entries[0], dict):
            continue
        assert len({entry["id"] for entry in entries}) == len(entries)
        if key != "count":
            assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            assert {"name", "text", "source"} <= set(entry), entry["id"]
            assert entry["source"] in ("rulebook", "reconstructed")
            assert ("why" in entry) == (entry["source"] == "reconstructed"), entry["id"]


def test_an_improvement_states_an_action_exactly_where_its_kind_needs_one() -> None:
    states = {kind["id"]: kind["states_action"] for kind in load("actions")["improvement"]}
    for card in load("technologies")["technology"]:
        for side in (card["left"], card["right"]):
            assert ("of" in side) == states[side["kind"]], card["id"]


def test_card_texts_name_the_actions_they_are_about() -> None:
    actions = {action["id"]: action["name"] for action in load("actions")["action"]}
    for card in load("technologies")["technology"]:
        for lang in ("en", "ru"):
            left, right = re.split(r"(?<=\.) ", card["text"][lang])
            for side, text in ((card["left"], left), (card["right"], right)):
                assert text.startswith(actions[side["action"]][lang] + ":"), card["id"]
                if "of" in side:
                    assert actions[side["of"]][lang] in text.split(":", 1)[1], card["id"]


def test_all_rules_are_there_in_order() -> None:
    sections = load("rules")["section"]
    assert [section["id"] for section in sections] == [f"R5-{n}" for n in range(1, 15)]
    for number, (section, count) in enumerate(zip(sections, SECTIONS, strict=True), 1):
        assert [rule["id"] for rule in section["rule"]] == [f"R5-{number}.{n}" for n in range(1, count + 1)]


def test_every_ruling_has_a_reason_and_every_rule_without_mechanics_too() -> None:
    for section in load("rules")["section"]:
        for rule in section["rule"]:
            assert ("why" in rule) == rule["ruling"], rule["id"]
            assert ("why_not_mechanical" in rule) == (not rule["mechanical"]), rule["id"]


def test_dice_are_named_after_their_faces() -> None:
    dice = load("tokens")["die"]
    assert ["".join(map(str, die["faces"])) for die in dice] == [die["id"] for die in dice] == ["112233", "123456"]
    assert [die["default"] for die in dice] == [True, False]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_words_that_messages_share_with_the_data_are_the_same(lang: str) -> None:
    for action in load("actions")["action"]:
        assert TEXTS.format(lang, f"action-{action['id']}") == action["name"][lang]
    for phase in load("game")["phase"]:
        assert TEXTS.format(lang, f"phase-{phase['id']}") == phase["name"][lang]
    for crystal in load("tokens")["crystal"]:
        assert TEXTS.has(lang, f"crystal-{crystal['id']}")
    for kind in load("actions")["improvement"]:
        assert TEXTS.has(lang, f"improvement-{kind['id']}")
