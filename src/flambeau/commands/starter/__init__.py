"""The package that `flambeau new` copies under another name: a small game, its words, a bot, content and tests."""
