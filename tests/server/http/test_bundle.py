"""The engine for browsers: what is in it, and how it is served."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from packaging.requirements import Requirement

from cli.test_extras import asked_for, importing, python, site
from server.support import LiveServer

sys.path.append(str(Path(__file__).parents[3] / "tools"))

import device_bundle


def test_the_bundle_has_all_that_a_device_imports(tmp_path: Path) -> None:
    for name, content in device_bundle.own_files():
        file = tmp_path / "bundle" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "others").mkdir()
    environment = site(tmp_path / "others", [*asked_for(), Requirement("msgspec")], tmp_path / "bundle")
    code = "\nimport orrery\nfrom orrery.local.device import Device\nfor game in orrery.games():\n"
    code += "    Device('Vega 7').call('GET', f'/games/{game}/rules', '')\nprint(orrery.__file__)"
    ran = python(environment, "-c", importing(sorted(device_bundle.other_modules())) + code)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith(str(tmp_path))
    assert not (tmp_path / "bundle" / "orrery" / "server" / "app.py").exists()
    assert not list((tmp_path / "bundle").rglob("terminal"))


def test_the_same_files_give_the_same_bundle() -> None:
    files = [("b.py", b"2"), ("a.py", b"1")]
    packed = device_bundle.packed_together(iter(files))
    assert device_bundle.packed_together(iter(files[::-1])) == packed
    assert device_bundle.packed_together(iter([("a.py", b"1"), ("b.py", b"3")])) != packed


def test_the_bundle_is_kept_for_ever_but_its_list_is_not(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    kept = device_bundle.write_file(bundle, "pyodide-0123456789ab/pyodide.mjs", b"export const x = 1;" * 90)
    assert kept["bytes"] == 19 * 90
    device_bundle.write_file(bundle, "engine-0123456789ab.zip", bytes(range(256)))
    device_bundle.write_file(bundle, "bundle.json", b"{}")
    http = own_server(bundle_dir=bundle, static_dir=tmp_path / "none").guest().http
    code = http.get("/bundle/pyodide-0123456789ab/pyodide.mjs")
    assert code.content == b"export const x = 1;" * 90
    assert code.headers["content-type"].startswith("text/javascript")
    assert code.headers["content-encoding"] == "gzip"
    assert "immutable" in code.headers["cache-control"]
    engine = http.get("/bundle/engine-0123456789ab.zip")
    assert engine.content == bytes(range(256))
    assert "immutable" in engine.headers["cache-control"]
    index = http.get("/bundle/bundle.json")
    assert index.headers["cache-control"] == "no-cache"
    assert index.json() == {}, "no client is built"
    for missing in ("engine-ba9876543210.zip", "pyodide-0123456789ab", "../settings.py", "%2e%2e/data/secret"):
        assert http.get(f"/bundle/{missing}").status_code == 404


def test_the_index_tells_for_which_client_the_engine_is(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    bundle, static = tmp_path / "bundle", tmp_path / "static"
    device_bundle.write_file(bundle, "bundle.json", b'{"engine": "engine-0123456789ab.zip"}')
    static.mkdir()
    (static / "index.html").write_text('<!doctype html><meta name="orrery-version" content="a7f3680d06b4" />')
    http = own_server(bundle_dir=bundle, static_dir=static).guest().http
    told = http.get("/bundle/bundle.json")
    assert told.json() == {"engine": "engine-0123456789ab.zip", "client": "a7f3680d06b4"}
    (bundle / "bundle.json").unlink()
    assert http.get("/bundle/bundle.json").status_code == 404


def test_only_the_script_that_runs_python_may_compile(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    for name in ("engine.worker-Bv1W_Ux-.js", "engine-DkJc6XuJ.js", "engine.worker-x.css"):
        (assets / name).write_text("/* */")
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Orrery</title>")
    http = own_server(static_dir=tmp_path / "static", bundle_dir=tmp_path / "none").guest().http

    def scripts(path: str) -> str:
        policy = http.get(path).headers["content-security-policy"].split("; ")
        (found,) = (rule for rule in policy if rule.startswith("script-src"))
        assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'"} <= set(policy)
        return found

    assert scripts("/assets/engine.worker-Bv1W_Ux-.js") == "script-src 'self' 'wasm-unsafe-eval'"
    for other in ("/", "/assets/engine-DkJc6XuJ.js", "/assets/engine.worker-x.css", "/assets/engine.worker-none.js"):
        assert scripts(other) == "script-src 'self'"
