"""Golden games replay to the same digests, scores, streams and views; perft counts stay."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import orrery
from golden.make import PARTS, fingerprint, heard_and_seen
from golden.perft import perft
from orrery.arena.setups import part_sets
from orrery.core.state_codec import digest

HERE = Path(__file__).parent
FILES = {path.stem: path for path in sorted(HERE.glob("*.json"))}


@cache
def golden(game_id: str) -> Any:
    return json.loads(FILES[game_id].read_text(encoding="utf-8"))


def cases(kind: str) -> list[Any]:
    return [pytest.param(game, n, id=f"{game}-{n}") for game in FILES for n in range(len(golden(game)[kind]))]


def test_every_game_has_a_golden_file() -> None:
    with_parts = {f"{game_id}-{PARTS}" for game_id in orrery.games() if part_sets(orrery.game(game_id))}
    assert set(FILES) == {*orrery.games(), *with_parts}
    for game_id in orrery.games():
        game = orrery.game(game_id)
        games = golden(game_id)["games"]
        assert {item["record"]["players"] for item in games} == set(game.players)
        assert all(item["record"]["over"] for item in games)
    for name in with_parts:
        parts = {part for chosen in part_sets(orrery.game(name.partition("-")[0])) for part in chosen}
        tried = [{part for part in parts if item["record"]["options"].get(part)} for item in golden(name)["games"]]
        assert all({part} in tried for part in parts)
        assert parts in tried


@pytest.mark.parametrize(("game_id", "n"), cases("games"))
def test_golden_games(game_id: str, n: int) -> None:
    item = golden(game_id)["games"][n]
    m = orrery.replay(item["record"])  # compares digests on its way
    assert m.over
    assert m.record() == item["record"]
    assert [sheet.total for sheet in m.scores()] == item["totals"]
    assert list(m.winners) == item["winners"]
    assert heard_and_seen(m) == item["audiences"]


@pytest.mark.parametrize(("game_id", "n"), cases("perft"))
def test_perft(game_id: str, n: int) -> None:
    item = golden(game_id)["perft"][n]
    m = orrery.replay(item["record"])
    assert digest(m.state) == item["digest"]
    assert [perft(m.game, m.state, depth) for depth in range(1, len(item["counts"]) + 1)] == item["counts"]
    assert digest(m.state) == item["digest"]  # counting changes nothing


def test_fingerprints_see_every_difference() -> None:
    assert fingerprint({"a": 1, "b": [1]}) == fingerprint({"b": [1], "a": 1})
    assert fingerprint([1, 2]) != fingerprint([2, 1])
