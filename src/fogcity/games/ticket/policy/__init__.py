"""The policy of Ticket to Ride: how to play well without search."""
