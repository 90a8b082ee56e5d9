"""Reports about a tournament: summary, tables, charts, HTML."""
