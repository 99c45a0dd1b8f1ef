"""Texts for people: Fluent catalogues, one set of files for Python and for the web client.

    from orrery.texts import catalogue
    catalogue(game.id).format("ru", "refusal-bid_too_high", {"bid": 9, "water": 4})

Nothing is read, and `fluent.runtime` is not imported, before the first text is asked for: the engine plays whole
games without it.

What happens to a text that is missing depends on `strict`:

* lenient (the default, for running programs): the English text stands in for a missing translation, and a readable
  line made of key and parameters ("bid too high: bid 9, water 4") for a missing message, a broken file or a missing
  `fluent.runtime`. A player should see a plain line rather than a crash.
* strict (for tests): `TextError` for a missing message, a missing parameter, a broken entry or a message that is
  defined twice.
"""

from __future__ import annotations

from orrery.texts.catalogues import LANGUAGES, Catalogue, Names, TextError, catalogue, common
from orrery.texts.log_lines import event_params, log_line
from orrery.texts.say import Say, texts_in

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Names",
    "Say",
    "TextError",
    "catalogue",
    "common",
    "event_params",
    "log_line",
    "texts_in",
]
