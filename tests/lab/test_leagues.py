"""A league on disk: played, interrupted, taken up again, refused."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.arena import Contestant, contestant
from orrery.bots import Bot
from orrery.lab import league
from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.league_call import play_in
from orrery.lab.leagues.league_games import LeagueGame, play_league_game, shown_name
from orrery.lab.leagues.league_plan import League, plan
from orrery.lab.leagues.league_run import play_league, standing_before
from orrery.lab.leagues.league_summary import LeagueSummary, bot_openings, by_option, by_seat, summarise
from orrery.lab.leagues.pairings import Pairings, Seating
from orrery.lab.leagues.results_file import ResultsFile, record_name
from orrery.lab.leagues.telling_apart import StopRule
from orrery.lab.machines.executor_choice import executor
from orrery.server.wire.record_models import Record, RecordSeat

RANDOMS = ("random", "random", "random", "random")


class Stubborn:
    """A bot that answers what nobody asked."""

    name = "stubborn"

    def choose(self, view: dict[str, Any], decision: orrery.Decision) -> Any:
        return "no"


class StubbornContestant(Contestant):
    def make(self, seed: int, limit: float | None = None) -> Bot:
        return Stubborn()


def outcomes(found: LeagueSummary) -> list[tuple[Any, ...]]:
    return [game.outcome() for game in found.games]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, LeagueSummary]:
    folder = tmp_path_factory.mktemp("whole")
    options = {"die": ["112233", "123456"]}
    return folder, league("planet_5r", RANDOMS, players=3, games=12, options=options, on="here", out=folder)


def again(folder: Path, games: int = 12, **more: Any) -> LeagueSummary:
    options = {"die": ["112233", "123456"]}
    return league("planet_5r", RANDOMS, players=3, games=games, options=options, on="here", out=folder, **more)


def test_every_game_is_kept_with_its_record(whole: tuple[Path, LeagueSummary]) -> None:
    folder, found = whole
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["n"] for line in lines] == list(range(12))
    assert (folder / "report.html").is_file()
    for game in found.games:
        m = orrery.replay(json.loads((folder / record_name(game.n)).read_text(encoding="utf-8")))
        assert tuple(sheet.total for sheet in m.scores()) == game.scores
        assert m.seed == found.league.deal_seed(game.n)
        assert game.actions == len(m.actions)
        assert sum(game.shares) == pytest.approx(1)
        assert sorted(game.ranks)[0] == 1


def test_the_site_imports_records_with_the_names_of_the_bots(whole: tuple[Path, LeagueSummary]) -> None:
    folder, found = whole
    record = Record.model_validate_json((folder / record_name(4)).read_text(encoding="utf-8"))
    assert record.seats is not None
    assert [seat.name for seat in record.seats] == [found.league.names[bot] for bot in found.games[4].bots]
    for odd in ("/a/very/long/path/to/a/file/of/bots/mine.py:Cautious", "a\u200fb\tc", "\u200b"):
        assert RecordSeat(name=shown_name(odd)).name == shown_name(odd)
    assert shown_name("/a/very/long/path/to/a/file/of/bots/mine.py:Cautious").endswith("/mine.py:Cautious")


def test_nothing_depends_on_where_games_are_played(whole: tuple[Path, LeagueSummary]) -> None:
    options = {"die": ["112233", "123456"]}
    elsewhere = league("planet_5r", RANDOMS, players=3, games=12, options=options, on="processes", workers=2)
    assert outcomes(elsewhere) == outcomes(whole[1])
    assert [row.rating for row in elsewhere.rows] == [row.rating for row in whole[1].rows]


def test_an_interrupted_league_goes_on_and_ends_the_same(whole: tuple[Path, LeagueSummary], tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        assert total == 12
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        again(tmp_path, progress=stop)
    lines = tmp_path / "results.jsonl"
    before = lines.read_bytes()
    assert before.count(b"\n") == 5
    assert (tmp_path / "report.html").is_file(), "what there is can be looked at"
    lines.write_bytes(before + b'{"n": 5, "bots": [0, 1')  # cut off in the middle of a line
    found = again(tmp_path)
    assert lines.read_bytes().startswith(before)
    assert outcomes(found) == outcomes(whole[1])
    assert found.rows[0].rating == whole[1].rows[0].rating
    kept = lines.read_bytes()
    assert outcomes(again(tmp_path, games=6)) == outcomes(found), "asking for fewer takes nothing away"
    assert lines.read_bytes() == kept
    assert len(again(tmp_path, games=13).games) == 15


def test_results_may_stand_in_any_order(whole: tuple[Path, LeagueSummary], tmp_path: Path) -> None:
    folder, found = whole
    lines = (folder / "results.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "league.json").write_bytes((folder / "league.json").read_bytes())
    (tmp_path / "results.jsonl").write_bytes(b"".join(reversed(lines)))
    read = ResultsFile(tmp_path, found.league)
    assert summarise(found.league, read.results()).to_json() == found.to_json()


def test_another_league_is_refused_in_the_same_folder(whole: tuple[Path, LeagueSummary]) -> None:
    folder, found = whole
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    others = {
        "bots": found.league._replace(bots=found.league.bots[:3]),
        "seed": found.league._replace(seed=5),
        "players": found.league._replace(players=4),
        "system": found.league._replace(system="swiss"),
        "options": found.league._replace(setups=((),)),
    }
    for what, other in others.items():
        with pytest.raises(LabError) as refused:
            ResultsFile(folder, other)
        assert refused.value.code == "other_league"
        assert refused.value.params["what"] == what
        assert str(folder) in refused.value.text("en")
        assert str(folder) in refused.value.text("ru")
    assert before == {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[]",
        b'{"n": 3}',
        b'{"n":0,"bots":[9,1,2],"ranks":[1,2,3],"shares":[1,0,0],"scores":[1,2,3],"choices":[1,1,1],'
        b'"seconds":[0,0,0],"actions":3,"openings":[null,null,null],"faults":[]}',
    ],
)
def test_a_broken_results_file_is_refused_and_left_alone(
    line: bytes, whole: tuple[Path, LeagueSummary], tmp_path: Path
) -> None:
    folder = whole[0]
    first, second = (folder / "results.jsonl").read_bytes().splitlines(keepends=True)[:2]
    (tmp_path / "league.json").write_bytes((folder / "league.json").read_bytes())
    broken = first + line + b"\n" + second
    (tmp_path / "results.jsonl").write_bytes(broken)
    with pytest.raises(LabError) as refused:
        again(tmp_path)
    assert refused.value.code == "broken_results"
    assert refused.value.params["line"] == 2
    assert "2" in refused.value.text("ru")
    assert (tmp_path / "results.jsonl").read_bytes() == broken
    assert sorted(path.name for path in tmp_path.iterdir()) == ["league.json", "results.jsonl"]


def test_a_game_that_stands_twice_is_refused(whole: tuple[Path, LeagueSummary], tmp_path: Path) -> None:
    folder, found = whole
    first = (folder / "results.jsonl").read_bytes().splitlines(keepends=True)[0]
    (tmp_path / "league.json").write_bytes((folder / "league.json").read_bytes())
    (tmp_path / "results.jsonl").write_bytes(first + first)
    with pytest.raises(LabError) as refused:
        ResultsFile(tmp_path, found.league)
    assert refused.value.code == "broken_results"


def test_results_of_other_seats_are_refused(whole: tuple[Path, LeagueSummary], tmp_path: Path) -> None:
    folder = whole[0]
    line = json.loads((folder / "results.jsonl").read_text(encoding="utf-8").splitlines()[0])
    line["bots"].reverse()
    (tmp_path / "league.json").write_bytes((folder / "league.json").read_bytes())
    (tmp_path / "results.jsonl").write_text(json.dumps(line) + "\n", encoding="utf-8")
    with pytest.raises(LabError) as refused:
        again(tmp_path)
    assert refused.value.code == "other_seats"
    assert refused.value.params["n"] == 0


def test_folders_of_something_else_are_refused(whole: tuple[Path, LeagueSummary], tmp_path: Path) -> None:
    found = whole[1].league
    (tmp_path / "results.jsonl").write_text("", encoding="utf-8")
    with pytest.raises(LabError) as orphan:
        ResultsFile(tmp_path, found)
    assert orphan.value.code == "no_league"
    (tmp_path / "league.json").write_text("[1]", encoding="utf-8")
    with pytest.raises(LabError) as none:
        ResultsFile(tmp_path, found)
    assert none.value.code == "not_a_league"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(LabError) as file, ResultsFile(tmp_path / "file" / "below", found):
        pass
    assert file.value.code == "cannot_write"


def test_a_disk_that_fills_up_during_a_league_is_told(
    whole: tuple[Path, LeagueSummary], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = whole[1].league
    played = play_league_game(found, Seating(0, whole[1].games[0].bots))

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LabError) as refused, ResultsFile(tmp_path, found) as results:
        results.add(played)
    assert refused.value.code == "cannot_write"
    assert results.results() == []


def test_two_programs_do_not_play_into_one_folder(whole: tuple[Path, LeagueSummary]) -> None:
    folder, found = whole
    with ResultsFile(folder, found.league), pytest.raises(LabError) as busy, ResultsFile(folder, found.league):
        pass
    assert busy.value.code == "league_busy"
    with ResultsFile(folder, found.league):
        pass  # nobody is there any more


def test_a_league_ends_when_bots_are_told_apart(tmp_path: Path) -> None:
    """Results are made up: nothing has to be played to see where it stops."""
    planned = plan(orrery.game("planet_5r"), [contestant("random"), contestant("greedy")], 3)

    class MadeUp:
        def run(self, job: Any, numbers: Any) -> Any:
            for n in numbers:
                seats = planned.seats_of(n, job.rounds[planned.round_of(n)])
                ranks = tuple(1 if bot == 1 else 2 for bot in seats)
                game = LeagueGame(n, seats, ranks, (1.0, 0.0, 0.0), (1, 1, 1), (1, 1, 1), (0.0,) * 3, 3, (None,) * 3)
                yield n, type("Played", (), {"result": game, "record": {}})()

    ends = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        with ResultsFile(folder, planned) as results:
            ends.append(play_league(results, 600, StopRule("apart", 0.05), MadeUp()))  # type: ignore[arg-type]
    assert ends[0] == ends[1]
    assert ends[0].stopped == StopRule("apart", 0.05)
    assert ends[0].games == 30, "ten deals are the first look"
    with ResultsFile(tmp_path / "c", planned) as results:
        assert play_league(results, 8, None, MadeUp()).games == 9  # type: ignore[arg-type]


def test_the_swiss_system_is_played_round_by_round(tmp_path: Path) -> None:
    planned = plan(orrery.game("planet_5r"), [contestant("random")] * 6, 3, system="swiss")
    with executor("here") as place:
        found = play_in(tmp_path, planned, 30, None, place, None)
    assert len(found.games) == 48 == 2 * planned.games_of_a_round
    first = {game.n: game for game in found.games}
    standing = standing_before(first, 24)
    tables = {frozenset(game.bots) for game in found.games[24:]}
    assert len(tables) == 2
    ranked = sorted(standing, key=lambda bot: -standing[bot])
    assert frozenset(ranked[:3]) in tables


def test_alone_bots_are_compared_on_the_same_deals() -> None:
    found = league("planet_unknown", ["random", "random"], players=1, games=4, on="here")
    assert [game.bots for game in found.games[:2]] != [found.games[0].bots] * 2
    assert found.deals == 2
    assert found.against(0, 1).games == 2
    assert found.against(0, 1).share == 1 - found.against(1, 0).share


def test_a_bot_at_fault_loses_that_game_and_comes_last() -> None:
    bots = (contestant("random"), StubbornContestant("stubborn"), contestant("random"))
    planned = League("planet_5r", 3, bots)
    (table,) = Pairings(planned).next_round()
    games = [play_league_game(planned, Seating(n, planned.seats_of(n, (table,)))).result for n in range(3)]
    for game in games:
        seat = game.bots.index(1)
        assert game.ranks[seat] == 3
        assert [rank for at, rank in enumerate(game.ranks) if at != seat] == [1, 1]
        assert game.shares[seat] == 0
        assert game.faults[0]["why"] == "illegal"
    found = summarise(planned, games)
    assert found.rows[-1].name == "stubborn"
    assert found.rows[-1].faults == 3


def test_bots_from_files_take_part_and_are_others_when_they_change(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, view, decision):\n        return 0\n", encoding="utf-8")
    bots = ["random", "random", f"{file}:First"]
    found = league("planet_5r", bots, players=3, games=3, on="here", out=tmp_path / "l")
    assert not any(game.faults for game in found.games)
    assert {row.name for row in found.rows} == {"random #1", "random #2", f"{file}:First"}
    file.write_text(file.read_text(encoding="utf-8") + "# better\n", encoding="utf-8")
    with pytest.raises(LabError) as refused:
        league("planet_5r", bots, players=3, games=6, on="here", out=tmp_path / "l")
    assert refused.value.params["what"] == "files"


def test_figures_by_seat_option_and_opening(whole: tuple[Path, LeagueSummary]) -> None:
    found = whole[1]
    seats, by_bot = by_seat(found)
    assert sum(cell.wins for cell in seats) == pytest.approx(12)
    assert [cell.games for cell in seats] == [12, 12, 12]
    assert sum(cell.games for row in by_bot.values() for cell in row) == 36
    options = by_option(found)
    assert [(each.option, each.value, each.games) for each in options] == [("die", "112233", 6), ("die", "123456", 6)]
    every, games = bot_openings(found, 0)
    assert games == found.rows[[row.bot for row in found.rows].index(0)].games
    assert sum(each.games for each in every) == games
    assert {each.opening["kind"] for each in every} == {"choose_card"}
    assert [each.games for each in every] == sorted((each.games for each in every), reverse=True)
