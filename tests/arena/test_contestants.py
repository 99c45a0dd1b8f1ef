"""Bots of somebody's own: how they are named, what is wrong with a name, and how they play."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.arena import Contestant, Here, Processes, Series, bot_process, contestant, contestants, processes, run
from orrery.arena.bot_game import BotFailure
from orrery.arena.bot_process import BotProcess, ProcessBot, end_all
from orrery.arena.bot_source import BadContestant
from orrery.arena.contestants import BadSetting, split, written
from orrery.bots.fair_look import fair_look
from orrery.core.rng import GAMMA, MASK, mix

EXAMPLES = Path(orrery.__file__).parents[2] / "examples"
BOTS = """
import orrery
from beside import FIRST

class First:
    name = "first"
    def __init__(self, seed: int = 0, depth: int = 2, weight: float = 1.0, mood: str = "calm") -> None:
        self.rng, self.depth = orrery.Rng(seed), depth
    def choose(self, view, decision):
        print("standard output is not the protocol's here")
        state = decision.sample(self.rng)
        game = orrery.game(view["game"])
        assert game.view(state, decision.seat)["step"] == view["step"]
        return decision.actions[self.rng.below(len(decision.actions))]

def make_bot(depth):
    return First(depth=depth)

def refuses():
    raise ValueError("not today")

class Fails(First):
    def choose(self, view, decision):
        raise ValueError("no idea")

class Quits(First):
    def choose(self, view, decision):
        import os, sys
        print("farewell", file=sys.stderr, flush=True)
        os._exit(5)

class Cheats(First):
    def choose(self, view, decision):
        return ["bid", 999]

class Mute(First):
    def choose(self, view, decision):
        return None

def anything(**settings):
    return First()

NUMBER = 3
def no_bot():
    return 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "beside.py").write_text("FIRST = 0\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("import nothing_like_that\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if name.split("_")[0] in ("mine", "beside", "broken"):
            del sys.modules[name]
    end_all()


@pytest.mark.usefixtures("folder")
def test_a_contestant_is_written_as_it_is_read_and_can_be_sent() -> None:
    for text in ("mine.py:First", "mine.py:First:depth=3", "mine:First:mood=wild:weight=2.5", "exec:sh -c 'a, b'"):
        found = contestant(text)
        assert found.label == text
        assert pickle.loads(pickle.dumps(found)) == found
        assert contestant(found.label) == found
    assert contestant("mine.py:First", {"depth": 7, "iterations": 5}).settings == (("depth", 7),)
    assert contestant("mine.py:anything:whatever=x").settings == (("whatever", "x"),)
    assert contestant("'exec:sh -c true'").command == ("sh", "-c", "true")


@pytest.mark.parametrize("setting", ["iterations=1000000", "seconds=0.1234567", "seconds=0.1234568", "seconds=2"])
def test_numbers_are_written_in_full(setting: str) -> None:
    found = contestant(f"mcts:{setting}")
    assert found.label == f"mcts:{setting}"
    assert contestant(found.label) == found


@pytest.mark.parametrize("last", ["exec:sh -c 'a, b'", "exec:sh a,b", "exec:sh a,b 'c, d'", "exec:sh it\\'s"])
def test_a_list_is_written_as_it_is_read(last: str) -> None:
    found = (Contestant("mcts"), contestant(last if split(last) == [last] else f'"{last}"'), Contestant("greedy"))
    assert contestants(written(found)) == found


def test_a_comma_between_quotes_does_not_part_a_list() -> None:
    assert split("a,'exec:x 1,2',\"exec:y 'p,q'\",b") == ["a", "'exec:x 1,2'", "\"exec:y 'p,q'\"", "b"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("theirs.py:First", "no_bot_file", "theirs.py"),
        ("theirs.bots:First", "no_bot_module", "theirs.bots"),
        ("mine.py", "no_bot_name", "mine.py"),
        ("mine.py:Last", "no_bot_named", "First"),
        ("mine.py:NUMBER", "not_a_bot", "NUMBER"),
        ("mine.py:no_bot", "not_a_bot", "no_bot"),
        ("broken.py:First", "bot_import", "nothing_like_that"),
        ("broken:First", "bot_import", "nothing_like_that"),
        ("mine.py:refuses", "bot_refuses", "not today"),
        ("mine.py:make_bot", "bot_refuses", "depth"),
        ("mine.py:First:speed=3", "bad_setting", "speed=3"),
        ("mine.py:First:depth=deep", "bad_setting", "depth=deep"),
        ("mine.py:First:depth", "bad_setting", "depth"),
        ("exec:no-such-program --fast", "no_program", "no-such-program"),
        ("exec:", "bad_command", ""),
        ("exec:sh 'open", "bad_command", "open"),
        ("nobody", "unknown_bot", "nobody"),
        ("nobody:depth=3", "unknown_bot", "nobody"),
    ],
)
def test_what_is_wrong_is_said_in_both_languages(text: str, code: str, named: str) -> None:
    with pytest.raises((BadContestant, BadSetting, orrery.UnknownBot)) as wrong:
        contestant(text)
    assert wrong.value.code == code
    told = [wrong.value.text(lang) for lang in ("en", "ru")]
    assert all(named in sentence for sentence in told)
    assert told[0] != told[1]


@pytest.mark.usefixtures("folder")
def test_own_bots_play_the_same_on_any_number_of_workers() -> None:
    bots = contestants("mine.py:First:depth=3,mine:make_bot:depth=1,random")
    series = Series("planet_5r", (), bots, 4, seed=5)
    one = run(series, Here())
    with Processes(2) as processes:
        two = run(series, processes)
    assert [result.outcome() for result in one] == [result.outcome() for result in two]
    assert all(result.over for result in one)
    assert not bot_process._running, "the programs have gone with the series"


@pytest.mark.usefixtures("folder")
def test_programs_in_two_languages_play_whole_games() -> None:
    python, node = EXAMPLES / "plain_bot.py", EXAMPLES / "plain_bot.js"
    bots = contestants(f"exec:{sys.executable} {python},exec:{node_program()} {node},random")
    results = run(Series("planet_5r", (), bots, 3, seed=5), Here())
    assert all(result.over for result in results), results
    assert all(result.choices[0] > 10 for result in results)


def node_program() -> str:
    """The Node that the project's own tools fetch, or the one of the machine."""
    kept = sorted((EXAMPLES.parent / ".make" / "node").rglob("bin/node"))
    return str(kept[0]) if kept else "node"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "why", "told"),
    [
        ("Fails", "crashed", "ValueError: no idea"),
        ("Quits", "gone", "exit 5\n"),
        ("Quits", "gone", "farewell"),
        ("Cheats", "illegal", "['bid', 999]"),
        ("Mute", "garbled", "None"),
    ],
)
def test_a_broken_bot_loses_each_game_and_the_series_goes_on(name: str, why: str, told: str) -> None:
    results = run(Series("planet_5r", (), contestants(f"mine.py:{name},random,random"), 3, seed=5), Here())
    faults = [result.faults[0] for result in results]
    assert all(fault is not None and fault.why == why and told in fault.detail for fault in faults), faults
    assert [result.shares for result in results] == [(0.0, 0.5, 0.5)] * 3


# --- programs, answer by answer -----------------------------------------------------------------------

READY = 'read line; echo \'{"t":"ready","protocol":1}\'; '


def asked(bot: ProcessBot) -> Any:
    game = orrery.game("planet_5r")
    return bot.choose(*fair_look(game, game.new(3, 7).state, 0, orrery.Rng(1)))


@pytest.mark.parametrize(
    ("script", "why", "told"),
    [
        (READY + "read line; echo no JSON; cat", "garbled", "no JSON"),
        (READY + "read line; echo '{\"answer\":1}'; cat", "garbled", "answer"),
        (READY + "read line; echo 1.5; cat", "garbled", "1.5"),
        (READY + 'read line; echo \'{"error":"lost"}\'; cat', "crashed", "lost"),
        (READY + "echo oops >&2; exit 3", "gone", "exit 3\noops"),
        ('read line; echo \'{"t":"ready","protocol":9}\'; cat', "garbled", "9"),
        ("echo hello; cat", "garbled", "hello"),
        ("exit 0", "gone", "exit 0"),
    ],
)
def test_what_a_program_gets_wrong_is_told(script: str, why: str, told: str) -> None:
    bot = ProcessBot(("sh", "-c", script), "mine")
    with pytest.raises(BotFailure) as failed:
        asked(bot)
    assert failed.value.why == why
    assert told in failed.value.detail
    assert not bot_process._running


def test_a_program_that_does_not_start_is_a_fault() -> None:
    with pytest.raises(BotFailure) as failed:
        asked(ProcessBot(("/no/such/program",), "mine"))
    assert failed.value.why == "not_started"


@pytest.mark.parametrize("waits", ["cat > /dev/null", "sh -c 'while :; do :; done'", "while read line; do :; done"])
def test_a_silent_program_is_late_and_ended_with_all_it_started(waits: str, tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    reader = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    bot = ProcessBot(("sh", "-c", f"exec 3> {alive}; {READY} {waits}"), "mine", limit=0.05)
    game = orrery.game("planet_5r")
    view, decision = fair_look(game, game.new(3, 7).state, 0, orrery.Rng(1))
    bot.get_ready(view, decision)
    with pytest.raises(BotFailure) as failed:
        bot.choose(view, decision)
    assert failed.value.why == "late"
    os.set_blocking(reader, True)
    assert os.read(reader, 1) == b""  # comes only when nobody holds the other end any more
    os.close(reader)


def test_programs_go_with_the_workers_of_a_series_that_is_broken_off(tmp_path: Path) -> None:
    """Also those that do not notice that nobody talks to them any more."""
    alive, script = tmp_path / "alive", tmp_path / "bot.sh"
    os.mkfifo(alive)
    reader = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    script.write_text(
        f"""exec 3> {alive}
while read line; do
  case "$line" in
    '{{"t":"game"'*) echo '{{"t":"ready","protocol":1}}' ;;
    '{{"t":"decide"'*) echo 0 ;;
  esac
done
while :; do :; done
""",
        encoding="utf-8",
    )

    def enough(result: object) -> None:
        raise InterruptedError

    series = Series("planet_5r", (), contestants(f"exec:sh {script},random,random"), 4)
    with pytest.raises(InterruptedError), Processes(2) as processes:
        run(series, processes, progress=enough)
    os.set_blocking(reader, True)
    assert os.read(reader, 1) == b""
    os.close(reader)


def test_a_program_plays_game_after_game_and_hears_how_they_went() -> None:
    script = READY + 'read line; echo 0; read line; echo "$line" >&2; read line; echo \'{"t":"ready","protocol":1}\'; '
    command = ("sh", "-c", script + 'read line; echo "$$" >&2; exit 4')
    first = ProcessBot(command, "mine")
    assert asked(first) == 0
    (process,) = bot_process._running
    first.game_over((1,), (3, 9, 4))
    second = ProcessBot(command, "mine")
    with pytest.raises(BotFailure) as failed:
        asked(second)
    assert str(process.pid) in failed.value.detail


def test_settings_and_seat_are_in_the_greeting(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = f'read line; echo "$line" > {heard}; echo \'{{"t":"ready","protocol":1}}\'; read line; echo 0; cat'
    bot = ProcessBot(("sh", "-c", script), "mine", {"depth": 3}, seed=8, limit=60)
    asked(bot)
    end_all()
    greeting = json.loads(heard.read_text(encoding="utf-8"))
    assert (greeting["t"], greeting["protocol"], greeting["game"], greeting["seat"]) == ("game", 1, "planet_5r", 0)
    assert (greeting["players"], greeting["settings"], greeting["seed"], greeting["seconds"]) == (
        3,
        {"depth": 3},
        10_006_434_462_379_005_297,  # of 8, always
        60,
    )
    assert greeting["options"]["die"]


def test_the_seed_a_program_is_told_does_not_lead_back_to_the_seed_of_the_series() -> None:
    """A number of a stream can be counted back to its key, and from that to all other numbers."""
    told = ProcessBot(("true",), "mine", seed=mix(77, 1)).seed
    assert before_mixing(mix(77, 1)) == 77 + GAMMA
    assert told != mix(77, 1)
    assert before_mixing(told) != 77 + GAMMA
    assert told == ProcessBot(("true",), "mine", seed=mix(77, 1)).seed, "a series can be repeated"


def before_mixing(z: int) -> int:
    """The other way through the steps of `mix`."""

    def unshifted(x: int, by: int) -> int:
        found = x
        for _ in range(64 // by):
            found = x ^ found >> by
        return found

    z = unshifted(z, 31) * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    z = unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return unshifted(z, 30)


def test_a_worker_that_is_stopped_while_it_starts_a_program_ends_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []
    exits: list[int] = []
    popen = subprocess.Popen

    def interrupted(*command: Any, **given: Any) -> subprocess.Popen[str]:
        started.append(popen(*command, **given))
        processes._stop(signal.SIGTERM, None)
        return started[0]

    monkeypatch.setattr(subprocess, "Popen", interrupted)
    monkeypatch.setattr(os, "_exit", exits.append)
    try:
        BotProcess(("cat",))
        assert started[0].returncode == -signal.SIGKILL
        assert exits == [128 + signal.SIGTERM]
    finally:
        end_all()


def test_modules_of_ours_play_in_the_same_process() -> None:
    found = contestant("orrery.bots.greedy:GreedyBot:samples=2")
    assert isinstance(found, Contestant)
    assert type(found.make(1)).__name__ == "GreedyBot"
