"""Running a server: commands, settings, logs, backups."""
