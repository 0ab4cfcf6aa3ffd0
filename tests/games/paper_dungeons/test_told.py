"""Every event in the log names the rule that caused it, and so does the end of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.campaign import Chapters, campaign_outcome
from flambeau.games.paper_dungeons.choices import (
    BREW,
    EXPLORE,
    PASS,
    Check,
    CollectGem,
    Craft,
    Drink,
    Eliminate,
    KeepObjective,
    KeepPower,
    Train,
)
from flambeau.games.paper_dungeons.events import (
    BonusTied,
    BonusWon,
    CampaignScored,
    DieUsed,
    Entered,
    Fled,
    GemCollected,
    GemsAnnounced,
    GemsVanished,
    GoalShown,
    Hurt,
    ItemCompleted,
    LevelGained,
    LineScored,
    MinionDefeated,
    MinionEliminated,
    MissionDone,
    MissionRemoved,
    MissionsOpened,
    MoatPaid,
    MonsterFought,
    OutsideGemGained,
    Passed,
    PotionGained,
    PotionsDrunk,
    PowerShown,
    PowerTriggered,
    Resurrected,
    Revealed,
    RewardFound,
    Rolled,
    RolledAgain,
    RoundBegan,
    Scored,
    SkillGained,
    Spared,
    StageChecked,
    StyleShown,
    TrackBonus,
    TrapTriggered,
    Won,
)
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import (
    ALCHEMIST,
    ARTISAN,
    ASSASSIN,
    BARBARIAN,
    CAPE,
    CLERIC,
    CLOVER,
    CROWN,
    GOLDSMITH,
    HEALER,
    LINES,
    MERCHANT,
    NOBLE,
    PLUNDERER,
    RANGER,
    ROGUE,
    SCEPTRE,
    SCOUT,
    SHAMAN,
    SKULL,
    VETERAN,
    WARRIOR,
    WIZARD,
    Dungeon,
    Face,
    Gem,
    Minion,
    Mission,
    Monster,
    Objective,
    Play,
    Potions,
    Power,
)
from flambeau.games.paper_dungeons.scoring import decided
from flambeau.kernel import Choice, Event, Match, Seat, playout
from flambeau.kit import Table

from .positions import (
    DIE_CLOVER,
    DIE_ROGUE,
    DIE_WIZARD,
    POOL,
    at_table,
    enter,
    in_room,
    levels,
    next_roll,
    nothing_kept,
    sheet,
    stages,
    step,
    take,
)


def prepared() -> Table:
    """A Goldsmith takes a gem before the first roll; three skulls, then three clovers are rolled again."""
    position = Play(Dungeon(3), (), [nothing_kept(0, (GOLDSMITH, SCOUT))])
    table = Table(GAME, position, seats=1).rolls("white", SKULL, SKULL, 0).rolls("black", SKULL, 0, 0)
    next_roll(table.rolls("white", CLOVER, CLOVER, CLOVER).rolls("black", 0, 0, 0))
    return table.choose(0, KeepPower(GOLDSMITH), KeepObjective(Objective(6)), CollectGem(Gem(2)))


def walked() -> Table:
    """Trap and gem, then the fourth potion with its stage, then the rogue at level 4; the round ends."""
    mine = sheet(0, potions=3, damage=6, minions=0xFFFF, **in_room("F5"), **levels(rogue=3), **stages(crown=1))
    table = next_roll(at_table(mine, sheet(1), missions=(7,)))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("F4"), Drink(Potions(0)), step("F5"))
    take(table, DIE_WIZARD).choose(0, BREW, Check(CROWN))
    take(table, DIE_CLOVER).choose(0, Train(ROGUE))
    return table.choose(1, PASS)


def drunk() -> Table:
    """A potion against a trap."""
    mine = sheet(0, potions=1, **in_room("A2"))
    return take(at_table(mine), DIE_ROGUE).choose(0, EXPLORE, step("B2"), Drink(Potions(1)))


def crossed() -> Table:
    """A Ranger crosses a moat and fights a zombie."""
    mine = sheet(0, RANGER, **in_room("B4"), **stages(medallion=2))
    return take(at_table(mine), DIE_ROGUE).choose(0, EXPLORE, step("B3"))


def struck() -> Table:
    """The Sceptre crosses out two minions."""
    table = take(at_table(sheet(0, **stages(sceptre=1))), DIE_WIZARD).choose(0, Craft(SCEPTRE))
    return table.choose(0, Eliminate(Minion(0)), Eliminate(Minion(1)))


def season_over(*powers: int) -> Table:
    """Parties with these hero levels in the Chimera's room meet it, with ephemeral gems."""
    sheets = [sheet(seat, SCOUT, **in_room("D4"), levels=[each] * 4) for seat, each in enumerate(powers)]
    table = next_roll(at_table(*sheets, dungeon="B", round=6, ephemeral=True))
    for seat in range(len(sheets)):
        table.choose(seat, PASS)
    return table


def fought() -> Table:
    """One party stands its ground and wins a stage, one flees."""
    return season_over(4, 2).choose(0, Check(CAPE))


def tied() -> Table:
    """Two parties are equally strong."""
    return season_over(3, 3)


def scored() -> Table:
    """The last round of the full game of PD-EX-46: a lone party flees from the third monster."""
    full = sheet(
        0, SCOUT, monster_points=(5, 7, 0), gem_boxes=5, minions=0b111111111, damage=11, mission_points=8,
        objective=Objective(13), **levels(5, 4, 4, 3), stages=[1, 1, 1, 1, 2, 1, 0, 2],
    )  # fmt: skip
    return at_table(full, round=8).choose(0, PASS)


MINE, OTHER, CHIMERA, SIX_MINIONS = Seat(0), Seat(1), Monster(6), Mission(7)
F4, F5 = room_named("F4"), room_named("F5")
WARRIORS = (Face(WARRIOR),) * 6
USED = [DieUsed(MINE, die, POOL[die]) for die in (DIE_ROGUE, DIE_WIZARD, DIE_CLOVER)]

TOLD = [
    pytest.param(prepared, [Revealed(Dungeon(3))], "PD-SETUP-03", marks=pytest.mark.rule("PD-SETUP-03")),
    pytest.param(prepared, [PowerShown(MINE, GOLDSMITH)], "PD-RULING-24", marks=pytest.mark.rule("PD-RULING-24")),
    pytest.param(prepared, [StyleShown(MINE, (WARRIOR, CLERIC))], "PD-SETUP-14", marks=pytest.mark.rule("PD-SETUP-14")),
    pytest.param(prepared, [GemCollected(MINE, Gem(2))], "PD-POWER-13", marks=pytest.mark.rule("PD-POWER-13")),
    pytest.param(prepared, [RoundBegan(1)], "PD-ROUND-03", marks=pytest.mark.rule("PD-ROUND-03")),
    pytest.param(prepared, [Rolled(WARRIORS)], "PD-ROUND-04", marks=pytest.mark.rule("PD-ROUND-04")),
    pytest.param(fought, [RoundBegan(7)], "PD-ROUND-03", marks=pytest.mark.rule("PD-ROUND-03")),
    pytest.param(walked, USED, "PD-USE-09", marks=pytest.mark.rule("PD-USE-09")),
    pytest.param(walked, [Passed(OTHER)], "PD-RULING-03", marks=pytest.mark.rule("PD-RULING-03")),
    pytest.param(walked, [Entered(MINE, F4), Entered(MINE, F5)], "PD-MOVE-13", marks=pytest.mark.rule("PD-MOVE-13")),
    pytest.param(walked, [TrapTriggered(MINE, F4)], "PD-TRAP-01", marks=pytest.mark.rule("PD-TRAP-01")),
    pytest.param(walked, [Hurt(MINE, 1, 7, "trap")], "PD-DAMAGE-02", marks=pytest.mark.rule("PD-DAMAGE-02")),
    pytest.param(walked, [Resurrected(MINE)], "PD-RES-01", marks=pytest.mark.rule("PD-RES-01")),
    pytest.param(walked, [GemCollected(MINE, Gem(3))], "PD-GEM-03", marks=pytest.mark.rule("PD-GEM-03")),
    pytest.param(
        walked,
        [PotionGained(MINE, n, cause) for n, cause in ((4, "brewing"), (5, "brewing"), (6, "gems"))],
        "PD-POTION-03",
        marks=pytest.mark.rule("PD-POTION-03"),
    ),
    pytest.param(walked, [StageChecked(MINE, CROWN)], "PD-ITEM-01", marks=pytest.mark.rule("PD-ITEM-01")),
    pytest.param(walked, [ItemCompleted(MINE, CROWN)], "PD-ITEM-06", marks=pytest.mark.rule("PD-ITEM-06")),
    pytest.param(walked, [LevelGained(MINE, ROGUE, 4)], "PD-LEVEL-05", marks=pytest.mark.rule("PD-LEVEL-05")),
    pytest.param(walked, [SkillGained(MINE, ROGUE)], "PD-LEVEL-07", marks=pytest.mark.rule("PD-LEVEL-07")),
    pytest.param(walked, [OutsideGemGained(MINE)], "PD-GEM-11", marks=pytest.mark.rule("PD-GEM-11")),
    pytest.param(walked, [GemsAnnounced(MINE, (Gem(3),), 1)], "PD-GEM-06", marks=pytest.mark.rule("PD-GEM-06")),
    pytest.param(walked, [MissionDone(MINE, SIX_MINIONS, 4)], "PD-MISSION-03", marks=pytest.mark.rule("PD-MISSION-03")),
    pytest.param(walked, [MissionRemoved(SIX_MINIONS)], "PD-MISSION-05", marks=pytest.mark.rule("PD-MISSION-05")),
    pytest.param(drunk, [PotionsDrunk(MINE, 1, 0)], "PD-POTION-04", marks=pytest.mark.rule("PD-POTION-04")),
    pytest.param(crossed, [MoatPaid(MINE)], "PD-POWER-16", marks=pytest.mark.rule("PD-POWER-16")),
    pytest.param(crossed, [MinionDefeated(MINE, Minion(6))], "PD-MINION-06", marks=pytest.mark.rule("PD-MINION-06")),
    pytest.param(
        struck,
        [MinionEliminated(MINE, Minion(n)) for n in (0, 1)],
        "PD-MINION-08",
        marks=pytest.mark.rule("PD-MINION-08"),
    ),
    pytest.param(
        fought, [MonsterFought(MINE, CHIMERA, 5, 21)], "PD-MONSTER-09", marks=pytest.mark.rule("PD-MONSTER-09")
    ),
    pytest.param(fought, [Fled(OTHER, CHIMERA, -4)], "PD-MONSTER-11", marks=pytest.mark.rule("PD-MONSTER-11")),
    pytest.param(fought, [BonusWon(MINE, CHIMERA)], "PD-MONSTER-13", marks=pytest.mark.rule("PD-MONSTER-13")),
    pytest.param(tied, [BonusTied(CHIMERA)], "PD-MONSTER-14", marks=pytest.mark.rule("PD-MONSTER-14")),
    pytest.param(fought, [GemsVanished((Gem(4), Gem(7)))], "PD-VAR-02", marks=pytest.mark.rule("PD-VAR-02")),
    pytest.param(
        scored, [GoalShown(MINE, Objective(13), 4)], "PD-OBJECTIVE-02", marks=pytest.mark.rule("PD-OBJECTIVE-02")
    ),
    pytest.param(scored, [Scored(MINE, 60)], "PD-SCORE-01", marks=pytest.mark.rule("PD-SCORE-01")),
]


def rules_of(match: Match, kind: type[Event]) -> list[str]:
    """The rules that events of a kind cite, each once."""
    assert match.journal is not None
    return sorted({told.rule for told in match.journal.told if type(told.event) is kind})


@pytest.mark.parametrize(("played", "events", "rule"), TOLD)
def test_an_event_tells_what_happened_and_names_the_rule_that_caused_it(
    played: Callable[[], Table], events: list[Event], rule: str
) -> None:
    table = played()
    assert table.told(type(events[0])) == events
    assert rules_of(table.match, type(events[0])) == [rule]


def test_every_kind_of_event_is_looked_at() -> None:
    looked = {type(param.values[1][0]) for param in TOLD}
    elsewhere = {PowerTriggered, RolledAgain, LineScored, CampaignScored}  # below
    elsewhere |= {MissionsOpened, Spared, TrackBonus, RewardFound, Won}  # in test_causes.py
    assert looked | elsewhere == set(GAME.events)


def started(power: Power, *answers: Choice) -> Table:
    """A lone player keeps this power and makes its choices."""
    table = next_roll(Table(GAME, Play(Dungeon(0), (), [nothing_kept(0, (power, SCOUT))]), seats=1))
    return table.choose(0, KeepPower(power), KeepObjective(Objective(6)), *answers)


def brewed(power: Power) -> Table:
    """Somebody brews."""
    return take(at_table(sheet(0, power)), DIE_ROGUE).choose(0, BREW)


def third_minion(power: Power) -> Table:
    """Somebody defeats a third minion, the orc of B1."""
    return take(at_table(sheet(0, power, minions=0b110)), DIE_ROGUE).choose(0, EXPLORE, enter("B1"))


def raised(power: Power) -> Table:
    """Rogue and wizard rise to levels 4 and 5: a gem, and something for the Noble."""
    table = take(at_table(sheet(0, power, **levels(wizard=4, rogue=3))), DIE_CLOVER).choose(0, Train(ROGUE))
    return take(table, DIE_WIZARD).choose(0, Train(WIZARD))


POWERS_AT_WORK = [
    pytest.param(lambda: brewed(ALCHEMIST), ALCHEMIST, "PD-POWER-04", marks=pytest.mark.rule("PD-POWER-04")),
    pytest.param(lambda: started(ARTISAN), ARTISAN, "PD-POWER-05", marks=pytest.mark.rule("PD-POWER-05")),
    pytest.param(lambda: started(ASSASSIN), ASSASSIN, "PD-POWER-06", marks=pytest.mark.rule("PD-POWER-06")),
    pytest.param(lambda: third_minion(SHAMAN), SHAMAN, "PD-POWER-08", marks=pytest.mark.rule("PD-POWER-08")),
    pytest.param(lambda: raised(MERCHANT), MERCHANT, "PD-POWER-11", marks=pytest.mark.rule("PD-POWER-11")),
    pytest.param(lambda: raised(NOBLE), NOBLE, "PD-POWER-12", marks=pytest.mark.rule("PD-POWER-12")),
    pytest.param(lambda: started(GOLDSMITH), GOLDSMITH, "PD-POWER-13", marks=pytest.mark.rule("PD-POWER-13")),
    pytest.param(lambda: third_minion(PLUNDERER), PLUNDERER, "PD-POWER-14", marks=pytest.mark.rule("PD-POWER-14")),
    pytest.param(lambda: started(HEALER), HEALER, "PD-POWER-17", marks=pytest.mark.rule("PD-POWER-17")),
    pytest.param(lambda: started(VETERAN), VETERAN, "PD-POWER-18", marks=pytest.mark.rule("PD-POWER-18")),
]


@pytest.mark.parametrize(("played", "power", "rule"), POWERS_AT_WORK)
def test_a_power_that_gives_something_says_so_under_its_own_rule(
    played: Callable[[], Table], power: Power, rule: str
) -> None:
    table = played()
    assert table.told(PowerTriggered) == [PowerTriggered(MINE, power)]
    assert rules_of(table.match, PowerTriggered) == [rule]


def test_no_other_power_is_told_to_give_something() -> None:
    for played in (brewed, third_minion, raised):
        assert played(BARBARIAN).told(PowerTriggered) == []


@pytest.mark.rule("PD-ROUND-05", "PD-ROUND-06")
def test_a_roll_that_does_not_count_names_skulls_or_clovers() -> None:
    assert rules_of(prepared().match, RolledAgain) == ["PD-ROUND-05", "PD-ROUND-06"]


BOXES = [
    pytest.param("ABC", [5, 7, -6], "PD-SCORE-02", marks=pytest.mark.rule("PD-SCORE-02")),
    pytest.param("D", [6], "PD-SCORE-03", marks=pytest.mark.rule("PD-SCORE-03")),
    pytest.param("E", [10], "PD-SCORE-04", marks=pytest.mark.rule("PD-SCORE-04")),
    pytest.param("F", [18], "PD-SCORE-05", marks=pytest.mark.rule("PD-SCORE-05")),
    pytest.param("G", [16], "PD-SCORE-06", marks=pytest.mark.rule("PD-SCORE-06")),
    pytest.param("H", [-6], "PD-SCORE-07", marks=pytest.mark.rule("PD-SCORE-07")),
    pytest.param("I", [0], "PD-SCORE-08", marks=pytest.mark.rule("PD-SCORE-08")),
    pytest.param("J", [2], "PD-SCORE-09", marks=pytest.mark.rule("PD-SCORE-09")),
    pytest.param("K", [8], "PD-SCORE-10", marks=pytest.mark.rule("PD-SCORE-10")),
]


@pytest.mark.parametrize(("letters", "points", "rule"), BOXES)
def test_every_box_of_the_glory_line_is_told_with_its_points_and_its_rule(
    letters: str, points: list[int], rule: str
) -> None:
    journal = scored().match.journal
    assert journal is not None
    lines = [told for told in journal.told if isinstance(told.event, LineScored)]
    assert len(lines) == LINES - 1
    found = [told for told in lines if "ABCDEFGHIJKL"[told.event.line % LINES] in letters]
    assert [told.event.points for told in found] == points
    assert {told.rule for told in found} == {rule}


@pytest.mark.rule("PD-SCORE-12", "PD-SCORE-13", "PD-SCORE-14")
def test_the_end_of_a_game_names_the_rule_that_decided_it() -> None:
    assert decided([8, 9], [5, 1]).rule == "PD-SCORE-12"
    assert decided([9, 9], [5, 1]).rule == "PD-SCORE-13"
    assert decided([9, 9], [5, 5]).rule == "PD-SCORE-14"


@pytest.mark.rule("PD-SOLO-05", "PD-RULING-60")
def test_the_end_of_a_lone_players_game_or_campaign_names_its_rule() -> None:
    assert decided([8], [5]).rule == "PD-SOLO-05"
    assert campaign_outcome(Chapters(scores=[[8], [9], [7]], rooms=[5])).rule == "PD-RULING-60"


@pytest.mark.rule("PD-CAMPAIGN-08", "PD-RULING-59")
def test_the_scores_and_the_end_of_a_campaign_name_their_rules() -> None:
    carry = {"scenario": "urban", "scores": [[30, 20]], "rooms": [9, 9], "missions": True, "ephemeral_gems": False}
    match = Match.start(GAME, 2, {"scenario": "urban"}, 1, carry=carry, journal=True)
    playout(match, 1)
    assert match.journal is not None and match.outcome is not None
    told = [one.event for one in match.journal.told if isinstance(one.event, CampaignScored)]
    scores = match.outcome.to_data()["carry"]["scores"]
    assert told == [CampaignScored(Seat(seat), 2, sum(one[seat] for one in scores)) for seat in (0, 1)]
    assert len(scores) == 2 and not match.outcome.reason.startswith("campaign")  # that ends with the third chapter
    assert rules_of(match, CampaignScored) == ["PD-CAMPAIGN-08"]
    assert campaign_outcome(Chapters(scores=[[8, 9]], rooms=[5, 1])).rule == "PD-CAMPAIGN-08"
    assert campaign_outcome(Chapters(scores=[[9, 9]], rooms=[5, 1])).rule == "PD-RULING-59"
    assert campaign_outcome(Chapters(scores=[[9, 9]], rooms=[5, 5])).rule == "PD-RULING-59"
