"""Which process runs a table's bots and clocks: a row per table, with the time at which it expires.

All times are those of the database, so the clocks of several machines need not agree. SQLite has one process and needs
no rows.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY, TEXT

from orrery.server.storage.database import Database
from orrery.server.storage.postgres import NOW

IDS = bindparam("ids", type_=ARRAY(TEXT))
# Whether the holder of a lease has not been heard of lately. One without a row is judged by the lease alone.
SILENT = f"exists (select 1 from processes where processes.id = leases.holder and processes.until < {NOW})"

# In order, so that two processes never wait for each other's rows.
_HOLD = text(f"""
    insert into leases (table_id, holder, until)
    select id, :me, {NOW} + :span from unnest(:ids) as id order by id
    on conflict (table_id) do update set holder = excluded.holder, until = excluded.until
    where leases.holder = excluded.holder or leases.until < {NOW} or {SILENT}
    returning table_id
""").bindparams(IDS)
_ORPHANS = text(f"select table_id from leases where holder <> :me and {SILENT} order by table_id limit :most")
_RELEASE = text(f"delete from leases where (holder = :me and table_id = any(:ids)) or until < {NOW}").bindparams(IDS)


async def hold(storage: Database, idents: Collection[str], seconds: float) -> set[str]:
    """Take or renew what nobody else holds; returns those that are held now."""
    values = {"me": storage.process, "ids": sorted(idents), "span": int(seconds * 1000)}
    return await storage.write(lambda c: set(c.execute(_HOLD, values).scalars()))


async def orphans(storage: Database, most: int) -> list[str]:
    """Tables whose holder is silent, though the lease has not run out."""
    values = {"me": storage.process, "most": most}
    return await storage.read(lambda c: list(c.execute(_ORPHANS, values).scalars()))


async def release(storage: Database, idents: Collection[str]) -> None:
    """Nothing is left to do at these tables; expired leases of dead processes are deleted as well."""
    values = {"me": storage.process, "ids": sorted(idents)}
    await storage.write(lambda c: c.execute(_RELEASE, values).rowcount)
