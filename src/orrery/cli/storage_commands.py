"""`orrery backup`, `restore`, `check` and `migrate`: the stored games, without a server."""

from __future__ import annotations

import contextlib
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from orrery.cli.cli_texts import Wrong
from orrery.texts import Say

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from orrery.server.ops.maintenance import Moved
    from orrery.server.settings import Settings

FAILED = 1
EVERY = 25  # tables between two words about how far it is


def settings_for(data: Path | None, database: str | None) -> Settings:
    """Where the data are. A directory that is named means the database in it, whatever the environment says."""
    from orrery.server.settings import from_environment

    chosen: dict[str, object] = {}
    if data is not None:
        chosen |= {"data_dir": data, "database_url": None}
    if database is not None:
        chosen["database_url"] = database
    try:
        return from_environment(os.environ, **chosen)
    except ValueError as error:
        raise Wrong("bad_settings", text=str(error)) from None


@contextlib.contextmanager
def _store(settings: Settings, *, change: bool = False) -> Iterator[Engine]:
    from orrery.server.storage.offline import NoStore, changing, looking
    from orrery.server.storage.schema_upgrade import NEWEST
    from orrery.server.storage.storage_errors import BadAddress, Busy, NoRoom, StorageFailed

    try:
        with (changing if change else looking)(settings.storage) as engine:
            yield engine
    except Busy:
        raise Wrong("data_busy") from None
    except BadAddress:
        raise Wrong("bad_database") from None
    except NoStore as none:
        if none.found is None:
            raise Wrong("no_data", path=str(settings.data_dir)) from None
        raise Wrong("old_layout", found=none.found, wanted=NEWEST) from None
    except NoRoom:
        raise Wrong("disk_full", path=str(settings.data_dir)) from None
    except StorageFailed as failed:
        raise Wrong("no_store", text=str(failed)) from None
    except OSError as failed:
        raise Wrong("no_store", text=failed.strerror or "?") from None


def _secret_path(settings: Settings) -> Path:
    return settings.secret_file or settings.data_dir / "secret"


# --- backup and restore ---------------------------------------------------------------------------


def backup(say: Say, file: Path, data: Path | None, database: str | None) -> int:
    from orrery.server.ops.backup import write_backup

    settings = settings_for(data, database)
    if file.exists():
        raise Wrong("exists", path=str(file))
    if not file.absolute().parent.is_dir():
        raise Wrong("no_directory", path=str(file.absolute().parent))
    path = _secret_path(settings)
    with _store(settings) as engine:
        try:
            secret = path.read_bytes() if path.is_file() else None
            rows, damage = write_backup(engine, file, secret)
        except FileExistsError:
            raise Wrong("exists", path=str(file)) from None
        except OSError as failed:
            raise Wrong("cannot_write_why", path=str(file), text=failed.strerror or "?") from None
    print(say("backup-done", path=str(file), tables=rows["tables"], moves=rows["moves"]))
    if secret is None:
        print(say("backup-no-key", path=str(path)), file=sys.stderr)
    _tell_damage(say, damage.tables, damage.parts)
    return 0


def _tell_damage(say: Say, tables: list[str], parts: list[str]) -> None:
    """Name what cannot be read, and fail if there is anything."""
    for table in tables:
        print(say("damage-table", table=table))
    for part in parts:
        print(say("damage-part", part=part))
    if tables or parts:
        raise Wrong("damaged", tables=len(tables), parts=len(parts))


def restore(say: Say, file: Path, data: Path | None, database: str | None, max_gib: int | None = None) -> int:
    from orrery.server.ops import backup
    from orrery.server.ops.backup_bounds import BOUNDS, BadBackup

    bounds = BOUNDS if max_gib is None else BOUNDS.up_to(max_gib)
    settings = settings_for(data, database)
    if not file.is_file():
        raise Wrong("no_file", path=str(file))
    try:
        secret = backup.verified(file, bounds)
    except BadBackup as bad:
        raise _bad(file, bad) from None
    except OSError:
        raise Wrong("cannot_read", path=str(file)) from None
    path = _secret_path(settings)
    if settings.secret_file is not None and path.exists() and path.read_bytes() != secret:
        raise Wrong("other_key", path=str(path))
    with _store(settings, change=True) as engine:
        try:
            rows = backup.restore(engine, file, bounds=bounds)
        except BadBackup as bad:
            raise _bad(file, bad) from None
        except backup.NotEmpty:
            raise Wrong("not_empty") from None
        if secret is not None:
            backup.keep_secret(path, secret)
    print(say("restore-done", tables=rows["tables"], moves=rows["moves"]))
    return 0


def _bad(file: Path, bad: Exception) -> Wrong:
    return Wrong(f"backup_{getattr(bad, 'why', 'damaged')}", path=str(file), about=getattr(bad, "about", ""))


# --- check ----------------------------------------------------------------------------------------


def check(say: Say, table: str | None, data: Path | None, database: str | None) -> int:
    from orrery.server.ops import maintenance

    with _store(settings_for(data, database)) as engine:
        known = maintenance.idents(engine)
        if table is not None and table not in known:
            raise Wrong("no_table", table=table[:40])
        chosen = known if table is None else [table]
        bad = digests = pinned = moves = 0
        unreadable: list[str] = []
        snapshots: Counter[str] = Counter()
        for n, found in enumerate(maintenance.check(engine, chosen), start=1):
            if found.unreadable:
                unreadable.append(found.table)
            moves += found.moves
            digests += found.digests
            pinned += found.pinned is not None
            if found.snapshot is not None:
                snapshots[found.snapshot] += 1
            if found.error is not None or found.snapshot == "wrong":
                bad += 1
                why = say("check-snapshot-wrong") if found.error is None else found.error.text(say.lang)
                _over_progress()
                print(say("check-bad", table=found.table, game=found.game, text=why))
            _progress(say, n, len(chosen))
        parts = maintenance.damaged_parts(engine) if table is None else []
    _over_progress()
    print(say("check-sum", tables=len(chosen), moves=moves, digests=digests, bad=bad))
    if snapshots:
        print(say("check-snapshots", right=snapshots["right"], unused=snapshots["unused"], wrong=snapshots["wrong"]))
    if pinned:
        print(say("check-pinned", tables=pinned))
    _tell_damage(say, unreadable, parts)
    return FAILED if bad else 0


def _progress(say: Say, n: int, of: int) -> None:
    if sys.stderr.isatty() and (n % EVERY == 0 or n == of):
        print(f"\r{say('check-progress', n=n, of=of)}", end="", file=sys.stderr, flush=True)


def _over_progress() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


# --- migrate --------------------------------------------------------------------------------------


def migrate(say: Say, changed: bool, data: Path | None, database: str | None) -> int:
    settings = settings_for(data, database)
    with _store(settings):  # nothing is made where nothing is
        pass
    moved, stays = _migrate_outdated(say, settings, changed=changed)
    print(say("migrate-sum", moved=moved, stays=stays))
    return FAILED if stays else 0


def migrate_before_serving(say: Say, settings: Settings) -> None:
    """Tables in the embedded database that can go on under the rules in force do so; the others are named and stay."""
    if isinstance(settings.storage, Path) and settings.storage.is_file():
        _migrate_outdated(say, settings, changed=False)


def _migrate_outdated(say: Say, settings: Settings, *, changed: bool) -> tuple[int, int]:
    """Says what became of each table; how many moved to the rules in force, and how many stay."""
    from orrery.server.ops import maintenance

    stays = moved = 0
    with _store(settings, change=True) as engine:
        for found in maintenance.migrate(engine, maintenance.outdated(engine), changed=changed):
            good = found.outcome in ("migrated", "changed")
            moved, stays = moved + good, stays + (not good)
            print(_moved(say, found))
    return moved, stays


def _moved(say: Say, found: Moved) -> str:
    why = "" if found.error is None else found.error.text(say.lang)
    return say(
        f"migrate-{found.outcome}",
        table=found.table,
        game=found.game,
        old=found.old,
        new=found.new,
        at=found.at,
        text=why or "-",
    )
