"""Playing in a terminal: the table as text, and a prompt."""
