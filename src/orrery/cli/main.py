"""The entry point: whatever goes wrong ends as one line on standard error, in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from orrery.cli.words import Say, Wrong, language
from orrery.core.errors import OrreryError

BAD_USAGE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Run a command; returns the exit code."""
    say = Say(language(argv))
    try:
        code = _run(list(argv), say)
        sys.stdout.flush()  # here, not while Python closes: the reader may have gone
        return code
    except OrreryError as error:
        return fail(say, error.text(say.lang))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return fail(say, say("error-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        return _unread()
    except SystemExit as left:
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        return _unread()  # the parser and rich make an exit of it, with code 1


def _unread() -> int:
    """The reader has gone, as with `| head`; Python would complain once more while closing the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def fail(say: Say, text: str, code: int = BAD_USAGE) -> int:
    print(say("error-prefix", text=" ".join(text.split())), file=sys.stderr)
    return code


def _run(argv: list[str], say: Say) -> int:
    from orrery.cli.app import build

    command = build(say)
    try:
        code = command.main(args=argv, prog_name="orrery", standalone_mode=False)
    except Exception as error:
        if _is(error, "Abort"):
            raise KeyboardInterrupt from None
        if _is(error, "Exit"):
            return int(getattr(error, "exit_code", 0))
        if not _is(error, "UsageError"):
            raise
        if _is(error, "NoArgsIsHelpError"):
            print(error)
            return BAD_USAGE
        ctx = getattr(error, "ctx", None)
        path = ctx.command_path if ctx is not None else "orrery"
        return fail(say, say("error-usage", text=_told(error, say, command).text(say.lang), command=path))
    return code if isinstance(code, int) else 0


def _is(error: BaseException, name: str) -> bool:
    # By name: the parser's exceptions belong to click, or to the copy of it inside newer versions of typer.
    return any(cls.__name__ == name for cls in type(error).__mro__)


def _told(error: Any, say: Say, command: Any) -> Wrong:
    """The parser's complaint in our words."""
    message = str(error.format_message())
    if _is(error, "MissingParameter"):
        param = getattr(error, "param", None)
        return Wrong("missing", name=_name_of(param))
    if _is(error, "NoSuchOption"):
        return Wrong("no_option", name=str(error.option_name)[:40])
    if _is(error, "BadOptionUsage"):
        why = "takes_no_value" if "not take a value" in message else "needs_value"
        return Wrong(why, name=str(getattr(error, "option_name", ""))[:40])
    if _is(error, "BadParameter"):
        return Wrong("bad_value", name=_name_of(getattr(error, "param", None)), value=message[:60])
    quoted = message.split("'")[1] if message.count("'") >= 2 else message
    if message.startswith("No such command"):
        return Wrong("no_command", name=quoted[:40], known=", ".join(sorted(command.commands)))
    extra = message[message.rfind("(") + 1 : message.rfind(")")] if "(" in message else quoted
    return Wrong("extra", text=extra[:60])


def _name_of(param: Any) -> str:
    if param is None:
        return ""
    if getattr(param, "param_type_name", "") == "argument":
        return str(param.metavar or param.name)
    return str(max(param.opts, key=len))


if __name__ == "__main__":
    main()
