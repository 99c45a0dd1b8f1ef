"""`orrery bench`: the engine's speed, also beside others' and over the length of a game; with --check its soundness."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.arena import Executor
from orrery.arena.cost_curve import PARTS
from orrery.arena.cost_curve import measure as curve_of
from orrery.arena.peers import NoPeer, OursFailed, Peer, Rate, rate_of_ours, rate_of_peer, ratios
from orrery.arena.soundness import Unsound, check
from orrery.arena.speed import Speed
from orrery.arena.speed import measure as speed_of
from orrery.cli.cli_texts import Wrong
from orrery.cli.progress_bar import games_bar
from orrery.core.compiled import running
from orrery.core.game import Game
from orrery.texts import Say

FAILED = 1
ROUNDS = 5  # of a comparison: the middle one counts
BAR = 24  # characters of the longest bar


def measure(
    say: Say, games: Sequence[Game[Any, Any]], players: Sequence[int], seconds: float, seed: int, as_json: bool
) -> int:
    found = [speed_of(game, seats, seconds, seed) for game, seats in zip(games, players, strict=True)]
    if as_json:
        print(json.dumps([speed.to_json() for speed in found], indent=2))
        return 0
    console = Console()
    for game, speed in zip(games, found, strict=True):
        console.print(_table(say, game, speed))
    console.print(say("bench-note", engine=say(f"engine-{running()}")), style="dim")
    return 0


def compare(
    say: Say,
    peer: Peer,
    games: Sequence[Game[Any, Any]],
    players: Sequence[int],
    seconds: float,
    rounds: int,
    as_json: bool,
) -> int:
    """Ours and a peer's engine in turn, and how many times as fast ours is."""
    theirs: list[Rate] = []
    ours: dict[str, list[Rate]] = {game.id: [] for game in games}
    try:
        for _ in range(rounds):
            theirs.append(rate_of_peer(peer, seconds))
            for game, seats in zip(games, players, strict=True):
                ours[game.id].append(rate_of_ours(game.id, seats, seconds))
    except NoPeer as missing:
        raise Wrong("no_peer", peer=peer.name, text=str(missing)) from None
    except OursFailed as failed:
        raise Wrong("ours_failed", text=str(failed)) from None
    found = {ident: ratios(rates, theirs) for ident, rates in ours.items()}
    if as_json:
        told = {
            ident: {"decisions": round(found[ident].decisions, 2), "real": round(found[ident].real, 2)}
            for ident in found
        }
        print(json.dumps({"peer": peer.name, "plays": peer.plays, "engine": running(), "ratios": told}, indent=2))
        return 0
    table = Table(title=say("against-title", peer=peer.name, plays=peer.plays), title_justify="left")
    for column in ("game", "decisions", "real"):
        table.add_column(say(f"against-{column}"), justify="left" if column == "game" else "right")
    for game in games:
        table.add_row(game.name(say.lang), *(f"{value:.1f}" for value in found[game.id]))
    console = Console()
    console.print(table)
    console.print(say("against-note", rounds=rounds, engine=say(f"engine-{running()}")), style="dim")
    return 0


def draw_curve(
    say: Say, games: Sequence[Game[Any, Any]], players: Sequence[int], seconds: float, seed: int, as_json: bool
) -> int:
    """What a decision costs in each tenth of a game."""
    found = [curve_of(game, seats, seconds, seed) for game, seats in zip(games, players, strict=True)]
    if as_json:
        print(json.dumps([curve.to_json() for curve in found], indent=2))
        return 0
    console = Console()
    for game, curve in zip(games, found, strict=True):
        title = say("curve-title", game=game.name(say.lang), players=curve.players, games=str(curve.games))
        table = Table(title=title, title_justify="left")
        for column in ("part", "time", "actions"):
            table.add_column(say(f"curve-{column}"), justify="right")
        dearest = max(part.decision_us for part in curve.parts)
        table.add_column()
        for n, part in enumerate(curve.parts):
            where = f"{100 * n // PARTS}–{100 * (n + 1) // PARTS} %"
            bar = "█" * round(BAR * part.decision_us / dearest)
            table.add_row(where, f"{part.decision_us:.1f}", f"{part.actions:.1f}", bar)
        console.print(table)
    console.print(say("curve-note", engine=say(f"engine-{running()}")), style="dim")
    return 0


def _table(say: Say, game: Game[Any, Any], speed: Speed) -> Table:
    title = say("bench-title", game=game.name(say.lang), players=speed.players)
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = (
        ("decisions", f"{speed.decisions_per_second:,.0f}"),
        ("real", f"{speed.real_per_second:,.0f}"),
        ("actions", f"{speed.actions_per_real:.1f}"),
        ("games", f"{speed.games_per_second:,.0f}"),
        ("length", f"{speed.decisions / speed.games:.1f}"),
        ("clone", f"{speed.clone_us:.1f}"),
        *((name, say("bench-first", again=again, first=first)) for name, again, first in _costs(speed)),
    )
    for name, value in rows:
        table.add_row(say(f"bench-{name}"), value.replace(",", " "))
    return table


def _costs(speed: Speed) -> Iterator[tuple[str, str, str]]:
    """What may be cached: the cost on states that were looked at before, and on new ones."""
    yield "view", f"{speed.view_us:.1f}", f"{speed.first_view_us:.1f}"
    yield "sample", f"{speed.sample_us:.1f}", f"{speed.first_sample_us:.1f}"
    yield "evaluate", f"{speed.evaluate_us:.1f}", f"{speed.first_evaluate_us:.1f}"


def verify(say: Say, games: Sequence[Game[Any, Any]], number: int, seed: int, executor: Executor, as_json: bool) -> int:
    """Random games with every number of seats; the first broken promise ends it with exit code 1."""
    console = Console()
    told = []
    for game in games:
        began = time.perf_counter()
        try:
            tally = _check(say, game, number, seed, executor)
        except Unsound as broken:
            text = say("error-check_failed", game=game.id, players=broken.players, n=broken.n, text=broken.why)
            Console(stderr=True).print(say("error-prefix", text=text), markup=False, highlight=False)
            return FAILED
        took = time.perf_counter() - began
        told.append({"game": game.id, "games": tally.games, "actions": tally.actions, "seconds": round(took, 1)})
        if not as_json:
            seats = f"{game.players.start}–{game.players.stop - 1}"
            counts = {"games": str(tally.games), "actions": str(tally.actions)}
            line = say("check-done", game=game.name(say.lang), players=seats, seconds=f"{took:.1f}", **counts)
            console.print(line, highlight=False)
    if as_json:
        print(json.dumps(told, indent=2))
    return 0


def _check(say: Say, game: Game[Any, Any], number: int, seed: int, executor: Executor) -> Any:
    with games_bar(say("check-playing", game=game.name(say.lang)), number) as advance:
        return check(game.id, number, seed, executor, advance)
