"""A question while it is being answered: what was picked, which choices that leaves, what is lit.

Screens only show this and pass on what somebody pointed at; the narrowing itself is the table's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from flambeau.table import whole
from flambeau.table.choices import WORDED_SINGLY
from flambeau.table.narrow import NONE, Narrowed, narrow, pick
from flambeau.table.scene import Choice, Scene

from .session import Session
from .shading import Shade

KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
REFUSED: Final = -2
"""What `point` returns for an element that no choice touches."""


class Entry(NamedTuple):
    """A line of the list: one choice; or several of a group, or with one element (then its choice is -1)."""

    key: str
    words: str
    choice: int
    group: str = ""
    finality: str = ""
    elements: tuple[str, ...] = ()
    pick: str = ""
    note: str = ""


class Asking:
    """The open question of one seat."""

    def __init__(self, session: Session, seat: int, scene: Scene, most: int = WORDED_SINGLY) -> None:
        self.session = session
        self.seat = seat
        self.most = min(most, WORDED_SINGLY)
        """How many choices are listed one by one: as many as are in sight."""
        self.choices: dict[int, Choice] = {choice.index: choice for choice in scene.rest.choices}
        self.groups = {group.id: group.label for group in scene.rest.groups}
        for name in {choice.group for choice in scene.rest.choices} - set(self.groups):
            if session.words.has(f"group-{name}"):
                self.groups[name] = session.words.say(f"group-{name}")
        self.names = {e.id: e.label or e.id for zone in whole(scene) for e in zone.elements}
        self.picks: tuple[str, ...] = ()
        self.group = ""
        self.armed = NONE
        """A final choice of the list that waits to be confirmed."""
        self._keys: dict[str, str] = {}
        """The key of each line that was ever listed: it keeps its meaning while the question stands."""
        self._narrow()

    def _narrow(self) -> None:
        listed = list(self.choices.values())
        self.left: Narrowed = narrow(listed, self.picks, self.group, self.session.liked.at_once)

    def entries(self) -> list[Entry]:
        """What is left, in words: in groups while there are many."""
        left = [self.choices[index] for index in self.left.remaining]
        if len(left) > self.most:
            kinds: dict[str, list[Choice]] = {}
            for choice in left:
                kinds.setdefault(choice.group, []).append(choice)
            if len(kinds) > 1 and kinds.keys() <= self.groups.keys():
                return self._grouped(kinds, elements=False)
            parted = self._parted(left)
            if len(parted) < len(left) // 2:
                return self._grouped(parted, elements=True)
        return [self._entry(choice) for choice in left]

    def _parted(self, left: list[Choice]) -> dict[str, list[Choice]]:
        """The choices by what they touch first, second…: by the place at which they differ in the fewest things."""
        best: dict[str, list[Choice]] = {}
        for place in range(min(len(choice.elements) for choice in left)):
            parts: dict[str, list[Choice]] = {}
            for choice in left:
                parts.setdefault(choice.elements[place], []).append(choice)
            if len(parts) > 1 and (not best or len(parts) < len(best)):
                best = parts
        return best or {str(choice.index): [choice] for choice in left}

    def _grouped(self, parts: dict[str, list[Choice]], elements: bool) -> list[Entry]:
        """A line for each part; a part of one choice is that choice."""
        found: list[Entry] = []
        for name, members in parts.items():
            if len(members) == 1:
                found.append(self._entry(members[0]))
                continue
            words = self._part_words(name, members, elements)
            touched = (name,) if elements else tuple(dict.fromkeys(e for one in members for e in one.elements))
            group, pick_ = ("", name) if elements else (name, "")
            found.append(
                Entry(self._key(f"{'thing' if elements else 'group'} {name}"), words, NONE, group, "", touched, pick_)
            )
        return found

    def _part_words(self, name: str, members: list[Choice], elements: bool) -> str:
        """What a line of several choices is called: its group, and the thing it begins with."""
        say, kinds = self.session.words.say, {choice.group for choice in members}
        if not elements:
            return say("ui-group", group=self.groups[name], count=len(members))
        thing = self.names.get(name, name)
        if self.group or len(kinds) != 1 or members[0].group not in self.groups:
            return say("ui-group", group=thing, count=len(members))
        return say("ui-group-thing", group=self.groups[members[0].group], thing=thing, count=len(members))

    def _entry(self, choice: Choice) -> Entry:
        key = self._key(str(choice.index))
        return Entry(key, choice.label, choice.index, choice.group, choice.finality, choice.elements, note=choice.note)

    def _key(self, line: str) -> str:
        """The key of a line: its own from when it was first listed, else the next one; none when all are taken."""
        taken = len(self._keys)
        return self._keys.setdefault(line, KEYS[taken] if taken < len(KEYS) else "")

    def point(self, element: str) -> int:
        """Somebody points at an element: the choice to answer now, or -1, or REFUSED.

        Pointing again at what is picked presses the button of a choice that waits.
        """
        if self.left.waits != NONE and (element in self.picks or element in self.left.implied):
            return self.left.waits
        picks = pick(list(self.choices.values()), self.picks, element, self.group)
        if picks == self.picks and element not in self.left.implied:
            return REFUSED
        self.picks, self.armed = picks, NONE
        self._narrow()
        return self.left.at_once

    def take(self, entry: Entry) -> int:
        """Somebody takes a line of the list: the choice to answer now, or -1."""
        if entry.pick:
            return max(self.point(entry.pick), NONE)
        if entry.choice == NONE:
            self.group, self.armed = entry.group, NONE
            self._narrow()
            return self.left.at_once
        if self.session.liked.confirm and entry.finality != "free" and self.armed != entry.choice:
            self.armed = entry.choice
            return NONE
        return entry.choice

    def back(self) -> bool:
        """Drop what was begun last: a confirmation, a pick, a group. False if there was nothing."""
        if self.armed != NONE:
            self.armed = NONE
        elif self.picks:
            self.picks = self.picks[:-1]
        elif self.group:
            self.group = ""
        else:
            return False
        self._narrow()
        return True

    @property
    def begun(self) -> list[str]:
        """What was begun, in words: the group, then each thing picked."""
        group = [self.groups[self.group]] if self.group in self.groups else []
        return group + [self.names.get(pick, pick) for pick in self.picks]

    @property
    def waiting(self) -> int:
        """The choice that waits for its button, if the player did something to get there."""
        if self.armed != NONE:
            return self.armed
        return self.left.waits if self.picks or self.group else NONE

    def shades(self) -> dict[str, Shade]:
        """How the elements of the table are lit."""
        found = dict.fromkeys(self.left.open, Shade.LEGAL)
        if len(self.choices) == 1 or not (self.picks or self.group):
            found.update(dict.fromkeys(self.left.implied, Shade.LEGAL if self.left.waits != NONE else Shade.IMPLIED))
        else:
            found.update(dict.fromkeys(self.left.implied, Shade.IMPLIED))
        found.update(dict.fromkeys(self.picks, Shade.PICKED))
        if self.armed != NONE:
            found.update(dict.fromkeys(self.choices[self.armed].elements, Shade.PICKED))
        return found
