"""What can happen by Day, to Quests and items, and in the Resolution."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event

from ..model import Hero, Item, Movement, Portal, Quest, Region, Temple


@event
class HealthGained(Event):
    """A player gained Health."""

    SHOW = "heal"
    seat: Seat
    by: int


@event
class PowerGained(Event):
    """A player gained Power."""

    SHOW = "gain"
    seat: Seat
    by: int


@event
class TempleCompleted(Event):
    """A Hero completed a Temple."""

    SHOW = "gain"
    hero: Hero
    temple: Temple


@event
class Returned(Event):
    """A Hero went back to its own Castle."""

    SHOW = "move"
    hero: Hero
    to: Region


@event
class QuestTaken(Event):
    """A player completed a Quest."""

    SHOW = "gain"
    seat: Seat
    quest: Quest


@event
class QuestRevealed(Event):
    """A Quest was dealt to the offer."""

    SHOW = "reveal"
    quest: Quest


@event
class QuestDiscarded(Event):
    """A Quest left the offer for the discard pile."""

    SHOW = "remove"
    quest: Quest


@event
class DeckRebuilt(Event):
    """The discard pile was shuffled to form a new Quest deck."""

    SHOW = "draw"


@event
class LegendProgressed(Event):
    """A Legendary Item moved on its track."""

    SHOW = "mark"
    seat: Seat
    item: Item


@event
class ItemWon(Event):
    """A player gained an item."""

    SHOW = "gain"
    seat: Seat
    item: Item


@event
class Equipped(Event):
    """An item went into a Hero's hand."""

    SHOW = "move"
    hero: Hero
    item: Item


@event
class ItemsExchanged(Event):
    """Two items of a player changed places."""

    SHOW = "move"
    seat: Seat
    item: Item
    other: Item


@event
class DayBegan(Event):
    """A Day phase begins."""

    SHOW = "round"
    round: int
    seat: Seat


@event
class Selected(Event):
    """A player selected the Movement card of this turn."""

    SHOW = "turn"
    seat: Seat
    card: Movement


@event
class Drafted(Event):
    """The solo player drew a Movement card."""

    SHOW = "draw"
    card: Movement


@event
class CardTurned(Event):
    """A Movement card was turned face down."""

    SHOW = "flip"
    card: Movement


@event
class CardsReadied(Event):
    """All Movement cards are on their active side again."""

    SHOW = "flip"


@event
class Travelled(Event):
    """A Hero moved to a region."""

    SHOW = "move"
    hero: Hero
    to: Region


@event
class Idled(Event):
    """A player moved no Hero."""

    SHOW = "say"
    seat: Seat


@event
class GoblinPaid(Event):
    """A player spent 1 Power to pass an aggressive Goblin, which turns passive."""

    SHOW = "lose"
    seat: Seat
    at: Portal


@event
class GoblinCalmed(Event):
    """A Goblin turned passive."""

    SHOW = "flip"
    at: Portal


@event
class GoblinAngered(Event):
    """A Goblin turned aggressive."""

    SHOW = "flip"
    at: Portal


@event
class GoblinArrived(Event):
    """A Goblin came from the reserve; it is passive or not."""

    SHOW = "spawn"
    at: Portal
    passive: bool


@event
class GrottoUsed(Event):
    """A Hero performed the action of its Grotto."""

    SHOW = "say"
    hero: Hero
    at: Region


@event
class PowerPaid(Event):
    """A player paid Power."""

    SHOW = "lose"
    seat: Seat
    by: int


@event
class HealthPaid(Event):
    """A player paid Health."""

    SHOW = "lose"
    seat: Seat
    by: int


@event
class TokenTurned(Event):
    """The First Player token shows that a Quest was completed by Day."""

    SHOW = "flip"
    seat: Seat


@event
class TokenPassed(Event):
    """The First Player token went to the next player."""

    SHOW = "turn"
    seat: Seat


@event
class MagicFell(Event):
    """The Magic token went back to the first space."""

    SHOW = "move"


@event
class QuestExpired(Event):
    """The rightmost Quest of the offer was discarded in the Resolution."""

    SHOW = "remove"
    quest: Quest
