"""Why a bot made its move: of finished games, from what the bot could know, shared, bounded, and given up."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

import orrery
from analysis.short_game import short_game, short_record
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.core.state_codec import digest
from orrery.server.bot_workers.explaining import Explained, MoveTold, StepTold, explained, to_explain
from orrery.server.bot_workers.worker_pool import BotPool
from orrery.server.storage import StorageFailed
from orrery.server.tables.coaching import move_explanations
from orrery.server.tables.coaching.explanation_answers import told
from orrery.server.wire.explanation_info import ExplainedQuestion, MoveExplanation
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, wait_until

Json = Any
HANGS = (sys.executable, "-c", "import time; time.sleep(3600)")
BOT = 2  # the bot's seat in the short game
PATIENT: Json = {"bot_command": HANGS, "bot_patience": 3600}


@pytest.fixture
def server(own_server: Callable[..., LiveServer]) -> LiveServer:
    return own_server(hint_deals=6)


def finished(guest: Guest, actions: int = 12) -> str:
    table: str = guest.post("/api/records", short_record(actions=actions), 201)["id"]
    return table


def path(table: str, step: int) -> str:
    return f"/api/tables/{table}/replay/{step}/explanation"


def steps_of(seat: int, choices: int = 2, actions: int = 12) -> list[int]:
    """The steps at which this seat had so many choices or more."""
    match, found = short_game(actions=actions), []
    again = Match(match.game, match.players, match.seed, match.options, match.start)
    for n, (mover, action) in enumerate(match.actions, start=1):
        decision = again.decision(mover)
        assert decision is not None
        if mover == seat and len(decision.actions) >= choices:
            found.append(n)
        again.act(mover, action)
    return found


def ask(guest: Guest, table: str, step: int) -> list[Json]:
    answer = guest.http.get(path(table, step))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


def refused(guest: Guest, table: str, step: int) -> str:
    answer = guest.http.get(path(table, step))
    error = answer.json()["error"]
    assert answer.status_code >= 400
    assert error["text"]["en"] != error["text"]["ru"]
    code: str = error["code"]
    return code


def test_a_bots_move_is_explained(server: LiveServer) -> None:
    table, step = finished(server.guest()), steps_of(BOT, 3)[0]
    stranger = server.guest()
    lines = ask(stranger, table, step)
    assert [line["done"] for line in lines[:-1]] == [False] * (len(lines) - 1)
    assert not lines[0]["moves"], "it is being thought about"
    last = lines[-1]
    msgspec.convert(last, MoveExplanation)
    assert (last["done"], last["step"], last["seat"], last["level"]) == (True, step, BOT, 3)
    assert last["tries"] == 6
    actions = [move["action"] for move in last["moves"]]
    played = stranger.get(f"/api/tables/{table}/replay", **{"from": step, "count": 1})["steps"][0]["action"]
    assert actions[last["chosen"]] == played
    assert 2 <= len(actions) <= 4
    assert len({str(action) for action in actions}) == len(actions)
    assert last["moves"][0]["behind"] == 0.0
    assert last["verdict"]["kind"] in ("best", "even", "behind")
    assert (last["chosen"] == 0) >= (last["verdict"]["kind"] != "behind")
    assert last["question"]["kind"]


def test_a_move_without_a_choice_says_so(server: LiveServer) -> None:
    (only,) = set(steps_of(BOT, 1, 30)) - set(steps_of(BOT, 2, 30))
    last = ask(server.guest(), finished(server.guest(), 30), only)[-1]
    assert last["verdict"]["kind"] == "only"
    assert len(last["moves"]) == 1


def test_what_is_not_explained(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, stranger = server.guest(), server.guest()
    table, step = finished(anna), steps_of(BOT)[0]
    last = len(short_game().actions)
    assert refused(anna, table, steps_of(0)[0]) == "not_a_bots_move"
    assert refused(anna, table, 0) == "no_step", "nobody has moved yet"
    assert refused(anna, table, last + 1) == "no_step"
    assert refused(anna, "nowhere", step) == "no_table"
    running = anna.table("me", "easy", "easy")["id"]
    assert refused(anna, running, 1) == "not_over", "a bot's reasons tell what it holds"
    stranger.http.cookies.clear()
    assert refused(stranger, table, step) == "no_guest"

    async def broken(*_args: Any) -> None:
        raise StorageFailed("the connection broke")

    monkeypatch.setattr(server.parts.storage, "moves", broken)
    assert refused(anna, table, steps_of(0)[0]) == "storage"


def test_a_stand_ins_move_is_a_bots_move(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is who has made the move, not whose seat it was."""
    anna = server.guest()
    table, step = finished(anna), steps_of(0)[0]
    moves = server.moves(table)
    moves[step - 1] = moves[step - 1]._replace(key=f"bot:{step}")

    async def stored(_table: str) -> Any:
        return moves

    monkeypatch.setattr(server.parts.storage, "moves", stored)
    last = ask(anna, table, step)[-1]
    assert (last["seat"], last["level"], last["done"]) == (0, None, True)


class Counted:
    """How often workers are asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.later: list[bool] = []
        real = BotPool.explain

        def explain(pool: BotPool, *args: Any, **more: Any) -> Any:
            self.later.append(more["later"])
            return real(pool, *args, **more)

        monkeypatch.setattr(BotPool, "explain", explain)


def test_an_explanation_is_kept_for_those_who_ask_later(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, (first, second, *_) = Counted(monkeypatch), steps_of(BOT)
    monkeypatch.setattr(move_explanations, "KEPT", 1)
    anna, boris = server.guest(), server.guest()
    table = finished(anna)
    known = ask(anna, table, first)[-1]
    assert ask(boris, table, first) == [known]
    assert asked.later == [True], "behind hints and bots that somebody waits for"
    ask(boris, table, second)
    ask(boris, table, first)
    assert len(asked.later) == 3, "only so many are kept"


@contextlib.contextmanager
def hearing(guest: Guest, table: str, step: int) -> Iterator[Json]:
    """The first line, for somebody who goes on listening until the block ends."""
    with guest.http.stream("GET", path(table, step)) as answer:
        lines = answer.iter_lines()  # as long as it is there, the connection is
        yield msgspec.json.decode(next(lines))
        del lines


def test_it_is_given_up_when_the_last_one_stops_listening(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(**PATIENT)
    anna, boris = server.guest(), server.guest()
    table, step = finished(anna), steps_of(BOT)[0]
    whole, line = server.parts.explanations, server.parts.bots._line

    def idle() -> bool:
        return len(line._free) == server.settings.bot_workers

    with hearing(anna, table, step) as one:
        assert not one["done"]
        with hearing(boris, table, step) as other:
            assert other == one
            (work,) = whole._under_way.values()
            assert len(work.listeners) == 2, "it is worked out once"
        wait_until(lambda: len(work.listeners) == 1)
        assert not idle()
    wait_until(lambda: not whole._under_way)
    wait_until(idle)
    assert work.task is not None
    wait_until(work.task.done)


def test_so_many_at_a_time_and_so_often(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(**PATIENT, limits=replace(GENEROUS, explanations_under_way=1))
    anna, boris = server.guest(), server.guest()
    table, (first, second, *_) = finished(anna), steps_of(BOT)
    with hearing(anna, table, first):
        assert refused(boris, table, second) == "too_many"


def test_nobody_asks_too_often(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(hint_deals=1, limits=replace(GENEROUS, hints_per_minute=1e-6, hint_burst=1))
    anna = server.guest()
    table, (first, second, *_) = finished(anna), steps_of(BOT)
    assert ask(anna, table, first)[-1]["done"]
    assert refused(anna, table, second) == "too_many"
    assert ask(anna, table, first)[-1]["done"], "what is known costs nothing"
    assert ask(server.guest(), table, second)[-1]["done"]


def test_workers_that_fail_are_told(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=(sys.executable, "-c", "raise SystemExit(3)"))
    anna = server.guest()
    lines = ask(anna, finished(anna), steps_of(BOT)[0])
    assert not lines[0]["done"]
    assert lines[-1]["error"]["code"] == "explanation_failed"
    assert not server.parts.explanations._under_way


def test_a_server_stops_while_one_is_worked_out(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(**PATIENT)
    anna = server.guest()
    with hearing(anna, finished(anna), steps_of(BOT)[0]):
        server.__exit__()
    assert not server._thread.is_alive()


def dice() -> Callable[[int], int]:
    """The same ones each time."""
    numbers = count(5)
    return lambda _bits: next(numbers)


@pytest.mark.parametrize("game", orrery.games())
def test_nothing_a_bot_could_not_know_changes_its_explanation(game: str) -> None:
    """Whatever its seat can't know is exchanged: the same question goes out, so the same answer comes back."""
    match = orrery.game(game).new(3 if game == "planet_5r" else 2, 23)
    rng, differ = Rng(9), 0
    for _ in range(12):
        seat = match.actors[0]
        twin = match.clone()
        twin.state = match.game.resample(match.state, seat, Rng(71))
        differ += digest(twin.state) != digest(match.state)
        decisions = [one.decision(seat) for one in (match, twin)]
        chosen = decisions[0].actions[rng.below(len(decisions[0].actions))]  # type: ignore[union-attr]
        orders = []
        for decision in decisions:
            assert decision is not None
            told_as = match.game.action_to_json(chosen)
            orders.append(to_explain(decision, None, deals=1, most=3, chosen=told_as, randbits=dice()))
        assert orders[0] == orders[1]
        assert not any(str(key) in str(orders[0].state) for key in match.state.keys)
        match.act(seat, chosen)
    head = MoveExplanation(step=1, seat=0, question=ExplainedQuestion("", "", {}))
    answers = [told(match.game, head, explained(order), done=True) for order in orders]
    assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])
    assert differ


def _move(name: str, *dealt: float) -> MoveTold:
    words = {"en": "", "ru": ""}
    value = sum(dealt) / len(dealt)
    return MoveTold(
        [name], [[name]], [StepTold([name], [])], value, words, None, 0, None, None, len(dealt), [*dealt], [], []
    )


@pytest.mark.parametrize(
    ("played", "other", "kind"),
    [
        ([1.0, 1.0, 1.0, 1.0], [3.0, 3.0, 3.0, 3.0], "behind"),  # the deals make no difference
        ([1.0, 1.1, 1.0, 1.1], [3.0, 3.2, 3.1, 3.0], "behind"),
        ([1.0, 5.0, 1.0, 5.0], [5.0, 1.1, 4.9, 1.2], "even"),  # a lead that the noise hides
        ([0.0, 0.0, 4.0, 4.1], [9.0, 9.1, 0.0, 0.1], "even"),  # luck of the first half
        ([1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], "even"),  # the same in other words
        ([2.0, 2.1, 2.0, 2.2], [1.0, 1.1, 1.0, 1.1], "best"),
    ],
)
def test_what_the_strongest_bot_says_of_it(played: list[float], other: list[float], kind: str) -> None:
    game = orrery.game("planet_5r")
    mine, its = _move("mine", *played), _move("its", *other)
    head = MoveExplanation(step=1, seat=0, question=ExplainedQuestion("", "", {}))
    shown = told(game, head, Explained(0, ["mine"], [its, mine], choices=2), done=True)
    assert shown.verdict is not None
    assert shown.verdict.kind == kind
    assert (shown.verdict.points is not None) == (kind == "behind")
    assert shown.chosen == (1 if kind == "behind" else 0), "nothing that is not known to be better stands above it"
    assert shown.moves[0].behind == 0.0
    for choices, verdict in ((1, "only"), (7, "even")):
        alone = told(game, head, Explained(0, ["mine"], [mine], choices), done=True)
        assert alone.verdict is not None
        assert alone.verdict.kind == verdict


def test_the_move_it_is_compared_with_leads() -> None:
    """Not another one that has been lucky all in all."""
    game = orrery.game("planet_5r")
    played = _move("played", 1.0, 1.1, 1.0, 1.1)
    better, lucky = _move("better", 3.0, 3.2, 3.1, 3.0), _move("lucky", 0.0, 0.0, 9.0, 9.0)
    head = MoveExplanation(step=1, seat=0, question=ExplainedQuestion("", "", {}))
    shown = told(game, head, Explained(0, ["played"], [lucky, better, played], choices=3), done=True)
    assert [move.action for move in shown.moves] == [["better"], ["lucky"], ["played"]]
    assert shown.chosen == 2
