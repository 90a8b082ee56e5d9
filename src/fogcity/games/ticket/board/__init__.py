"""Boards of Ticket to Ride: their files, the checks, the pictures, and the numbers that kernels read."""
