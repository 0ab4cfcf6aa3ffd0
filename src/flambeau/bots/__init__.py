"""Players made of code. A bot sits on a chair: it gets its dossier, the question and its choices, never the truth.

Every game can be played by `random` and by four levels of a bot that searches (`search`); scripted ones a game brings
along by name (`Game.bots`), other packages through the entry point group `flambeau.bots`.
"""

from __future__ import annotations

from flambeau.kernel import Bot, Chair

from .players import RandomBot, bot_names, make_bot, quick_bots

__all__ = ["Bot", "Chair", "RandomBot", "bot_names", "make_bot", "quick_bots"]
