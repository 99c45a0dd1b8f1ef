"""Numbers below zero are written with a true minus: the data of both languages has a hyphen."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from babel import Locale
from babel.numbers import NumberPattern
from fluent.runtime import FluentBundle

from orrery.texts.figures import MINUS


def _with_minus(pattern: NumberPattern) -> NumberPattern:
    changed = copy.copy(pattern)
    positive, negative = pattern.prefix
    changed.prefix = (positive, negative.replace("-", MINUS))
    return changed


class _Locale(Locale):
    @property
    def decimal_formats(self) -> Mapping[str | None, NumberPattern]:  # type: ignore[override]
        return {None: _with_minus(super().decimal_formats[None])}


class Messages(FluentBundle):
    """Messages of one language."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)

    def _get_babel_locale(self) -> Locale:
        return _Locale(self.locales[0])
