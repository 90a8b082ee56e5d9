"""Who plays whom, and the games themselves."""
