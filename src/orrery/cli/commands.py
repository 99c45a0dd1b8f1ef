"""All commands with their options and help, built in the reader's language.

Numbers arrive as text and are checked by `arguments`, so that a wrong one is refused in that language too.
"""

from __future__ import annotations

import click

import orrery
from orrery.cli import bot_commands, experiment_commands, play_commands, upkeep_commands
from orrery.cli.command_kit import CommandKit, language_option
from orrery.cli.help import HelpfulGroup
from orrery.core.compiled import running
from orrery.texts import Say

EXAMPLES = play_commands.EXAMPLES | bot_commands.EXAMPLES | experiment_commands.EXAMPLES | upkeep_commands.EXAMPLES


def build(say: Say) -> click.Group:
    """The command `orrery`, in this language."""
    app = HelpfulGroup(
        say,
        ("orrery play {game}", "orrery serve --open"),
        name="orrery",
        help=say("help-app"),
        params=[language_option(say), _version_option(say)],
    )
    kit = CommandKit(say, app, EXAMPLES)
    play_commands.add_to(kit)
    bot_commands.add_to(kit)
    experiment_commands.add_to(kit)
    upkeep_commands.add_to(kit)
    return app


def _version_option(say: Say) -> click.Option:
    def show_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        if asked:
            print(f"orrery {orrery.__version__} ({say(f'engine-{running()}')})")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        callback=show_version,
        expose_value=False,
        help=say("help-opt-version"),
    )
