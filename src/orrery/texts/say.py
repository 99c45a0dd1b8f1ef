"""A catalogue in one language, for programs that speak one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from orrery.texts.catalogues import LANGUAGES, Catalogue


class Say:
    """Texts of one catalogue in one language: `say("play-over")`."""

    def __init__(self, texts: Catalogue, lang: str) -> None:
        self.texts = texts
        self.lang = lang

    def __call__(self, key: str, **params: object) -> str:
        return self.texts.format(self.lang, key, params)


@cache
def texts_in(folder: Path, *, strict: bool = False) -> Catalogue:
    """What `en.ftl` and `ru.ftl` in a folder say."""
    return Catalogue({lang: [folder / f"{lang}.ftl"] for lang in LANGUAGES}, strict=strict)
