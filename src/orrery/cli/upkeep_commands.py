"""To look after a server's data: `backup`, `restore`, `check`, `migrate`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orrery.cli import arguments as read
from orrery.cli.command_kit import CommandKit

EXAMPLES: dict[str, Sequence[str]] = {
    "backup": (
        "orrery backup orrery-$(date +%F).zip",
        "orrery backup all.zip --database postgresql://orrery@db/orrery",
    ),
    "restore": (
        "orrery restore orrery-2026-01-01.zip --data /var/lib/orrery",
        "orrery restore all.zip --database postgresql://orrery@db/orrery",
    ),
    "check": ("orrery check", "orrery check --table sWnHm0dyMhaz"),
    "migrate": ("orrery migrate", "orrery migrate --changed"),
}


def add_to(kit: CommandKit) -> None:
    say = kit.say

    @kit.command("backup", kit.file_argument("backup-file"), kit.data_path, kit.database_address)
    def backup(file: Path, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.backup(say, file, data, database)

    @kit.command(
        "restore",
        kit.file_argument("restore-file"),
        kit.value("--max-gib", "N", "restore-max"),
        kit.data_path,
        kit.database_address,
    )
    def restore(file: Path, max_gib: str | None, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.restore(say, file, data, database, read.whole("--max-gib", max_gib, 1, 1_000_000))

    @kit.command("check", kit.value("--table", "ID", "check-table"), kit.data_path, kit.database_address)
    def check(table: str | None, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.check(say, table, data, database)

    @kit.command("migrate", kit.switch("--changed", "migrate-changed"), kit.data_path, kit.database_address)
    def migrate(changed: bool, data: Path | None, database: str | None) -> int:
        from orrery.cli import storage_commands

        return storage_commands.migrate(say, changed, data, database)
