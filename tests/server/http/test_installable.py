"""What makes the client an application of its own: manifests, icons, and a service worker that nothing keeps old."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from server.support import LiveServer

PUBLIC = Path(__file__).parents[3] / "web" / "public"
MASKED = 0.4  # of the side: the radius that every mask leaves, by the specification of manifests


def manifest(lang: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((PUBLIC / f"manifest.{lang}.webmanifest").read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_manifest_has_what_installing_needs(lang: str) -> None:
    said = manifest(lang)
    assert said["lang"] == lang
    assert (said["id"], said["scope"], said["start_url"], said["display"]) == ("/", "/", "/", "standalone")
    assert said["name"].startswith("Orrery")
    assert len(said["short_name"]) <= 12
    assert [one["url"] for one in said["shortcuts"]] == ["/games", "/learn"]
    purposes = {(icon["sizes"], icon["purpose"]) for icon in said["icons"]}
    assert purposes == {(f"{side}x{side}", purpose) for side in (192, 512) for purpose in ("any", "maskable")}
    for icon in said["icons"]:
        with Image.open(PUBLIC / icon["src"].removeprefix("/")) as picture:
            assert picture.format == "PNG"
            assert f"{picture.width}x{picture.height}" == icon["sizes"]


def test_the_manifests_differ_in_words_alone() -> None:
    en, ru = manifest("en"), manifest("ru")
    assert en.keys() == ru.keys()
    for name in en.keys() - {"lang", "name", "description", "shortcuts"}:
        assert en[name] == ru[name], name
    assert en["description"] != ru["description"]


@pytest.mark.parametrize("name", ["maskable-192", "maskable-512"])
def test_a_mask_cuts_nothing_off(name: str) -> None:
    with Image.open(PUBLIC / "icons" / f"{name}.png") as picture:
        side, pixels = picture.width, picture.convert("RGBA").load()
    assert pixels is not None
    ground = pixels[0, 0]
    assert isinstance(ground, tuple)
    assert ground[3] == 255, "up to the edges"
    drawn = [(x, y) for x in range(side) for y in range(side) if pixels[x, y] != ground]
    assert len(drawn) > side * side / 20
    middle = (side - 1) / 2
    assert max(((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 for x, y in drawn) <= MASKED * side


def test_phones_that_round_corners_themselves_get_none() -> None:
    with Image.open(PUBLIC / "icons" / "touch-180.png") as picture:
        assert picture.size == (180, 180)
        corner = picture.convert("RGBA").getpixel((0, 0))
    assert isinstance(corner, tuple)
    assert corner[3] == 255


def test_the_page_names_manifest_icons_and_version() -> None:
    page = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    for part in ('rel="manifest"', 'rel="apple-touch-icon"', 'name="theme-color"', 'content="%VERSION%"'):
        assert part in page


def test_the_worker_is_asked_for_each_time(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "icons").mkdir(parents=True)
    for name in ("sw.js", "shell.json", "index.html", "manifest.en.webmanifest", "icons/icon-192.png"):
        (built / name).write_text("{}")
    http = own_server(static_dir=built).guest().http
    worker = http.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in worker.headers["content-security-policy"]
    assert "service-worker-allowed" not in worker.headers, "at the root it may have all addresses as it is"
    assert http.get("/shell.json").headers["cache-control"] == "no-cache"
    assert http.get("/manifest.en.webmanifest").headers["content-type"].startswith("application/manifest+json")
    assert http.get("/icons/icon-192.png").headers["content-type"] == "image/png"
    for missing in ("/sw2.js", "/manifest.fr.webmanifest", "/icons/none.png"):
        assert http.get(missing).status_code == 404, "a page would only confuse the browser"
