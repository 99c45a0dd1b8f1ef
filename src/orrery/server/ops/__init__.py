"""Running a server: metrics, logs, backup, maintenance, stopping."""
