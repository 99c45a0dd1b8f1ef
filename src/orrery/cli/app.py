"""All commands with their options and help, built in the reader's language.

Numbers arrive as text and are checked by `arguments`, so that a wrong one is refused in that language too.
"""

# Annotations are evaluated here and now, because their help texts exist only inside `build`.

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer import rich_utils

import orrery
from orrery.cli import arguments as read
from orrery.cli.words import Say

F = TypeVar("F", bound=Callable[..., int])

_EXAMPLES: dict[str, Sequence[str]] = {
    "serve": ("orrery serve", "orrery serve --host 0.0.0.0 --port 8080", "orrery serve --open"),
    "play": (
        "orrery play planet_5r",
        "orrery play planet_5r --lang ru --players 3 --level hard",
        "orrery play planet_5r --level easy,normal,hard --seat 2 --save game.json",
    ),
    "duel": (
        "orrery duel planet_5r --bots mcts,greedy,greedy,greedy --games 300",
        "orrery duel planet_5r --bots greedy,random,random --games 90 --json",
        "orrery duel planet_5r --bots mcts:iterations=100,mcts:iterations=800,greedy",
    ),
    "replay": ("orrery replay game.json", "orrery replay game.json --seat 1 --lang ru", "orrery replay --all records"),
    "schema": ("orrery schema", "orrery schema --out schemas"),
    "bench": (
        "orrery bench planet_5r",
        "orrery bench --json",
        "orrery bench planet_5r --games 10000 --check",
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


def build(say: Say) -> Any:
    """The command `orrery`, in this language."""
    rich_utils.OPTIONS_PANEL_TITLE = say("help-panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-panel-commands")
    rich_utils.DEFAULT_STRING = say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")
    app = typer.Typer(
        name="orrery",
        help=_help(say("help-app"), say, ("orrery play planet_5r", "orrery serve --open")),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
    )
    game_arg = Annotated[str, typer.Argument(metavar="GAME", help=say("help-arg-game"))]
    lang_opt = Annotated[str | None, typer.Option("--lang", metavar="en|ru", help=say("help-opt-lang"))]
    json_opt = Annotated[bool, typer.Option("--json", help=say("help-opt-json"))]
    seed_opt = Annotated[str | None, typer.Option("--seed", metavar="N", help=say("help-opt-seed"))]
    option_opt = Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-opt-option"))
    ]

    def command(name: str) -> Callable[[F], F]:
        return app.command(name, help=_help(say(f"help-{name}"), say, _EXAMPLES[name]))

    def version(asked: bool) -> None:
        if asked:
            print(f"orrery {orrery.__version__}")
            raise typer.Exit

    @app.callback()
    def root(
        lang: lang_opt = None,
        version_: Annotated[
            bool, typer.Option("--version", callback=version, is_eager=True, help=say("help-opt-version"))
        ] = False,
    ) -> None:
        read.lang(lang)

    @command("serve")
    def serve(
        host: Annotated[str, typer.Option("--host", metavar="HOST", help=say("help-serve-host"))] = "127.0.0.1",
        port: Annotated[str, typer.Option("--port", metavar="N", help=say("help-serve-port"))] = "8765",
        data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("help-serve-data"))] = None,
        open_: Annotated[bool, typer.Option("--open", help=say("help-serve-open"))] = False,
        strict: Annotated[bool, typer.Option("--strict-port", help=say("help-serve-strict"))] = False,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli.serve import run

        return run(say, host, read.needed("--port", port, 0, 65535), data, open_, strict)

    @command("play")
    def play(
        game: game_arg,
        players: Annotated[str | None, typer.Option("--players", metavar="N", help=say("help-play-players"))] = None,
        seat: Annotated[str, typer.Option("--seat", metavar="N", help=say("help-play-seat"))] = "1",
        level: Annotated[str, typer.Option("--level", metavar="LEVEL", help=say("help-play-level"))] = "normal",
        seconds: Annotated[str | None, typer.Option("--seconds", metavar="S", help=say("help-play-seconds"))] = None,
        option: option_opt = None,
        seed: seed_opt = None,
        save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("help-play-save"))] = None,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
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
                read.options(found, option or []),
                read.seed(seed),
                read.seconds("--seconds", seconds),
                read.writable(save),
            ),
        )

    @command("duel")
    def duel(
        game: game_arg,
        bots: Annotated[
            str, typer.Option("--bots", metavar="BOT,BOT,...", help=say("help-duel-bots"))
        ] = "mcts,greedy,greedy,greedy",
        games: Annotated[str, typer.Option("--games", metavar="N", help=say("help-duel-games"))] = "100",
        iterations: Annotated[
            str | None, typer.Option("--iterations", metavar="N", help=say("help-duel-iterations"))
        ] = None,
        seconds: Annotated[str | None, typer.Option("--seconds", metavar="S", help=say("help-duel-seconds"))] = None,
        workers: Annotated[str | None, typer.Option("--workers", metavar="N", help=say("help-duel-workers"))] = None,
        option: option_opt = None,
        seed: seed_opt = None,
        json: json_opt = False,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
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
            read.options(found, option or []),
            read.seed(seed) or 0,
            json,
        )

    @command("replay")
    def replay(
        file: Annotated[Path | None, typer.Argument(metavar="FILE", help=say("help-replay-file"))] = None,
        all_: Annotated[Path | None, typer.Option("--all", metavar="DIR", help=say("help-replay-all"))] = None,
        seat: Annotated[str | None, typer.Option("--seat", metavar="N", help=say("help-replay-seat"))] = None,
        quiet: Annotated[bool, typer.Option("--quiet", help=say("help-replay-quiet"))] = False,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli.replay import run

        return run(say, file, all_, seat, quiet)

    @command("schema")
    def schema(
        out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=say("help-schema-out"))] = None,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli.schema import run

        return run(out)

    @command("bench")
    def bench(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-bench-game"))] = None,
        players: Annotated[str | None, typer.Option("--players", metavar="N", help=say("help-bench-players"))] = None,
        seconds: Annotated[str, typer.Option("--seconds", metavar="S", help=say("help-bench-seconds"))] = "3",
        check: Annotated[bool, typer.Option("--check", help=say("help-bench-check"))] = False,
        games: Annotated[str, typer.Option("--games", metavar="N", help=say("help-bench-games"))] = "300",
        workers: Annotated[str | None, typer.Option("--workers", metavar="N", help=say("help-bench-workers"))] = None,
        seed: seed_opt = None,
        json: json_opt = False,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        chosen = [read.game(ident) for ident in ([game] if game is not None else orrery.games())]
        from orrery.cli.bench import measure, verify

        # All are read before any is used: a slip in an option that this run does not need is told too.
        seats = [read.players(each, players) for each in chosen]
        number = read.needed("--games", games, 1, 10_000_000)
        processes = read.whole("--workers", workers, 1, 256)
        time = read.seconds("--seconds", seconds) or 1.0
        first = read.seed(seed) or 0
        if check:
            return verify(say, chosen, number, first, processes, json)
        return measure(say, chosen, seats, time, first, json)

    @command("games")
    def games(json: json_opt = False, lang: lang_opt = None) -> int:
        read.lang(lang)
        from orrery.cli.listing import run

        return run(say, json)

    data_opt = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("help-serve-data"))]
    base_opt = Annotated[str | None, typer.Option("--database", metavar="URL", help=say("help-opt-database"))]

    @command("backup")
    def backup(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))],
        data: data_opt = None,
        database: base_opt = None,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli import upkeep

        return upkeep.backup(say, file, data, database)

    @command("restore")
    def restore(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"))],
        max_gib: Annotated[str | None, typer.Option("--max-gib", metavar="N", help=say("help-restore-max"))] = None,
        data: data_opt = None,
        database: base_opt = None,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli import upkeep

        return upkeep.restore(say, file, data, database, read.whole("--max-gib", max_gib, 1, 1_000_000))

    @command("check")
    def check(
        table: Annotated[str | None, typer.Option("--table", metavar="ID", help=say("help-check-table"))] = None,
        data: data_opt = None,
        database: base_opt = None,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli import upkeep

        return upkeep.check(say, table, data, database)

    @command("migrate")
    def migrate(
        changed: Annotated[bool, typer.Option("--changed", help=say("help-migrate-changed"))] = False,
        data: data_opt = None,
        database: base_opt = None,
        lang: lang_opt = None,
    ) -> int:
        read.lang(lang)
        from orrery.cli import upkeep

        return upkeep.migrate(say, changed, data, database)

    made: Any = typer.main.get_command(app)
    for each in (made, *made.commands.values()):
        _translate_help(each, say)
    return made


def _translate_help(command: Any, say: Say) -> None:
    """The parser makes its --help option by itself, in English."""
    make = command.get_help_option

    def get_help_option(ctx: Any) -> Any:
        option = make(ctx)
        if option is not None:
            option.help = say("help-opt-help")
        return option

    command.get_help_option = get_help_option


def _help(text: str, say: Say, examples: Sequence[str]) -> str:
    """A sentence, then examples, each on its own line."""
    lines = "\n\n".join(f"[dim]$[/dim] {example}" for example in examples)
    return f"{text}\n\n{say('help-examples')}\n\n{lines}"
