"""Training of the networks that bots play by (`fogcity train`)."""
