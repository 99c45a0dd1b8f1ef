"""To play and to serve: `serve`, `play`, `replay`, `analyse`, `games`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orrery.cli import arguments as read
from orrery.cli.command_kit import CommandKit

EXAMPLES: dict[str, Sequence[str]] = {
    "serve": ("orrery serve", "orrery serve --host 0.0.0.0 --port 8080", "orrery serve --open"),
    "play": (
        "orrery play {game}",
        "orrery play {game} --lang ru --players 3 --level 6",
        "orrery play {game} --level 1,3,5 --seat 2 --save game.json",
        "orrery play {game} --level 6 --thoughts",
    ),
    "replay": ("orrery replay game.json", "orrery replay game.json --seat 1 --lang ru", "orrery replay --all records"),
    "analyse": (
        "orrery analyse game.json",
        "orrery analyse game.json --html analysis.html --lang ru",
        "orrery analyse game.json --seat 1 --json",
    ),
    "games": ("orrery games", "orrery games --json"),
}


def add_to(kit: CommandKit) -> None:
    say = kit.say

    @kit.command(
        "serve",
        kit.value("--host", "HOST", "serve-host", "127.0.0.1"),
        kit.value("--port", "N", "serve-port", "8765"),
        kit.data_path,
        kit.switch("--open open_browser", "serve-open"),
        kit.switch("--strict-port", "serve-strict"),
        kit.switch("--migrate", "serve-migrate"),
        kit.switch("--new-key", "serve-new-key"),
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

    @kit.command(
        "play",
        kit.game_argument("arg-game"),
        kit.value("--players", "N", "play-players"),
        kit.value("--seat", "N", "play-seat", "1"),
        kit.value("--level", "LEVEL", "play-level", "3"),
        kit.value("--seconds", "S", "play-seconds"),
        kit.option,
        kit.seed_option,
        kit.path("--save", "FILE", "play-save"),
        kit.switch("--thoughts", "play-thoughts"),
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
        thoughts: bool,
    ) -> int:
        found = read.game(game)
        seats = read.players(found, players)
        from orrery.cli.play import Sitting, run

        return run(
            say,
            Sitting(
                found,
                seats,
                read.needed("--seat", seat, 1, seats) - 1,
                read.levels(found, level, seats - 1),
                read.options(found, option),
                read.seed(seed),
                read.seconds("--seconds", seconds),
                read.writable(save),
                thoughts,
            ),
        )

    @kit.command(
        "replay",
        kit.file_argument("replay-file", required=False),
        kit.path("--all all_in", "DIR", "replay-all"),
        kit.value("--seat", "N", "replay-seat"),
        kit.switch("--quiet", "replay-quiet"),
    )
    def replay(file: Path | None, all_in: Path | None, seat: str | None, quiet: bool) -> int:
        from orrery.cli.replay import run

        return run(say, file, all_in, seat, quiet)

    @kit.command(
        "analyse",
        kit.file_argument("analyse-file"),
        kit.value("--seat", "N,N,...", "analyse-seat"),
        kit.path("--html", "FILE", "analyse-html"),
        kit.value("--workers", "N", "opt-workers"),
        kit.json_switch,
    )
    def analyse(file: Path, seat: str | None, html: Path | None, workers: str | None, json: bool) -> int:
        from orrery.cli.analyse import run

        executor = read.executor(None, workers)
        return run(say, file, seat, executor, read.writable(html), json)

    @kit.command("games", kit.json_switch)
    def games(json: bool) -> int:
        from orrery.cli.game_list import run

        return run(say, json)
