"""Which of our languages a browser would rather read."""

from __future__ import annotations

from typing import Final, cast

from .wire import Language

LANGUAGES: Final = ("en", "fr")


def preferred(accepted: str) -> Language:
    """The better of our languages by an Accept-Language header."""
    best: tuple[float, Language] = (0.0, "en")
    for part in accepted[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        language = name[:2].lower()
        if language in LANGUAGES and weight > best[0]:
            best = (weight, cast(Language, language))
    return best[1]
