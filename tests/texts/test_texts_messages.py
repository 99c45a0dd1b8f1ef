"""All message files: both languages complete, the same parameters, and a text for everything a player can meet."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import orrery
from orrery.core.engine import CORE_FLOW, Ask
from orrery.core.errors import OrreryError
from orrery.core.events import kind_of
from orrery.server.wire.server_errors import STATUS
from orrery.texts import LANGUAGES, Catalogue, catalogue, log_line
from orrery.texts.log_lines import event_params
from texts import examples
from texts.examples import Params
from texts.sources import FILES, Said, calls, constants

SEATS = ("Ann", "Tomas", "Mila", "Igor")
CORE_SAMPLES: dict[str, Sequence[object]] = {
    **{name: [3] for name in ("low", "high", "bits", "wanted", "given", "copies", "count", "digits", "seat")},
    **{name: ["such"] for name in ("value", "known", "kind", "detail", "error", "name", "key")},
}
CORE_REFUSALS = ("not_your_decision", "not_asked", "game_over")
every_file = pytest.mark.parametrize("which", FILES)
every_game = pytest.mark.parametrize("game_id", orrery.games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Reader(Visitor):
    """Collects what a message refers to, what it selects on, and its plain words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


@cache
def messages(path: Path) -> dict[str, Reader]:
    found: dict[str, Reader] = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


def wanted(found: dict[str, Reader], key: str) -> set[str]:
    """Parameters a message needs, with those of the messages it refers to."""
    message = found[key]
    return message.variables.union(*(wanted(found, other) for other in message.references if other in found))


# The files themselves.


@every_file
def test_both_languages_have_the_same_keys_in_the_same_order(which: str) -> None:
    assert list(messages(FILES[which]["en"])) == list(messages(FILES[which]["ru"]))


@every_file
def test_both_languages_use_the_same_parameters_and_known_references(which: str) -> None:
    en, ru = (messages(FILES[which][lang]) for lang in LANGUAGES)
    known = set(messages(FILES["common"]["en"])) | set(en) | set(messages(FILES[which.split()[0]]["en"]))
    for key, message in en.items():
        assert wanted(en, key) == wanted(ru, key), key
        assert message.references | ru[key].references <= known, key


@every_file
def test_game_and_common_texts_do_not_meet(which: str) -> None:
    assert which == "common" or not set(messages(FILES["common"]["en"])) & set(messages(FILES[which]["en"]))


@every_file
def test_russian_is_russian_and_english_is_english(which: str) -> None:
    proper = {"Orrery", "JSON"} if which == "common" else examples.of(which.split()[0]).proper_names
    for key, message in messages(FILES[which]["ru"]).items():
        words = " ".join(message.words)
        assert not set(re.findall(r"[A-Za-z]{2,}", words)) - proper, key
        letters = re.findall(r"\w", words)
        assert not letters or message.references or re.search(r"[а-яё]", words, re.IGNORECASE), key
    for key, message in messages(FILES[which]["en"]).items():
        assert not re.findall(r"[а-яё]", " ".join(message.words), re.IGNORECASE), key


# What the engine can say, with the parameters it passes.


@cache
def strict(game_id: str) -> Catalogue:
    return catalogue(game_id, strict=True)


def tidy(text: str) -> bool:
    return bool(text) and text == text.strip() and not re.search(r" [,.:;)]|\( |  |\.\.|\n|\{|\bnone\b|_", text)


def keys(game_id: str, prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in messages(FILES[game_id]["en"]) if key.startswith(prefix)}


@every_language
@every_game
def test_every_decision_has_a_prompt(game_id: str, lang: str) -> None:
    for kind, given in examples.of(game_id).decisions.items():
        for params in given:
            assert tidy(strict(game_id).format(lang, f"prompt-{kind}", params)), (kind, params)


@every_game
def test_every_decision_of_the_flow_has_a_prompt_and_an_example(game_id: str) -> None:
    game = orrery.game(game_id)
    handlers = game.flow(game.read_options(None)).handlers
    own = {ask.kind for frame, ask in handlers.items() if isinstance(ask, Ask) and ask is not CORE_FLOW.get(frame)}
    shown = set(examples.of(game_id).decisions)
    assert own <= shown
    assert keys(game_id, "prompt-") <= shown


def said(game_id: str, function: str, argument: int) -> Iterator[tuple[Said, Params]]:
    """Every refusal or reason written in the sources of a game, with sample values for its parameters."""
    samples, known = {**CORE_SAMPLES, **examples.of(game_id).samples}, strict(game_id).keys("en")
    for call in calls(game_id, function, argument):
        unknown = set(call.params) - set(samples)
        assert not unknown, f"{call.where}: no sample values for {unknown}"
        pattern = f"{function}-{call.why}"
        for key in fnmatch.filter(known, pattern) if "*" in pattern else [pattern]:
            for values in product(*(samples[name] for name in call.params)):
                params = dict(zip(call.params, values, strict=True))
                yield call._replace(why=key.removeprefix(f"{function}-")), params


@every_language
@every_game
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(game_id: str, lang: str) -> None:
    texts = strict(game_id)
    told = set(CORE_REFUSALS)
    for call, params in said(game_id, "refusal", 1):
        line = texts.format(lang, f"refusal-{call.why}", params)
        assert tidy(line), (call, line)
        assert line.endswith("."), (call, line)
        told.add(call.why)
    assert keys(game_id, "refusal-") <= told | constants(game_id)


@every_language
@every_game
def test_every_reason_against_options_has_words(game_id: str, lang: str) -> None:
    told = set()
    for call, params in (*said(game_id, "reason", 0), *said(game_id, "refuse", 0)):  # `At.refuse` makes a reason
        words = strict(game_id).format(lang, f"reason-{call.why}", params)
        assert re.fullmatch(r"[^{_]*[^.{_ ]", words), (call, words)  # a part of a sentence
        told.add(call.why)
    assert keys(game_id, "reason-") <= told


@every_language
@pytest.mark.parametrize("me", [0, 1, None])
@every_game
def test_every_event_makes_a_log_line(game_id: str, me: int | None, lang: str) -> None:
    for event in examples.of(game_id).events:
        line = log_line(strict(game_id), lang, event, SEATS, me)
        assert tidy(line), (event, line)


@every_game
def test_every_event_of_the_engine_has_a_message_and_the_other_way_round(game_id: str) -> None:
    assert keys(game_id, "event-") == {kind_of(event) for event in orrery.game(game_id).event_types}


@every_game
def test_the_examples_here_have_the_fields_the_engine_sends(game_id: str) -> None:
    game = orrery.game(game_id)
    fields = {kind_of(event): set(event._fields) for event in game.event_types}  # type: ignore[attr-defined]
    for event in examples.of(game_id).events:
        assert set(event) - {"e"} == fields[str(event["e"])], event
    assert {str(event["e"]) for event in examples.of(game_id).events} == set(fields)


@every_game
def test_every_parameter_with_a_meaning_is_one_of_a_message(game_id: str) -> None:
    found = messages(FILES[game_id]["en"])
    used = set().union(*(wanted(found, key) for key in found if key.startswith(("prompt-", "refusal-", "reason-"))))
    assert set(orrery.game(game_id).field_types()["parameters"]) <= used


@every_language
@every_game
def test_tie_breaks(game_id: str, lang: str) -> None:
    assert keys(game_id, "tie-") == set(examples.of(game_id).ties)
    for tie in examples.of(game_id).ties:
        assert tidy(strict(game_id).format(lang, f"tie-{tie}"))


@every_language
@pytest.mark.parametrize("me", [0, 1, None])
@every_game
def test_every_reason_of_an_end_has_its_own_sentence_on_the_result_page(
    game_id: str, me: int | None, lang: str
) -> None:
    endings = [event for event in examples.of(game_id).events if event["e"] == "ending"]
    texts = strict(game_id)
    told = {
        str(event["reason"]): texts.format(lang, "ended", event_params(texts, lang, event, SEATS, me))
        for event in endings
    }
    assert all(tidy(line) for line in told.values())
    assert len(set(told.values())) == len(told)
    assert texts.has(lang, "ended") == bool(told)


# Texts of no game.


@every_language
def test_every_error_code_has_a_sentence(lang: str) -> None:
    codes = set(STATUS) | {error.code for error in OrreryError.__subclasses__()}
    for code in codes - {"illegal_action", "error"}:
        assert catalogue(strict=True).has(lang, f"error-{code}"), code


@every_language
def test_refusals_of_any_game(lang: str) -> None:
    assert {key for key in messages(FILES["common"][lang]) if key.startswith("refusal-")} == {
        f"refusal-{why}" for why in CORE_REFUSALS
    }
    for why in CORE_REFUSALS:
        assert tidy(catalogue(strict=True).format(lang, f"refusal-{why}"))


@every_language
def test_reasons_against_undo(lang: str) -> None:
    texts = catalogue(strict=True)
    for why in ("nothing", "revealed", "passed", "confirmed", "over"):
        reason = texts.format(lang, f"undo-{why}")
        assert texts.format(lang, "error-cannot_undo", {"why": why}).endswith(reason)
