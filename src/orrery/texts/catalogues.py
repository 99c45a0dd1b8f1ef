"""The catalogue: message keys and parameters in, sentences out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")

Names = Mapping[str, Mapping[str, str]]
"""Component id -> language -> name."""

# Parameters whose value is a component id and is shown by that component's name. Others stay ids, because messages
# select on them: `reason` may be "scout", and must not turn into a translated word.
NAMED = frozenset({"card", "cards", "out", "top", "of", "mine", "theirs"})

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"


class TextError(LookupError):
    """A text is missing or broken; raised by strict catalogues only."""


class Catalogue:
    """Messages of several languages, read on first use. Of two messages with one key the later file's counts."""

    def __init__(
        self,
        paths: Mapping[str, Sequence[Path]],
        *,
        names: Sequence[Path] = (),
        strict: bool = False,
        fallback: str = "en",
    ) -> None:
        self._paths = {lang: tuple(files) for lang, files in paths.items()}
        self._name_files = tuple(names)
        self._names: Names | None = None
        self._bundles: dict[str, FluentBundle | None] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self.strict = strict
        self.fallback = fallback

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._paths)

    def language(self, wanted: str) -> str:
        """The language that answers for `wanted`: itself, its base ("ru-RU" -> "ru"), or the fallback."""
        base = wanted.replace("_", "-").split("-")[0].lower()
        return base if base in self._paths else self.fallback

    def format(self, lang: str, key: str, params: Mapping[str, object] | None = None) -> str:
        """The text of `key`. True/False reach messages as yes/no, None as none, lists as "a, b"."""
        lang = self.language(lang)
        given = params or {}
        for tongue in dict.fromkeys((lang, lang if self.strict else self.fallback)):
            bundle = self._bundle(tongue)
            if bundle is None or not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            values = {name: self._value(tongue, name, value) for name, value in given.items()}
            text, errors = bundle.format_pattern(pattern, values)
            if errors and self.strict:
                raise TextError(f"{tongue}: {key}: {errors[0]}")
            return str(text)
        if self.strict:
            raise TextError(f"{lang}: no text for {key}")
        return self._plain(lang, key, given)

    def both(self, key: str, params: Mapping[str, object] | None = None) -> dict[str, str]:
        """The text in every language, for answers that carry all of them."""
        return {lang: self.format(lang, key, params) for lang in self._paths}

    def has(self, lang: str, key: str) -> bool:
        return key in self.keys(lang)

    def keys(self, lang: str) -> tuple[str, ...]:
        """All message keys of a language, in the order of the files."""
        lang = self.language(lang)
        self._bundle(lang)
        return self._keys.get(lang, ())

    def name(self, lang: str, component: str) -> str:
        """The name of a component; the id itself where no component has it."""
        if self._names is None:
            self._names = read_names(self._name_files)
        names = self._names.get(component)
        return names.get(self.language(lang), component) if names else component

    def _value(self, lang: str, name: str, value: object) -> str | int | float:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.name(lang, value) if name in NAMED else value
        if isinstance(value, int | float):
            return value
        if isinstance(value, Iterable):
            return ", ".join(str(self._value(lang, name, item)) for item in value)
        return str(value)

    def _plain(self, lang: str, key: str, params: Mapping[str, object]) -> str:
        # Good enough to be understood and reported, in no particular language.
        words = key.split("-", 1)[-1].replace("_", " ").replace("-", " ")
        given = ", ".join(f"{name} {self._value(lang, name, value)}" for name, value in params.items())
        return f"{words}: {given}" if given else words

    def _bundle(self, lang: str) -> FluentBundle | None:
        if lang not in self._bundles:
            self._bundles[lang], self._keys[lang] = self._read(lang)
        return self._bundles[lang]

    def _read(self, lang: str) -> tuple[FluentBundle | None, tuple[str, ...]]:
        try:
            from fluent.runtime import FluentBundle, FluentResource
            from fluent.syntax import ast
        except ImportError:
            if self.strict:
                raise
            return None, ()
        bundle = FluentBundle([lang], use_isolating=False)
        keys: dict[str, Path] = {}
        for path in self._paths.get(lang, ()):
            if not path.is_file() and not self.strict:
                continue
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk) and self.strict:
                    raise TextError(f"{path.name}: not understood: {str(entry.content).strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in keys and self.strict:
                        raise TextError(f"{path.name}: {entry.id.name} is defined twice")
                    keys[entry.id.name] = path
            bundle.add_resource(resource, allow_overrides=True)
        return bundle, tuple(keys)


def read_names(files: Iterable[Path]) -> dict[str, dict[str, str]]:
    """Names of all components in TOML files: every table with an `id` and a `name` of one text per language."""
    found: dict[str, dict[str, str]] = {}

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            ident, name = node.get("id"), node.get("name")
            if isinstance(ident, str) and isinstance(name, dict):
                found.setdefault(ident, {str(lang): str(text) for lang, text in name.items()})
            for child in node.values():
                walk(child)
        elif isinstance(node, list):
            for child in node:
                walk(child)

    for path in files:
        walk(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


@cache
def catalogue(game: str | None = None, *, strict: bool = False) -> Catalogue:
    """The common texts, with those of a game on top; component names come from the game's data files."""
    paths = {lang: [_HERE / f"common.{lang}.ftl"] for lang in LANGUAGES}
    names: list[Path] = []
    if game is not None:
        for lang in LANGUAGES:
            paths[lang].append(_GAMES / game / "text" / f"{lang}.ftl")
        names = sorted((_GAMES / game / "data").glob("*.toml"))
    return Catalogue(paths, names=names, strict=strict)


def common() -> Catalogue:
    """The texts that belong to no game."""
    return catalogue(None)
