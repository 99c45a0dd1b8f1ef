"""Everything that can go wrong, as errors with a code, parameters and a sentence in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

Params = Mapping[str, object]
LANGUAGES = ("en", "ru")
UNDO_REASONS = ("nothing", "revealed", "passed", "confirmed", "over")


class Texts(Protocol):
    """What the engine asks of a catalogue of sentences; the engine itself holds none."""

    def format(self, lang: str, key: str, params: Params) -> str: ...
    def has(self, lang: str, key: str) -> bool: ...


class Words(dict[str, str]):
    """One sentence in every language: `words["ru"]`, `words("ru")`, `str(words)`."""

    def __call__(self, lang: str = "en") -> str:
        return self.get(lang, self["en"])

    def __str__(self) -> str:
        return self["en"]


class Refusal(NamedTuple):
    """Why an action is not legal: the rule it breaks, a reason key and the values in question."""

    rule: str
    why: str
    params: tuple[tuple[str, object], ...] = ()


def refusal(rule: str, why: str, **params: object) -> Refusal:
    return Refusal(rule, why, tuple(params.items()))


class Reason(NamedTuple):
    """Why something is not acceptable, as a key with values, so that it can be told in every language."""

    why: str
    params: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        detail = ", ".join(f"{name} {value}" for name, value in self.params)
        words = self.why.replace("_", " ")
        return f"{words}: {detail}" if detail else words


def reason(why: str, **params: object) -> Reason:
    return Reason(why, tuple(params.items()))


def clip(value: object) -> str:
    """Foreign input in a message: short, and visibly quoted."""
    try:
        return f"{value!r:.40}"
    except Exception:  # a number of thousands of digits, a list nested too deep: not even Python writes it
        return f"<{type(value).__name__}>"


def detail_of(bad: BaseException) -> str:
    """What a rule says that failed on foreign input, or at least how it failed."""
    try:
        said = str(bad)
    except Exception:  # it may quote what it failed on
        said = ""
    return clip(said or type(bad).__name__)


class OrreryError(Exception):
    """Base of all errors a caller may want to show to a person."""

    code = "error"
    prefix = "error-"

    def __init__(self, texts: Texts | None = None, **params: object) -> None:
        self.params: dict[str, object] = params
        self._texts = texts
        super().__init__(self._plain())

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back from worker processes as they were, but for the catalogue: they are told by code then."""
        kept = {name: value for name, value in vars(self).items() if name != "_texts"}
        return _restored, (type(self), self.args, kept)

    @property
    def key(self) -> str:
        return self.prefix + self.code

    def _plain(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}: {detail}" if detail else self.code

    def text(self, lang: str = "en") -> str:
        """The error as a sentence; without a catalogue, its code and parameters."""
        if self._texts is None:
            return self._plain()
        return self._texts.format(
            lang, self.key, {name: self._told(lang, value) for name, value in self.params.items()}
        )

    def _told(self, lang: str, value: object) -> object:
        """Reasons and errors inside an error are told in the same language."""
        if isinstance(value, OrreryError):
            return value.text(lang).rstrip(".")
        if isinstance(value, Reason) and self._texts is not None:
            inner = {name: self._told(lang, item) for name, item in value.params}
            return self._texts.format(lang, f"reason-{value.why}", inner)
        return value


def _restored(cls: type[OrreryError], args: tuple[object, ...], kept: dict[str, object]) -> OrreryError:
    error = cls.__new__(cls, *args)
    error._texts = None
    vars(error).update(kept)
    return error


class UnknownGame(OrreryError):
    """There is no game of this id."""

    code = "unknown_game"


class UnknownLesson(OrreryError):
    """The game has no lesson of this name."""

    code = "unknown_lesson"


class OldRules(OrreryError):
    """The rules of this version of a game are no longer kept."""

    code = "old_rules"


class UnknownBot(OrreryError):
    """There is no bot of this name."""

    code = "unknown_bot"


class BadAnswer(OrreryError):
    """A bot's answer is none of the actions it was offered: `.params` say whose (`bot`, `seat`), to which `question`,
    what the `answer` was and how many actions there were (`actions`)."""

    code = "bad_answer"


class NoLab(OrreryError):
    """The game brings nothing of this kind for research."""

    code = "no_lab"


class IllegalStep(OrreryError):
    """A number that leads to no legal action from here."""

    code = "illegal_step"


class BadOptions(OrreryError):
    """An option, the number of players or the seed is not acceptable; `.option` and `.reason` say which and why."""

    code = "bad_options"

    def __init__(self, option: str, reason: Reason, texts: Texts | None = None) -> None:
        self.option = option
        self.reason = reason
        super().__init__(texts, option=option, reason=reason)


class BadAction(OrreryError):
    """The text form is not an action of this game at all; `.reason` says where it fails."""

    code = "bad_action"

    def __init__(self, reason: Reason, texts: Texts | None = None) -> None:
        self.reason = reason
        super().__init__(texts, reason=reason)


class BadRecord(OrreryError):
    """A record or a saved match cannot be played; `.at` is the number of the action where it breaks."""

    code = "bad_record"

    def __init__(self, at: int, reason: Reason, texts: Texts | None = None) -> None:
        self.at = at
        self.reason = reason
        super().__init__(texts, at=at, reason=reason)


class BadPosition(OrreryError):
    """The data of a position can't be put on the table; `.at` is the key that is wrong, empty if it is the whole."""

    code = "bad_position"

    def __init__(self, at: str, reason: Reason, texts: Texts | None = None) -> None:
        self.at = at
        self.reason = reason
        super().__init__(texts, at=at, reason=reason)

    @property
    def key(self) -> str:
        return self.prefix + (self.code if self.at else "impossible_position")


class CannotUndo(OrreryError):
    """The last step cannot be taken back; `.why` is one of UNDO_REASONS."""

    code = "cannot_undo"
    prefix = "undo-"

    def __init__(self, why: str, texts: Texts | None = None) -> None:
        self.why = why
        super().__init__(texts, why=why)

    @property
    def key(self) -> str:
        return self.prefix + self.why


class IllegalAction(OrreryError):
    """A well-formed action that the rules refuse now: `.rule`, `.why`, `.params`, `.text(lang)`."""

    code = "illegal_action"
    prefix = "refusal-"

    def __init__(self, refused: Refusal, texts: Texts | None = None) -> None:
        self.refusal = refused
        self.rule = refused.rule
        self.why = refused.why
        super().__init__(texts, **dict(refused.params))

    @property
    def key(self) -> str:
        return self.prefix + self.why

    def _plain(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule} {self.why}" + (f" ({detail})" if detail else "")


class EngineError(RuntimeError):
    """A game broke a promise of the engine (a deadlock, an unknown frame): a bug, never a player's fault."""
