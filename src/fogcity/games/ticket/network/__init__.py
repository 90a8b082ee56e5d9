"""The network of Ticket to Ride."""
