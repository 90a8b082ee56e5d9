"""Ticket to Ride: San Francisco in the terminal."""
