"""Six levels and their characters: what the server's workers call."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import orrery
from orrery.bots.characters import UnknownCharacter, likes_of, liking
from orrery.bots.levels import BY_NAME, LEVELS, STRONGEST, StrongestBot, choose, level_of, opponent
from orrery.bots.overlooking import OverlookingBot, Sight
from orrery.core.data_files import BadComponent
from orrery.core.opponents import Opponents, read_opponents
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain

TOOL = Path(__file__).parents[2] / "tools" / "bot_ratings.py"
GAMES = orrery.games()
CHARACTERS = [(ident, one.id) for ident in GAMES for one in orrery.game(ident).opponents.characters]


@pytest.fixture(scope="module")
def bot_ratings() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bot_ratings", TOOL)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def opening(ident: str, moves: int) -> orrery.Match:
    """A game after so many answers of the first seat asked, each the first of its list."""
    m = orrery.game(ident).new(4, seed=4)
    for _ in range(moves):
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(m.actors[0], decision.actions[0])
    return m


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_a_re_dealt_state_in_text_form(level: int) -> None:
    m = orrery.game("planet_5r").new(3, seed=4)
    for _ in range(12):
        seat = m.actors[0]
        decision = m.decision(seat)
        assert decision is not None
        sent = json.loads(json.dumps(to_plain(decision.sample(Rng(8)))))  # as it goes through a pipe
        action = choose(level, "planet_5r", sent, seat, seed=5, seconds=0.02, character="miser").action
        assert action in decision.to_json()["actions"]
        m.act(seat, action)


@pytest.mark.parametrize("ident", GAMES)
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_seed_gives_the_same_answers(ident: str, level: int) -> None:
    m = opening(ident, 6)
    seat = m.actors[0]
    decision = m.decision(seat)
    assert decision is not None
    for character in ("", *(one.id for one in m.game.opponents.characters)):
        first, second = (opponent(level, 9, character=character).choose(m.view(seat), decision) for _ in range(2))
        assert first == second
        assert first in decision.actions


def test_levels_have_numbers_and_the_former_names_are_understood() -> None:
    assert LEVELS == (1, 2, 3, 4, 5, 6)
    assert [level_of(text) for text in ("1", "6", "level3", "easy", "normal", "hard")] == [1, 6, 3, 2, 4, 6]
    assert [level_of(text) for text in ("0", "7", "", "level7", "Easy")] == [None] * 5
    assert set(BY_NAME.values()) == set(LEVELS)
    with pytest.raises(ValueError, match="no level 7"):
        opponent(7)


def test_who_is_abler_takes_in_more() -> None:
    sights = [Sight.of(ability / 10) for ability in range(11)]
    for weaker, abler in pairwise(sights):
        assert weaker.answers <= abler.answers
        assert weaker.followed <= abler.followed
        assert weaker.samples <= abler.samples
        assert weaker.foresight < abler.foresight
        assert weaker.shine > abler.shine
    assert sights[-1].shine == 0


@pytest.mark.parametrize("ident", GAMES)
def test_each_game_says_how_able_its_levels_are_and_has_three_characters(ident: str) -> None:
    found = orrery.game(ident).opponents
    assert len(found.abilities) == len(LEVELS) - 1
    assert list(found.abilities) == sorted(set(found.abilities))
    assert len({one.id for one in found.characters}) == 3
    for one in found.characters:
        for words in (one.name, one.text):
            assert all(words[lang].strip() for lang in ("en", "ru"))
        assert one.text["en"].endswith(".")
        assert one.text["ru"].endswith(".")


@pytest.mark.parametrize(("ident", "character"), CHARACTERS)
def test_a_character_likes_what_it_says_and_nobody_elses(ident: str, character: str) -> None:
    m = opening(ident, 12)
    game, found = m.game, m.game.opponents.character(character)
    assert found is not None
    seen = liking(game, 1, found.likes)
    row = game.ledger(m.state, 1)
    more = sum(like * much for like, much in zip(found.likes, row, strict=True))
    assert seen.evaluate(m.state, 1) == pytest.approx(game.evaluate(m.state, 1) + more)
    assert seen.evaluate(m.state, 0) == game.evaluate(m.state, 0)
    assert "evaluate" not in vars(game), "the game itself is as it was"


def test_an_unknown_character_is_named_with_the_known_ones() -> None:
    m = orrery.game("planet_5r").new(3, seed=4)
    decision = m.decision(0)
    assert decision is not None
    for level in (1, STRONGEST):
        with pytest.raises(UnknownCharacter) as refused:
            opponent(level, character="pirate").choose(m.view(0), decision)
        assert "prospector, engineer, miser" in refused.value.text("en")
        assert "pirate" in refused.value.text("ru")


def test_bots_of_a_level_do_not_open_alike() -> None:
    m = orrery.game("planet_5r").new(4, seed=3)
    found = set()
    for seed in range(12):
        decision = m.decision(seed % 4)
        assert decision is not None
        found.add(opponent(4, seed).choose(m.view(seed % 4), decision))
    assert len(found) > 1


def test_the_strongest_thinks_as_long_as_it_is_told() -> None:
    assert StrongestBot(1, seconds=0.7).bot.seconds == 0.7
    assert StrongestBot(1).bot.seconds is None


def test_a_beginner_looks_at_few_answers() -> None:
    m = opening("planet_unknown", 8)
    seat = m.actors[0]
    decision = m.decision(seat)
    assert decision is not None
    bot = OverlookingBot(1, ability=0.0)
    noticed = bot._noticed(m.game, m.state, seat, list(decision.actions))
    assert len(noticed) == min(len(decision.actions), bot.sight.answers)
    assert set(noticed) <= set(decision.actions)


def test_what_is_wrong_with_the_data_is_told() -> None:
    game = orrery.game("planet_5r")
    words = {"en": "A.", "ru": "А."}
    good = {"id": "a", "name": words, "text": words, "likes": {"water": 0.1}}
    abilities = [0.0, 0.1, 0.2, 0.3, 0.4]
    rated = {"level": [{"level": 2, "rating": 10, "low": 9, "high": 11}]}
    read = read_opponents({"abilities": abilities, "character": [good]}, game.quantities, rated)
    assert (read.ratings[0].level, read.ratings[0].rating, read.characters[0].likes[0]) == (2, 10, 0.1)
    for data, told in (
        ({"abilities": abilities, "character": [good], "strongest_mood": 2}, "whole mood"),
        ({"abilities": abilities[:4], "character": [good]}, "each level"),
        ({"abilities": [0.0, 0.2, 0.1, 0.3, 0.4], "character": [good]}, "abler"),
        ({"abilities": [0.0, 0.1, 0.2, 0.3, 1.4], "character": [good]}, "between"),
        ({"abilities": abilities, "character": [good, good]}, "twice"),
        ({"abilities": abilities, "character": [{**good, "likes": {"gold": 1}}]}, "gold"),
        ({"abilities": abilities, "character": [{**good, "likes": {"water": 0}}]}, "likes nothing"),
    ):
        with pytest.raises(BadComponent, match=told):
            read_opponents(data, game.quantities, rated)
    assert Opponents().character("a") is None


def test_the_tool_writes_what_a_league_has_found(bot_ratings: ModuleType) -> None:
    abilities = orrery.game("planet_5r").opponents.abilities
    second = f"orrery.bots.overlooking:OverlookingBot:ability={abilities[1]}"
    rows = [("level1", 20.0), (second, 25.0), ("greedy", 30.0)]
    standings = [
        {
            "bot": bot,
            "rating": mu,
            "rating_interval_95": [mu - 1, mu + 1],
            "games": 8,
            "share": 0.25,
            "share_interval_95": [0.1, 0.5],
            "mean_score": 12.0,
        }
        for bot, mu in rows
    ]
    bots = [bot for bot, _ in rows]
    league: dict[str, Any] = {
        "game": "planet_5r",
        "players": 4,
        "finished": 8,
        "deals": 2,
        "options": [{}, {"die": "112233"}],
        "seed": 3,
        "bots": bots,
        "standings": standings,
    }
    league["cross_table"] = [{"bots": bots[:2], "games": 8, "ahead": 0.25}]
    told = tomllib.loads(bot_ratings.ratings_toml(league))
    assert told["level"] == [
        {"level": 1, "rating": 1300, "low": 1260, "high": 1340},
        {"level": 2, "rating": 1500, "low": 1460, "high": 1540},
    ]
    page = bot_ratings.page([league])
    assert "| 2 | 75 % | 41 to 93 | 8 |" in page
    assert "8 games on 2 deals, 4 seats, base game or die=112233." in page
    assert f"Abilities of levels 1 to 5: {abilities[0]:g}, {abilities[1]:g}," in page
    assert "orrery league planet_5r --bots level1," in page


def test_the_strongest_has_as_much_of_a_mood_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert orrery.game("on_mars").opponents.strongest_mood == 0
    assert not any(likes_of(orrery.game("on_mars"), "", 5, 0.0))
    for ident in GAMES:
        m = opening(ident, 3)
        bot = StrongestBot(5)
        found: list[list[float]] = []
        monkeypatch.setattr("orrery.bots.levels.liking", lambda _game, _seat, likes, told=found: told.append(likes))
        bot._sees(m.game)
        much = m.game.opponents.strongest_mood
        assert found == [[much * like for like in likes_of(m.game, "", bot.mind.mood)]]
