"""The games, one folder each; none imports another. They are found through the entry point group `flambeau.games`."""
