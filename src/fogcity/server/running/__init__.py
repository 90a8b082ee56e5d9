"""Running a server: commands, settings, logs, metrics, backups."""
