"""The database: players, tables and their logs, in SQLite or PostgreSQL."""
