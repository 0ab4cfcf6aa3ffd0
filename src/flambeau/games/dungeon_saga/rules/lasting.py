"""Effects that last beyond the moment: spells, Anvil Stance, runes (DSO-RULING-192)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import tell

from ..box import Figure
from ..events import Affected, Eased
from ..model import ANVIL, BEAR_HIDE, DREAD, KINDLED, RATS, RIME, Play

NAMES: Final = {
    BEAR_HIDE: "bear-hide",
    RATS: "rats",
    KINDLED: "kindled",
    ANVIL: "anvil",
    RIME: "rime",
    DREAD: "dread",
}
OF_THE_CASTER: Final = (BEAR_HIDE, RATS, KINDLED, ANVIL)


def affect(s: Play, effect: int, figure: int, source: int) -> None:
    """An effect begins; the same one does not add up."""
    _end(s, [entry for entry in s.lasting if entry[:2] == (effect, figure)], quietly=True)
    s.lasting = (*s.lasting, (effect, figure, source))
    tell(s, "DSO-RULING-192", Affected, Figure(figure), NAMES[effect])


def _end(s: Play, over: list[tuple[int, int, int]], quietly: bool = False) -> None:
    if not over:
        return
    s.lasting = tuple([entry for entry in s.lasting if entry not in over])
    for effect, figure, _ in over:
        if not quietly and s.base[figure]:
            tell(s, "DSO-RULING-192", Eased, Figure(figure), NAMES[effect])


def end_with_turn_of(s: Play, hero: int) -> None:
    """What lasts until a Hero's next turn ends as that turn starts; a Revive turn counts."""
    _end(s, [entry for entry in s.lasting if entry[2] == hero and entry[0] in OF_THE_CASTER])


def end_after_turn_of(s: Play, hero: int) -> None:
    """What lasts until the end of its victim's next turn."""
    _end(s, [entry for entry in s.lasting if entry[:2] == (DREAD, hero)])


def end_with_gm_turn(s: Play) -> None:
    """Shackles hold until the end of the Game Master's turn."""
    _end(s, [entry for entry in s.lasting if entry[0] == RIME])


def end_with_round(s: Play) -> None:
    """If the Hero whose turn would end it is knocked out, an effect ends with the round."""
    _end(s, [entry for entry in s.lasting if entry[0] in OF_THE_CASTER and s.sheets[entry[2]].out])
