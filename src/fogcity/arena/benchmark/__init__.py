"""The benchmark: a fixed, versioned protocol that measures how well a bot plays, and a scorecard of the results."""
