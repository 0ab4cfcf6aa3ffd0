"""The mind of a Hero's player: fight what is there, guard backs, open doors together, go for the objective."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Choice
from flambeau.parts.grid import Cell, cells_of, mask_of
from flambeau.parts.paths import FAR

from ..box import CARD_EFFECT, FEAT_NAMES, KIND, PARTY, RANGED, SPELL_NAMES, SPELLS, SPHERES
from ..choices import (
    BlinkTo,
    Cast,
    CastAt,
    ChooseFeat,
    ChooseHero,
    ChooseSpheres,
    EndTurn,
    Explore,
    Face,
    GiveThing,
    OpenDoor,
    Pass,
    Recall,
    RecallByGear,
    Shoot,
    Step,
    Strike,
    ThrowAt,
    UseCard,
    UseFeat,
    UseGear,
)
from ..model import MELEE_ATTACK, MOVING, RANGED_ATTACK, SPELL_ATTACK, Play
from ..odds import chance, chance_to_hurt, needed_hits
from ..quest import quest_of
from ..rules.board import board_of, heroes_up
from ..rules.dice import armour, defence_dice, pool, spell_sum
from ..rules.feats import REAPING_CIRCLE, SPLITTING_BLOW, THREE_FEATHERS, around
from .walking import Ground

FEAT_PREFERENCE: Final = ("splitting_blow", "word_regained", "three_feathers", "reaping_circle")
SPELL_COST: Final = 0.35  # what a spell must be worth to be spent
GOAL: Final = 50.0


class HeroMind:
    """Gives every choice of a question a value."""

    def __init__(self, d: Play, about: tuple[Any, ...]) -> None:
        self.d = d
        self.about = about
        self.hero = self._asked_for()

    def _asked_for(self) -> int:
        """The Hero whose turn it is; in a Monster's activation the one the question is about."""
        if self.d.turns and self.d.turns[-1].figure < PARTY:
            return self.d.turns[-1].figure
        about = self.about[0] if self.about else 0
        return about if isinstance(about, int) and 0 <= about < PARTY else 0

    def values(self, topic: str, choices: Sequence[Choice]) -> list[float]:
        """A value for each choice."""
        if topic == "next-hero":
            return [self.go_next(choice) for choice in choices]
        if topic in ("hero-turn", "feat", "leap", "face"):
            return self.turn(topic, choices)
        return [self.other(choice) for choice in choices]

    # Who goes next

    def go_next(self, choice: Choice) -> float:
        """Whoever has the best attack; without enemies the one nearest to where the party wants to go."""
        if not isinstance(choice, ChooseHero):
            return 0.0
        d, hero = self.d, choice.hero
        if not d.sheets[hero].hp:
            return 0.5
        ground = Ground(d, hero)
        if ground.enemies:
            return max([ground.attack(d.cell[hero], facing)[0] for facing in range(4)])
        goals = self.goals()
        steps = ground.ways(goals)[d.cell[hero]] if goals else FAR
        return 1.0 - min(steps, 50) / 100 + 0.1 * d.sheets[hero].hp

    # A turn

    def turn(self, topic: str, choices: Sequence[Choice]) -> list[float]:
        """Attack, or walk to where the best attack is made, or go on."""
        d, hero = self.d, self.hero
        ground = Ground(d, hero)
        turn = d.turns[-1]
        may_act = not turn.acted
        if not ground.enemies:
            return self.advance(ground, choices)
        spot, facing, _ = self.best_spot(ground, may_act)
        return [self.in_fight(ground, choice, spot, facing) for choice in choices]

    def best_spot(self, ground: Ground, may_act: bool) -> tuple[int, int, float]:
        """Where to end and which way to look: a good attack, a safe back, friends near."""
        d, hero = self.d, self.hero
        here = d.cell[hero]
        near_enemies = 0
        for monster in ground.enemies:
            near_enemies |= ground.board.terrain.near_any(d.base[monster])
        goals = self.goals()
        ways = ground.ways(goals) if goals else []
        towards = ground.ways(d.monster_cells & mask_of([c for m in ground.enemies for c in cells_of(d.base[m])]))
        shoots = RANGED[KIND[hero]] > 0
        best = (here, d.facing[hero], -1e9)
        for cell, cost in ground.spots.items():
            if may_act and not shoots and cell != here and not near_enemies >> cell & 1 and cost < ground.points - 1:
                continue
            for facing in range(4):
                value = -ground.danger(cell, facing) * self.caution() - 0.01 * cost
                if may_act:
                    value += ground.attack(cell, facing)[0]
                value -= 0.03 * min(towards[cell], 20) * (0.3 if shoots else 1.0)
                value -= 0.02 * max(ground.nearest_friend(cell) - 3, 0)
                if ways and ways[cell] < FAR and self.is_urgent():
                    value -= 0.12 * ways[cell]
                if value > best[2]:
                    best = (cell, facing, value)
        return best

    def caution(self) -> float:
        """Wounded Heroes are careful."""
        sheet = self.d.sheets[self.hero]
        return 1.0 + (0.8 if sheet.hp <= 2 else 0.0) + (0.6 if not sheet.token else 0.0)

    def is_urgent(self) -> bool:
        """Whether the party should push on to its objective although enemies stand about."""
        goal = quest_of(self.d.quest).goals[self.d.goal]
        carried = any(sheet.carried for sheet in self.d.sheets)
        return goal.kind in ("find", "exit", "activate", "survive") or (goal.kind == "carry" and carried)

    def in_fight(self, ground: Ground, choice: Choice, spot: int, facing: int) -> float:
        """A choice while enemies are on the board."""
        d, hero = self.d, self.hero
        turn = d.turns[-1]
        here = d.cell[hero]
        arrived = spot == here and (facing == d.facing[hero] or turn.stage == MOVING)
        if isinstance(choice, (Strike, Shoot)):
            kind = MELEE_ATTACK if isinstance(choice, Strike) else RANGED_ATTACK
            value = chance(d, hero, choice.target, kind) * ground.worth(choice.target)
            waits = not arrived and turn.stage != 2 and self.gains_by_moving(ground, spot, facing, value)
            return value - 5.0 if waits else value + 1.0
        if isinstance(choice, Step):
            if spot == here:
                return -2.0
            steps = ground.ways(1 << spot)
            return 3.0 - 0.1 * steps[choice.to] if steps[choice.to] < steps[here] else -1.0
        if isinstance(choice, Face):
            if spot == here:
                return 3.0 if choice.facing == facing and (not arrived or turn.stage == MOVING) else -1.0
            return -0.5 - ground.danger(here, choice.facing)
        if isinstance(choice, EndTurn):
            return 0.0
        return self.deed(ground, choice)

    def gains_by_moving(self, ground: Ground, spot: int, facing: int, now: float) -> bool:
        """Whether the attack from the chosen spot is clearly better than the one at hand."""
        return ground.attack(spot, facing)[0] > now + 0.15

    # Spells, Feats, cards

    def deed(self, ground: Ground, choice: Choice) -> float:
        """What is neither a step nor a plain attack."""
        d, hero = self.d, self.hero
        sheet = d.sheets[hero]
        if isinstance(choice, Cast):
            return self.spell(ground, choice.spell, choice.target)
        if isinstance(choice, CastAt):
            area = board_of(d).near[choice.at] | 1 << choice.at
            hit = sum([ground.worth(m) for m in d.monsters if d.base[m] & area])
            friends = sum([1.6 for h in heroes_up(d) if h != hero and d.base[h] & area])
            return 1.0 + 0.6 * hit - friends - 2 * SPELL_COST
        if isinstance(choice, UseFeat):
            return self.feat(ground, choice.feat)
        if isinstance(choice, UseCard):
            heals = CARD_EFFECT[choice.card] == "heal"
            return 4.0 if heals and sheet.hp <= sheet.most_hp - 2 else -1.0
        if isinstance(choice, UseGear):
            return 4.0 if sheet.hp < sheet.most_hp else -1.0
        if isinstance(choice, (Recall, RecallByGear)):
            return 2.0 if SPELL_NAMES[choice.spell] in ("fire_lance", "clear_spring") else -1.0
        if isinstance(choice, ThrowAt):
            return 0.8 + 0.4 * ground.worth(choice.target)
        if isinstance(choice, BlinkTo):
            return -ground.danger(int(choice.to), d.facing[hero])
        if isinstance(choice, Explore):
            return -1.0
        if isinstance(choice, Pass):
            return 0.0
        return -1.5

    def spell(self, ground: Ground, spell: int, target: int) -> float:
        """A spell at a figure."""
        d, hero = self.d, self.hero
        card = SPELLS[spell]
        if card.dice:
            attack = pool(spell_sum(d, hero, target, spell))
            defence = defence_dice(d, hero, target, SPELL_ATTACK)
            against = armour(d, hero, target, SPELL_ATTACK)
            hurt = chance_to_hurt(attack, defence, against, needed_hits(target))
            return 1.0 + hurt * ground.worth(target) - SPELL_COST
        name = SPELL_NAMES[spell]
        if name == "clear_spring":
            missing = d.sheets[target].most_hp - d.sheets[target].hp
            return 3.0 if d.sheets[target].hp <= 2 and missing >= 2 else -1.0
        if name == "rime_shackles":
            return 1.0 + 0.5 * ground.worth(target) - SPELL_COST if ground.worth(target) > 1.7 else -1.0
        if name == "bear_hide":
            pressed = sum([1 for m in d.monsters if d.arc[m] & d.base[target]])
            return 1.2 if pressed > 1 and d.sheets[target].hp <= 3 else -1.0
        return -1.0

    def feat(self, ground: Ground, feat: int) -> float:
        """A Feat, if this is the moment for it."""
        d, hero = self.d, self.hero
        beside = around(d, hero)
        if feat == REAPING_CIRCLE:
            return 2.5 if len(beside) > 1 else -1.0
        if feat == SPLITTING_BLOW:
            worthy = max([ground.worth(m) for m in beside], default=0.0)
            return 3.0 if worthy > 1.7 else -1.0
        if feat == THREE_FEATHERS:
            return 2.6 if len([m for m in d.monsters if not d.base[m] & board_of(d).near[d.cell[hero]]]) > 1 else -1.0
        strong = any(SPELL_NAMES[spell] in ("fire_lance", "breaker_wave") for spell in d.sheets[hero].cast)
        return 2.0 if strong and d.monsters else -1.0

    # Going on

    def goals(self) -> int:
        """The squares the party wants to get to: the objective if it is known, keys, things, then closed doors."""
        d = self.d
        board = board_of(d)
        quest = quest_of(d.quest)
        goal = quest.goals[d.goal]
        parts = [quest.goals[n] for n in goal.many] if goal.kind in ("all_of", "any_of") else [goal]
        wanted = 0
        places = dict(d.objects)
        for part in parts:
            things = (part.number,) if part.kind == "find" else part.many if part.kind == "activate" else ()
            for thing in things:
                if thing in places and not d.touched >> thing & 1:
                    wanted |= board.near[places[thing]]
            carried = part.kind == "carry" and any(part.number in sheet.carried for sheet in d.sheets)
            if part.kind == "exit" or carried:
                wanted |= mask_of(part.many)
        if wanted:
            return wanted & d.ground
        for number, at in d.objects:
            if quest.objects[number].on == "enter":  # it must be stepped on
                wanted |= 1 << at
            elif not d.touched >> number & 1:
                wanted |= board.near[at]
        for _, at in d.lying:
            wanted |= 1 << at
        locked = [edge for edge, key in d.locks if key not in d.sheets[self.hero].carried]
        for edge in cells_of(d.closed):
            if edge not in locked:
                a, b = board.floor.grid.ends(edge)  # type: ignore[arg-type]
                wanted |= (1 << a | 1 << b) & d.ground
        if not wanted:
            for _, at in d.portals:
                wanted |= 1 << at
        return wanted & d.ground

    def advance(self, ground: Ground, choices: Sequence[Choice]) -> list[float]:
        """No enemy is on the board: heal, open the next door together, search if there is no way on."""
        goals = self.goals()
        ways = ground.ways(goals) if goals else []
        return [self.going_on(ground, choice, ways) for choice in choices]

    def going_on(self, ground: Ground, choice: Choice, ways: list[int]) -> float:
        """A choice while nobody is in the way."""
        d, hero = self.d, self.hero
        here = d.cell[hero]
        turn = d.turns[-1]
        lost = (not ways or ways[here] >= FAR) and not self.somebody_has_a_key()
        if isinstance(choice, OpenDoor):
            return 5.0 if self.party_is_ready(ground) else -2.0
        if isinstance(choice, Step):
            if lost or (ground.trap_lines >> choice.to & 1 and not ground.trap_lines >> here & 1):
                return -1.0 if lost or ways[choice.to] >= ways[here] else 0.2
            if ways[choice.to] < ways[here]:
                return 2.0 - 0.05 * ways[choice.to] - 0.1 * max(ground.nearest_friend(int(choice.to)) - 4, 0)
            return -1.0
        if isinstance(choice, Explore):
            zone = board_of(d).floor.zone_of[here]
            chest = board_of(d).floor.zone_cells[zone] & d.chests
            healthy = d.sheets[hero].hp >= 3
            return 4.0 if lost else 1.2 if chest and healthy else -1.0
        if isinstance(choice, Face):
            looks = self.looking(choice.facing, ways)
            return looks + (0.5 if turn.stage == MOVING else -1.0)
        if isinstance(choice, Cast):
            missing = d.sheets[choice.target].most_hp - d.sheets[choice.target].hp
            return 2.5 if SPELL_NAMES[choice.spell] == "clear_spring" and missing >= 2 else -1.0
        if isinstance(choice, UseCard):
            sheet = d.sheets[hero]
            return 3.0 if CARD_EFFECT[choice.card] == "heal" and sheet.hp <= sheet.most_hp - 2 else -1.0
        if isinstance(choice, UseGear):
            return 3.0 if d.sheets[hero].hp < d.sheets[hero].most_hp else -1.0
        if isinstance(choice, GiveThing):
            return -1.0
        return 0.0 if isinstance(choice, (EndTurn, Pass)) else -1.0

    def somebody_has_a_key(self) -> bool:
        """Whether a friend can open a door that is locked for this Hero: then it waits."""
        keys = [key for sheet in self.d.sheets for key in sheet.carried]
        return any(key in keys for _, key in self.d.locks)

    def looking(self, facing: int, ways: list[int]) -> float:
        """Look where the way leads."""
        d = self.d
        here = Cell(d.cell[self.hero])
        grid = board_of(d).floor.grid
        ahead = here + (-grid.width, 1, grid.width, -1)[facing]
        if not ways or not 0 <= ahead < len(ways):
            return 0.0
        door = 0.2 if any(self._is_door(here, side) and side == facing for side in range(4)) else 0.0
        return door + (0.1 if ways[ahead] < ways[here] else 0.0)

    def _is_door(self, cell: int, side: int) -> bool:
        size, width = board_of(self.d).floor.grid.size, board_of(self.d).floor.grid.width
        edge = (size + cell - width, cell, size + cell, cell - 1)[side]
        return edge >= 0 and self.d.closed >> edge & 1 == 1

    def party_is_ready(self, ground: Ground) -> bool:
        """Open a door early in the round, with the others near and in fair health."""
        d = self.d
        up = heroes_up(d)
        waiting = [hero for hero in up if not d.sheets[hero].done and hero != self.hero]
        grid = ground.board.floor.grid
        far = [h for h in up if grid.chebyshev(Cell(d.cell[h]), Cell(d.cell[self.hero])) > 6]
        if d.sheets[self.hero].carried:  # whoever has the key does not wait
            return True
        return len(waiting) * 2 >= len(up) - 1 and len(far) * 2 <= len(up)

    # Everything else

    def other(self, choice: Choice) -> float:
        """Setup, windows, ties: a simple preference."""
        if isinstance(choice, ChooseFeat):
            return 1.0 if FEAT_NAMES[choice.feat] in FEAT_PREFERENCE else 0.0
        if isinstance(choice, ChooseSpheres):
            return {"hydro": 1.0, "pyro": 1.0}.get(SPHERES[choice.one], 0) + {"pyro": 1.0}.get(SPHERES[choice.other], 0)
        if isinstance(choice, Pass):
            return 0.3
        if isinstance(choice, Face):
            return -Ground(self.d, self.hero).danger(self.d.cell[self.hero], choice.facing)
        return 0.5
