"""What reacts to which window, in the book's order."""

from __future__ import annotations

from flambeau.kernel import Reaction

from .effects import cancel_hit, change_dice, declare, may_cancel, may_change_dice, may_declare
from .momentum import has_momentum, use_momentum
from .objectives import after_kill, after_step, entered, killed
from .objects import something_here, take_what_is_here
from .portals import enter_portal, is_portal
from .traps import flip_tokens, is_on_trap_line
from .windows import DECLARED, ENTERED, KILLED, ROLLED, SCORED

DECLARED.react(Reaction("DSO-RULING-189", may_declare, declare))
ROLLED.react(Reaction("DSO-RULING-56", may_change_dice, change_dice))
SCORED.react(Reaction("DSO-EQ-01", may_cancel, cancel_hit))
KILLED.react(
    Reaction("DSO-END-05", killed, after_kill),
    Reaction("DSO-CARD-10", has_momentum, use_momentum),
)
ENTERED.react(
    Reaction("DSO-RULING-33", something_here, take_what_is_here),
    Reaction("DSO-TRAP-03", is_on_trap_line, flip_tokens),  # the trap comes before the portal, DSO-RULING-183
    Reaction("DSO-PORTAL-03", is_portal, enter_portal),
    Reaction("DSO-END-04", entered, after_step),
)
