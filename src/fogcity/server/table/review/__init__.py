"""Reviews of finished games: which questions are asked, what is known so far, and what is sent."""
