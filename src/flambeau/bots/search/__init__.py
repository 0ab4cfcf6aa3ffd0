"""A bot that searches: Monte Carlo tree search over the worlds that its seat can imagine.

Nothing here knows a game. A game helps by marking its strategic topics (`Topic.strategic`), by bringing a scripted bot
and by an evaluation of positions (`Game.evaluate`); without them every question is searched and games are played at
random to their end.
"""

from __future__ import annotations

from .bot import Advice, SearchBot
from .levels import LEVELS, Level
from .telling import advised, say_advice

__all__ = ["LEVELS", "Advice", "Level", "SearchBot", "advised", "say_advice"]
