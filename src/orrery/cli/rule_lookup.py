"""Looking up rules: by id, by section, or by a word."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.ruleset import Ruleset
from orrery.texts import Say

MOST = 8  # rules shown for a word


class Rule(NamedTuple):
    id: str
    title: str
    text: str
    ruling: bool


def rules_of(game: Ruleset[Any, Any], lang: str) -> list[Rule]:
    return [
        Rule(rule["id"], section["title"][lang], rule["text"][lang], rule["ruling"])
        for section in game.rules()["sections"]
        for rule in section["rules"]
    ]


def find(game: Ruleset[Any, Any], lang: str, wanted: str) -> list[Rule]:
    """The rule of this id, the rules of this section, or those with this word in them."""
    every = rules_of(game, lang)
    ident = wanted.upper()
    exact = [rule for rule in every if rule.id == ident]
    section = [rule for rule in every if rule.id.startswith(f"{ident}.")]
    word = wanted.lower()
    spoken = [rule for rule in every if word in rule.text.lower() or word in rule.title.lower()]
    return exact or section or spoken[:MOST]


def told(say: Say, game: Ruleset[Any, Any], wanted: str, hint: bool) -> list[str]:
    """Lines to print."""
    found = find(game, say.lang, wanted)
    if not found:
        return [say("play-rule-unknown", text=wanted[:40])]
    lines = [f"{rule.id}  {rule.text}" + (f" {say('play-ruling')}" if rule.ruling else "") for rule in found]
    if hint:
        lines.append(say("play-rule-more", rule=found[0].id))
    return lines
