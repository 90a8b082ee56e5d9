"""Child processes in which bots run: whatever a bot does to its process, the parent goes on."""
