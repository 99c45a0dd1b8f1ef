"""To learn about a game: `stats`, `dataset`, `bench`, `schema`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

import orrery
from orrery.cli import arguments as read
from orrery.cli.command_kit import PATH, CommandKit

EXAMPLES: dict[str, Sequence[str]] = {
    "stats": (
        "orrery stats {game}",
        "orrery stats {game} --bots random --games 500 --html figures.html",
        "orrery stats {game} --metric my_metric.py:longest_row --json",
    ),
    "dataset": (
        "orrery dataset {game} --bots greedy,greedy,greedy,greedy --games 10000 --out self-play",
        "orrery dataset {game} --bots mcts,mcts,mcts --games 500 --search --observations --out searched --on ray",
    ),
    "bench": (
        "orrery bench {game}",
        "orrery bench --json",
        "orrery bench {game} --games 10000 --check",
        "orrery bench --against catanatron --seconds 2",
        "orrery bench --curve",
    ),
    "schema": ("orrery schema", "orrery schema --out schemas"),
}


def add_to(kit: CommandKit) -> None:
    say = kit.say

    @kit.command(
        "stats",
        kit.game_argument("arg-game"),
        kit.value("--bots", "BOT,BOT,...", "stats-bots", "greedy"),
        kit.value("--players", "N", "league-players"),
        kit.value("--games", "N", "duel-games", "40"),
        click.Option(["--metric"], metavar="FILE:FUNCTION", multiple=True, help=say("help-stats-metric")),
        kit.path("--html", "FILE", "stats-html"),
        kit.value("--workers", "N", "opt-workers"),
        kit.on_place,
        kit.option,
        kit.seed_option,
        kit.json_switch,
    )
    def stats(
        game: str,
        bots: str,
        players: str | None,
        games: str,
        metric: Sequence[str],
        html: Path | None,
        workers: str | None,
        on: str | None,
        option: Sequence[str],
        seed: str | None,
        json: bool,
    ) -> int:
        found = read.game(game)
        from orrery.cli.stats_command import run
        from orrery.lab.game_statistics.own_metrics import own_metric
        from orrery.lab.game_statistics.statistics_call import self_play

        seats, options = read.players(found, players), read.options(found, option)
        metrics = [own_metric(each) for each in metric]
        plan = self_play(found, read.bots(found, bots), seats, options, read.seed(seed) or 0, metrics)
        number = read.needed("--games", games, 1, 10_000_000)
        return run(say, found, plan, number, read.executor(on, workers), read.writable(html), json)

    @kit.command(
        "dataset",
        kit.game_argument("arg-game"),
        kit.value("--bots", "BOT,BOT,...", "duel-bots", "greedy,greedy,greedy,greedy"),
        kit.value("--games", "N", "duel-games", "100"),
        click.Option(["--out"], metavar="DIR", help=say("help-dataset-out"), type=PATH, required=True),
        kit.value("--split", "N,N,N", "dataset-split", "80,10,10"),
        kit.value("--shard", "N", "dataset-shard"),
        kit.switch("--legal", "dataset-legal"),
        kit.switch("--search", "dataset-search"),
        kit.switch("--observations", "dataset-observations"),
        kit.value("--workers", "N", "opt-workers"),
        kit.on_place,
        kit.option,
        kit.seed_option,
    )
    def dataset(
        game: str,
        bots: str,
        games: str,
        out: Path,
        split: str,
        shard: str | None,
        legal: bool,
        search: bool,
        observations: bool,
        workers: str | None,
        on: str | None,
        option: Sequence[str],
        seed: str | None,
    ) -> int:
        found = read.game(game)
        from orrery.arena import Series
        from orrery.cli.dataset_command import run
        from orrery.lab.datasets.shard_plan import DatasetPlan, usual_shard

        number = read.needed("--games", games, 1, 100_000_000)
        options = tuple(sorted(read.options(found, option).items()))
        series = Series(found.id, options, read.seated_bots(found, bots), number, read.seed(seed) or 0)
        size = read.whole("--shard", shard, 1, 1_000_000) or usual_shard(number)
        plan = DatasetPlan(series, size, read.split(split), legal, search, observations)
        return run(say, plan, out, read.executor(on, workers))

    @kit.command(
        "bench",
        kit.game_argument("bench-game", required=False),
        kit.value("--players", "N", "bench-players"),
        kit.value("--seconds", "S", "bench-seconds", "3"),
        kit.switch("--check", "bench-check"),
        kit.value("--games", "N", "bench-games", "300"),
        kit.value("--workers", "N", "opt-workers"),
        kit.on_place,
        kit.value("--against", "NAME", "bench-against"),
        kit.switch("--curve", "bench-curve"),
        kit.seed_option,
        kit.json_switch,
    )
    def bench(
        game: str | None,
        players: str | None,
        seconds: str,
        check: bool,
        games: str,
        workers: str | None,
        on: str | None,
        against: str | None,
        curve: bool,
        seed: str | None,
        json: bool,
    ) -> int:
        chosen = [read.game(ident) for ident in ([game] if game is not None else orrery.games())]
        from orrery.cli.bench import ROUNDS, compare, draw_curve, measure, verify

        # All are read before any is used: a slip in an option that this run does not need is told too.
        seats = [read.players(each, players) for each in chosen]
        number = read.needed("--games", games, 1, 10_000_000)
        executor = read.executor(on, workers)
        time = read.seconds("--seconds", seconds) or 1.0
        first = read.seed(seed) or 0
        peer = read.peer(against)
        if check:
            with executor:
                return verify(say, chosen, number, first, executor, json)
        if peer is not None:
            return compare(say, peer, chosen, seats, time, ROUNDS, json)
        if curve:
            return draw_curve(say, chosen, seats, time, first, json)
        return measure(say, chosen, seats, time, first, json)

    @kit.command("schema", kit.path("--out", "DIR", "schema-out"))
    def schema(out: Path | None) -> int:
        from orrery.cli.schema import run

        return run(out)
