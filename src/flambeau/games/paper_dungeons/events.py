"""What happens, as the chronicle tells it. What a lane tells reaches the others when the round has ended."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event

from .model import Die, Dungeon, Face, Gem, Hero, Item, Line, Minion, Mission, Monster, Objective, Power, Room


@event
class Revealed(Event):
    """A dungeon card lies open (PD-SETUP-03)."""

    SHOW = "reveal"
    dungeon: Dungeon


@event
class MissionsOpened(Event):
    """The missions that everybody can accomplish (PD-SETUP-09)."""

    SHOW = "reveal"
    missions: tuple[Mission, ...]


@event
class PowerShown(Event):
    """A player's power is known to all (PD-RULING-24)."""

    SHOW = "say"
    OWN = True
    seat: Seat
    power: Power


@event
class PowerTriggered(Event):
    """A power is about to give its owner something, under its own rule (PD-POWER-02)."""

    SHOW = "say"
    OWN = True
    seat: Seat
    power: Power


@event
class StyleShown(Event):
    """Two heroes of a player fight in black (PD-SETUP-14)."""

    OWN = True
    seat: Seat
    heroes: tuple[Hero, ...]


@event
class RoundBegan(Event):
    """A new round (PD-ROUND-03)."""

    SHOW = "round"
    round: int


@event
class RolledAgain(Event):
    """Too many skulls or clovers: all six dice are rolled again (PD-ROUND-05, PD-ROUND-06)."""

    SHOW = "roll"
    faces: tuple[Face, ...]


@event
class Rolled(Event):
    """The pool of a round (PD-ROUND-04)."""

    SHOW = "roll"
    faces: tuple[Face, ...]


@event
class PotionsDrunk(Event):
    """Potions absorbed damage (PD-POTION-04), of which so much remains."""

    SHOW = "lose"
    OWN = True
    seat: Seat
    count: int
    remaining: int


@event
class Spared(Event):
    """Damage never came: `armour`, a skill or a power prevented it (PD-DAMAGE-09)."""

    SHOW = "gain"
    OWN = True
    seat: Seat
    damage: int
    by: str


@event
class Hurt(Event):
    """Damage was marked (PD-DAMAGE-02): from `skulls`, a `minion`, a `trap` or a `monster`."""

    SHOW = "damage"
    OWN = True
    seat: Seat
    damage: int
    total: int
    cause: str


@event
class Resurrected(Event):
    """Damage exceeded life (PD-RES-01)."""

    SHOW = "damage"
    OWN = True
    seat: Seat


@event
class DieUsed(Event):
    """A player used a die (PD-USE-09)."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    die: Die
    face: Face


@event
class Passed(Event):
    """A player forwent the rest of the round (PD-RULING-03)."""

    OWN = True
    seat: Seat


@event
class LevelGained(Event):
    """A hero rose (PD-LEVEL-05)."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    hero: Hero
    level: int


@event
class SkillGained(Event):
    """A hero reached level 4 (PD-LEVEL-07)."""

    SHOW = "gain"
    OWN = True
    seat: Seat
    hero: Hero


@event
class StageChecked(Event):
    """A stage of an item is done (PD-ITEM-01)."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    item: Item


@event
class ItemCompleted(Event):
    """Both stages of an item are done (PD-ITEM-06)."""

    SHOW = "gain"
    OWN = True
    seat: Seat
    item: Item


@event
class PotionGained(Event):
    """A circle of the potion table is checked (PD-POTION-03); the cause is a word of the message."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    total: int
    cause: str


@event
class TrackBonus(Event):
    """The box of a track, `potions` or `gems`, brings a bonus (PD-POTION-10, PD-GEM-03)."""

    SHOW = "gain"
    OWN = True
    seat: Seat
    track: str
    number: int
    bonus: str


@event
class RewardFound(Event):
    """A room holds an item stage or a level (PD-REWARD-03, PD-REWARD-04)."""

    SHOW = "gain"
    OWN = True
    seat: Seat
    room: Room
    reward: str


@event
class Entered(Event):
    """A party came into a room (PD-MOVE-13)."""

    SHOW = "move"
    OWN = True
    seat: Seat
    room: Room


@event
class MoatPaid(Event):
    """A moat gave the Ranger a movement point (PD-POWER-16)."""

    SHOW = "gain"
    OWN = True
    seat: Seat


@event
class MinionDefeated(Event):
    """A minion was fought and crossed out (PD-MINION-06)."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    minion: Minion


@event
class MinionEliminated(Event):
    """A minion was crossed out without a fight (PD-MINION-08)."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    minion: Minion


@event
class TrapTriggered(Event):
    """A trap went off (PD-TRAP-01)."""

    SHOW = "mark"
    OWN = True
    seat: Seat
    room: Room


@event
class GemCollected(Event):
    """A gem with a letter was taken (PD-GEM-03)."""

    SHOW = "gain"
    OWN = True
    seat: Seat
    gem: Gem


@event
class OutsideGemGained(Event):
    """A gem from outside the dungeon was taken (PD-GEM-11)."""

    SHOW = "gain"
    OWN = True
    seat: Seat


@event
class GemsAnnounced(Event):
    """The letters a player took this round (PD-GEM-06), and how many others cross one out for it."""

    seat: Seat
    gems: tuple[Gem, ...]
    others: int


@event
class MissionDone(Event):
    """A player met a mission (PD-MISSION-03)."""

    SHOW = "gain"
    seat: Seat
    mission: Mission
    points: int


@event
class MissionRemoved(Event):
    """Nobody can claim this mission any more (PD-MISSION-05)."""

    SHOW = "remove"
    mission: Mission


@event
class MonsterFought(Event):
    """A party stood its ground: the highest threshold reached gives points (PD-MONSTER-09)."""

    OWN = True
    SHOW = "gain"
    seat: Seat
    monster: Monster
    points: int
    power: int


@event
class Fled(Event):
    """A party had to run from a monster (PD-MONSTER-11)."""

    OWN = True
    SHOW = "lose"
    seat: Seat
    monster: Monster
    points: int


@event
class BonusWon(Event):
    """The strongest party gains the victory bonus (PD-MONSTER-13)."""

    SHOW = "gain"
    seat: Seat
    monster: Monster


@event
class BonusTied(Event):
    """Nobody was alone the strongest: no victory bonus (PD-MONSTER-14)."""

    monster: Monster


@event
class GemsVanished(Event):
    """Ephemeral gems that nobody can collect any more (PD-VAR-02)."""

    SHOW = "lose"
    gems: tuple[Gem, ...]


@event
class Won(Event):
    """Who has won the game or the campaign (PD-SCORE-12)."""

    SHOW = "round"
    seats: tuple[Seat, ...]


@event
class GoalShown(Event):
    """The final scoring shows a player's objective and what it is worth (PD-OBJECTIVE-02)."""

    SHOW = "reveal"
    OWN = True
    seat: Seat
    objective: Objective
    points: int


@event
class LineScored(Event):
    """One box of a player's glory line (PD-SCORE-01)."""

    OWN = True
    SHOW = "gain"
    seat: Seat
    line: Line
    points: int


@event
class CampaignScored(Event):
    """A player's glory in all chapters so far (PD-CAMPAIGN-08)."""

    seat: Seat
    chapter: int
    total: int


@event
class Scored(Event):
    """A player's total glory (PD-SCORE-01)."""

    SHOW = "gain"
    seat: Seat
    total: int


EVENTS = (
    Revealed, MissionsOpened, PowerShown, PowerTriggered, StyleShown, RoundBegan, RolledAgain, Rolled, PotionsDrunk,
    Spared, Hurt, Resurrected, TrackBonus, RewardFound, Won,
    DieUsed, Passed, LevelGained, SkillGained, StageChecked, ItemCompleted, PotionGained, Entered, MoatPaid,
    MinionDefeated, MinionEliminated, TrapTriggered, GemCollected, OutsideGemGained, GemsAnnounced, MissionDone,
    MissionRemoved, MonsterFought, Fled, BonusWon, BonusTied, GemsVanished, GoalShown, LineScored, Scored,
    CampaignScored,
)  # fmt: skip
