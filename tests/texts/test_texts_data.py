"""The words inside data files of every game: rules complete and in order, names and reasons in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery
from texts import examples
from texts.sources import DATA, GAMES_ROOT, ROOT, load

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = ("rulebook", "public", "reconstructed")
every_game = pytest.mark.parametrize("game_id", orrery.games())
every_rulebook = pytest.mark.parametrize("game_id", DATA)


def walk(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
        for child in node.values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def foreign(text: str, proper: frozenset[str]) -> list[str]:
    """Latin words in a Russian text that are neither names nor numerals nor the letter of a shape or square."""
    words: list[str] = re.findall(r"[A-Za-z]+", re.sub(r"(?<![а-яёА-ЯЁA-Za-z])[A-Z](?![а-яёА-ЯЁA-Za-z])", "", text))
    return [word for word in words if word not in proper and not re.fullmatch(r"[IV]+", word)]


@every_rulebook
def test_every_text_is_there_in_both_languages(game_id: str) -> None:
    proper, found = examples.of(game_id).proper_names, 0
    for path in sorted((GAMES_ROOT / game_id / "data").glob("*.toml")):
        for table in walk(load(game_id, path.stem)):
            if "en" not in table and "ru" not in table:
                continue
            found += 1
            assert set(table) == {"en", "ru"}, table
            en, ru = table["en"], table["ru"]
            assert all(text and text == text.strip() for text in (en, ru)), table
            assert not re.search(r"[а-яё]", en, re.IGNORECASE), en
            assert not foreign(ru, proper), ru
            assert re.search(r"[а-яё]", ru, re.IGNORECASE) or en == ru, ru  # names stay as they are
    assert found > 50


@every_game
def test_every_component_has_names_text_and_source(game_id: str) -> None:
    for kind in orrery.game(game_id).components()["kinds"]:
        assert set(kind["name"]) == {"en", "ru"}
        assert len({item["id"] for item in kind["items"]}) == len(kind["items"])
        for item in kind["items"]:
            for texts in (item["name"], item["text"]):
                assert set(texts) == {"en", "ru"}, item["id"]
                assert all(texts.values()), item["id"]
            assert item["source"] in SOURCES, item["id"]
            assert bool(item.get("why")) == (item["source"] == "reconstructed"), item["id"]


def rules_of(game_id: str) -> Iterator[dict[str, Any]]:
    """The rules of the game and of its expansions."""
    for path in sorted((GAMES_ROOT / game_id / "data").glob("*rules.toml")):
        for section in load(game_id, path.stem)["section"]:
            yield from section["rule"]


@every_rulebook
def test_all_rules_are_there_in_order(game_id: str) -> None:
    known = examples.of(game_id)
    for file, (prefix, counts) in {"rules": known.rules, **known.later_rules}.items():
        sections = load(game_id, file)["section"]
        assert [section["id"] for section in sections] == [f"{prefix}-{n}" for n in range(1, len(counts) + 1)]
        for section, count in zip(sections, counts, strict=True):
            assert [rule["id"] for rule in section["rule"]] == [f"{section['id']}.{n}" for n in range(1, count + 1)]


@every_rulebook
def test_every_ruling_has_a_reason_and_every_rule_without_mechanics_too(game_id: str) -> None:
    for rule in rules_of(game_id):
        assert ("why" in rule) == rule["ruling"], rule["id"]
        assert ("why_not_mechanical" in rule) == (not rule["mechanical"]), rule["id"]


@every_rulebook
def test_rules_are_sentences(game_id: str) -> None:
    for rule in rules_of(game_id):
        for text in (*rule["text"].values(), *rule.get("why", {}).values()):
            assert re.fullmatch(r"[“«A-ZА-ЯЁ0-9].*[.!?]", text), text
            assert "  " not in text, text
            assert not re.search(r" [,.;:]|\( ", text), text


# A hyphen where a minus is meant: before a number, but neither in a word nor between two numbers, as in "1,-2".
HYPHEN = re.compile(r"(?<![\w,\N{EN DASH}-])-(?=\d|\{)")


@pytest.mark.parametrize("path", sorted({*ROOT.rglob("*.ftl"), *WEB.rglob("*.ftl")}), ids=lambda path: path.parts[-2:])
def test_no_message_writes_a_minus_as_a_hyphen(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if not line.startswith("#") and HYPHEN.search(line)]


@every_rulebook
def test_no_component_or_rule_writes_a_minus_as_a_hyphen(game_id: str) -> None:
    texts = [
        table[lang]
        for path in sorted((GAMES_ROOT / game_id / "data").glob("*.toml"))
        for table in walk(load(game_id, path.stem))
        if "en" in table
        for lang in ("en", "ru")
    ]
    assert not [text for text in texts if HYPHEN.search(text)]
