"""The board: floor, fog, furniture, doors, figures with facing and odds, and a Game Master's plan drawn dimly."""

from __future__ import annotations

from flambeau.kernel import Choice
from flambeau.parts.grid import Cell, cells_of
from flambeau.table import Badge, Edge, Element, Words, Zone
from flambeau.table.scene import Direction, EdgeKind, Flag, Path, Terrain, Tone

from ..box import (
    ARMOUR,
    FEATS,
    HERO_FIGURES,
    IS_BOSS,
    KIND,
    KIND_NAMES,
    MELEE,
    MOST_HP,
    MOVE,
    PARTY,
    RANGED,
    SIZE,
    SPECIAL,
    SPELLS,
    SPHERES,
    THRESHOLD,
)
from ..choices import Cast, CastAlone, CastAt, ChooseFeat, ChooseSpheres, Shoot, Strike, UseFeat
from ..model import MELEE_ATTACK, MOVING, RANGED_ATTACK, Play
from ..odds import chance_to_hurt, needed_hits
from ..quest import Floor, cell_name, edge_name, floor_of, object_text, quest_of, text_message, text_of
from ..quest.reading import FREE_ARROW
from ..rules.board import behaviour_of, heroes_up, hp_left
from ..rules.dice import armour, attack_dice, defence_dice, is_rear_attack
from ..rules.lasting import NAMES
from ..rules.sight import front_of, is_shootable, is_visible, sees
from .lights import lights_of, looks_at
from .pieces import FACINGS, FURNITURE_ICONS, HERO_TONES, ICONS


def side(floor: Floor, edge: int, kind: EdgeKind, name: str = "", label: str = "") -> Edge:
    """An edge of the board as the scene draws it: the east or south side of its first square."""
    size = floor.grid.size
    cell = Cell(edge if edge < size else edge - size)
    x, y = floor.place(cell)
    return Edge(x, y, "e" if edge < size else "s", kind, id=name, label=label)


def board(s: Play, words: Words) -> Zone:
    """What stands on the tiles so far, and what the Game Master knows beyond it."""
    floor = floor_of(s.quest)
    elements = [*fog(s, floor, words), *things(s, floor, words), *figures(s, words), *plan(s, floor, words)]
    locked = [edge for edge, _ in s.locks]
    edges = [
        side(floor, e, "gate" if e in locked else "door", label=door_label(s, e, words)) for e in cells_of(s.closed)
    ]
    edges += [side(floor, e, "open", label=words.say("thing-open-door")) for e in cells_of(s.open)]
    # Only a Game Master's view has these.
    edges += [side(floor, e, "door", label=words.say("thing-door", door=edge_name(e))) for e in s.plan.doors]
    edges += [side(floor, e, "secret", label=words.say("thing-passage")) for e in s.plan.passages]
    goal = words.say(text_message(text_of(s.quest, quest_of(s.quest).goals[s.goal].text)))
    label = words.say("badge-goal", goal=goal)
    return Zone("board", "grid", label, elements=tuple(elements), edges=tuple(edges), paths=tuple(shots(s, words)))


def door_label(s: Play, edge: int, words: Words) -> str:
    """A door by its squares, and by its key if it is locked."""
    for locked, key in s.locks:
        if locked == edge:
            named = key >= 0 and words.say(text_message(text_of(s.quest, quest_of(s.quest).thing_text(key))))
            return words.say("thing-locked-door", door=edge_name(edge), key=named or words.say("thing-no-key"))
    return words.say("thing-door", door=edge_name(edge))


def shots(s: Play, words: Words) -> list[Path]:
    """Lines from the shooter whose turn it is to everybody it could shoot at, with the odds."""
    turn = s.turns[-1] if s.turns else None
    if turn is None or turn.acted or turn.stage == MOVING or not RANGED[KIND[turn.figure]] or not s.base[turn.figure]:
        return []
    enemies = s.monsters if turn.figure < PARTY else heroes_up(s)
    start = f"cell.{s.cell[turn.figure]}"
    return [
        Path(f"shot.{enemy}", (start, f"cell.{s.cell[enemy]}"), "shot", label=odds_of(s, turn.figure, enemy, words))
        for enemy in enemies
        if is_shootable(s, turn.figure, enemy)
    ]


def fog(s: Play, floor: Floor, words: Words) -> list[Element]:
    """Squares that are not revealed, and Rubble."""
    found = []
    revealed = 0
    for zone in cells_of(s.zones):
        revealed |= floor.zone_cells[zone]
    for cell in cells_of(floor.cells & ~s.ground):
        x, y = floor.place(cell)
        rubble = revealed >> cell & 1
        label = words.say("thing-rubble") if rubble else cell_name(cell)
        flags: tuple[Flag, ...] = () if rubble else ("fog",)
        terrain: Terrain = "rubble" if rubble else "floor"
        found.append(Element(f"cell.{cell}", "cell", label, x=x, y=y, terrain=terrain, flags=flags))
    return found


def thing(name: str, cell: int, words: Words, icon: str, tone: Tone = "", flags: tuple[Flag, ...] = ()) -> Element:
    """A piece on a square."""
    kind = name.partition(".")[0]
    return Element(
        name, "marker", words.say(f"thing-{kind}"), on=f"cell.{cell}", icon=icon, tone=tone, flags=flags, shape="square"
    )


def furniture(s: Play, cell: int, height: str, words: Words, flags: tuple[Flag, ...] = ()) -> Element:
    """A piece of furniture; a Game Master's view has those of unrevealed zones too."""
    kinds = {square: kind for kind, squares in quest_of(s.quest).furniture for square in squares}
    kind = kinds.get(cell, "table" if height == "low" else "column")
    label = words.say("thing-furniture", name=words.say(f"furniture-{kind}"), height=height)
    tone: Tone = "gold" if kind == "chest" else "wood"
    name, icon = f"{height}.{cell}", FURNITURE_ICONS[kind]
    return Element(name, "marker", label, on=f"cell.{cell}", icon=icon, tone=tone, shape="square", flags=flags)


def things(s: Play, floor: Floor, words: Words) -> list[Element]:
    """Furniture, doors to point at, trap tokens, portals, Spawn Points, quest objects and what lies about."""
    quest = quest_of(s.quest)
    found = [furniture(s, int(c), "high" if s.high >> c & 1 else "low", words) for c in cells_of(s.high | s.low)]
    for edge in cells_of(s.closed):
        size = floor.grid.size
        x, y = floor.place(edge if edge < size else edge - size)
        dx, dy = (0.5, 0.0) if edge < size else (0.0, 0.5)
        label = door_label(s, edge, words)
        found.append(Element(f"edge.{edge}", "marker", label, x=x + dx, y=y + dy, icon="closed-doors", tone="wood"))
    for token, at, arrow, line in s.traps:
        label = words.say("thing-trap-line", count=line.bit_count())
        mark = Element(
            f"trap.{token}", "marker", label, on=f"cell.{at}", icon="mantrap", facing=FACINGS[arrow], flags=("down",)
        )
        found.append(mark)
    found += [thing(f"portal.{c}", c, words, "portal", "arcane") for _, c in s.portals]
    found += [thing(f"spawn.{c}", c, words, "cave-entrance", "blood") for _, c in s.spawns]
    for number, at in s.objects:
        label = words.say(object_text(s.quest, number))
        found.append(Element(f"object.{number}", "marker", label, on=f"cell.{at}", icon="primitive-torch", tone="gold"))
    for number, at in s.lying:
        label = words.say(text_message(text_of(s.quest, quest.thing_text(number))))
        found.append(Element(f"lying.{number}", "marker", label, on=f"cell.{at}", icon="skeleton-key", tone="gold"))
    return found


def figures(s: Play, words: Words) -> list[Element]:
    """Heroes and Monsters with their facing; whose turn it is burns."""
    acting = s.turns[-1].figure if s.turns else -1
    found = []
    for figure in (*HERO_FIGURES, *s.monsters):
        if s.cell[figure] < 0:
            continue
        flags: list[Flag] = ["active"] if figure == acting else []
        badges: tuple[Badge, ...] = ()
        if figure < PARTY:
            sheet = s.sheets[figure]
            badges = (Badge(str(sheet.hp), icon="hearts", tone="blood", label=words.say("badge-hp", count=sheet.hp)),)
            flags += ["down"] if not sheet.hp else ["exhausted"] if sheet.done else []
        else:
            if IS_BOSS[KIND[figure]]:
                left = hp_left(s, figure)
                badges = (Badge(str(left), icon="hearts", tone="blood", label=words.say("badge-hp", count=left)),)
            if s.used[figure] and figure != acting:
                flags.append("exhausted")
        size = SIZE[KIND[figure]]
        found.append(
            Element(
                f"figure.{figure}",
                "token",
                words.say(f"figure-{figure}"),
                on=f"cell.{s.cell[figure]}",
                width=size,
                height=size,
                icon=ICONS[KIND_NAMES[KIND[figure]]],
                tone=HERO_TONES[figure] if figure < PARTY else "bone",
                facing=FACINGS[s.facing[figure]],
                shape="round" if figure < PARTY else "octagon",
                badges=(*badges, *effects_on(s, figure, words)),
                flags=tuple(flags),
                lights=lights_of(s, figure, acting),
                help=figure_help(s, figure, acting, words),
            )
        )
    return found


def effects_on(s: Play, figure: int, words: Words) -> list[Badge]:
    """What lasts on a figure."""
    return [
        Badge("", icon="magic-swirl", tone="arcane", label=words.say(f"effect-{NAMES[effect]}"), head=True)
        for effect, whom, _ in s.lasting
        if whom == figure
    ]


def figure_help(s: Play, figure: int, acting: int, words: Words) -> str:
    """Its values, its special rules, what it can do to whoever acts, and what that one can do to it."""
    kind = KIND[figure]
    values = words.say(
        "figure-values", move=MOVE[kind], melee=MELEE[kind], ranged=RANGED[kind], armour=ARMOUR[kind],
        threshold=THRESHOLD[kind], hp=MOST_HP[kind],
    )  # fmt: skip
    said = [values, *[words.say(f"special-{special}") for special in SPECIAL[kind]]]
    if figure >= PARTY:
        said.append(words.say(f"behaviour-{behaviour_of(s, figure).id}"))
    said += arcs_of(s, figure, words)
    if acting >= 0 and (acting < PARTY) != (figure < PARTY) and s.base[acting]:
        said.append(odds_of(s, acting, figure, words))
    return " ".join(said)


def arcs_of(s: Play, figure: int, words: Words) -> list[str]:
    """Its Front Arc square by square, the enemies in it, and those at its back."""
    if not s.arc[figure]:
        return []
    enemies = [enemy for enemy in (s.monsters if figure < PARTY else HERO_FIGURES) if s.base[enemy]]
    held = [words.say(f"figure-{enemy}") for enemy in enemies if s.arc[figure] & s.base[enemy]]
    behind = [words.say(f"figure-{enemy}") for enemy in enemies if is_rear_attack(s, enemy, figure, MELEE_ATTACK)]
    said = [words.say("figure-arc", squares=", ".join([cell_name(cell) for cell in cells_of(s.arc[figure])]))]
    said += [words.say("figure-threatens", names=words.join(held))] if held else []
    said += [words.say("figure-behind", names=words.join(behind))] if behind else []
    return said


def odds_of(s: Play, attacker: int, target: int, words: Words) -> str:
    """The odds if it attacked now, or why it cannot."""
    if target < PARTY and not s.sheets[target].hp:
        return words.say("odds-lies-down")
    if s.arc[attacker] & s.base[target]:
        kind = MELEE_ATTACK
    elif not looks_at(s, attacker, target):
        return words.say("odds-out-of-reach")
    elif not is_visible(s, attacker, target):
        return hidden(s, attacker, target, words)
    elif not RANGED[KIND[attacker]]:
        return words.say("odds-for-spells")
    else:
        kind = RANGED_ATTACK
    mine, theirs = attack_dice(s, attacker, target, kind), defence_dice(s, attacker, target, kind)
    against = armour(s, attacker, target, kind)
    percent = round(100 * chance_to_hurt(mine, theirs, against, needed_hits(target)))
    what = "melee" if kind == MELEE_ATTACK else "ranged"
    return words.say("odds-attack", kind=what, attack=mine, defence=theirs, armour=against, percent=percent)


def before(s: Play, choice: Choice, words: Words) -> str:
    """What there is to know before a choice: the odds of an attack, what a card does."""
    if isinstance(choice, (ChooseFeat, UseFeat)):
        return words.say(f"help-{FEATS[choice.feat].id}")
    if isinstance(choice, (Cast, CastAt, CastAlone)):
        return words.say(f"help-{SPELLS[choice.spell].id}")
    if isinstance(choice, ChooseSpheres):
        return words.join(
            [
                words.say(f"spell-{spell.id}")
                for spell in SPELLS
                if spell.sphere in (SPHERES[choice.one], SPHERES[choice.other])
            ]
        )
    return odds_before(s, choice, words)


def odds_before(s: Play, choice: Choice, words: Words) -> str:
    """The dice and the odds of the attack that a choice is."""
    acting = s.turns[-1].figure if s.turns else -1
    if acting < 0 or not isinstance(choice, (Strike, Shoot)) or not s.base[acting]:
        return ""
    is_beside = bool(s.arc[acting] & s.base[choice.target])
    if is_beside != isinstance(choice, Strike) or not (is_beside or is_visible(s, acting, choice.target)):
        return ""  # a Feat or a spell strikes otherwise
    return odds_of(s, acting, choice.target, words)


def hidden(s: Play, eye: int, target: int, words: Words) -> str:
    """Why a figure does not see another: it is behind, a figure stands between, or walls and furniture do."""
    ahead = s.base[target] & front_of(s, eye)
    if not ahead:
        return words.say("odds-hidden", reason="rear")
    others = s.hero_cells | s.monster_cells
    if not sees(s, s.base[eye], others, ahead):
        return words.say("odds-hidden", reason="wall")
    standing = [figure for figure in (*HERO_FIGURES, *s.monsters) if s.base[figure] and figure not in (eye, target)]
    alone = [one for one in standing if sees(s, s.base[eye], s.base[target] | s.base[one], ahead)]
    if len(alone) != 1:  # several of them together
        return words.say("odds-hidden", reason="figure")
    return words.say("odds-hidden-by", figure=words.say(f"figure-{alone[0]}"))


def plan(s: Play, floor: Floor, words: Words) -> list[Element]:
    """What only a Game Master's view holds: everything in unrevealed zones, and the possible trap squares."""
    dim: tuple[Flag, ...] = ("dim",)
    hidden = s.plan
    found = [furniture(s, int(c), "high", words, dim) for c in hidden.high]
    found += [furniture(s, int(c), "low", words, dim) for c in hidden.low]
    found += [thing(f"rubble.{c}", c, words, "rock", "", dim) for c in hidden.rubble]
    found += [thing(f"trap.{token}", c, words, "mantrap", "sand", dim) for token, c, _ in hidden.traps]
    found += [thing(f"portal.{c}", c, words, "portal", "arcane", dim) for _, c in hidden.portals]
    for number, (kind, cell, side_, _, _) in enumerate(hidden.monsters):
        label = words.say(f"kind-{KIND_NAMES[kind]}")
        size = SIZE[kind]
        found.append(
            Element(
                f"lurking.{number}",
                "token",
                label,
                on=f"cell.{cell}",
                width=size,
                height=size,
                icon=ICONS[KIND_NAMES[kind]],
                facing=FACINGS[side_],
                shape="octagon",
                flags=dim,
            )
        )
    for slot, (cell, arrow) in enumerate(hidden.slots):
        label = words.say(f"slot-{slot}")
        facing: Direction = "" if arrow == FREE_ARROW else FACINGS[arrow]
        found.append(Element(f"slot.{slot}", "slot", label, on=f"cell.{cell}", facing=facing, icon="mantrap"))
    for number, cell in hidden.objects:
        label = words.say(object_text(s.quest, number))
        found.append(Element(f"object.{number}", "marker", label, on=f"cell.{cell}", icon="primitive-torch", flags=dim))
    found += [thing(f"spawn.{c}", c, words, "cave-entrance", "blood", dim) for _, c in hidden.spawns]
    return found
