"""`make load` in small: it measures, says so, and ends by itself. Its arithmetic is tested without a clock."""

from __future__ import annotations

import asyncio
import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools" / "load"))

from crowd import Crowd, Decision, Heard, Table
from figures import LATE, Figures, Tally, figures, percentile
from laid_tables import LaidTable
from plot import HEIGHT, TOP, draw
from schedule import dues, goes_on, share, tables_needed
from websocket_client import WebSocket

TOOL = Path(__file__).parents[2] / "tools" / "load"

# --- when moves are due


def test_as_many_moves_are_due_as_the_rate_says_at_the_same_moments_every_time() -> None:
    moments = dues(50, 4, seed=7)
    assert len(moments) == 200
    assert moments == sorted(moments)
    assert moments[0] >= 0
    assert moments[-1] < 4
    assert moments == dues(50, 4, seed=7)
    assert moments != dues(50, 4, seed=8)


def test_several_processes_share_the_moves() -> None:
    moments = dues(30, 2, seed=1)
    parts = [share(moments, part, 3) for part in range(3)]
    assert sorted(moment for part in parts for moment in part) == moments
    assert {len(part) for part in parts} == {20}


def test_there_are_tables_for_every_game_that_may_end() -> None:
    assert tables_needed(500, (100.0, 200.0), 8.0, 60) == 540
    assert tables_needed(500, (1.0,), 1.0, 60) == 501


def test_the_curve_stops_when_one_in_a_hundred_is_too_late() -> None:
    assert goes_on(LATE, LATE)
    assert not goes_on(LATE + 0.1, LATE)
    assert not goes_on(math.inf, LATE)
    assert not goes_on(math.nan, LATE)


# --- what is counted


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert [percentile(values, percent) for percent in (50, 99, 100)] == [50.0, 99.0, 100.0]
    assert percentile([3.0], 50) == percentile([3.0], 99) == 3.0
    assert math.isnan(percentile([], 99))


def test_what_never_came_is_later_than_everything_else() -> None:
    values = [1.0] * 98
    assert percentile(values, 98, missing=2) == 1.0
    assert percentile(values, 99, missing=2) == math.inf
    assert percentile([], 50, missing=1) == math.inf


def test_late_and_missing_moves_are_counted() -> None:
    tally = Tally(due=5, acked=[1.0, 2.0, 3.0], told=[1.0, LATE, LATE + 1])
    assert (tally.missing, tally.late) == (2, 3)
    tally.add(Tally(due=1, acked=[4.0], told=[400.0], refused=2))
    assert (tally.due, tally.missing, tally.late, tally.refused) == (6, 2, 4, 2)


def test_the_rate_that_was_carried_counts_answers_over_all_the_time_they_took() -> None:
    one = figures(100, Tally(due=200, acked=[5.0] * 150, told=[6.0] * 150, own=[0.1]), 3.0, loop=0.3, others=0.15)
    assert one.carried == 50
    assert [one.loop, one.others] == pytest.approx([2000.0, 1000.0])
    assert (one.p50, one.p99, one.ack99, one.missing) == (6.0, math.inf, math.inf, 50)


# --- the crowd, without a server


class Silent:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.sent.append(text)


def crowd_of(tables: int, people: int = 1) -> tuple[Crowd, list[Table], list[Silent]]:
    """Tables at which the first person is asked something."""
    crowd = Crowd([], [], 1)
    crowd._tables = [Table(LaidTable(f"t{n}", ("",) * people), crowd) for n in range(tables)]
    crowd._turn.extend(crowd._tables)
    sockets = [Silent() for _ in range(tables)]
    for table, socket in zip(crowd._tables, sockets, strict=True):
        table.people[0].socket = socket  # type: ignore[assignment]
        table.people[0].decision = Decision([["a"]])
    return crowd, crowd._tables, sockets


def hear(at_table: Table, seat: int = 0, **words: Any) -> None:
    at_table.hear(at_table.people[seat], Heard(**words))


def test_a_move_waits_for_the_answer_before_and_its_delay_counts_from_when_it_was_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 10.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    crowd, [table], [socket] = crowd_of(1)
    table.due(10.0)
    table.due(10.5)
    assert len(socket.sent) == 1
    moment = 12.0
    assert table.move is not None
    hear(table, t="ack", key=table.move.key)
    hear(table, t="steps", at=2, decision=Decision([["b"]]))
    assert len(socket.sent) == 2
    moment = 12.25
    hear(table, t="ack", key=table.move.key)
    table.give_up()
    assert crowd.tally.acked == [2000.0, 1750.0]
    assert crowd.tally.told == [2000.0, 1750.0]


def test_a_move_is_told_when_the_last_seat_has_heard_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    crowd, [table], _ = crowd_of(1)
    table.due(1.0)
    assert table.move is not None
    hear(table, t="ack", key=table.move.key)
    moment = 1.25
    hear(table, t="steps", at=2)
    table.give_up()
    assert (crowd.tally.acked, crowd.tally.told) == ([0.0], [250.0])


def test_late_word_of_a_move_counts_for_that_move_and_not_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    crowd, [table], [socket] = crowd_of(1, people=2)
    table.due(1.0)
    table.due(2.0)
    assert table.move is not None
    hear(table, t="ack", key=table.move.key)
    hear(table, t="steps", at=1, decision=Decision([["b"]]))
    assert len(socket.sent) == 2  # the other seat has not heard of the first move yet
    moment = 2.5
    hear(table, 1, t="steps", at=1)
    assert table.move is not None
    moment = 3.0
    hear(table, t="ack", key=table.move.key)
    assert (crowd.tally.acked, crowd.tally.told) == ([0.0], [1500.0])
    moment = 3.25
    hear(table, t="steps", at=2)
    moment = 4.0
    hear(table, 1, t="steps", at=2)
    table.give_up()
    assert (crowd.tally.acked, crowd.tally.told) == ([0.0, 1000.0], [1500.0, 2000.0])


def test_the_same_version_again_is_no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    crowd, [table], _ = crowd_of(1)
    table.due(1.0)
    table.due(2.0)
    assert table.move is not None
    hear(table, t="ack", key=table.move.key)
    hear(table, t="steps", at=2, decision=Decision([["b"]]))
    assert table.move is not None
    moment = 9.0
    hear(table, t="stale", key=table.move.key)
    hear(table, t="state", at=2, decision=Decision([["b"]]))  # what stands there already; and the move is sent again
    assert table.move is not None
    moment = 10.0
    hear(table, t="ack", key=table.move.key)
    assert crowd.tally.told == [0.0]
    hear(table, t="steps", at=3)
    table.give_up()
    assert crowd.tally.told == [0.0, 8000.0]


def test_a_refused_move_is_due_still() -> None:
    crowd, [table], [socket] = crowd_of(1)
    table.due(1.0)
    assert table.move is not None
    hear(table, t="stale", key=table.move.key)
    assert (crowd.tally.refused, len(socket.sent)) == (1, 1)
    hear(table, t="state", at=3, decision=Decision([["b"]]))
    assert len(socket.sent) == 2
    assert table.move is not None
    assert table.move.due == 1.0


def test_what_is_due_at_a_table_whose_game_is_over_is_made_elsewhere() -> None:
    crowd, [over, other], [_, socket] = crowd_of(2)
    over.people[0].decision = None
    crowd._next(1.0)  # the first table's
    hear(over, t="table", table={"status": "over"})
    assert len(socket.sent) == 1
    crowd._next(2.0)
    assert list(other.waiting) == [2.0]


def test_what_is_never_answered_is_missing() -> None:
    crowd, [table], _ = crowd_of(1)
    crowd.tally = Tally(due=2)
    table.due(1.0)
    table.due(2.0)
    table.give_up()
    assert crowd.tally.missing == 2


def test_frames_are_read_however_they_arrive() -> None:
    long = b"x" * 70_000
    frames = b"\x81\x02hi" + b"\x81\x7e" + (200).to_bytes(2, "big") + b"y" * 200
    frames += b"\x81\x7f" + len(long).to_bytes(8, "big") + long

    async def read(size: int) -> list[bytes]:
        heard: list[bytes] = []
        socket = WebSocket("here", "", heard.append)
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frames
        for at in range(0, len(stream), size):
            socket.data_received(stream[at : at + size])
        return heard

    for size in (1, 7, 100_000):
        assert asyncio.run(read(size)) == [b"hi", b"y" * 200, long]


# --- the figure


def point(rate: float, p50: float, p99: float) -> Figures:
    return figures(rate, Tally(due=100, acked=[p50] * 98 + [p99] * 2, told=[p50] * 98 + [p99] * 2), 1.0, 0.1, 0.1)


def test_the_figure_has_two_lines_for_each_curve() -> None:
    drawn = ElementTree.fromstring(draw({"a<b": [point(100, 2, 9), point(200, 3, math.inf)]}, "t"))
    lines = [one.attrib["points"].split() for one in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
    assert [len(line) for line in lines] == [2, 2]
    heights = [float(where.split(",")[1]) for where in lines[0]]
    assert HEIGHT > heights[0] > heights[1] == TOP  # what is beyond lies on the edge


# --- all of it


def run(*words: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, str(TOOL), *words]
    return subprocess.run(asked, capture_output=True, text=True, timeout=240, check=False)


def test_a_small_measurement(tmp_path: Path) -> None:
    figure = tmp_path / "delay.svg"
    sizes = ["--tables", "3", "--rates", "20,25", "--seconds", "1.5", "--sleeping", "20", "--figure", str(figure)]
    ran = run(*sizes)
    assert ran.returncode == 0, ran.stderr
    line = re.search(r"^ +20 +\d+ .*$", ran.stdout, re.M)
    assert line is not None, ran.stdout
    missing, refused = line[0].split()[7:9]
    assert (missing, refused) == ("0", "0")
    for words in ("kB per table with its 3 sockets", "carried with p99 within 100 ms", "waking           p50"):
        assert words in ran.stdout
    assert "<polyline" in figure.read_text()


def test_its_size_is_bounded() -> None:
    ran = run("--tables", "5001")
    assert ran.returncode == 2
    assert "tables up to 5000" in ran.stderr
