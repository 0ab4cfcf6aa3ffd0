"""Forks and imagined worlds.

`fork` is exact: the same position, question and future. `imagine` is another world that a seat cannot tell from the
truth: what the seat does not know *now* is dealt anew in the rest position, the answers are replayed, outcomes the seat
saw come from the tape, secret ones are drawn anew, and from there on chance is fresh.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from .base import Position
from .chance import BLANK, KEYED, Chance, Drawn, Feed, mix
from .classes import digest
from .errors import FlambeauError
from .game import AT_JOIN
from .pieces import EMPTY, Pile, Places, Pool, as_pool
from .running import Running
from .seats import bit
from .strand import Strand, strand_on

TRIES: Final = 20

Slot: TypeAlias = "tuple[Places | Pile, int]"  # a place of a pile or board


def asleep(lane: Strand, s: Position, feed: Feed | None) -> Strand:
    """A lane of a fork at the same question: it runs again from its rest point only when it is answered."""
    c = lane.copy()
    c.chance.log, c.chance.feed = None, feed
    question = lane.ask
    if question is not None:
        c.ask = question.on(s)
        c.ask.listed = question.listed
    return c


def fork_into(m: Running, fork: Running) -> None:
    """Make `fork` the same match at the same question."""
    main = m.main
    old = main.chance
    strand = fork.main = main.copy()
    chance = strand.chance
    chance.log = None
    if old.feed is not None:
        chance.feed = old.feed.copy()
    if m.open is not None:
        chance.counts, chance.draws = old.counts.copy(), old.draws
        s = fork.state = m.state.clone()
        s.chance = chance
        fork.open = m.open
        fork.needed, fork.needing = m.needed, m.needing
        fork.lanes = {seat: asleep(lane, s, chance.feed) for seat, lane in m.lanes.items()}
        return
    if main.ask is None:
        _fork_unasked(m, fork)
        return
    s = fork.state = m.rest.clone()
    s.chance = chance
    game = m.game
    script: Any = game.next_activity(s) if game.tasks else game.advance(s)
    strand.script = script
    question = script.send(None)
    for seat, choice in strand.stretch.answers:
        question.answered = question.answer_of(seat, choice)
        question = script.send(None)
    question.listed = main.ask.listed  # the same question: whoever has read it need not list its choices again
    strand.ask = question


def twin_into(m: Running, twin: Running) -> None:
    """Make `twin` the same match with all it keeps: journal, record, and what can be taken back."""
    fork_into(m, twin)
    twin.forkable, twin.undoable, twin.study = m.forkable, m.undoable, m.study
    twin.undone, twin.leave_asked, twin.leave_given = m.undone, m.leave_asked, m.leave_given
    if m.entries is not None:
        twin.entries, twin.waiting = m.entries[:], m.waiting
        twin.drawn = [] if m.drawn is None else m.drawn[:]
    if m.journal is not None:
        twin.journal = m.journal.copy()
        if twin.state is not None:
            twin.state.journal = twin.journal
    for old, new in [(m.main, twin.main), *[(lane, twin.lanes[seat]) for seat, lane in m.lanes.items()]]:
        new.chance.log = twin.drawn
        if new.script is None:  # over, or asleep until answered: yet undo asks how much was drawn
            new.chance.counts, new.chance.draws = old.chance.counts.copy(), old.chance.draws
            new.chance.at = old.chance.at
        new.history = None if old.history is None else old.history[:]


def _fork_unasked(m: Running, fork: Running) -> None:
    """A fork of a match that is over, or that needs chance: there is no question to come back to."""
    if m.state is not None:
        fork.state = m.state.clone()
        fork.state.chance = fork.main.chance
    fork.needed, fork.needing = m.needed, m.needing
    fork.outcome, fork.ended_outside = m.outcome, m.ended_outside


def unknown(pieces: Places | Pile, seat: int, memory: bool = True) -> list[int]:
    """The places of a pile or board whose piece this seat has not seen (or, without memory, is not shown now)."""
    eye = bit(seat)
    masks: Sequence[int] = pieces.seen if memory else pieces.shown
    if isinstance(pieces, Pile):
        if not masks:
            return list(range(len(pieces.cards)))
        return [i for i, known in enumerate(masks) if not known & eye]
    return [i for i, face in enumerate(pieces.faces) if face != EMPTY and not masks[i] & eye]


def face_at(pieces: Places | Pile, place: int) -> int:
    """The piece at a place."""
    return pieces.cards[place] if isinstance(pieces, Pile) else pieces.faces[place]


def unknown_slots(pool: Pool, seat: int, memory: bool = True) -> list[Slot]:
    """All places of a pool whose piece this seat does not know."""
    return [(home, place) for home in pool.homes for place in unknown(home, seat, memory)]


def loose_pieces(m: Running, seat: int) -> dict[str, set[int]]:
    """By pool, the pieces whose place this seat does not know now."""
    found: dict[str, set[int]] = {}
    for name, pool in m.game.pools(m.state).items():
        found[name] = {face_at(home, place) for home, place in unknown_slots(as_pool(pool), seat)}
    return found


def deal_again(pool: Pool, slots: Sequence[Slot], chance: Chance, label: str) -> None:
    """Deal the pieces that lie at these places anew, so that each group keeps as many of each kind.

    How they lay makes no difference: two positions that look the same to a seat give it the same world by the same
    chance. Pieces of a kind are shuffled and handed to the groups, then each group is shuffled: so every such deal is
    as likely as any other.
    """
    groups: dict[int, list[Slot]] = {}
    for home, place in slots:
        groups.setdefault(pool.group_of(home, place), []).append((home, place))
    kinds: dict[int, list[int]] = {}
    for slot in slots:
        face = face_at(*slot)
        kinds.setdefault(pool.kind_of(face), []).append(face)
    piles = {kind: list(chance.shuffle(f"{label}/{kind}", sorted(faces))) for kind, faces in sorted(kinds.items())}
    for group, together in sorted(groups.items()):
        wanted = sorted([pool.kind_of(face_at(*slot)) for slot in together])
        _lay(together, chance.shuffle(f"{label}:{group}", [piles[kind].pop() for kind in wanted]))


def _lay(slots: Sequence[Slot], faces: Sequence[int]) -> None:
    for (home, place), face in zip(slots, faces, strict=True):
        if isinstance(home, Pile):
            home.cards = (*home.cards[:place], face, *home.cards[place + 1 :])
        else:
            home.faces[place] = face


def forget_secrets(tape: Sequence[Drawn], seat: int, loose: dict[str, set[int]]) -> list[Drawn]:
    """The tape with blanks where the seat did not see the outcome; of a shuffle, what was seen since stays."""
    eye = bit(seat)
    result: list[Drawn] = []
    for label, outcome, to in tape:
        if to & eye:
            result.append((label, outcome, to))
        elif label in loose:
            result.append((label, tuple([BLANK if face in loose[label] else face for face in outcome]), to))
        else:
            result.append((label, (BLANK,) * len(outcome), to))
    return result


def imagine_into(m: Running, world: Running, seat: int, key: int) -> None:
    """One attempt at another world; it may turn out to be one the seat could tell from the truth."""
    loose = loose_pieces(m, seat)
    dealer = Chance(KEYED, mix(key, 3, 7) | 1)
    rest = m.rest.clone()
    lanes = m.open
    if lanes is not None:  # what the seat sees of a lane as it goes is dealt again where that lane rested last
        parts = getattr(rest, lanes.part)
        for other, lane in m.lanes.items():
            if lane.stretch.rest is not None and (other == seat or lanes.shown != AT_JOIN):
                parts[other] = lane.stretch.rest.clone()
    for name, given in m.game.pools(rest).items():
        pool = as_pool(given)
        deal_again(pool, [slot for slot in unknown_slots(pool, seat) if face_at(*slot) in loose[name]], dealer, name)
    m.game.redeal(rest, m.state, seat, dealer)
    main = m.main
    fresh = Chance(KEYED, key | 1)
    fresh.tape = forget_secrets(main.chance.tape, seat, loose)
    world.main = main.copy(fresh)
    world.main.stretch.rest = rest
    if lanes is None:
        world._again(world.main, loud=False)
        return
    world.state = rest.clone()
    world.state.chance = world.main.chance
    world.open = lanes
    world.lanes = {}
    for other, lane in m.lanes.items():
        chance = Chance(KEYED, mix(key, other + 1, 5) | 1)
        chance.prefix = f"{other}:"
        if other != seat and lanes.shown == AT_JOIN:
            copy = strand_on(other, chance)
        else:
            chance.tape = forget_secrets(lane.chance.tape, seat, loose)
            copy = lane.copy(chance)
        copy.stretch.rest = parts[other].clone()
        world.lanes[other] = copy
        world._again(copy, loud=False)
    if lanes.shown == AT_JOIN and seat in m.lanes:
        parts[seat] = getattr(m.rest, lanes.part)[seat].clone()  # what the others see of it


def seems_equal(view: Any, other: Any) -> bool:
    """Whether two views of a seat are the same to the last bit."""
    return digest(view) == digest(other)


class CannotImagine(FlambeauError):
    """No world was found that the seat could not tell from the truth."""
