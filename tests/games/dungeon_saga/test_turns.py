"""What happens on the way and in a fight, rule by rule: steps, portals, Free Attacks, dice, traps, arrivals."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import (
    DANOR,
    FEATS_OF,
    KIND_NAMES,
    MADRIGA,
    MONSTERS,
    ORLAF,
    PARTY,
    RORDIN,
    TRAPS,
    Slot,
    Sphere,
    cards_called,
    gear_called,
)
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    EXPLORE,
    PASS,
    Activate,
    ChooseFeat,
    ChooseSpheres,
    Face,
    FillSlot,
    PlaceAt,
    Shoot,
    Step,
    Strike,
    Wheel,
)
from flambeau.games.dungeon_saga.events import (
    Attacked,
    Carried,
    FreeAttacked,
    KnockedOut,
    MoodChanged,
    Placed,
    RoundBegan,
    Said,
    SecondRolled,
    TrapFlipped,
    WanderingCame,
)
from flambeau.games.dungeon_saga.model import ARRIVED, MELEE_ATTACK, RANGED_ATTACK
from flambeau.games.dungeon_saga.quest import quest_of
from flambeau.games.dungeon_saga.rules.dice import armour, attack_dice, defence_dice, is_outnumbered
from flambeau.games.dungeon_saga.rules.preparing import ARROW, TRAP_SLOT
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN, INTERRUPT, NEXT_HERO
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, MONSTER_TURN
from flambeau.games.dungeon_saga.rules.wandering import PLACE_FACING
from flambeau.games.dungeon_saga.table import scene
from flambeau.kernel import Match
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from flambeau.table.words import texts_of
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout, at, cell
from tests.games.dungeon_saga.variants import variant

NORTH, EAST, WEST = [Face(Direction(side)) for side in (0, 1, 3)]


# Moving


@pytest.mark.rule("DSO-RULING-14", "DSO-RULING-83")
def test_a_move_is_made_step_by_step_and_a_flipped_token_is_gone_before_the_next() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").trap(0, TRAPS, 0, 5, "E").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(2, 5))).expects(HEROES_SEAT, HERO_TURN)
    assert table.told(TrapFlipped) == [TrapFlipped(RORDIN, cell(0, 5), False)]
    table.choose(HEROES_SEAT, Step(cell(3, 5)), Step(cell(4, 5)))  # along the line: nothing more happens
    assert len(table.told(TrapFlipped)) == 1 and table.state.traps == ()


@pytest.mark.rule("DSO-RULING-15")
def test_in_the_middle_of_a_move_a_figure_keeps_the_facing_it_began_with() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N")
    lay.monster("zombie", 3, 5, "N")
    # Twice it leaves the Zombie's Front Arc, and both times the Zombie is behind it: three dice, not four.
    table = lay.turn(RORDIN).table(attack=[(1, 1), (1, 1)], defence=[(1, 1, 1), (1, 1, 1)])
    table.choose(HEROES_SEAT, Step(cell(3, 4)), Step(cell(4, 3)))
    assert len(table.told(FreeAttacked)) == 2
    table.choose(HEROES_SEAT, EAST)
    assert at(table.state, RORDIN) == (4, 3, "E")


@pytest.mark.rule("DSO-RULING-21")
def test_turning_on_the_spot_is_free_for_a_small_figure_and_a_point_for_a_large_one() -> None:
    table = Layout().hero(RORDIN, 2, 4, "N").turn(RORDIN).table().choose(HEROES_SEAT, EAST)
    assert table.state.turns[-1].points == 4
    assert table.choices(HEROES_SEAT, Step) == [] and table.choices(HEROES_SEAT, Face) == []
    lay = Layout().hero(RORDIN, 0, 0, "N")
    table = lay.activation(lay.monster("zombie_troll", 2, 4, "N")).table().choose(GM_SEAT, Wheel(Direction(1)))
    assert table.state.turns[-1].points == 3


@pytest.mark.rule("DSO-RULING-29")
def test_portals_come_in_pairs_with_the_same_letter() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").turn(RORDIN).portals((3, 4), (8, 5), (0, 6), (9, 1))
    lay.s.portals = tuple([(number % 2, at_) for number, (_, at_) in enumerate(lay.s.portals)])
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.told(Carried) == [Carried(RORDIN, cell(0, 6))]


@pytest.mark.rule("DSO-RULING-30", "DSO-PORTAL-01")
def test_a_figure_on_the_other_portal_or_an_unrevealed_one_blocks_it() -> None:
    for blocked in (False, True):
        lay = Layout().hero(RORDIN, 2, 4, "N").turn(RORDIN).portals((3, 4), (8, 5))
        if blocked:
            lay.monster("zombie", 8, 5, "N")
        table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)))
        assert (table.told(Carried) == []) == blocked
    table = Layout().hero(RORDIN, 2, 4, "N").turn(RORDIN).portals((3, 4)).table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.told(Carried) == [] and quest_of("q3_two_mouths").portals


@pytest.mark.rule("DSO-PORTAL-02")
def test_a_monster_on_a_portal_stays_where_it_is() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "N").portals((3, 4), (8, 5))
    zombie = lay.monster("zombie", 2, 4, "N")
    table = lay.activation(zombie).table().choose(GM_SEAT, Step(cell(3, 4)), NORTH)
    assert at(table.state, zombie) == (3, 4, "N") and table.told(Carried) == []


@pytest.mark.rule("DSO-RULING-32")
def test_a_hero_on_its_arrival_portal_neither_acts_nor_ends_its_move() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 2, 4, "N").portals((3, 4), (8, 5)).turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert {type(choice) for choice in table.choices(HEROES_SEAT)} == {Step}
    table.choose(HEROES_SEAT, Step(cell(7, 5)), NORTH)
    assert EXPLORE in table.choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-182")
def test_a_hero_that_could_not_leave_its_portal_must_leave_first_in_its_next_turn() -> None:
    def arrived(walled_in: bool) -> Table:
        lay = Layout().nothing_hidden().hero(RORDIN, 0, 6, "N").portals((0, 6), (8, 5))
        lay.s.sheets[RORDIN].portal = ARRIVED
        for x, y in ((0, 5), (1, 5), (1, 6)) if walled_in else ():
            lay.monster("skeleton_warrior", x, y, "S")
        return lay.turn(RORDIN).table()

    assert {type(choice) for choice in arrived(False).choices(HEROES_SEAT)} == {Step}
    stuck = arrived(True)
    assert at(stuck.state, RORDIN)[:2] == (0, 6) and stuck.told(Carried) == []  # it is not carried back
    assert END_TURN in stuck.choices(HEROES_SEAT)


# Free Attacks


@pytest.mark.rule("DSO-RULING-34")
def test_the_best_fighter_strikes_first_and_the_rest_is_lost_when_the_mover_falls() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1)
    zombie = lay.monster("zombie", 3, 3, "S")
    revenant = lay.monster("dwarf_revenant", 4, 4, "W")
    warrior = lay.monster("skeleton_warrior", 2, 4, "E")
    lay.hero(ORLAF, 0, 0, "N").turn(RORDIN)
    s = lay.s.clone()
    table = lay.table(attack=[(6, 6, 6, 6, 6)], defence=[(1, 1, 1, 1)]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.told(FreeAttacked) == [FreeAttacked(revenant, RORDIN)]
    lay.s = s
    s.sheets[RORDIN].hp = 5
    blank = [(1,) * 5, (1,) * 3, (1,) * 2]
    table = lay.table(attack=blank, defence=[(1,) * 4] * 3).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert [told.attacker for told in table.told(FreeAttacked)] == [revenant, warrior, zombie]


@pytest.mark.rule("DSO-RULING-36")
def test_a_free_attack_uses_neither_activation_nor_facing() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(1, 1)], defence=[(1, 1, 1, 1)])
    table.choose(HEROES_SEAT, Step(cell(4, 5)), NORTH, END_TURN)
    assert at(table.state, zombie) == (3, 3, "S")
    assert table.expects(GM_SEAT, GM_TURN).choices(GM_SEAT, Activate) == [Activate(zombie)]


# Dice


@pytest.mark.rule("DSO-MEL-03")
def test_the_acting_figure_attacks_the_other_defends_and_both_roll() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table(attack=[(6, 5, 4, 3, 1)], defence=[(2, 6)]).choose(HEROES_SEAT, Strike(zombie))
    told = table.told(Attacked)[0]
    assert (told.attacker, told.target, told.attack_dice, told.defence_dice) == (ORLAF, zombie, (6, 5, 4, 3, 1), (6, 2))


@pytest.mark.rule("DSO-RNG-02")
def test_a_shot_is_discarded_paired_and_counted_like_a_blow() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 1, "S")  # Armour 2, threshold 2
    table = lay.turn(MADRIGA).table(attack=[(6, 5, 4, 2)], defence=[(5, 5, 1)]).choose(HEROES_SEAT, Shoot(warrior))
    told = table.told(Attacked)[0]
    assert (told.armour, told.hits) == (2, 2)  # 6 beats 5, 5 ties, 4 beats 1, 2 is too weak
    assert warrior not in table.state.monsters


@pytest.mark.rule("DSO-RNG-08")
def test_only_an_active_bow_helps_a_shot() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 1, "S")
    bare = attack_dice(lay.s, MADRIGA, warrior, RANGED_ATTACK)
    lay.gear(MADRIGA, stored=["yew_bow"])
    assert attack_dice(lay.s, MADRIGA, warrior, RANGED_ATTACK) == bare
    lay.gear(MADRIGA, active=["yew_bow"])
    assert attack_dice(lay.s, MADRIGA, warrior, RANGED_ATTACK) == bare + 1


@pytest.mark.rule("DSO-RULING-47", "DSO-RULING-48")
def test_armour_lost_for_want_of_dice_is_lost_for_that_attack_only_and_by_the_defender_only() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(ORLAF, 3, 2, "S")
    zombie = lay.monster("zombie", 3, 3, "N")  # Armour 2 and two dice, between two Heroes
    assert armour(lay.s, ORLAF, zombie, MELEE_ATTACK) == 1  # outnumbered
    lay.s.arc[DANOR] = 0
    assert armour(lay.s, ORLAF, zombie, MELEE_ATTACK) == 2
    # The Zombie attacks short of dice: the Armour of neither side changes.
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 2, "S")
    zombie = lay.monster("zombie", 3, 3, "S")
    assert is_outnumbered(lay.s, zombie, RORDIN) and attack_dice(lay.s, zombie, RORDIN, MELEE_ATTACK) == 2
    assert armour(lay.s, zombie, RORDIN, MELEE_ATTACK) == 4


@pytest.mark.rule("DSO-RULING-51")
def test_the_opponent_counts_to_the_odds_if_its_front_arc_covers_the_figure() -> None:
    for facing, odds in (("S", True), ("N", False)):
        lay = Layout().hero(ORLAF, 3, 4, "N")
        zombie = lay.monster("zombie", 3, 3, facing)
        lay.monster("zombie", 4, 4, "W")
        assert is_outnumbered(lay.s, ORLAF, zombie) == odds


@pytest.mark.rule("DSO-RULING-193")
def test_a_die_more_in_melee_is_for_attacks_and_never_for_single_dice() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    attack, defence = attack_dice(lay.s, ORLAF, zombie, MELEE_ATTACK), defence_dice(lay.s, zombie, ORLAF, MELEE_ATTACK)
    lay.gear(ORLAF, active=["great_blade"])
    assert attack_dice(lay.s, ORLAF, zombie, MELEE_ATTACK) == attack + 1
    assert defence_dice(lay.s, zombie, ORLAF, MELEE_ATTACK) == defence
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, active=["great_blade"]).trap(0, 0, 0, 5, "E").turn(ORLAF)
    table = lay.table(trap=[(6,)], rocks=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)))  # one die, not two
    assert table.state.sheets[ORLAF].hp == 5


@pytest.mark.rule("DSO-CARD-09")
def test_heroes_strike_monsters_and_monsters_strike_heroes() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N").hero(ORLAF, 3, 3, "S")
    first, second = lay.monster("zombie", 4, 4, "W"), lay.monster("zombie", 4, 3, "S")
    table = lay.turn(MADRIGA).table()
    assert table.choices(HEROES_SEAT, Strike) == [Strike(first), Strike(second)]
    assert table.choices(HEROES_SEAT, Shoot) == []
    lay.s.todo.pop()
    lay.s.turns.pop()
    table = lay.activation(first).table()
    assert table.choices(GM_SEAT, Strike) == [Strike(MADRIGA), Strike(ORLAF)]


@pytest.mark.rule("DSO-CARD-08")
def test_the_numbers_of_a_monsters_card_are_open_to_every_seat() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    zombie = lay.monster("zombie", 4, 4, "W")
    match = lay.turn(MADRIGA).table().match
    words = texts_of([GAME.text])["en"]
    card = MONSTERS[KIND_NAMES.index("zombie") - PARTY]
    for seat in (HEROES_SEAT, GM_SEAT):
        view = match.view(seat)
        token = next(e for e in scene(view, seat, words).rest.zones[0].elements if e.id == f"figure.{zombie}")
        values = words.say(
            "figure-values",
            move=card.move,
            melee=card.melee,
            ranged=card.ranged,
            armour=card.armour,
            threshold=card.threshold,
            hp=0,
        )
        assert token.help.startswith(values)


# Knock-outs


@pytest.mark.rule("DSO-REV-06")
def test_a_hero_knocked_out_leaves_the_board_and_takes_no_further_part() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1, token=False).hero(ORLAF, 0, 0, "E")
    zombie = lay.monster("zombie", 3, 3, "S")
    lay.s.interrupts = 0
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1, 1)]).choose(GM_SEAT, Strike(RORDIN))
    assert table.told(KnockedOut) == [KnockedOut(RORDIN)]
    assert table.state.cell[RORDIN] < 0 and not table.state.base[RORDIN] and table.state.sheets[RORDIN].out
    table.choose(GM_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    assert table.choices(HEROES_SEAT) == [CHOOSE[ORLAF]]
    # The first time, with its token, it is only Exhausted and stays.
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1).hero(ORLAF, 0, 0, "E")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1, 1)]).choose(GM_SEAT, Strike(RORDIN))
    assert table.told(KnockedOut) == [] and table.state.base[RORDIN]


@pytest.mark.rule("DSO-RULING-105")
def test_cards_of_a_hero_knocked_out_go_on_the_discard_pile_and_its_equipment_back() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1, token=False).hero(ORLAF, 0, 0, "E")
    lay.items(RORDIN, "red_draught", "whetstone").gear(RORDIN, active=["oathkeeper"], stored=["buckler"])
    lay.discards(*cards_called("purse")[:1])
    held = lay.s.sheets[RORDIN].items
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1, 1)]).choose(GM_SEAT, Strike(RORDIN))
    sheet = table.state.sheets[RORDIN]
    assert table.state.discard == (*cards_called("purse")[:1], *held)
    assert (sheet.items, sheet.active, sheet.stored) == ((), (), (gear_called("oathkeeper"),))


# Traps at setup


def trapped(gm: str, slots: str, tokens: int) -> Table:
    """A quest with these trap slots, after the choice of Feats and spheres."""
    quest = variant(traps=f"{{ tokens = {tokens}, slots = [{slots}] }}")
    table = Table(GAME, seats=2 if gm == "human" else 1, options={"quest": quest, "gm": gm, "villain": "auto"}, seed=5)
    for hero in range(4):
        table.choose(HEROES_SEAT, ChooseFeat(FEATS_OF[hero][0]))
    return table.choose(HEROES_SEAT, ChooseSpheres(Sphere(0), Sphere(1)))


FIXED = '{ at = [0, 5], arrow = "E" }, { at = [6, 4], arrow = "E" }, { at = [4, 4], arrow = "N" }'


QUEST_2 = "q2_the_counting_room"


@pytest.mark.rule("DSO-TRAP-15", "DSO-RULING-86")
def test_the_quest_says_how_many_tokens_lie_on_which_possible_squares() -> None:
    table = trapped("human", FIXED, 2).expects(GM_SEAT, TRAP_SLOT)
    assert len(table.choices(GM_SEAT)) == 3
    table.choose(GM_SEAT, FillSlot(Slot(2))).expects(GM_SEAT, TRAP_SLOT)
    assert table.refused(GM_SEAT, FillSlot(Slot(2))) == "DSO-SETUP-15"
    table.choose(GM_SEAT, FillSlot(Slot(0))).expects(HEROES_SEAT, NEXT_HERO)
    assert [trap[1] for trap in table.state.plan.traps] == [cell(4, 4), cell(0, 5)]
    counts = {name: (quest_of(name).tokens, len(quest_of(name).slots)) for name in ("q1_cold_hearth", QUEST_2)}
    assert counts[QUEST_2] == (3, 4) and counts["q1_cold_hearth"] != counts[QUEST_2]


@pytest.mark.rule("DSO-RULING-80")
def test_where_the_quest_leaves_the_arrow_open_the_game_master_chooses_it() -> None:
    table = trapped("human", '{ at = [4, 4], arrow = "free" }', 1).choose(GM_SEAT, FillSlot(Slot(0)))
    table.expects(GM_SEAT, ARROW).choose(GM_SEAT, WEST)
    assert table.state.plan.traps == ((0, cell(4, 4), 3),)
    table = trapped("human", FIXED, 1).choose(GM_SEAT, FillSlot(Slot(0))).expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-RULING-170")
def test_the_automated_game_master_lays_tokens_at_random_and_nobody_sees_where() -> None:
    quest = variant(traps=f"{{ tokens = 1, slots = [{FIXED}] }}")
    found = set()
    for seed in range(12):
        match = Match.start(GAME, 1, {"quest": quest, "gm": "automated"}, seed)
        found.add(match.state.plan.traps[0][1])
        assert match.view(0).plan.traps == () and all(face < 0 for face in match.view(0).tokens.faces)
    assert found == {cell(0, 5), cell(6, 4), cell(4, 4)}


# Arrivals and rounds


@pytest.mark.rule("DSO-RULING-71")
def test_a_wandering_monster_comes_is_placed_acts_and_then_the_second_die_is_rolled() -> None:
    lay = Layout(automated=True).nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
    lay.top_cards("footsteps")
    table = lay.table(attack=[(1, 1)], defence=[(1, 1, 1)], second_monster=[(1,)]).choose(HEROES_SEAT, EXPLORE)
    kinds = [type(told.event) for told in table.match.events(HEROES_SEAT)]
    order = [kind for kind in kinds if kind in (WanderingCame, Placed, Attacked, SecondRolled)]
    assert order == [WanderingCame, Placed, Attacked, SecondRolled]
    assert table.state.sheets[RORDIN].done


@pytest.mark.rule("DSO-RULING-74", "DSO-RULING-75")
def test_the_game_master_chooses_the_facing_and_may_keep_the_activation_for_later() -> None:
    for at_once in (True, False):
        lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
        table = lay.top_cards("footsteps").table(second_monster=[(1,)]).choose(HEROES_SEAT, EXPLORE)
        table.choose(GM_SEAT, PlaceAt(cell(7, 6))).expects(GM_SEAT, PLACE_FACING)
        assert len(table.choices(GM_SEAT)) == 4
        zombie = table.choose(GM_SEAT, EAST).state.monsters[0]
        assert at(table.state, zombie) == (7, 6, "E")
        if at_once:
            table.choose(GM_SEAT, Activate(zombie)).expects(GM_SEAT, MONSTER_TURN).choose(GM_SEAT, END_TURN)
            assert table.expects(HEROES_SEAT, NEXT_HERO).state.used[zombie]
        else:
            table.choose(GM_SEAT, PASS).expects(GM_SEAT, INTERRUPT)
            assert table.choices(GM_SEAT, Activate) == [Activate(zombie)]


@pytest.mark.rule("DSO-RULING-101")
def test_a_round_begins_with_mood_triggers_spawn_points_and_then_the_heroes() -> None:
    quest = variant(
        spawns='[{ id = "grave", at = [9, 0], rule = "every", every = 1, type = "ghost", max_on_board = 1 }]',
        triggers='[{ id = "t1", when = { event = "round_start", round = 2 }, '
        'do = [{ effect = "text", text = "creak" }] }]',
    )
    lay = Layout(automated=True, quest=quest).hero(RORDIN, 3, 4, "N")
    lay.s.spawns, lay.s.aggressive = ((0, int(cell(9, 0))),), True
    lay.monster("zombie", 8, 5, "N")
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    kinds = [type(told.event) for told in table.match.events(HEROES_SEAT)]
    begun = kinds[kinds.index(RoundBegan) :]
    assert [kind for kind in begun if kind in (RoundBegan, MoodChanged, Said, Placed)] == [
        RoundBegan,
        MoodChanged,
        Said,
        Placed,
    ]


@pytest.mark.rule("DSO-RULING-173")
def test_everybody_may_look_through_the_discard_pile() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").discards(3, 0, 7)
    match = lay.table().match
    assert [match.view(seat).discard for seat in (HEROES_SEAT, GM_SEAT)] == [(3, 0, 7)] * 2
