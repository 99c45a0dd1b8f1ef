"""The HTTP side around the tables: headers, origins, the built client, the shelf of games, OpenAPI."""

from __future__ import annotations

import gzip
import html
import json
import re
from collections.abc import Callable
from pathlib import Path

import brotli
import pytest

import orrery
from orrery.server.http.origins import trusted_origins
from orrery.server.settings import Settings
from server.support import Guest, LiveServer

ROOT = Path(__file__).parents[3]


def test_every_answer_carries_the_headers(anna: Guest) -> None:
    for path in ("/", "/table/abc", "/api/me", "/api/nothing", "/assets/none.js"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


def test_foreign_pages_are_turned_away(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(allowed_origins=("http://localhost:5173",))
    guest = server.guest()
    own = f"http://127.0.0.1:{server.port}"
    body = {"game": "planet_5r", "seats": [{"kind": "open"}] * 3}
    for origin, code in (
        (own, 201),
        ("http://localhost:5173", 201),
        ("http://evil.example", 403),
        (f"http://127.0.0.1:{server.port + 1}", 403),
        (f"https://127.0.0.1:{server.port}.evil.example", 403),
        ("null", 403),
        ("http://[", 403),
    ):
        assert guest.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == code, origin
        with guest.socket(Origin=origin) as socket:
            first = socket.next()
            if code == 201:
                assert first["t"] == "welcome"
            else:
                assert first["code"] == "bad_origin"
                assert socket.closed() == 4403
    assert guest.http.get("/api/games", headers={"Origin": "http://evil.example"}).status_code == 200, "reading is open"
    assert "access-control-allow-origin" not in guest.http.get("/api/games").headers


def test_the_public_address_is_our_own_whatever_host_a_proxy_puts(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(public_url="https://Orrery.example:443/")
    guest = server.guest()
    body = {"game": "planet_5r", "seats": [{"kind": "open"}] * 3}
    for origin, code in (
        ("https://orrery.example", 201),
        ("http://orrery.example", 403),
        ("https://orrery.example:8443", 403),
        ("https://orrery.example.evil.example", 403),
    ):
        assert guest.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == code, origin
        with guest.socket(Origin=origin) as socket:
            assert socket.next().get("code") == (None if code == 201 else "bad_origin")


@pytest.mark.parametrize(
    ("url", "also"),
    [
        (None, ()),
        ("orrery.example", ()),
        ("https://[", ()),
        ("https://x:port", ()),
        ("http://x.example:8080/sub", ("http://x.example:8080",)),
        ("https://[2001:DB8::1]", ("https://[2001:db8::1]",)),
    ],
)
def test_origins_from_the_public_address(url: str | None, also: tuple[str, ...]) -> None:
    chosen = Settings(data_dir=Path("unused"), allowed_origins=("http://dev",), public_url=url)
    assert trusted_origins(chosen) == ("http://dev", *also)


def test_the_client_is_served_as_one_page(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>page</title>")
    (built / "assets" / "index-abc.js").write_text("1")
    (built / "assets" / "large-abc.js").write_text("let orrery;" * 1000)
    (tmp_path / "secret.txt").write_text("no")
    guest = own_server(static_dir=built).guest()
    assert "page" in guest.http.get("/").text
    assert "page" in guest.http.get("/t/k3f?token=1").text
    script = guest.http.get("/assets/index-abc.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    large = guest.http.get("/assets/large-abc.js")
    assert large.headers["content-encoding"] == "gzip"
    assert large.text == "let orrery;" * 1000
    assert guest.http.get("/assets/old.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00"):
        answer = guest.http.get(path)
        assert answer.text != "no"
        assert "root:" not in answer.text


def test_an_address_that_the_client_does_not_know_is_not_found(
    own_server: Callable[..., LiveServer], tmp_path: Path
) -> None:
    built = tmp_path / "static"
    built.mkdir()
    (built / "index.html").write_text("<title>page</title>")
    guest = own_server(static_dir=built).guest()
    for path in ("/nothing", "/tables/k3f", "/t-shirt"):
        answer = guest.http.get(path)
        assert (answer.status_code, "page" in answer.text) == (404, True), "the page that says so, in one's language"
    patterns = re.findall(r"\^\\?/([a-z]*)", (ROOT / "web/src/lib/router.svelte.ts").read_text())
    assert len(patterns) >= 15
    for begins in set(patterns):
        assert guest.http.get(f"/{begins}").status_code == 200, begins


def test_what_the_build_has_compressed_is_sent_as_it_is(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    plain = "".join(f"let orrery{n};" for n in range(1000)).encode()
    (built / "assets" / "index-abc.js").write_bytes(plain)
    small, smaller = gzip.compress(plain), b"brotli" * 500
    assert len(small) > 1024 < len(smaller), "large enough for the server to compress them once more"
    (built / "assets" / "index-abc.js.gz").write_bytes(small)
    (built / "assets" / "index-abc.js.br").write_bytes(smaller)
    http = own_server(static_dir=built).guest().http

    def sent(accepted: str) -> tuple[str | None, bytes]:
        with http.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": accepted}) as answer:
            assert "javascript" in answer.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "Accept-Encoding"
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    assert sent("gzip, deflate, br, zstd") == ("br", smaller)
    assert sent("br;q=0, gzip;q=0.8") == ("gzip", small)
    assert sent("identity") == (None, plain)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/pandorum/components", "/api/games/pandorum/words"])
def test_what_a_browser_has_is_not_sent_again(anna: Guest, path: str) -> None:
    first = anna.http.get(path)
    tag = first.headers["etag"]
    again = anna.http.get(path, headers={"If-None-Match": f'"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache"
    other = anna.http.get(path, headers={"If-None-Match": '"other"'})
    assert (other.status_code, other.json()) == (200, first.json())


def test_a_page_that_stays_as_it_is_is_packed_as_whoever_asks_can_read_it(anna: Guest) -> None:
    sizes = []
    told = anna.http.get("/api/games/pandorum/components").json()
    for accepted, coding in (("identity", None), ("gzip", "gzip"), ("gzip, br;q=0", "gzip"), ("gzip, br", "br")):
        with anna.http.stream("GET", "/api/games/pandorum/components", headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["vary"] == "Accept-Encoding"
            body = b"".join(answer.iter_raw())
        read = {None: bytes, "gzip": gzip.decompress, "br": brotli.decompress}[coding]
        assert json.loads(read(body)) == told
        sizes.append(len(body))
    assert sizes[0] > 4 * sizes[1]
    assert sizes[1] == sizes[2] > 1.15 * sizes[3]


def test_a_page_that_stays_as_it_is_is_made_once(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    path = "/api/games/planet_5r/components"
    first = guest.http.get(path)
    monkeypatch.setattr("orrery.server.http.game_routes.orrery", None)
    again = guest.http.get(path)
    assert (again.status_code, again.content) == (200, first.content)
    assert again.headers["content-type"] == first.headers["content-type"] == "application/json"


def test_a_link_to_a_table_says_what_it_is(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    """Whatever people call themselves or their tables, the page stays one page; and nobody is seated by a preview."""
    built = tmp_path / "static"
    built.mkdir()
    (built / "index.html").write_text("<html><head><title>Orrery</title></head></html>")
    server = own_server(static_dir=built)
    anna = server.guest()
    anna.http.patch("/api/me", json={"name": 'Anna"><b>'})
    table = anna.table("me", "open", "easy", name="Friday <night>")
    link = f"/t/{table['id']}/claim/{table['seats'][1]['invite']}"

    def title(path: str, lang: str = "en") -> str | None:
        page = server.guest().http.get(path, headers={"Accept-Language": lang}).text
        assert "<b>" not in page
        found = re.search(r'<meta property="og:title" content="([^"]*)" />', page)
        return None if found is None else html.unescape(found[1])

    assert title(link) == 'Anna"><b> invites you to Planet 5R'
    assert title(link, "ru-RU") == 'Anna"><b> зовёт вас в игру «Планета 5Р»'
    assert title(f"/t/{table['id']}") == "Planet 5R · Friday <night> · Orrery"
    assert title("/t/nosuchtable") is None
    assert title(f"/t/{table['id']}/claim/wrong") is None
    assert title("/games") is None
    assert anna.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "open"


def test_a_friendly_page_if_the_client_is_not_built(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    page = own_server(static_dir=tmp_path / "none").guest().http.get("/")
    assert page.status_code == 200
    assert "make play" in page.text
    assert "Сервер работает" in page.text


def test_the_shelf(anna: Guest) -> None:
    games = anna.get("/api/games")
    assert [game["id"] for game in games] == orrery.games()
    for shown in games:
        game = orrery.game(shown["id"])
        assert shown["players"] == [game.players.start, game.players.stop - 1]
        assert shown["name"]["ru"] == game.name["ru"]
        for option in shown["options"]["properties"].values():
            assert set(option["x-title"]) == {"en", "ru"}
        assert anna.get(f"/api/games/{game.id}/rules") == game.rules()
        assert anna.get(f"/api/games/{game.id}/components") == game.components()


def test_the_words_of_a_game(anna: Guest) -> None:
    """A client that has no board for a game can say what it asks, what can be answered and what happens."""
    for ident in orrery.games():
        game, page = orrery.game(ident), anna.get(f"/api/games/{ident}/words")
        for lang in ("en", "ru"):
            said = page["texts"][lang]
            assert "\nprompt-confirm = " in said  # shared by all games
            told = [event for event in page["events"] if game.texts.has(lang, f"event-{event}")]
            assert told
            assert all(f"\nevent-{event} =" in said for event in told)
        assert page["events"] == game.field_types()["events"]
        assert page["parameters"] == game.field_types()["parameters"]
        assert list(page["answers"]) == [kind.tag for kind in game.actions.kinds]
        for kind in game.actions.kinds:
            assert list(page["answers"][kind.tag]) == list(kind.type._fields)


def test_guests_are_called_after_stars(server: LiveServer) -> None:
    one, other = server.guest(), server.guest()
    assert one.me["id"] != other.me["id"]
    assert one.get("/api/me") == one.me
    assert one.me["name"]


def test_openapi_is_complete(anna: Guest) -> None:
    described = anna.get("/api/openapi.json")
    assert described["openapi"].startswith("3.1")
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            good = next(code for code in operation["responses"] if code.startswith("2"))
            form = "application/x-ndjson" if path.endswith("/explanation") else "application/json"
            assert list(operation["responses"][good]["content"]) == [form], path
            schema = operation["responses"][good]["content"][form]["schema"]
            assert schema, f"{method} {path} has no model"
            assert operation["responses"]["4XX"]["content"]["application/json"]["schema"]["$ref"].endswith("ErrorBody")
