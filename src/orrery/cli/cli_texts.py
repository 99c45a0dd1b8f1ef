"""Texts of the command line, the reader's language, and errors that are one line and exit code 2."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from orrery.core.errors import OrreryError
from orrery.texts import LANGUAGES, Catalogue, Say, texts_in

_HERE = Path(__file__).parent / "text"
_ENVIRONMENT = ("ORRERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def texts(*, strict: bool = False) -> Catalogue:
    return texts_in(_HERE, strict=strict)


def speaking(lang: str) -> Say:
    """The command line's texts in this language."""
    return Say(texts(), lang)


class Wrong(OrreryError):
    """Something the user asked for can't be done: told in one line."""

    def __init__(self, why: str, **params: object) -> None:
        self.code = why
        super().__init__(texts(), **params)


def language(argv: Sequence[str], environ: Mapping[str, str] | None = None) -> str:
    """What --lang says, else the environment, else English.

    It must be known before the arguments are read, because what is wrong with them is told in it.
    """
    given = os.environ if environ is None else environ
    for i, word in enumerate(argv):
        wanted = (
            word[7:] if word.startswith("--lang=") else argv[i + 1] if word == "--lang" and i + 1 < len(argv) else ""
        )
        if wanted in LANGUAGES:
            return wanted
    for name in _ENVIRONMENT:
        value = given.get(name, "")
        if value:  # the first that is set decides, as everywhere
            base = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return base if base in LANGUAGES else "en"
    return "en"
