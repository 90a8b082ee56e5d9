"""The `fogcity` command."""
