"""Child processes in which bots run: a bot can crash its own process, but not the parent."""
