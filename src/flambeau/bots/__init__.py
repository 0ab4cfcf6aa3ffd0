"""Players made of code. A bot sits on a chair: it gets its dossier, the question and its choices, never the truth.

Every game can be played by `random`; the others a game brings along by name (`Game.bots`).
"""

from __future__ import annotations

from flambeau.kernel import Bot, Chair

from .players import RandomBot, bot_names, make_bot

__all__ = ["Bot", "Chair", "RandomBot", "bot_names", "make_bot"]
