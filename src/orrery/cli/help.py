"""Commands whose help is drawn by rich, in the reader's language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.registry import GAMES_PACKAGE, ids
from orrery.texts import Say

_BELOW = (0, 1, 1, 1)  # a margin of one, but not above: what stands there has its own


def quickest_game() -> str:
    """The game of the examples: the one that is over first. Its data file says so; games are not loaded for that."""
    facts = {ident: files(GAMES_PACKAGE) / ident / "data" / "game.toml" for ident in ids()}
    minutes = {ident: tomllib.loads(file.read_text(encoding="utf-8"))["minutes"] for ident, file in facts.items()}
    return min(minutes, key=minutes.__getitem__)


class UnexpectedWords(click.UsageError):
    """More words than the command takes. The parser would tell this slip from others by its English message only."""

    def __init__(self, words: Iterable[str], ctx: click.Context) -> None:
        super().__init__(" ".join(words), ctx)


class _Helpful(click.Command):
    """A command: a sentence, examples, and a panel for each kind of parameter."""

    def __init__(self, say: Say, examples: Sequence[str], *, params: Sequence[click.Parameter], **rest: Any) -> None:
        super().__init__(params=[*params, _help_option(say)], **rest)
        self.say = say
        self.examples = examples

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            error.ctx = error.ctx or ctx  # raised by the parser, which does not say for which command
            raise

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        console = Console()
        with console.capture() as captured:
            for part in self.page(ctx):
                console.print(part, highlight=False)
        formatter.write(captured.get())

    def page(self, ctx: click.Context) -> Iterator[RenderableType]:
        usage = " ".join((ctx.command_path, *self.collect_usage_pieces(ctx)))
        yield Padding(Text.assemble((self.say("help-usage"), "yellow"), " ", (usage, "bold")), 1)
        yield Padding(Text(self.help or ""), _BELOW)
        yield Padding(Text(self.say("help-examples"), "dim"), _BELOW)
        for example in self.examples:
            yield Padding(Text(f"$ {example.replace('{game}', quickest_game())}", "dim"), _BELOW)
        params = self.get_params(ctx)
        if arguments := [_argument(self.say, each) for each in params if isinstance(each, click.Argument)]:
            yield _panel(self.say("help-panel-arguments"), arguments)
        yield _panel(
            self.say("help-panel-options"),
            [_option(self.say, each, each.get_default(ctx)) for each in params if isinstance(each, click.Option)],
        )


class HelpfulCommand(_Helpful):
    """A command that does something."""

    allow_extra_args = True  # so that the parser leaves it to `parse_args` to refuse them

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise UnexpectedWords(rest, ctx)
        return rest


class HelpfulGroup(_Helpful, click.Group):
    """The command that holds the others; its help lists them, and is what it shows where none of them is named."""

    def __init__(self, *rest: Any, **named: Any) -> None:
        super().__init__(
            *rest,
            **named,
            callback=click.pass_context(_needs_a_command),
            invoke_without_command=True,
            no_args_is_help=True,
            subcommand_metavar="COMMAND [ARGS]...",
        )

    def page(self, ctx: click.Context) -> Iterator[RenderableType]:
        yield from super().page(ctx)
        rows = [(Text(name, "bold cyan"), Text(each.help or "")) for name, each in self.commands.items()]
        yield _panel(self.say("help-panel-commands"), rows)


def _needs_a_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        raise click.exceptions.NoArgsIsHelpError(ctx)


def _help_option(say: Say) -> click.Option:
    """--help; the parser would make one by itself, in English."""

    def show(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        if asked:
            click.echo(ctx.get_help(), color=ctx.color)
            ctx.exit()

    return click.Option(
        ["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=say("help-opt-help")
    )


def _panel(title: str, rows: Sequence[Sequence[Text]]) -> Panel:
    table = Table.grid(padding=(0, 2), expand=True)
    for _ in rows[0][:-1]:
        table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=title, title_align="left", border_style="dim")


def _argument(say: Say, argument: click.Argument) -> tuple[Text, Text, Text]:
    told = Text(argument.help or "")
    if argument.required:
        told.append(f" {say('help-required')}", "dim red")
    return Text("*" if argument.required else " ", "red"), Text(argument.human_readable_name, "bold cyan"), told


def _option(say: Say, option: click.Option, default: object) -> tuple[Text, Text, Text]:
    told = Text(option.help or "")
    if isinstance(default, str):
        told.append(f" {say('help-default', value=default)}", "dim")
    return Text(option.opts[0], "bold cyan"), Text(option.metavar or "", "bold yellow"), told
