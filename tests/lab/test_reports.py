"""Reports: one file that needs nothing else, true in both languages, in the project's own colours."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from orrery.arena import contestant
from orrery.lab import league, statistics
from orrery.lab.game_statistics.statistics_report import statistics_page
from orrery.lab.lab_errors import lab_texts
from orrery.lab.leagues.league_games import LeagueGame
from orrery.lab.leagues.league_plan import League
from orrery.lab.leagues.league_report import command, league_page, opening_words, time_share, time_words
from orrery.lab.leagues.league_summary import LeagueSummary, summarise
from orrery.lab.leagues.ratings import FEWEST
from orrery.lab.reports import charts
from orrery.lab.reports.report_pages import HERE, Numbers, load_templates, look

ROOT = Path(__file__).parents[2]
VOID = {"meta", "br", "wbr", "link", "img", "line", "rect", "path", "circle", "polygon", "polyline"}


class Reader(HTMLParser):
    """Sees that tags are closed, and collects links and words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        given = dict(attrs)
        if tag == "a":
            self.links.append(given["href"] or "")
        elif given.get("src") or given.get("href"):
            self.fetched.append(tag)
        if given.get("id"):
            self.ids.append(given["id"] or "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag, tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words += data + " "


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, LeagueSummary]:
    folder = tmp_path_factory.mktemp("league")
    options = {"die": ["112233", "123456"]}
    bots = ["random", "random", "random", "random"]
    return folder, league("planet_5r", bots, players=3, games=9, options=options, on="here", out=folder, lang="ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_report_needs_nothing_but_itself_and_its_records(lang: str, played: tuple[Path, LeagueSummary]) -> None:
    folder, found = played
    page = league_page(found, lang)
    seen = read(page)
    assert seen.fetched == []
    assert "http" not in page
    assert "@import" not in page
    assert "<script" not in page
    assert f'<html lang="{lang}">' in page
    inner = [link[1:] for link in seen.links if link.startswith("#")]
    assert inner
    assert set(inner) <= set(seen.ids)
    files = [link for link in seen.links if not link.startswith("#")]
    assert len(files) == 9
    assert all((folder / link).is_file() for link in files)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_report_tells_everything_in_words(lang: str, played: tuple[Path, LeagueSummary]) -> None:
    words = read(league_page(played[1], lang)).words
    for row in played[1].rows:
        assert row.name in words
        assert Numbers(lang).num(row.rating.mu, 1) in words
    assert ("chose Scout" if lang == "en" else "«Разведка»") in words
    assert ("Die: " if lang == "en" else "Кубик: ") in words
    assert ("No bot made a fault" if lang == "en" else "Сбоев не было") in words
    assert command(played[1].league, 9) in " ".join(words.split())
    letters = len(re.findall("[А-Яа-я]", words))
    assert (letters > 1000) == (lang == "ru")
    for key in ("league-", "report-", "figure-"):
        assert key not in words


def test_the_report_in_the_folder_is_in_the_language_asked_for(played: tuple[Path, LeagueSummary]) -> None:
    assert '<html lang="ru">' in (played[0] / "report.html").read_text(encoding="utf-8")


def test_faults_are_told_and_foreign_words_are_quoted() -> None:
    bots = (contestant("random"), contestant("greedy"))
    planned = League("planet_5r", 3, bots)
    fault = {
        "seat": 0,
        "bot": "<b>x</b>",
        "action": 4,
        "question": "bid",
        "why": "illegal",
        "detail": "<script>1</script>",
    }
    game = LeagueGame(
        0, (0, 1, 0), (3, 1, 1), (0, 0.5, 0.5), (1, 2, 3), (1, 1, 1), (0.1, 0.1, 0.1), 5, (None,) * 3, (fault,)
    )
    page = league_page(summarise(planned, [game]), "en")
    assert "&lt;script&gt;1&lt;/script&gt;" in page
    assert "<script>1" not in page
    assert "records/game-000000.json" in read(page).links


def game_of(n: int, faults: tuple[dict[str, object], ...]) -> LeagueGame:
    ranks, shares = ((3, 1, 1), (0, 0.5, 0.5)) if faults else ((3, 1, 2), (0, 1, 0))
    return LeagueGame(n, (0, 1, 0), ranks, shares, (1, 2, 3), (1, 1, 1), (0.1, 0.1, 0.1), 5, (None,) * 3, faults)


@pytest.mark.parametrize(
    ("lang", "plain", "first"),
    [("en", "No game was finished", "comes first"), ("ru", "Ни одна партия не доиграна", "Первое место:")],
)
def test_a_league_without_a_finished_game_does_not_read_like_a_result(lang: str, plain: str, first: str) -> None:
    planned = League("planet_5r", 3, (contestant("random"), contestant("greedy")))
    fault: dict[str, object] = {"seat": 0, "bot": "x", "action": 4, "question": "bid", "why": "late", "detail": ""}
    broken = [game_of(n, (fault,)) for n in range(6)]
    found = summarise(planned, broken)
    words = read(league_page(found, lang)).words
    assert plain in words
    assert first not in words
    assert "± 0" not in words, "points of no game"
    assert found.to_json()["finished"] == 0
    one = summarise(planned, [*broken, game_of(6, ())])
    words = read(league_page(one, lang)).words
    assert plain not in words
    assert first in words
    assert one.to_json()["finished"] == 1


@pytest.mark.parametrize(
    ("lang", "few", "enough"),
    [("en", "too few to tell", "by a bootstrap over deals"), ("ru", "слишком мало, чтобы судить", "бутстрепом по")],
)
def test_intervals_of_few_deals_are_not_told_as_sure(lang: str, few: str, enough: str) -> None:
    planned = League("planet_5r", 3, (contestant("random"), contestant("greedy")))
    numbers: dict[int, int] = {}  # deal -> a game of it
    for n in range(1000):
        numbers.setdefault(planned.deal_of(n), n)
    games = [game_of(n, ()) for n in list(numbers.values())[:FEWEST]]
    words = read(league_page(summarise(planned, games[:-1]), lang)).words
    assert few in words
    assert enough not in words
    words = read(league_page(summarise(planned, games), lang)).words
    assert few not in words
    assert enough in words


def test_alone_there_are_no_seats_and_no_wins() -> None:
    found = league("planet_unknown", ["random", "random"], players=1, games=2, on="here")
    seen = read(league_page(found, "en"))
    assert "seats" not in seen.ids
    assert "each bot alone" in seen.words


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_of_statistics(lang: str) -> None:
    found = statistics("planet_5r", ["random"], players=3, games=3, on="here")
    page = statistics_page(found, lang)
    seen = read(page)
    assert seen.fetched == []
    assert "http" not in page
    assert {"figures", "branching", "drama", "seats", "spread"} <= set(seen.ids)
    assert "choose_card" in seen.words
    assert ("Lead changes" if lang == "en" else "Смены лидера") in seen.words
    assert Numbers(lang).num(found.branching.mean, 1) in seen.words


def test_the_page_of_a_game_alone_has_no_rivals() -> None:
    found = statistics("planet_unknown", ["random"], players=1, games=1, on="here")
    assert "drama" not in read(statistics_page(found, "ru")).ids


def test_colours_are_those_of_the_client() -> None:
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    ours = (HERE / "report.css").read_text(encoding="utf-8")
    pair = re.compile(r"(--[\w-]+):\s*([^;]+);")
    dark, _, light = tokens.partition(":root[data-theme='light']")
    own_dark, _, own_light = ours.partition("{% macro light() %}")
    for theirs, mine in ((dark, own_dark), (light, own_light.partition("{% endmacro %}")[0])):
        known, used = dict(pair.findall(theirs)), dict(pair.findall(mine))
        assert len(used) > 15
        assert {name: known.get(name) for name in used} == used


def test_axes_have_round_numbers() -> None:
    assert charts.axis(3, 97).ticks == (0, 20, 40, 60, 80, 100)
    assert charts.axis(0, 1).ticks == pytest.approx((0, 0.2, 0.4, 0.6, 0.8, 1.0))
    assert charts.axis(5, 5).low < 5 < charts.axis(5, 5).high
    assert charts.axis(0, 10).at(5) == 50
    assert charts.axis(-7, 7).marks()[0][1] == "−10"
    assert charts.figure_text(2.50) == "2.5"


def test_charts_draw_what_they_are_given() -> None:
    scale = charts.axis(0, 10)
    assert charts.histogram(scale, [1, 1, 9], bins=10).count('class="fill"') == 2
    assert 'class="reference" x1="500.0"' in charts.interval(scale, 2, 4, 6, 5)
    assert 'points="0.0,300.0 1000.0,0.0"' in charts.course(scale, [0, 10])
    assert 'width="500.0"' in charts.bar(0.5)


def test_numbers_and_times_in_words() -> None:
    assert Numbers("ru").num(-1.25, 1) in ("−1,2", "−1,3")
    assert Numbers("en").num(-0.01, 1) == "0.0"
    assert Numbers("en").percent(0.5) == "50.0\u00a0%"
    assert time_words(2, "en") == "2.00 s"
    assert time_words(0.0125, "ru") == "12,5 мс"
    assert time_words(0.00002, "en") == "20 µs"
    assert time_share(1e-6) == 0
    assert time_share(0.1) - time_share(0.01) == pytest.approx(time_share(10) - time_share(1))
    assert len({look(bot) for bot in range(12)}) == 12


def test_an_opening_without_an_event_is_told_by_its_action() -> None:
    planned = League("planet_5r", 3, (contestant("random"), contestant("greedy")))
    opening = {"kind": "bid", "action": ["bid", 3], "event": None}
    assert opening_words(planned, 0, opening, "en") == "bid: bid 3"


def test_both_languages_say_the_same_things() -> None:
    texts = lab_texts()
    assert texts.keys("en") == texts.keys("ru")
    messages = {
        lang: (ROOT / "src/orrery/lab/text" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "ru")
    }
    names = {lang: set(re.findall(r"\$(\w+)", text)) for lang, text in messages.items()}
    assert names["en"] == names["ru"]


def test_a_long_name_goes_on_between_its_parts() -> None:
    template = load_templates().from_string("{{ name | in_parts | join('<wbr>' | safe) }}")
    assert template.render(name="a/b.py:Bold:depth=3") == "a/<wbr>b.py:<wbr>Bold:<wbr>depth=3"
    assert template.render(name="<b>:") == "&lt;b&gt;:"
