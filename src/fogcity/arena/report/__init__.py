"""What is reported about a tournament: summary, tables, charts, HTML."""
