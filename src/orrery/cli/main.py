"""The entry point: whatever goes wrong ends as one line on standard error, in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orrery.cli.cli_texts import Wrong, language, speaking
from orrery.core.errors import OrreryError
from orrery.texts import Say

if TYPE_CHECKING:
    import click

BAD_USAGE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Run a command; returns the exit code."""
    say = speaking(language(argv))
    try:
        code = _run(list(argv), say)
        sys.stdout.flush()  # here, not while Python closes: the reader may have gone
        return code
    except OrreryError as error:
        return fail(say, error.text(say.lang))
    except ModuleNotFoundError as missing:
        return fail(say, _not_installed(missing).text(say.lang))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return fail(say, say("error-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        return _unread()
    except SystemExit as left:
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        return _unread()  # rich makes an exit of it, with code 1


def _not_installed(missing: ModuleNotFoundError) -> Wrong:
    """A part of the server was asked for where only the games are installed."""
    module = (missing.name or "").split(".")[0]
    if module in ("", "orrery"):
        raise missing
    return Wrong("not_installed", module=module, extra="postgres" if module == "psycopg" else "server")


def _unread() -> int:
    """The reader has gone, as with `| head`; Python would complain once more while closing the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def fail(say: Say, text: str, code: int = BAD_USAGE) -> int:
    print(say("error-prefix", text=" ".join(text.split())), file=sys.stderr)
    return code


def _run(argv: list[str], say: Say) -> int:
    import click

    from orrery.cli.commands import build

    app = build(say)
    try:
        with app.make_context("orrery", argv) as ctx:
            code = app.invoke(ctx)
    except click.exceptions.Exit as left:
        return left.exit_code
    except click.exceptions.NoArgsIsHelpError as helpless:
        print(helpless)
        return BAD_USAGE
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx is not None else "orrery"
        return fail(say, say("error-usage", text=_told(error, app).text(say.lang), command=path))
    return int(code)


def _told(error: click.UsageError, app: click.Group) -> Wrong:
    """The parser's complaint in our words."""
    import click

    if isinstance(error, click.MissingParameter):
        return Wrong("missing", name=_name_of(error.param))
    if isinstance(error, click.BadParameter):
        return Wrong("bad_value", name=_name_of(error.param), value=error.message[:60])
    if isinstance(error, click.NoSuchOption):
        return Wrong("no_option", name=error.option_name[:40])
    if isinstance(error, click.BadOptionUsage):
        return Wrong("takes_no_value" if _is_switch(error) else "needs_value", name=error.option_name[:40])
    if isinstance(error, click.exceptions.NoSuchCommand):
        group = error.ctx.command if error.ctx is not None and isinstance(error.ctx.command, click.Group) else app
        return Wrong("no_command", name=error.command_name[:40], known=", ".join(sorted(group.commands)))
    return Wrong("extra", text=error.message[:60])


def _is_switch(error: click.BadOptionUsage) -> bool:
    params = [] if error.ctx is None else error.ctx.command.params
    return any(getattr(param, "is_flag", False) for param in params if error.option_name in param.opts)


def _name_of(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return max(param.opts, key=len) if param.param_type_name == "option" else param.human_readable_name


if __name__ == "__main__":
    main()
