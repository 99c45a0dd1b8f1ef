"""A whole game analysed: the plan and its pieces, accuracies and moments, resuming, the page and the command."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import orrery
from analysis.short_game import short_game, short_record
from analysis.standings import judgement
from orrery import Match
from orrery.analysis.analysis_page import analysis_page, page_words
from orrery.analysis.game_analysis import (
    GameAnalysis,
    Worked,
    _moments,
    analysis_to_json,
    plain,
    put_together,
    worked_from,
)
from orrery.analysis.game_walk import Walk, plan_of
from orrery.analysis.judging import Judgement, Lost
from orrery.analysis.marks import TO_LEARN_FROM
from orrery.analysis.move_words import name_of
from orrery.analysis.people_of import names_of, seats_of_people
from orrery.analysis.piece_work import RoundStanding, work_out
from orrery.bots.bot_match import play_out
from orrery.cli.main import run
from orrery.core.decision import Decision
from orrery.texts import LANGUAGES, catalogue, texts_in

Json = Any
FEW = {"planet_5r": 24, "on_mars": 6, "pandorum": 12, "planet_unknown": 8}  # deals: enough to tell a blunder


@cache
def played(game_id: str, players: int, first: str, seed: int = 5) -> Match:
    m = orrery.game(game_id).new(players, seed)
    bot = orrery.bot(first, seed=seed, iterations=100) if first == "mcts" else first
    return play_out(m, [bot, *["random"] * (players - 1)], seed)


@cache
def worked(game_id: str, players: int, first: str, every: int = 1) -> dict[int, Worked]:
    """Pieces of the first seat's decisions, in few deals; `every`: only some of them."""
    m = played(game_id, players, first)
    plan, walk, found = plan_of(m, [0]), Walk(m), {}
    for piece in plan.pieces[:: every or 1]:
        found[piece.n] = work_out(m.game, piece._replace(deals=min(FEW[m.game.id], piece.deals)), walk.at(piece.step))
    return found


def analysed(game_id: str, players: int, first: str, every: int = 1) -> GameAnalysis:
    m = played(game_id, players, first)
    return put_together(m, [0], plan_of(m, [0]), worked(game_id, players, first, every))


@pytest.mark.parametrize("game_id", orrery.games())
def test_the_plan_has_every_decision_with_a_choice_and_every_round(game_id: str) -> None:
    m = played(game_id, 3 if game_id == "planet_5r" else 2, "random")
    plan = plan_of(m, [0])
    assert [piece.n for piece in plan.pieces] == list(range(len(plan.pieces)))
    decided = [piece for piece in plan.pieces if piece.about == "decision"]
    assert {piece.seat for piece in decided} == {0}
    walk = Walk(m)
    for piece in decided[::7]:
        decision = Decision(m.game, walk.at(piece.step), 0)
        assert len(decision.actions) > 1
        assert m.game.action_from_json(piece.action) == m.actions[piece.step][1]
    own = sum(seat == 0 for seat, _ in m.actions)
    assert 0 < len(decided) <= own
    rounds = [piece.round for piece in plan.pieces if piece.about == "round"]
    assert rounds == sorted(set(rounds))
    assert plan.rounds == rounds[-1]
    assert all(12 <= piece.deals <= 48 for piece in decided)


def test_fewer_deals_where_there_are_more_decisions() -> None:
    m = played("pandorum", 2, "random")
    alone, all_seats = (plan_of(m, seats).pieces for seats in ([0], [0, 1]))
    assert max(piece.deals for piece in alone) >= max(piece.deals for piece in all_seats)
    assert sum(piece.deals for piece in all_seats) <= 12 * len(all_seats) + 3600


def test_walking_back_begins_again() -> None:
    m = played("planet_5r", 3, "random")
    walk = Walk(m)
    there = m.game.codec.read_state(json.loads(json.dumps(plain_state(walk.at(9)))))
    walk.at(30)
    assert plain_state(walk.at(9)) == plain_state(there)


def plain_state(state: Any) -> Json:
    from orrery.core.state_codec import to_plain

    return to_plain(state)


@pytest.mark.parametrize(
    ("game_id", "players", "every"),
    [("planet_5r", 3, 1), ("on_mars", 2, 5), ("pandorum", 2, 6), ("planet_unknown", 2, 3)],
)
def test_random_play_has_many_mistakes(game_id: str, players: int, every: int) -> None:
    found = analysed(game_id, players, "random", every)
    marks = Counter(each.mark for each in found.decisions)
    assert sum(marks[mark] for mark in TO_LEARN_FROM) >= len(found.decisions) / 8


@pytest.mark.parametrize(
    ("game_id", "players", "every"),
    [("planet_5r", 3, 1), ("on_mars", 2, 9), ("pandorum", 2, 6), ("planet_unknown", 2, 3)],
)
def test_the_strongest_bots_own_play_has_few(game_id: str, players: int, every: int) -> None:
    found = analysed(game_id, players, "mcts", every)
    marks = Counter(each.mark for each in found.decisions)
    assert marks["best"] + marks["good"] >= 0.8 * len(found.decisions)
    assert not marks["mistake"] + marks["blunder"]
    other = analysed(game_id, players, "random", every)
    assert (found.accuracy[0].whole or 0) > (other.accuracy[0].whole or 0)


def test_the_same_piece_gives_the_same_answer_and_comes_back_from_plain_data() -> None:
    m = played("planet_5r", 3, "random")
    plan = plan_of(m, [0])
    for piece in (plan.pieces[0], plan.pieces[-1], plan.pieces[len(plan.pieces) // 2]):
        few = piece._replace(deals=min(6, piece.deals))
        first, again = (work_out(m.game, few, Walk(m).at(few.step)) for _ in range(2))
        assert first == again
        assert worked_from(json.loads(json.dumps(plain(first)))) == first


def test_what_is_there_so_far_is_told() -> None:
    m = played("planet_5r", 3, "random")
    plan, done = plan_of(m, [0]), worked("planet_5r", 3, "random")
    half = {n: done[n] for n in list(done)[: len(done) // 2]}
    found = put_together(m, [0], plan, half)
    assert (found.pieces, found.done) == (len(plan.pieces), len(half))
    assert found.accuracy[0].phases["end"] is None
    assert found.accuracy[0].phases["opening"] is not None


@pytest.mark.parametrize(("game_id", "every"), [("on_mars", 5), ("pandorum", 6)])
def test_what_one_of_two_is_ahead_the_other_is_behind(game_id: str, every: int) -> None:
    standings = analysed(game_id, 2, "random", every).standings
    assert len(standings) > 2
    for each in standings:
        mine, its = each.leads
        assert mine == pytest.approx(-its, abs=0.5 + 2.0 * max(each.lead_spread))
    assert any(abs(each.leads[0]) > 1.0 for each in standings)


def test_chances_add_up() -> None:
    for each in analysed("planet_5r", 3, "random").standings:
        assert each.chances is not None
        assert sum(each.chances) == pytest.approx(1.0, abs=0.001)
        assert all(spread >= 0.0 for spread in each.chance_spread or ())


def test_what_a_lead_means_is_told_only_where_somebody_measured_it() -> None:
    alone = orrery.game("planet_unknown").new(1, 5)
    play_out(alone, ["random"], 5)
    piece = next(piece for piece in plan_of(alone, [0]).pieces if piece.about == "decision")
    found = work_out(alone.game, piece._replace(deals=2), Walk(alone).at(piece.step))
    assert isinstance(found, Judgement)
    assert found.chance is None
    assert found.chances is None
    first = plan_of(alone, [0]).pieces[0]
    standing = work_out(alone.game, first, Walk(alone).at(first.step))
    assert isinstance(standing, RoundStanding)
    assert standing.chances is None


def test_the_moments_are_the_three_that_cost_most_in_order_of_play() -> None:
    costs = [0.2, 0.01, 0.04, 0.3, 0.06]
    made = [judgement(step=n, mark="mistake", chance=Lost(lost, 0.001)) for n, lost in enumerate(costs)]
    made.append(judgement(step=9, mark="good", chance=Lost(0.5, 0.4)))  # noise, however large
    made.append(judgement(step=10, seat=1, mark="blunder", chance=Lost(0.9, None)))
    assert _moments(0, made, 5.0) == (0, 3, 4)
    assert _moments(0, made[1:3], 5.0) == (2,)
    assert _moments(0, [made[5]], 5.0) == ()


def test_whose_decisions() -> None:
    ada, bot = {"name": "Ada", "level": None}, {"name": "Vega", "level": 3}
    assert seats_of_people({"seats": [bot, ada]}, 2) == (1,)
    assert seats_of_people({"seats": [bot, bot]}, 2) == (0, 1)
    assert seats_of_people({}, 2) == (0, 1)
    assert seats_of_people({"seats": "everybody"}, 2) == (0, 1)
    assert names_of({"seats": [bot, {"level": None}]}, 2) == ["Vega", None]
    assert names_of({"seats": [bot]}, 2) == [None, None]


# --- the page and the command ---------------------------------------------------------------------


class Tags(HTMLParser):
    """Whether every tag is closed, and nothing is fetched from anywhere."""

    VOID = frozenset({"meta", "br", "line", "circle", "polyline", "polygon"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game_id", "players", "every"), [("planet_5r", 3, 1), ("on_mars", 2, 5)])
def test_the_page_stands_alone(game_id: str, players: int, every: int, lang: str) -> None:
    found = analysed(game_id, players, "random", every)
    page = analysis_page(found, ["<b>Ada</b>", *[None] * (players - 1)], lang)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.fetched == []
    assert "url(" not in page
    assert "<b>Ada" not in page
    assert page.count("<polyline") == players
    assert page.count("<tr><th>") >= len(found.decisions)
    steps = found.moments[0]
    assert page.count("<article>") == len(steps)
    for each in found.decisions:
        if each.step in steps:
            for reason in each.reasons:
                assert reason.text[lang].replace("&", "&amp;") in page


def test_a_move_that_causes_nothing_to_be_told_goes_by_its_name() -> None:
    found = analysed("planet_5r", 3, "random")
    silent = [each._replace(told_played=[], told_best=[]) for each in found.decisions if each.played[0] == "play"]
    assert silent
    texts = catalogue("planet_5r")
    for lang, unforeseen in ((lang, page_words(lang)("unforeseen")) for lang in LANGUAGES):
        page = analysis_page(found._replace(decisions=tuple(silent)), ["Ada", None, None], lang)
        assert unforeseen not in page
        assert all(texts.name(lang, each.played[1]) in page for each in silent)


def test_names_of_moves() -> None:
    texts = catalogue("planet_5r")
    assert name_of(["play", "plunder"], texts, "en") == ("Plunder", True)
    assert name_of(["play", "plunder", None], texts, "en") == ("Plunder", True)
    assert name_of(["play", "plunder", 2], texts, "en") == ("Plunder", False)
    assert name_of(["pass"], catalogue("pandorum"), "en") == ("Pass", True)
    assert name_of(["draw", "deck"], catalogue("pandorum"), "ru") == ("Взять карту", False)
    assert name_of(["bid", 3], texts, "en") == ("Bid", False)
    assert name_of(["wave"], texts, "en") is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", orrery.games())
def test_every_kind_of_action_has_a_name(game_id: str, lang: str) -> None:
    texts = catalogue(game_id, strict=True)
    kinds = sorted(f"move-{kind.tag}" for kind in orrery.game(game_id).actions.kinds)
    assert sorted(key for key in texts.keys(lang) if key.startswith("move-")) == kinds
    names = [texts.format(lang, kind) for kind in kinds]
    assert all((re.search("[а-яё]", name) is not None) == (lang == "ru") for name in names), names


def test_every_text_of_the_page_is_used_and_none_is_missing() -> None:
    folder = Path(orrery.__file__).parent / "analysis"
    texts = texts_in(folder / "text", strict=True)
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    source += (folder.parent / "cli" / "analyse.py").read_text(encoding="utf-8")
    for lang in LANGUAGES:
        keys = re.findall(r"^([a-z][\w-]*) =", (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8"), re.M)
        for key in keys:
            made = re.sub(r"^(chance|lead)-(head|note)$", r"{kind}-\2", key)
            made = re.sub(r"^(phase|mark|column)-\w+$", r"\1-{", made)
            assert f'"{key}"' in source or f"'{key}'" in source or made in source, key
        assert page_words(lang)("mark-blunder") == texts.format(lang, "mark-blunder", {})


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    m, record = short_game(), short_record()
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    file.write_text(json.dumps(record))
    assert run(["analyse", str(file), "--html", str(page), "--json", "--workers", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["format"], told["seats"], told["done"]) == ("orrery-analysis", [0, 1], told["pieces"])
    assert told["decisions"]
    assert told["winners"] == list(m.winners)
    assert "Ada" in page.read_text()
    plan, walk = plan_of(m, [0, 1]), Walk(m)
    done = {each.n: work_out(m.game, each, walk.at(each.step)) for each in plan.pieces}
    assert told == json.loads(json.dumps(analysis_to_json(put_together(m, [0, 1], plan, done))))
    assert run(["analyse", str(file), "--lang", "ru", "--workers", "1"]) == 0
    assert "Ada" in capsys.readouterr().out


def test_what_the_command_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = orrery.game("planet_5r").new(3, 1)
    file = tmp_path / "begun.json"
    file.write_text(json.dumps(begun.record()))
    assert run(["analyse", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
    file.write_text(json.dumps(played("planet_5r", 3, "random").record()))
    assert run(["analyse", str(file), "--seat", "4"]) == 2
    assert "--seat" in capsys.readouterr().err
