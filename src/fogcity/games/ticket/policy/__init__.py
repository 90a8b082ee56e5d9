"""How Ticket to Ride is played well without search."""
