"""All commands with their options and help, built in the reader's language.

Numbers arrive as text and are checked by `arguments`, so that a wrong one is refused in that language too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import click

import orrery
from orrery.cli import arguments as read
from orrery.cli.help import HelpfulCommand, HelpfulGroup
from orrery.core.compiled import running
from orrery.texts import Say

_PATH = click.Path(path_type=Path)

F = TypeVar("F", bound=Callable[..., int])

_EXAMPLES: dict[str, Sequence[str]] = {
    "serve": ("orrery serve", "orrery serve --host 0.0.0.0 --port 8080", "orrery serve --open"),
    "play": (
        "orrery play {game}",
        "orrery play {game} --lang ru --players 3 --level hard",
        "orrery play {game} --level easy,normal,hard --seat 2 --save game.json",
    ),
    "duel": (
        "orrery duel {game} --bots mcts,greedy,greedy,greedy --games 300",
        "orrery duel {game} --bots greedy,random,random --games 90 --json",
        "orrery duel {game} --bots mcts:iterations=100,mcts:iterations=800,greedy",
    ),
    "replay": ("orrery replay game.json", "orrery replay game.json --seat 1 --lang ru", "orrery replay --all records"),
    "schema": ("orrery schema", "orrery schema --out schemas"),
    "bench": (
        "orrery bench {game}",
        "orrery bench --json",
        "orrery bench {game} --games 10000 --check",
        "orrery bench --against catanatron --seconds 2",
    ),
    "games": ("orrery games", "orrery games --json"),
    "backup": (
        "orrery backup orrery-$(date +%F).zip",
        "orrery backup all.zip --database postgresql://orrery@db/orrery",
    ),
    "restore": (
        "orrery restore orrery-2026-01-01.zip --data /var/lib/orrery",
        "orrery restore all.zip --database postgresql://orrery@db/orrery",
    ),
    "check": ("orrery check", "orrery check --table sWnHm0dyMhaz"),
    "migrate": ("orrery migrate", "orrery migrate --changed"),
}


def build(say: Say) -> click.Group:
    """The command `orrery`, in this language."""

    def value(name: str, metavar: str, about: str, default: str | None = None) -> click.Option:
        return click.Option([name], metavar=metavar, help=say(f"help-{about}"), default=default)

    def path(names: str, metavar: str, about: str) -> click.Option:
        return click.Option(names.split(), metavar=metavar, help=say(f"help-{about}"), type=_PATH)

    def switch(names: str, about: str) -> click.Option:
        return click.Option(names.split(), is_flag=True, help=say(f"help-{about}"))

    def game_argument(about: str, *, required: bool = True) -> click.Argument:
        return click.Argument(["game"], metavar="GAME", help=say(f"help-{about}"), required=required)

    def file_argument(about: str, *, required: bool = True) -> click.Argument:
        return click.Argument(["file"], metavar="FILE", help=say(f"help-{about}"), required=required, type=_PATH)

    def check_language(ctx: click.Context, param: click.Parameter, given: str | None) -> None:
        read.lang(given)  # which one it is was found out before all else: see `cli_texts`

    def show_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        if asked:
            print(f"orrery {orrery.__version__} ({say(f'engine-{running()}')})")
            ctx.exit()

    lang = click.Option(
        ["--lang"], metavar="en|ru", callback=check_language, expose_value=False, help=say("help-opt-lang")
    )
    version = click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        callback=show_version,
        expose_value=False,
        help=say("help-opt-version"),
    )
    option = click.Option(["--option"], metavar="NAME=VALUE", multiple=True, help=say("help-opt-option"))
    seed_option = value("--seed", "N", "opt-seed")
    json_switch = switch("--json", "opt-json")
    data_path = path("--data", "DIR", "serve-data")
    database_address = value("--database", "URL", "opt-database")

    app = HelpfulGroup(
        say,
        ("orrery play {game}", "orrery serve --open"),
        name="orrery",
        help=say("help-app"),
        params=[lang, version],
    )

    def command(name: str, *params: click.Parameter) -> Callable[[F], F]:
        def add(callback: F) -> F:
            about = say(f"help-{name}")
            app.add_command(
                HelpfulCommand(say, _EXAMPLES[name], name=name, help=about, params=[*params, lang], callback=callback)
            )
            return callback

        return add

    @command(
        "serve",
        value("--host", "HOST", "serve-host", "127.0.0.1"),
        value("--port", "N", "serve-port", "8765"),
        data_path,
        switch("--open open_browser", "serve-open"),
        switch("--strict-port", "serve-strict"),
        switch("--migrate", "serve-migrate"),
        switch("--new-key", "serve-new-key"),
    )
    def serve(
        host: str,
        port: str,
        data: Path | None,
        open_browser: bool,
        strict_port: bool,
        migrate: bool,
        new_key: bool,
    ) -> int:
        from orrery.cli.serve import run

        wanted = read.needed("--port", port, 0, 65535)
        return run(say, host, wanted, data, open_browser, strict_port, migrate, new_key)

    @command(
        "play",
        game_argument("arg-game"),
        value("--players", "N", "play-players"),
        value("--seat", "N", "play-seat", "1"),
        value("--level", "LEVEL", "play-level", "normal"),
        value("--seconds", "S", "play-seconds"),
        option,
        seed_option,
        path("--save", "FILE", "play-save"),
    )
    def play(
        game: str,
        players: str | None,
        seat: str,
        level: str,
        seconds: str | None,
        option: Sequence[str],
        seed: str | None,
        save: Path | None,
    ) -> int:
        found = read.game(game)
        seats = read.players(found, players)
        from orrery.cli.play import Table, run

        return run(
            say,
            Table(
                found,
                seats,
                read.needed("--seat", seat, 1, seats) - 1,
                read.levels(level, seats - 1),
                read.options(found, option),
                read.seed(seed),
                read.seconds("--seconds", seconds),
                read.writable(save),
            ),
        )

    @command(
        "duel",
        game_argument("arg-game"),
        value("--bots", "BOT,BOT,...", "duel-bots", "mcts,greedy,greedy,greedy"),
        value("--games", "N", "duel-games", "100"),
        value("--iterations", "N", "duel-iterations"),
        value("--seconds", "S", "duel-seconds"),
        value("--workers", "N", "duel-workers"),
        option,
        seed_option,
        json_switch,
    )
    def duel(
        game: str,
        bots: str,
        games: str,
        iterations: str | None,
        seconds: str | None,
        workers: str | None,
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
            read.whole("--workers", workers, 1, 256),
            read.options(found, option),
            read.seed(seed) or 0,
            json,
        )

    @command(
        "replay",
        file_argument("replay-file", required=False),
        path("--all all_in", "DIR", "replay-all"),
        value("--seat", "N", "replay-seat"),
        switch("--quiet", "replay-quiet"),
    )
    def replay(file: Path | None, all_in: Path | None, seat: str | None, quiet: bool) -> int:
        from orrery.cli.replay import run

        return run(say, file, all_in, seat, quiet)

    @command("schema", path("--out", "DIR", "schema-out"))
    def schema(out: Path | None) -> int:
        from orrery.cli.schema import run

        return run(out)

    @command(
        "bench",
        game_argument("bench-game", required=False),
        value("--players", "N", "bench-players"),
        value("--seconds", "S", "bench-seconds", "3"),
        switch("--check", "bench-check"),
        value("--games", "N", "bench-games", "300"),
        value("--workers", "N", "bench-workers"),
        value("--against", "NAME", "bench-against"),
        seed_option,
        json_switch,
    )
    def bench(
        game: str | None,
        players: str | None,
        seconds: str,
        check: bool,
        games: str,
        workers: str | None,
        against: str | None,
        seed: str | None,
        json: bool,
    ) -> int:
        chosen = [read.game(ident) for ident in ([game] if game is not None else orrery.games())]
        from orrery.cli.bench import ROUNDS, compare, measure, verify

        # All are read before any is used: a slip in an option that this run does not need is told too.
        seats = [read.players(each, players) for each in chosen]
        number = read.needed("--games", games, 1, 10_000_000)
        processes = read.whole("--workers", workers, 1, 256)
        time = read.seconds("--seconds", seconds) or 1.0
        first = read.seed(seed) or 0
        peer = read.peer(against)
        if check:
            return verify(say, chosen, number, first, processes, json)
        if peer is not None:
            return compare(say, peer, chosen, seats, time, ROUNDS, json)
        return measure(say, chosen, seats, time, first, json)

    @command("games", json_switch)
    def games(json: bool) -> int:
        from orrery.cli.game_list import run

        return run(say, json)

    @command("backup", file_argument("backup-file"), data_path, database_address)
    def backup(file: Path, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.backup(say, file, data, database)

    @command(
        "restore",
        file_argument("restore-file"),
        value("--max-gib", "N", "restore-max"),
        data_path,
        database_address,
    )
    def restore(file: Path, max_gib: str | None, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.restore(say, file, data, database, read.whole("--max-gib", max_gib, 1, 1_000_000))

    @command("check", value("--table", "ID", "check-table"), data_path, database_address)
    def check(table: str | None, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.check(say, table, data, database)

    @command("migrate", switch("--changed", "migrate-changed"), data_path, database_address)
    def migrate(changed: bool, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.migrate(say, changed, data, database)

    return app
