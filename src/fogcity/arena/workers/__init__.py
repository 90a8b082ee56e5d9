"""The processes and machines that play a tournament."""
