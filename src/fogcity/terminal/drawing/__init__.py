"""Drawing in a terminal: canvases, grids, pages. Knows no game."""
