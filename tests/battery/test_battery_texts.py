"""Everything a person can meet has a text in both languages, with the parameters the engine really passes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import orrery
from battery.tables import NAMES, SETUPS, positions, rng_of, share, walk
from orrery.core import engine
from orrery.core.events import kind_of
from orrery.texts import LANGUAGES, Catalogue, catalogue, log_line

PEOPLE = ("Ann", "Boris", "Chloe", "Dmitri", "Eve", "Fyodor")
every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)
every_game = pytest.mark.parametrize("game_id", orrery.games())


@cache
def strict(game_id: str) -> Catalogue:
    return catalogue(game_id, strict=True)


@every_index
def test_every_event_of_random_games_makes_a_line(index: int) -> None:
    setup = SETUPS[index]
    texts, lines = strict(setup.game.id), set()
    for seed in range(share(setup, 2)):
        m = setup.new(seed)
        for _ in walk(m, rng_of(setup, seed)):
            pass
        for me in (0, m.players - 1, None):
            for event in m.events(me):
                for lang in LANGUAGES:
                    line = log_line(texts, lang, event, PEOPLE, me)
                    assert line.strip() == line
                    assert "{" not in line
                    lines.add((lang, line))
    assert len(lines) > 50


@every_index
def test_every_prompt_and_refusal_of_random_games_has_a_text(index: int) -> None:
    setup = SETUPS[index]
    game, texts, rng = setup.game, strict(setup.game.id), rng_of(setup, 9)
    flow = game.flow(game.read_options(setup.options))
    asked, refused = set(), set()
    for m in positions(index):
        for seat in m.actors:
            decision = m.decision(seat)
            assert decision is not None
            for lang in LANGUAGES:
                said = texts.format(lang, f"prompt-{decision.kind}", decision.params)
                assert said == decision.prompt(lang)
                asked.add(said)
            assert rule_of(game, decision.rule), decision.rule
            for _ in range(60):
                why = engine.refuse(flow, m.state, seat, game.actions.at(rng.below(game.actions.size)))
                if why is not None:
                    assert rule_of(game, why.rule), why.rule
                    for lang in LANGUAGES:
                        assert texts.format(lang, f"refusal-{why.why}", dict(why.params))
                    refused.add(why.why)
    assert asked
    assert refused


def rule_of(game: Any, rule: str) -> bool:
    return rule in {r["id"] for section in game.rules()["sections"] for r in section["rules"]}


@every_index
def test_every_line_of_a_score_sheet_has_a_text(index: int) -> None:
    setup = SETUPS[index]
    texts = strict(setup.game.id)
    for m in positions(index)[::7]:
        for sheet in m.scores():
            for line in sheet.lines:
                for lang in LANGUAGES:
                    said = texts.format(lang, f"score-{line.key}", {"points": line.points, **line.params})
                    assert said == line.text(lang)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_kind_and_every_rule_is_written(game_id: str, lang: str) -> None:
    game, texts = orrery.game(game_id), strict(game_id)
    for event in game.event_types:
        assert texts.has(lang, f"event-{kind_of(event)}"), event
    for section in game.rules()["sections"]:
        assert section["title"][lang]
        for rule in section["rules"]:
            assert rule["text"][lang], rule["id"]
    assert game.name[lang]
    assert game.about[lang]
    for why in ("nothing", "revealed", "passed", "confirmed", "over"):
        assert texts.format(lang, f"undo-{why}")
    assert rule_of(game, game.turn_rule)
    assert rule_of(game, game.end_rule)


@every_game
def test_every_event_kind_of_the_engine_is_declared(game_id: str) -> None:
    """The client's types come from `event_types`: nothing else may be told."""
    game = orrery.game(game_id)
    declared = {kind_of(event): set(event._fields) for event in game.event_types}  # type: ignore[attr-defined]
    met = set()
    for index, setup in enumerate(SETUPS):
        if setup.game is game:
            for m in positions(index)[-1:]:
                for event in m.events(0):
                    assert set(event) - {"e"} == declared[event["e"]]
                    met.add(event["e"])
    assert len(met) > len(declared) / 2
