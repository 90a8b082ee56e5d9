"""Ticket to Ride: San Francisco, on the board of the box or on any other."""
