"""Golden games replay to the same digests, scores, streams and views; perft counts stay."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import orrery
from golden.make import PARTS, Table, fingerprint, first_tables, game_of, perft_of
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
    assert game_of(m) == item


@pytest.mark.parametrize(("game_id", "n"), cases("perft"))
def test_perft(game_id: str, n: int) -> None:
    item = golden(game_id)["perft"][n]
    m = orrery.replay(item["record"])
    assert perft_of(m) == item
    assert digest(m.state) == item["digest"]  # counting changes nothing


def test_what_still_plays_alike_is_kept_and_else_the_table_is_played_anew() -> None:
    table = first_tables("planet_5r")[1][0]
    anew = table.match().record()
    m = table.setup.new(table.seed)
    for _ in anew["actions"]:
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(decision.seat, decision.actions[0])
    known = m.record()
    assert Table.of({**known, "rules_version": 0}).match().record() == known != anew
    broken = {**known, "digests": {**known["digests"], str(len(known["actions"])): "another"}}
    assert Table.of(broken).match().record() == anew


def test_fingerprints_see_every_difference() -> None:
    assert fingerprint({"a": 1, "b": [1]}) == fingerprint({"b": [1], "a": 1})
    assert fingerprint([1, 2]) != fingerprint([2, 1])
