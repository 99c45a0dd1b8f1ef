"""To write bots and tell which is stronger: `bot`, `duel`, `league`, `tune`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from orrery.cli import arguments as read
from orrery.cli.command_kit import CommandKit

EXAMPLES: dict[str, Sequence[str]] = {
    "duel": (
        "orrery duel {game} --bots mcts,greedy,greedy,greedy --games 300",
        "orrery duel {game} --bots greedy,random,random --games 90 --json",
        "orrery duel {game} --bots mcts:iterations=100,mcts:iterations=800,greedy",
        "orrery duel {game} --bots my_bots.py:Cautious,greedy,'exec:node my_bot.js' --limit 2",
    ),
    "bot": ("orrery bot new my_bot.py",),
    "bot-new": ("orrery bot new my_bot.py",),
    "league": (
        "orrery league {game} --bots mcts,greedy,level3,random,my_bots.py:Cautious --games 400",
        "orrery league {game} --bots mcts:iterations=100,mcts:iterations=400 --until apart --out strength",
        "orrery league {game} --bots level1,level2,level3,level4,level5,level6 --system swiss --on ray --lang ru",
    ),
    "tune": (
        "orrery tune {game} --bot greedy --settings samples=2..24,noise=0..3 --against greedy --out tuned",
        "orrery tune {game} --bot mcts:iterations=200 --settings explore=0.1..1 --against mcts:iterations=200,greedy",
    ),
}


def add_to(kit: CommandKit) -> None:
    say = kit.say

    @kit.command(
        "duel",
        kit.game_argument("arg-game"),
        kit.value("--bots", "BOT,BOT,...", "duel-bots", "mcts,greedy,greedy,greedy"),
        kit.value("--games", "N", "duel-games", "100"),
        kit.value("--iterations", "N", "duel-iterations"),
        kit.value("--seconds", "S", "duel-seconds"),
        kit.value("--limit", "S", "duel-limit"),
        kit.value("--workers", "N", "opt-workers"),
        kit.on_place,
        kit.option,
        kit.seed_option,
        kit.json_switch,
    )
    def duel(
        game: str,
        bots: str,
        games: str,
        iterations: str | None,
        seconds: str | None,
        limit: str | None,
        workers: str | None,
        on: str | None,
        option: Sequence[str],
        seed: str | None,
        json: bool,
    ) -> int:
        found = read.game(game)
        from orrery.cli.duel import run

        return run(
            say,
            found,
            bots,
            read.needed("--games", games, 1, 1_000_000),
            read.whole("--iterations", iterations, 1, 1_000_000),
            read.seconds("--seconds", seconds),
            read.seconds("--limit", limit),
            read.executor(on, workers),
            read.options(found, option),
            read.seed(seed) or 0,
            json,
        )

    own_bots = kit.group("bot")

    @kit.command("new", kit.file_argument("bot-new-file"), group=own_bots)
    def new_bot(file: Path) -> int:
        from orrery.cli.new_bot import run

        return run(say, file)

    @kit.command(
        "league",
        kit.game_argument("arg-game"),
        kit.value("--bots", "BOT,BOT,...", "league-bots"),
        kit.value("--players", "N", "league-players"),
        kit.value("--games", "N", "league-games"),
        kit.value("--until", "RULE", "league-until"),
        kit.value("--system", "SYSTEM", "league-system", "round-robin"),
        kit.value("--limit", "S", "duel-limit"),
        kit.path("--out", "DIR", "league-out"),
        kit.value("--workers", "N", "opt-workers"),
        kit.on_place,
        kit.options("league-option"),
        kit.seed_option,
        kit.json_switch,
    )
    def league(
        game: str,
        bots: str | None,
        players: str | None,
        games: str | None,
        until: str | None,
        system: str,
        limit: str | None,
        out: Path | None,
        workers: str | None,
        on: str | None,
        option: Sequence[str],
        seed: str | None,
        json: bool,
    ) -> int:
        found = read.game(game)
        from orrery.cli.league_command import run, varied
        from orrery.lab.leagues.league_plan import plan
        from orrery.lab.leagues.telling_apart import stop_rule

        seats = read.players(found, players)
        options, time = varied(found, option), read.seconds("--limit", limit)
        planned = plan(found, read.bots(found, bots), seats, options, read.seed(seed) or 0, system, time)
        return run(
            say,
            planned,
            read.whole("--games", games, 1, 10_000_000),
            None if until is None else stop_rule(until),
            read.executor(on, workers),
            out or Path(f"league-{found.id}"),
            json,
        )

    @kit.command(
        "tune",
        kit.game_argument("arg-game"),
        kit.value("--bot", "BOT", "tune-bot", "greedy"),
        click.Option(["--settings"], metavar="NAME=LOW..HIGH,...", help=say("help-tune-settings"), required=True),
        kit.value("--against", "BOT,BOT,...", "tune-against", "greedy"),
        kit.value("--players", "N", "tune-players"),
        kit.value("--games", "N", "tune-games", "180"),
        kit.value("--trials", "N", "tune-trials", "30"),
        kit.path("--out", "DIR", "tune-out"),
        kit.value("--workers", "N", "opt-workers"),
        kit.on_place,
        kit.option,
        kit.seed_option,
        kit.json_switch,
    )
    def tune(
        game: str,
        bot: str,
        settings: str,
        against: str,
        players: str | None,
        games: str,
        trials: str,
        out: Path | None,
        workers: str | None,
        on: str | None,
        option: Sequence[str],
        seed: str | None,
        json: bool,
    ) -> int:
        found = read.game(game)
        from orrery.cli.tune_command import plan, run

        planned = plan(
            found,
            bot,
            settings,
            against,
            None if players is None else read.players(found, players),
            read.needed("--games", games, 1, 1_000_000),
            read.needed("--trials", trials, 1, 100_000),
            tuple(sorted(read.options(found, option).items())),
            read.seed(seed) or 0,
        )
        return run(say, planned, out, read.executor(on, workers), json)
