"""`orrery serve`"""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path

from orrery.cli.cli_texts import Wrong
from orrery.cli.storage_commands import migrate_before_serving
from orrery.core.compiled import running
from orrery.texts import Say


def run(
    say: Say, host: str, port: int, data: Path | None, open_browser: bool, strict: bool, migrate: bool, new_key: bool
) -> int:
    from orrery.server.people.sessions import KeyLost
    from orrery.server.run import DataBusy, DiskFull, PortBusy, serve
    from orrery.server.settings import from_environment

    try:
        settings = from_environment(new_key=new_key)
    except ValueError as error:
        raise Wrong("bad_settings", text=str(error)) from None
    if migrate:
        migrate_before_serving(say, settings if data is None else settings.with_(data_dir=data))

    def ready(url: str) -> None:
        if port and f":{port}/" not in url:
            print(say("serve-moved", port=str(port)), flush=True)
        print(say("serve-ready", url=url), flush=True)
        print(say(f"engine-{running()}"), flush=True)
        if sys.stdout.isatty():
            print(say("serve-stop"), flush=True)
        if open_browser:
            webbrowser.open(url)  # says False where there is no browser; the address is printed anyway

    try:
        serve(host, port, data=data, strict_port=strict, on_ready=ready, settings=settings)
    except PortBusy as busy:
        if "in use" in str(busy):
            raise Wrong("port_busy", port=str(port)) from None
        raise Wrong("cannot_serve", text=str(busy)) from None
    except DiskFull:
        raise Wrong("disk_full", path=str(data or settings.data_dir)) from None
    except DataBusy as busy:
        if isinstance(busy.__cause__, KeyLost):
            raise Wrong("key_lost", path=str(busy.__cause__.path)) from None
        if "another" in str(busy):
            raise Wrong("data_busy") from None
        raise Wrong("cannot_serve", text=str(busy)) from None
    return 0
