"""The command `fogcity review`: a review in the terminal, as JSON and as an HTML page."""
