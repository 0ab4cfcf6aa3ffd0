"""PD-CAMPAIGN: four scenarios of three chapters, of which only the scores are carried over."""

from __future__ import annotations

import json

import pytest

from flambeau.bots import Chair, make_bot
from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import DUNGEONS
from flambeau.games.paper_dungeons.campaign import Chapters, campaign_outcome
from flambeau.games.paper_dungeons.events import CampaignScored
from flambeau.games.paper_dungeons.model import NONE
from flambeau.kernel import BadData, BadOption, Campaign, Match, Refusal, after, goes_on, playout


def letters(scenario: str, seats: int = 2, **options: object) -> list[str]:
    """The dungeon cards of a campaign, played to its end by chance."""
    campaign = Campaign(GAME, seats, {"scenario": scenario, **options})
    found = []
    while campaign.options is not None:
        match = campaign.start(seed=len(found) + 1)
        found.append(DUNGEONS[match.state.dungeon].id)
        playout(match, 3)
        campaign.close(match)
    return found


@pytest.mark.rule("PD-CAMPAIGN-01", "PD-CAMPAIGN-02", "PD-CAMPAIGN-03")
def test_urban_heroes_and_the_mummy_have_their_chapters_in_order() -> None:
    assert letters("urban") == ["A", "B", "C"]
    assert letters("mummy") == ["D", "E", "F"]


@pytest.mark.rule("PD-CAMPAIGN-04", "PD-CAMPAIGN-05")
def test_the_tower_and_the_kingdom_have_their_chapters_in_order() -> None:
    assert letters("tower") == ["G", "H", "I"]
    assert letters("kingdom", 1) == ["J", "K", "L"]


@pytest.mark.rule("PD-CAMPAIGN-06")
def test_a_scenario_brings_its_own_dungeon_cards() -> None:
    with pytest.raises(BadOption):
        Campaign(GAME, 2, {"scenario": "urban", "dungeon": "B"})
    assert {Match.start(GAME, 2, {"scenario": "tower"}, seed).state.dungeon for seed in range(8)} == {6}


def carried(match: Match) -> Chapters:
    """What a finished chapter carries on."""
    assert match.outcome is not None and isinstance(match.outcome.carry, Chapters)
    return match.outcome.carry


def chapter(campaign: Campaign, seed: int) -> Match:
    """One chapter played by chance."""
    match = campaign.start(seed=seed, journal=True)
    playout(match, seed)
    return match


@pytest.mark.rule("PD-CAMPAIGN-07", "PD-RULING-59")
def test_every_chapter_is_a_complete_game_from_complete_decks_with_blank_sheets() -> None:
    campaign = Campaign(GAME, 8, {"scenario": "urban"})
    campaign.close(chapter(campaign, 1))
    state = campaign.start(seed=2).state
    dealt = sorted(power for sheet in state.sheets for power in sheet.powers)
    assert dealt == list(range(16)) and len(state.missions) == 3
    assert all(sheet.levels == [1] * 4 and sheet.damage == 0 and not sheet.visited for sheet in state.sheets)
    assert state.before == (tuple(campaign.outcomes[0]["scores"]),)


@pytest.mark.rule("PD-CAMPAIGN-08")
def test_after_the_third_chapter_the_highest_sum_wins() -> None:
    campaign = Campaign(GAME, 2, {"scenario": "urban"})
    scores = []
    for seed in (4, 5, 6):
        match = chapter(campaign, seed)
        told = [event.event for event in match.events(0) if isinstance(event.event, CampaignScored)]
        scores.append(carried(match).scores[-1])
        assert [event.total for event in told] == [sum(column) for column in zip(*scores)]
        campaign.close(match)
    sums = [sum(column) for column in zip(*scores)]
    last = campaign.outcomes[-1]
    assert last["scores"] == sums and last["winners"] == [sums.index(max(sums))] and last["reason"] == "campaign"
    assert campaign.options is None
    with pytest.raises(Refusal):
        campaign.start(seed=1)


@pytest.mark.rule("PD-RULING-59")
def test_a_tied_campaign_goes_to_the_most_rooms_and_then_is_shared() -> None:
    scores = [[10, 20, 5], [20, 10, 5], [30, 30, 5]]
    rooms = campaign_outcome(Chapters(scores=scores, rooms=[50, 60, 70]))
    assert (rooms.reason, rooms.winners, rooms.scores) == ("campaign-rooms", (1,), (60, 60, 15))
    shared = campaign_outcome(Chapters(scores=scores, rooms=[60, 60, 70]))
    assert (shared.reason, shared.winners) == ("campaign-shared", (0, 1))


@pytest.mark.rule("PD-RULING-59")
def test_rooms_visited_are_added_up_from_chapter_to_chapter() -> None:
    campaign = Campaign(GAME, 2, {"scenario": "urban"})
    visited = [0, 0]
    for seed in (7, 8, 9):
        match = chapter(campaign, seed)
        visited = [sum(both) for both in zip(visited, [sheet.visited.bit_count() for sheet in match.state.sheets])]
        assert carried(match).rooms == visited
        campaign.close(match)


@pytest.mark.rule("PD-RULING-60")
def test_a_lone_player_sums_three_scores_and_variants_apply_to_all_chapters() -> None:
    campaign = Campaign(GAME, 1, {"scenario": "mummy", "missions": False})
    total = 0
    for seed in (1, 2, 3):
        match = chapter(campaign, seed)
        assert match.outcome is not None and not match.state.with_missions
        total += carried(match).scores[-1][0]
        campaign.close(match)
    assert campaign.outcomes[-1]["reason"] == "campaign-solo" and campaign.outcomes[-1]["scores"] == [total]
    pair = Campaign(GAME, 2, {"scenario": "mummy", "missions": False})
    pair.close(chapter(pair, 1))
    assert not pair.start(seed=2).state.missions


@pytest.mark.rule("PD-CAMPAIGN-07", "PD-RULING-60")
@pytest.mark.parametrize("ephemeral", [True, False])
def test_ephemeral_gems_are_agreed_on_for_all_chapters(ephemeral: bool) -> None:
    pair = Campaign(GAME, 2, {"scenario": "mummy", "ephemeral_gems": ephemeral})
    pair.close(chapter(pair, 1))
    assert pair.start(seed=2).state.ephemeral == ephemeral


@pytest.mark.rule("PD-RULING-60")
def test_a_lone_players_gems_vanish_without_being_agreed_on() -> None:
    match = chapter(Campaign(GAME, 1, {"scenario": "mummy"}), 1)
    assert match.state.ephemeral and not carried(match).ephemeral_gems


@pytest.mark.rule("PD-CAMPAIGN-01", "PD-CAMPAIGN-07")
def test_a_chapter_follows_until_the_third_and_none_outside_a_campaign() -> None:
    assert GAME.next_match(Chapters()) is None
    for played, follows in ((1, True), (2, True), (3, False)):
        carry = Chapters(scenario="urban", scores=[[7, 8]] * played, rooms=[3, 4])
        assert (GAME.next_match(carry) is not None) == follows


def test_a_campaign_is_kept_between_sittings() -> None:
    campaign = Campaign(GAME, 3, {"scenario": "kingdom"})
    campaign.close(chapter(campaign, 9))
    kept = Campaign.from_data(GAME, json.loads(json.dumps(campaign.to_data())))
    assert kept.start(seed=5).digest() == campaign.start(seed=5).digest()
    assert kept.start(seed=5).state.dungeon == 10


def test_a_single_game_and_a_conceded_chapter_lead_nowhere() -> None:
    match = Match.start(GAME, 2, {}, 1)
    playout(match, 1)
    assert match.outcome is not None and match.outcome.carry is None
    chapter_given_up = Match.start(GAME, 3, {"scenario": "urban"}, 1)
    chapter_given_up.concede(1)
    assert chapter_given_up.outcome is not None and chapter_given_up.outcome.winners == (0, 2)
    assert match.state.scenario == NONE


@pytest.mark.parametrize(
    "carry",
    [
        {"scores": [[1]]},
        {"scores": [[1, 2]] * 3},
        {"rooms": [4]},
        {"scores": ["ab"]},
        {"scores": [[1, True]]},
        {"scores": 3},
    ],
)
def test_a_damaged_campaign_is_refused(carry: dict[str, object]) -> None:
    with pytest.raises(BadData):
        Match.start(GAME, 2, {"scenario": "urban"}, 1, carry=carry)


def test_random_bots_can_play_any_chapter() -> None:
    match = Match.start(GAME, 1, {"scenario": "tower"}, 3)
    bot = make_bot(GAME, "random", 1)
    match.answer(0, bot.answer(Chair(match, 0)))


def test_the_next_chapter_is_counted_for_whoever_is_offered_it() -> None:
    match = Match.start(GAME, 1, {"scenario": "urban"}, 1)
    numbers = []
    for seed in (1, 2, 3):
        playout(match, seed)
        assert match.outcome is not None
        numbers.append((GAME.chapter(match.outcome.carry), goes_on(match)))
        match = after(match).start(seed=seed)
    assert numbers == [((2, 3), True), ((3, 3), True), ((4, 3), False)]
    assert match.state.before == () and GAME.chapter(Chapters()) == (0, 0)
