"""Ticket to Ride: San Francisco at the terminal."""
