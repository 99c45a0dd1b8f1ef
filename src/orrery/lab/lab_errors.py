"""What the laboratory refuses, in the words of its own catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from orrery.core.errors import OrreryError
from orrery.texts import Catalogue, Say, texts_in

_HERE = Path(__file__).parent / "text"


def lab_texts(*, strict: bool = False) -> Catalogue:
    return texts_in(_HERE, strict=strict)


def lab_say(lang: str) -> Say:
    """The laboratory's texts in this language."""
    return Say(lab_texts(), lang)


class LabError(OrreryError):
    """Something that was asked of the laboratory can't be done; `.code` says what, `.text(lang)` says it in words."""

    def __init__(self, why: str, /, **params: object) -> None:
        self.code = why
        super().__init__(lab_texts(), **params)

    def __str__(self) -> str:
        """Whoever works in Python reads the sentence, not the code."""
        return self.text("en")

    def __reduce__(self) -> tuple[object, ...]:
        """A worker's error is told in words too: the catalogue is found again where it arrives."""
        return _again, (self.code, self.params)


def _again(why: str, params: Mapping[str, object]) -> LabError:
    return LabError(why, **params)
