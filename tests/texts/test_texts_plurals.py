"""Words beside numbers, in the forms that Russian has for one, a few and many."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from texts.sources import ROOT

WEB = ROOT.parents[1] / "web" / "src"
CASES: tuple[tuple[Path, str, Mapping[str, object], str], ...] = (
    (WEB / "games/on_mars/ask.ru.ftl", "bot-steps", {"n": 1}, "шаг роботов"),
    (WEB / "games/on_mars/ask.ru.ftl", "bot-steps", {"n": 2}, "шага роботов"),
    (WEB / "games/on_mars/ask.ru.ftl", "bot-steps", {"n": 5}, "шагов роботов"),
    (WEB / "games/on_mars/ask.ru.ftl", "rover-steps", {"n": 0}, "шагов марсохода"),
    (WEB / "games/on_mars/ask.ru.ftl", "rover-steps", {"n": 3}, "шага марсохода"),
    (WEB / "games/on_mars/map/map.ru.ftl", "lost", {"n": 2}, "2 пропадут"),
    (WEB / "games/on_mars/map/map.ru.ftl", "points", {"n": 1, "of": 1}, "1 из 1 очка"),
    (WEB / "games/on_mars/map/map.ru.ftl", "points", {"n": 1, "of": 4}, "1 из 4 очков"),
    (WEB / "games/pandorum/board.ru.ftl", "note-jump", {"n": 5}, "Хроноблок: стоит 5 карт из носа."),
    (WEB / "games/pandorum/board.ru.ftl", "note-jump", {"n": 3}, "Хроноблок: стоит 3 карты из носа."),
    (
        WEB / "games/planet_5r/board.ru.ftl",
        "odds",
        {"wins": 1, "of": 6, "percent": 17, "spare": 0, "enough": 0, "bid": 1},
        "Выигрыш на 1 грани из 6, 17 %; иначе вы платите 1.",
    ),
    (WEB / "i18n/ui.ru.ftl", "players-range", {"from": 1, "to": 4}, "1–4 игрока"),
    (WEB / "i18n/ui.ru.ftl", "players-range", {"from": 3, "to": 5}, "3–5 игроков"),
    (WEB / "i18n/ui.ru.ftl", "lobby-waiting", {"n": 5}, "Свободно 5 мест."),
    (
        ROOT / "texts/common.ru.ftl",
        "error-workers_lost",
        {"n": 7, "times": 3, "why": "…"},
        "Номер 7 не удалось посчитать: исполнитель пропадал 3 раза (…).",
    ),
    (
        ROOT / "texts/common.ru.ftl",
        "error-too_many_imports",
        {"limit": 9, "days": 2},
        "Пока вы не можете загружать записи: не больше 9 за 2 дня.",
    ),
    (ROOT / "games/pandorum/terminal/ru.ftl", "best", {"amount": 1}, "(до 1 куида)"),
    (ROOT / "games/planet_5r/text/terms.ru.ftl", "worth", {"n": 1.5}, "1,5 очка"),
    (ROOT / "games/planet_5r/text/terms.ru.ftl", "worth", {"n": 21.0}, "21 очко"),
    (ROOT / "games/planet_5r/text/terms.ru.ftl", "worth", {"n": 0.0}, "0 очков"),
    (ROOT / "games/planet_unknown/text/terms.ru.ftl", "worth", {"n": 3.0}, "3 медали"),
    (ROOT / "games/planet_unknown/text/terms.ru.ftl", "worth", {"n": 11.0}, "11 медалей"),
    (ROOT / "games/pandorum/text/terms.ru.ftl", "worth", {"n": 0.4}, "0,4 куида"),
    (
        ROOT / "games/pandorum/text/terms.ru.ftl",
        "told-supply",
        {"modules": 1, "bases": 5},
        "ещё можно построить 1 модуль и 5 баз",
    ),
    (ROOT / "games/on_mars/text/terms.ru.ftl", "told-rover", {"steps": 3}, "до жетона марсоходу 3 шага"),
)


@pytest.mark.parametrize(("path", "key", "params", "said"), CASES)
def test_russian_words_follow_their_numbers(path: Path, key: str, params: Mapping[str, object], said: str) -> None:
    bundle = FluentBundle(["ru"], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(params))
    assert (text, errors) == (said, [])
