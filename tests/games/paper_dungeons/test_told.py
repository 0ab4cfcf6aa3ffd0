"""Every event in the log names the rule that caused it, and so does the end of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.campaign import campaign_outcome
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
    MoatPaid,
    MonsterFought,
    OutsideGemGained,
    Passed,
    PotionGained,
    PotionsDrunk,
    PowerShown,
    Resurrected,
    Revealed,
    Rolled,
    RolledAgain,
    RoundBegan,
    Scored,
    SkillGained,
    StageChecked,
    StyleShown,
    TrapTriggered,
)
from flambeau.games.paper_dungeons.model import (
    CAPE,
    CLOVER,
    CROWN,
    GOLDSMITH,
    LINES,
    RANGER,
    ROGUE,
    SCEPTRE,
    SCOUT,
    SKULL,
    Dungeon,
    Gem,
    Minion,
    Objective,
    Play,
    Potions,
)
from flambeau.games.paper_dungeons.scoring import decided
from flambeau.kernel import Event, Match
from flambeau.kernel.playout import playout
from flambeau.kit import Table

from .positions import (
    DIE_CLOVER,
    DIE_ROGUE,
    DIE_WIZARD,
    at_table,
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
    position = Play(Dungeon(0), (), [nothing_kept(0, (GOLDSMITH, SCOUT))])
    table = Table(GAME, position, seats=1).rolls("white", SKULL, SKULL, 0).rolls("black", SKULL, 0, 0)
    next_roll(table.rolls("white", CLOVER, CLOVER, CLOVER).rolls("black", 0, 0, 0))
    return table.choose(0, KeepPower(GOLDSMITH), KeepObjective(Objective(6)), CollectGem(Gem(0)))


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
    """The last round of a game ends."""
    return at_table(sheet(0), round=8).choose(0, PASS)


TOLD = [
    pytest.param(prepared, Revealed, "PD-SETUP-03", marks=pytest.mark.rule("PD-SETUP-03")),
    pytest.param(prepared, PowerShown, "PD-RULING-24", marks=pytest.mark.rule("PD-RULING-24")),
    pytest.param(prepared, StyleShown, "PD-SETUP-14", marks=pytest.mark.rule("PD-SETUP-14")),
    pytest.param(prepared, GemCollected, "PD-POWER-13", marks=pytest.mark.rule("PD-POWER-13")),
    pytest.param(prepared, RoundBegan, "PD-ROUND-03", marks=pytest.mark.rule("PD-ROUND-03")),
    pytest.param(prepared, Rolled, "PD-ROUND-04", marks=pytest.mark.rule("PD-ROUND-04")),
    pytest.param(walked, DieUsed, "PD-USE-09", marks=pytest.mark.rule("PD-USE-09")),
    pytest.param(walked, Passed, "PD-RULING-03", marks=pytest.mark.rule("PD-RULING-03")),
    pytest.param(walked, Entered, "PD-MOVE-13", marks=pytest.mark.rule("PD-MOVE-13")),
    pytest.param(walked, TrapTriggered, "PD-TRAP-01", marks=pytest.mark.rule("PD-TRAP-01")),
    pytest.param(walked, Hurt, "PD-DAMAGE-02", marks=pytest.mark.rule("PD-DAMAGE-02")),
    pytest.param(walked, Resurrected, "PD-RES-01", marks=pytest.mark.rule("PD-RES-01")),
    pytest.param(walked, GemCollected, "PD-GEM-03", marks=pytest.mark.rule("PD-GEM-03")),
    pytest.param(walked, PotionGained, "PD-POTION-03", marks=pytest.mark.rule("PD-POTION-03")),
    pytest.param(walked, StageChecked, "PD-ITEM-01", marks=pytest.mark.rule("PD-ITEM-01")),
    pytest.param(walked, ItemCompleted, "PD-ITEM-06", marks=pytest.mark.rule("PD-ITEM-06")),
    pytest.param(walked, LevelGained, "PD-LEVEL-05", marks=pytest.mark.rule("PD-LEVEL-05")),
    pytest.param(walked, SkillGained, "PD-LEVEL-07", marks=pytest.mark.rule("PD-LEVEL-07")),
    pytest.param(walked, OutsideGemGained, "PD-GEM-11", marks=pytest.mark.rule("PD-GEM-11")),
    pytest.param(walked, GemsAnnounced, "PD-GEM-06", marks=pytest.mark.rule("PD-GEM-06")),
    pytest.param(walked, MissionDone, "PD-MISSION-03", marks=pytest.mark.rule("PD-MISSION-03")),
    pytest.param(walked, MissionRemoved, "PD-MISSION-05", marks=pytest.mark.rule("PD-MISSION-05")),
    pytest.param(drunk, PotionsDrunk, "PD-POTION-04", marks=pytest.mark.rule("PD-POTION-04")),
    pytest.param(crossed, MoatPaid, "PD-POWER-16", marks=pytest.mark.rule("PD-POWER-16")),
    pytest.param(crossed, MinionDefeated, "PD-MINION-06", marks=pytest.mark.rule("PD-MINION-06")),
    pytest.param(struck, MinionEliminated, "PD-MINION-08", marks=pytest.mark.rule("PD-MINION-08")),
    pytest.param(fought, MonsterFought, "PD-MONSTER-09", marks=pytest.mark.rule("PD-MONSTER-09")),
    pytest.param(fought, Fled, "PD-MONSTER-11", marks=pytest.mark.rule("PD-MONSTER-11")),
    pytest.param(fought, BonusWon, "PD-MONSTER-13", marks=pytest.mark.rule("PD-MONSTER-13")),
    pytest.param(tied, BonusTied, "PD-MONSTER-14", marks=pytest.mark.rule("PD-MONSTER-14")),
    pytest.param(fought, GemsVanished, "PD-VAR-02", marks=pytest.mark.rule("PD-VAR-02")),
    pytest.param(scored, GoalShown, "PD-OBJECTIVE-02", marks=pytest.mark.rule("PD-OBJECTIVE-02")),
    pytest.param(scored, Scored, "PD-SCORE-01", marks=pytest.mark.rule("PD-SCORE-01")),
]


def rules_of(match: Match, kind: type[Event]) -> list[str]:
    """The rules that events of a kind cite, each once."""
    assert match.journal is not None
    return sorted({told.rule for told in match.journal.told if type(told.event) is kind})


@pytest.mark.parametrize(("played", "kind", "rule"), TOLD)
def test_an_event_names_the_rule_that_caused_it(played: Callable[[], Table], kind: type[Event], rule: str) -> None:
    assert rules_of(played().match, kind) == [rule]


@pytest.mark.rule("PD-ROUND-05", "PD-ROUND-06")
def test_a_roll_that_does_not_count_names_skulls_or_clovers() -> None:
    assert rules_of(prepared().match, RolledAgain) == ["PD-ROUND-05", "PD-ROUND-06"]


BOXES = [
    pytest.param("ABC", "PD-SCORE-02", marks=pytest.mark.rule("PD-SCORE-02")),
    pytest.param("D", "PD-SCORE-03", marks=pytest.mark.rule("PD-SCORE-03")),
    pytest.param("E", "PD-SCORE-04", marks=pytest.mark.rule("PD-SCORE-04")),
    pytest.param("F", "PD-SCORE-05", marks=pytest.mark.rule("PD-SCORE-05")),
    pytest.param("G", "PD-SCORE-06", marks=pytest.mark.rule("PD-SCORE-06")),
    pytest.param("H", "PD-SCORE-07", marks=pytest.mark.rule("PD-SCORE-07")),
    pytest.param("I", "PD-SCORE-08", marks=pytest.mark.rule("PD-SCORE-08")),
    pytest.param("J", "PD-SCORE-09", marks=pytest.mark.rule("PD-SCORE-09")),
    pytest.param("K", "PD-SCORE-10", marks=pytest.mark.rule("PD-SCORE-10")),
]


@pytest.mark.parametrize(("letters", "rule"), BOXES)
def test_every_box_of_the_glory_line_names_its_rule(letters: str, rule: str) -> None:
    journal = scored().match.journal
    assert journal is not None
    lines = [told for told in journal.told if isinstance(told.event, LineScored)]
    assert len(lines) == LINES - 1
    found = [told.rule for told in lines if "ABCDEFGHIJKL"[told.event.line % LINES] in letters]
    assert found == [rule] * len(letters)


@pytest.mark.rule("PD-SCORE-12", "PD-SCORE-13", "PD-SCORE-14")
def test_the_end_of_a_game_names_the_rule_that_decided_it() -> None:
    assert decided([8, 9], [5, 1]).rule == "PD-SCORE-12"
    assert decided([9, 9], [5, 1]).rule == "PD-SCORE-13"
    assert decided([9, 9], [5, 5]).rule == "PD-SCORE-14"


@pytest.mark.rule("PD-SOLO-05", "PD-RULING-60")
def test_the_end_of_a_lone_players_game_or_campaign_names_its_rule() -> None:
    assert decided([8], [5]).rule == "PD-SOLO-05"
    assert campaign_outcome({"scores": [[8], [9], [7]], "rooms": [5]}).rule == "PD-RULING-60"


@pytest.mark.rule("PD-CAMPAIGN-08", "PD-RULING-59")
def test_the_scores_and_the_end_of_a_campaign_name_their_rules() -> None:
    match = Match.start(GAME, 2, {"scenario": "urban"}, 1, journal=True)
    playout(match, 1)
    assert rules_of(match, CampaignScored) == ["PD-CAMPAIGN-08"]
    assert campaign_outcome({"scores": [[8, 9]], "rooms": [5, 1]}).rule == "PD-CAMPAIGN-08"
    assert campaign_outcome({"scores": [[9, 9]], "rooms": [5, 1]}).rule == "PD-RULING-59"
    assert campaign_outcome({"scores": [[9, 9]], "rooms": [5, 5]}).rule == "PD-RULING-59"
