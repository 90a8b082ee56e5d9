"""What the server keeps: players, tables and what happened at them, in SQLite or PostgreSQL."""
