"""A table: its log, its state, what clients may ask and what they are told."""
