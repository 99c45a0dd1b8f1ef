"""The analysis of a game that was played on a device, and why its bots have moved so: what the server says of the same
record, piece by piece, after a reload from what is stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from analysis.short_game import short_game, short_record
from orrery.local.device_thoughts import thought_out
from orrery.server.bot_workers.explaining import to_explain
from orrery.server.tables.coaching import explanation_step
from server.local.test_device import Kept, Learner
from server.support import Guest, LiveServer, wait_until

Json = Any


class Thinking(Kept):
    """A device, and what its other worker has been given."""

    def open(self) -> None:
        self.queue: list[Json] = []
        super().open()

    def take(self, done: str) -> Json:
        told = super().take(done)
        self.queue = [one for one in (*self.queue, *told["thoughts"]) if one["id"] not in told["dropped"]]
        return told

    def finds(self, found: str | None, done: bool = True) -> Json:
        """Of the first thing that the other worker was given."""
        thought = self.queue.pop(0) if done else self.queue[0]
        return self.take(self.device.thought(thought["id"], found, done))


def brought(kept: Thinking, record: Json | None = None) -> str:
    table: str = kept.call("POST", "/records", record or short_record(), 201)["id"]
    return table


def look(kept: Thinking, table: str, **asked: int) -> Json:
    known = "".join(f"?known={n}" for n in asked.values())
    return kept.call("GET", f"/tables/{table}/analysis{known}")


def change(kept: Thinking, table: str, wish: str) -> Json:
    return kept.call("POST", f"/tables/{table}/analysis", {"do": wish})


def work(kept: Thinking, pieces: int = 10**6) -> list[int]:
    """The other worker works out so many pieces, one after the other; their numbers."""
    done: list[int] = []
    while kept.queue and len(done) < pieces:
        (thought,) = kept.queue
        assert thought["later"], "bots and hints come first"
        done.append(json.loads(thought["order"])["piece"]["n"])
        kept.finds(thought_out(thought["order"], lambda _early: None))
    return done


def opened_again(kept: Thinking, table: str) -> None:
    """The page has been closed and opened again."""
    kept.open()
    kept.load(table)


def error_of(kept: Thinking, method: str, url: str, body: Json, status: int) -> str:
    code: str = kept.call(method, url, body, status)["error"]["code"]
    return code


# --- the analysis


def test_a_device_finds_what_the_server_finds(anna: Guest) -> None:
    there = f"/api/tables/{anna.post('/api/records', short_record(), 201)['id']}/analysis"
    kept = Thinking()
    here = brought(kept)
    assert look(kept, here) == anna.get(there)
    anna.post(there, {"do": "start"}, 200)
    begun = change(kept, here, "start")
    assert (begun["state"], begun["done"], begun["analysis"]) == ("working", 0, None)
    assert work(kept) == list(range(begun["pieces"]))
    wait_until(lambda: anna.get(there)["state"] not in ("working", "waiting"))
    told = look(kept, here)
    assert told["state"] == "done"
    assert told["analysis"]["decisions"]
    assert told == anna.get(there)
    assert look(kept, here, known=told["done"]) == anna.get(there, known=told["done"])
    opened_again(kept, here)
    assert look(kept, here) == told, "it is kept"
    assert change(kept, here, "start") == change(kept, here, "pause") == told, "nothing is begun again"
    assert not kept.queue


def test_it_can_be_paused_stopped_and_gone_on_with() -> None:
    kept = Thinking()
    table = brought(kept)
    assert look(kept, table) == change(kept, table, "pause"), "nothing to pause"
    change(kept, table, "start")
    assert work(kept, 3) == [0, 1, 2]
    assert change(kept, table, "start")["done"] == 3
    assert len(kept.queue) == 1, "nothing is asked twice"
    so_far = look(kept, table)
    assert (so_far["state"], so_far["done"], so_far["analysis"]["done"]) == ("working", 3, 3)
    assert so_far["decisions"] >= so_far["judged"] > 0
    assert look(kept, table, known=3)["analysis"] is None
    assert change(kept, table, "pause")["state"] == "paused"
    assert not kept.queue
    assert not kept.device.works_on(table)
    opened_again(kept, table)
    kept.take(kept.device.take_up(table))
    assert not kept.queue, "a pause outlives the page"
    change(kept, table, "start")
    assert kept.device.works_on(table)
    assert work(kept, 2) == [3, 4], "what was done is not done again"
    stopped = change(kept, table, "stop")
    assert (stopped["state"], stopped["done"], stopped["analysis"]["done"]) == ("stopped", 5, 5)
    assert change(kept, table, "stop") == stopped
    change(kept, table, "start")
    work(kept)
    assert look(kept, table)["state"] == "done"


def test_it_goes_on_after_a_reload() -> None:
    whole, kept = Thinking(), Thinking()
    other, table = brought(whole), brought(kept)
    change(whole, other, "start")
    work(whole)
    change(kept, table, "start")
    work(kept, 4)
    assert kept.device.works_on(table)
    opened_again(kept, table)
    waiting = look(kept, table)
    assert (waiting["state"], waiting["done"]) == ("working", 4)
    assert not kept.queue, "whoever only looks, perhaps from another page, does not work on it"
    kept.take(kept.device.take_up(table))
    assert work(kept)[0] == 4
    assert look(kept, table) == look(whole, other)
    assert not kept.device.works_on(table)
    assert kept.pieces[table] == whole.pieces[other]


def test_what_could_not_be_stored_is_worked_out_again() -> None:
    kept = Thinking()
    table = brought(kept)
    change(kept, table, "start")
    work(kept, 2)
    (thought,) = kept.queue
    kept.device.thought(thought["id"], thought_out(thought["order"], lambda _early: None), True)  # and is not stored
    opened_again(kept, table)
    kept.take(kept.device.take_up(table))
    assert work(kept, 1) == [2]


def test_a_piece_that_fails_breaks_it_off_and_it_can_be_tried_again() -> None:
    kept = Thinking()
    table = brought(kept)
    change(kept, table, "start")
    work(kept, 2)
    kept.finds(None)
    failed = look(kept, table)
    assert (failed["state"], failed["done"]) == ("failed", 2)
    opened_again(kept, table)
    assert look(kept, table) == failed
    change(kept, table, "start")
    assert work(kept)[0] == 2
    assert look(kept, table)["state"] == "done"


@pytest.mark.parametrize("stands", ["done", "paused", "working"])
def test_pieces_of_another_plan_are_not_believed(stands: str) -> None:
    """The plan may change with the code."""
    kept = Thinking()
    table = brought(kept)
    change(kept, table, "start")
    work(kept)
    whole = look(kept, table)
    n, piece = msgspec.json.decode(kept.pieces[table][1])
    kept.pieces[table] = {1: msgspec.json.encode((n, {**piece, "step": piece["step"] + 1})).decode()}
    kept.analyses[table] = stands  # type: ignore[assignment]
    opened_again(kept, table)
    told = look(kept, table)
    assert told["state"] == ("working" if stands == "working" else "none")
    assert told["done"] == 0
    change(kept, table, "start")
    assert work(kept)[0] == 0
    assert look(kept, table) == whole
    opened_again(kept, table)
    assert look(kept, table) == whole, "the others have gone"


class Pupil(Learner, Thinking):
    """Somebody who has lessons analysed on a device."""

    def to_the_end(self, table: str, choice: int) -> None:
        """The lesson's way, then without it to the end of the game, always with this one of the legal actions."""
        self.to_the_goal(table)
        self.turn(table, "skip")
        while self.call("GET", f"/tables/{table}")["status"] == "playing":
            self.answer(table, self.states[0]["decision"]["actions"][choice])


@pytest.mark.parametrize("pieces", [0, 2])
def test_a_lesson_that_is_taken_back_after_its_end_is_analysed_anew(pieces: int) -> None:
    kept = Pupil()
    table = kept.opens("planet_5r", "one_round")
    kept.to_the_end(table, 0)
    change(kept, table, "start")
    assert work(kept, pieces) == list(range(pieces))
    assert kept.opens("planet_5r", "one_round", again=True) == table
    assert not kept.queue, "nobody works on what was not played"
    assert not kept.device.works_on(table)
    kept.to_the_end(table, -1)
    assert look(kept, table)["state"] == "none"
    assert kept.pieces.get(table, {}) == {}
    opened_again(kept, table)
    assert look(kept, table)["state"] == "none"
    assert change(kept, table, "start")["done"] == 0
    assert len(kept.queue) == 1


def test_nobody_works_on_a_table_that_was_removed() -> None:
    kept = Thinking()
    table = brought(kept)
    change(kept, table, "start")
    (thought,) = kept.queue
    told = kept.take(kept.device.call("POST", f"/tables/{table}/leave", "{}"))
    assert told["dropped"] == [thought["id"]]
    assert not kept.device.works_on(table)
    assert kept.take(kept.device.thought(thought["id"], "{}", True))["writes"] == []


def test_what_is_not_analysed() -> None:
    kept = Thinking()
    running = kept.deal("planet_5r", "me", "bot", "bot")
    url = f"/tables/{running}/analysis"
    assert error_of(kept, "GET", url, None, 409) == "not_over"
    assert error_of(kept, "POST", url, {"do": "start"}, 409) == "not_over"
    over = brought(kept)
    assert error_of(kept, "POST", f"/tables/{over}/analysis", {"do": "burn"}, 400) == "bad_request"
    assert error_of(kept, "GET", f"/tables/{over}/analysis?known=x", None, 400) == "bad_request"
    assert error_of(kept, "GET", "/tables/local-none/analysis", None, 404) == "no_table"


# --- why a bot has moved so

BOT = 2  # the bot's seat in the short game


def bots_steps(choices: int) -> list[int]:
    match = short_game()
    again = type(match)(match.game, match.players, match.seed, match.options, match.start)
    found = []
    for n, (seat, action) in enumerate(match.actions, start=1):
        decision = again.decision(seat)
        assert decision is not None
        if seat == BOT and len(decision.actions) >= choices:
            found.append(n)
        again.act(seat, action)
    return found


def why(table: str, step: int) -> str:
    return f"/tables/{table}/replay/{step}/explanation"


def test_a_bots_move_is_explained_as_the_server_does(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explanation_step, "to_explain", partial(to_explain, randbits=lambda bits: 2**bits // 7))
    guest, kept = own_server(hint_deals=2).guest(), Thinking()
    there, here = guest.post("/api/records", short_record(), 201)["id"], brought(kept)
    for step in bots_steps(1):
        lines = [json.loads(line) for line in guest.http.get(f"/api{why(there, step)}").text.splitlines()]
        first = kept.call("GET", why(here, step))
        assert first == lines[0]
        (thought,) = kept.queue
        assert not thought["later"], "somebody waits for it"
        assert kept.call("GET", why(here, step)) == first
        assert kept.queue == [thought], "asking again is asking how far it is"
        early: list[str] = []
        whole = thought_out(thought["order"], early.append)
        for text in early:
            kept.finds(text, done=False)
            assert not kept.call("GET", why(here, step))["done"]
        kept.finds(whole)
        last = kept.call("GET", why(here, step))
        assert last == lines[-1]
        assert last["done"]
        assert kept.call("GET", why(here, step)) == last
        assert not kept.queue


def test_an_explanation_that_nobody_wants_is_not_worked_out() -> None:
    kept = Thinking()
    table, (first, second, *_) = brought(kept), bots_steps(2)
    kept.call("GET", why(table, first))
    (one,) = kept.queue
    told = kept.take(kept.device.call("GET", why(table, second), ""))
    assert told["dropped"] == [one["id"]]
    (two,) = told["thoughts"]
    told = kept.take(kept.device.call("DELETE", why(table, second), ""))
    assert told["dropped"] == [two["id"]]
    kept.call("GET", why(table, second))
    kept.finds(None)
    assert error_of(kept, "GET", why(table, second), None, 503) == "explanation_failed"
    assert not kept.call("GET", why(table, second))["done"]
    assert kept.queue, "whoever asks again has it tried again"


def test_what_is_not_explained() -> None:
    kept = Thinking()
    running = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    kept.bots(running)
    assert error_of(kept, "GET", why(running, 1), None, 409) == "not_over", "a bot's reasons tell what it holds"
    table, match = brought(kept), short_game()
    mine = next(n for n, (seat, _) in enumerate(match.actions, start=1) if seat != BOT)
    assert error_of(kept, "GET", why(table, mine), None, 409) == "not_a_bots_move"
    assert error_of(kept, "GET", why(table, 0), None, 404) == "no_step"
    assert error_of(kept, "GET", why(table, len(match.actions) + 1), None, 404) == "no_step"
    assert error_of(kept, "POST", why(table, 1), {}, 404) == "not_found"
    assert error_of(kept, "GET", f"/tables/{table}/replay/x/explanation", None, 404) == "not_found"
