"""What commands are made of: their group, and the options that several share, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import click

from orrery.cli import arguments as read
from orrery.cli.help import HelpfulCommand, HelpfulGroup
from orrery.texts import Say

PATH = click.Path(path_type=Path)

F = TypeVar("F", bound=Callable[..., int])


class CommandKit:
    """Makes commands of one group. Their examples are found by their names."""

    def __init__(self, say: Say, app: HelpfulGroup, examples: Mapping[str, Sequence[str]]) -> None:
        self.say = say
        self.app = app
        self.examples = examples
        self.lang = language_option(say)
        self.option = self.options("opt-option")
        self.seed_option = self.value("--seed", "N", "opt-seed")
        self.on_place = self.value("--on", "PLACE", "opt-on")
        self.json_switch = self.switch("--json", "opt-json")
        self.data_path = self.path("--data", "DIR", "serve-data")
        self.database_address = self.value("--database", "URL", "opt-database")

    def value(self, name: str, metavar: str, about: str, default: str | None = None) -> click.Option:
        return click.Option([name], metavar=metavar, help=self.say(f"help-{about}"), default=default)

    def path(self, names: str, metavar: str, about: str) -> click.Option:
        return click.Option(names.split(), metavar=metavar, help=self.say(f"help-{about}"), type=PATH)

    def switch(self, names: str, about: str) -> click.Option:
        return click.Option(names.split(), is_flag=True, help=self.say(f"help-{about}"))

    def options(self, about: str) -> click.Option:
        return click.Option(["--option"], metavar="NAME=VALUE", multiple=True, help=self.say(f"help-{about}"))

    def game_argument(self, about: str, *, required: bool = True) -> click.Argument:
        return click.Argument(["game"], metavar="GAME", help=self.say(f"help-{about}"), required=required)

    def file_argument(self, about: str, *, required: bool = True) -> click.Argument:
        return click.Argument(["file"], metavar="FILE", help=self.say(f"help-{about}"), required=required, type=PATH)

    def group(self, name: str) -> HelpfulGroup:
        about = self.say(f"help-{name}")
        made = HelpfulGroup(self.say, self.examples[name], name=name, help=about, params=[self.lang])
        self.app.add_command(made)
        return made

    def command(self, name: str, *params: click.Parameter, group: HelpfulGroup | None = None) -> Callable[[F], F]:
        def add(callback: F) -> F:
            path = name if group is None else f"{group.name}-{name}"
            about, examples = self.say(f"help-{path}"), self.examples[path]
            (group or self.app).add_command(
                HelpfulCommand(
                    self.say, examples, name=name, help=about, params=[*params, self.lang], callback=callback
                )
            )
            return callback

        return add


def language_option(say: Say) -> click.Option:
    def check_language(ctx: click.Context, param: click.Parameter, given: str | None) -> None:
        read.lang(given)  # which one it is was found out before all else: see `cli_texts`

    return click.Option(
        ["--lang"], metavar="en|ru", callback=check_language, expose_value=False, help=say("help-opt-lang")
    )
