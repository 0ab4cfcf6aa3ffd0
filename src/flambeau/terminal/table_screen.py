"""The table screen: the course of a match, and what somebody does with keys and mouse."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import msgspec
from textual import events, work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from flambeau.bots.search import advised
from flambeau.kernel import SPECTATOR, Refusal
from flambeau.table import Words
from flambeau.table.narrow import NONE
from flambeau.table.refused import Reason
from flambeau.table.speak import say_refusal

from . import table_words as shown
from .asking import KEYS, REFUSED
from .describe import describe
from .dialogs import (
    BACK,
    CLOSE,
    REPLAY,
    YES,
    Dialog,
    HandOver,
    end_dialog,
    insist_dialog,
    leave_dialog,
    line_dialog,
    next_entry,
)
from .drawing.look import look
from .lists import ChoiceList, Fact, LogList
from .picture import SIZES_BY_KEY, Picture
from .preferences import Preferences
from .preferences_screen import PreferencesScreen
from .reading import read, read_primer
from .replay_screen import ReplayScreen
from .session import NOBODY
from .shading import Shade
from .table_view import TableView


class TableScreen(TableView):
    """A session being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "keys", show=False),
        Binding("question_mark", "help", show=False),
        Binding("exclamation_mark", "why_not", show=False),
        Binding("backspace,ctrl+z", "undo", show=False),
        Binding("ctrl+r", "reset", show=False),
        Binding("ctrl+y", "redo", show=False),
        Binding("escape", "back", show=False),
        Binding("f2", "preferences", show=False),
        Binding("f3", "partner", show=False),
        Binding("f4", "again", show=False),
        Binding("f6", "advice", show=False),
        Binding("f7", "replay", show=False),
        Binding("f8", "primer", show=False),
        Binding("f10", "menu", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
    ]

    def on_mount(self) -> None:
        """Begin."""
        self.say_keys()
        self.query_one(Picture).focus()
        if self.session.salvaged:
            self.notify(self.session.words.say("ui-salvaged"), timeout=10)
        self.go_on()

    # The course of the game

    def go_on(self) -> None:
        """Look who is to act: a person here, another one, a bot, or nobody any more."""
        self.workers.cancel_group(self, "others")
        turn = self.session.turn(self.viewer)
        if self.session.trouble:
            self.notify(self.session.trouble, severity="error", timeout=8)
        if turn.over:
            self.show(self.viewer if self.viewer != NOBODY else self._somebody())
            self._end()
        elif turn.bot or self.plays_itself(turn.seat):
            if self.viewer == NOBODY and not self.session.hides(NOBODY, self._somebody()):
                self.viewer = self._somebody()
            self.show(self.viewer)
            self._others()
        elif self.session.hides(self.viewer, turn.seat):
            self._draw_curtain(turn.seat)
        else:
            self._sit(turn.seat)

    def _somebody(self) -> int:
        """Through whose eyes one looks when nobody is asked."""
        people = self.session.people
        return people[0] if people else SPECTATOR

    def _sit(self, seat: int) -> None:
        self.viewer = seat
        self.show(seat)

    @work(exclusive=True, group="others")
    async def _others(self) -> None:
        """Bots, and questions with one answer, in turn and at a pace one can follow."""
        session = self.session
        while True:
            turn = session.turn(self.viewer)
            if turn.over or not (turn.bot or self.plays_itself(turn.seat)):
                break
            number = session.match.number(turn.seat)
            name = session.seat_name(turn.seat)
            only = "" if turn.bot else session.label(turn.seat, 0)
            self.say(
                session.words.say("ui-thinking", seat=name) if turn.bot else session.words.say("ui-forced", choice=only)
            )
            if session.liked.pace:
                await asyncio.sleep(session.liked.pace)
            index = await asyncio.to_thread(session.think, turn.seat) if turn.bot else 0
            if not self.is_attached or not self.children:
                return  # the table was left meanwhile
            if turn.seat in session.match.asked() and session.match.number(turn.seat) == number:
                session.answer(turn.seat, index)
                self.show(self.viewer)
                await self._played()
        self.call_later(self.go_on)

    async def _played(self) -> None:
        """Wait until what happened was shown, or somebody had enough of it."""
        while self.step is not None:
            await asyncio.sleep(0.05)

    @work(exclusive=True, group="cover")
    async def _draw_curtain(self, seat: int) -> None:
        """Hide everything until the next person sits down."""
        last, self.viewer = self.viewer, NOBODY
        self.clear()
        said = await self.app.push_screen_wait(HandOver(self._curtain(seat, last)))
        if said == "undo" and last != NOBODY:
            self.viewer = last
            self._take_back()
        elif said == "menu":
            self.action_menu()
        else:
            self._sit(seat)

    def _curtain(self, seat: int, last: int) -> Content:
        words = self.session.words
        name = self.session.seat_name(seat)
        undo = words.say("ui-curtain-undo") if last != NOBODY and self.session.can_undo(last) else ""
        return shown.paragraphs(
            [
                (words.say("ui-curtain", seat=name), f"bold {shown.seat_style(seat, look(self.colours).dark)}"),
                (words.say("ui-curtain-sit", seat=name), "$foreground"),
                (undo, "$text-muted"),
            ]
        )

    @work(exclusive=True, group="end")
    async def _end(self) -> None:
        """Say who won; once, then whoever likes may look at the table."""
        if self.ended:
            return
        self.ended = True
        await self._played()
        self.say(self.session.outcome())
        self.session.keep_scores()
        note = self._exported() if self.app.records is not None else ""
        while (chosen := await self.app.push_screen_wait(end_dialog(self.session, note))) in ("export", REPLAY):
            if chosen == REPLAY:
                await self.app.push_screen_wait(self._replay_screen())
            else:
                note = self._exported()
        self.app.after_match(self.session, chosen)

    def _replay_screen(self, line: int = NOBODY) -> ReplayScreen:
        """The match from its beginning, or from a line of the log."""
        viewer = self.viewer if self.viewer != NOBODY else self._somebody()
        return ReplayScreen(self.session.recording(viewer), viewer, line)

    def _exported(self) -> str:
        """Write the record of the match: the sentence where it is, or why it is not."""
        words = self.session.words
        try:
            file = self.session.export(self.app.records or self.session.store.records)
        except Refusal as refused:
            return say_refusal(words, self.session.game, refused)
        return words.say("ui-exported", file=str(file))

    # What somebody does

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        """A pick, or the button of the choice that waits."""
        self.skip()
        if self.asking is None:
            return
        index = self.asking.point(event.element)
        if index == REFUSED:
            self._refuse(event.element)
            return
        self._answer(index)

    def on_picture_moved(self) -> None:
        """Tell what the cursor stands on."""
        self.inspect()

    def on_picture_asked(self, event: Picture.Asked) -> None:
        """The right button asks for help."""
        self._help(event.element)

    def on_choice_list_taken(self, event: ChoiceList.Taken) -> None:
        """A line of the list."""
        self.skip()
        if self.asking is not None and event.entry in self.asking.entries():
            self._answer(self.asking.take(event.entry))

    def on_choice_list_pointed(self, event: ChoiceList.Pointed) -> None:
        """A line under the cursor lights what it touches."""
        shades = self.asking.shades() if self.asking else {}
        shades.update(dict.fromkeys(event.elements, Shade.IMPLIED))
        self.query_one(Picture).light(shades)

    def on_log_list_pointed(self, event: LogList.Pointed) -> None:
        """A line of the log lights what it tells of and says its rule."""
        line = event.fact.line
        shades = self.asking.shades() if self.asking else {}
        shades.update(dict.fromkeys(line.elements, Shade.IMPLIED))
        self.query_one(Picture).light(shades)
        said = Content.assemble((line.text, "bold"), (f"\n{line.rule} " if line.rule else "", "$secondary"))
        reasons = "".join(f"\n{reason.text}" for reason in event.fact.reasons)
        self.query_one("#inspect", Static).update(said + Content(self.session.rule(line.rule) + reasons))

    @work(exclusive=True, group="menu")
    async def on_log_list_taken(self, event: LogList.Taken) -> None:
        """Enter on a line of the log: look at that moment again, or go back to it."""
        viewer, place = self.viewer, event.fact.place
        if viewer == NOBODY:
            return
        self.skip()
        self.workers.cancel_group(self, "others")
        said = await self.app.push_screen_wait(line_dialog(self.session, viewer, event.fact))
        problem = ""
        if said == REPLAY:
            await self.app.push_screen_wait(self._replay_screen(place))
        elif said == BACK:
            try:
                self.session.back_to_line(viewer, place)
            except Refusal as refused:
                problem = say_refusal(self.session.words, self.session.game, refused)
        self.go_on()
        if problem:
            self.say(problem, "$warning")

    def on_key(self, event: events.Key) -> None:
        """Letters and numbers take lines of the list."""
        if event.character and event.character in KEYS and self.asking is not None:
            found = [entry for entry in self.asking.entries() if entry.key == event.character]
            if found:
                event.stop()
                self.skip()
                self._answer(self.asking.take(found[0]))

    def _answer(self, index: int) -> None:
        if index == NONE or self.asking is None:
            self.say("")
            self.light()
            return
        try:
            self.session.answer(self.asking.seat, index)
        except Refusal as refused:
            self.say(say_refusal(self.session.words, self.session.game, refused), "$error")
            return
        self.go_on()

    def _why_not(self, element: str) -> Reason | None:
        """Why an element cannot be chosen, after what was begun."""
        begun, group = (self.asking.picks, self.asking.group) if self.asking is not None else ((), "")
        return self.session.why_not(self.viewer, element, begun, group)

    def _refuse(self, element: str) -> None:
        why = self._why_not(element)
        if why is not None:
            self.say(f"{why.text}{f'  {why.rule}' if why.rule else ''}", "$warning")

    # Keys

    def action_back(self) -> None:
        """Skip what is being shown, drop what was begun, else open the menu."""
        if self.skip():
            return
        if self.asking is not None and self.asking.back():
            self.say("")
            self.light()
        else:
            self.action_menu()

    def action_partner(self) -> None:
        """Let another person answer where several may."""
        partner = self.session.partner(self.viewer)
        if partner == NOBODY:
            return
        if self.session.hides(self.viewer, partner):
            self._draw_curtain(partner)
        else:
            self._sit(partner)

    def action_again(self) -> None:
        """Show once more what led here."""
        if self.viewer != NOBODY and self.passed:
            self.play()
        elif self.viewer != NOBODY:
            self.say(self.session.words.say("ui-nothing-passed"))

    @work(exclusive=True, group="menu")
    async def action_replay(self) -> None:
        """Look at the evening again from its beginning."""
        if self.viewer == NOBODY:
            return
        self.workers.cancel_group(self, "others")
        await self.app.push_screen_wait(self._replay_screen())
        self.go_on()

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.viewer not in (NOBODY, SPECTATOR):
            self._take_back()

    def _take_back(self) -> None:
        self.workers.cancel_group(self, "others")
        try:
            self.session.undo(self.viewer)
        except Refusal as refused:
            reason = say_refusal(self.session.words, self.session.game, refused)
            if self.session.may_ask_back(self.viewer):
                self._ask_back(self.viewer, reason)
                return
            self.go_on()
            self.say(reason, "$warning")
        else:
            self.go_on()

    @work(exclusive=True, group="menu")
    async def _ask_back(self, asking: int, reason: str) -> None:
        """What cannot be taken back by right: alone if one insists, at a table if everybody agrees."""
        session = self.session
        if await self.app.push_screen_wait(insist_dialog(session, asking, reason)) == YES:
            refusing = NOBODY
            for other in session.ask_back(asking):
                if session.hides(asking, other):
                    self.viewer = NOBODY
                    self.clear()
                if await self.app.push_screen_wait(leave_dialog(session, asking, other)) != YES:
                    refusing = other
                    break
            session.agree(asking, refusing)
        self.go_on()

    def action_reset(self) -> None:
        """Begin the turn again, as far as it comes back."""
        if self.viewer in (NOBODY, SPECTATOR):
            return
        self.workers.cancel_group(self, "others")
        try:
            self.session.reset(self.viewer)
        except Refusal as refused:
            self.say(say_refusal(self.session.words, self.session.game, refused), "$warning")
        else:
            self.go_on()

    @work(exclusive=True, group="advice")
    async def action_advice(self) -> None:
        """What would the bot do? Only for somebody who plays without other people."""
        session, asking = self.session, self.asking
        if asking is None:
            return
        words = session.words
        told = [words.say("advice-alone")]
        if len(session.people) == 1:
            self.say(words.say("ui-advice-thinking"))
            told = await asyncio.to_thread(advised, session.match.fork(), asking.seat, words)
            self.say("")
        text = shown.paragraphs([(line, "$foreground") for line in told or [words.say("advice-none")]])
        await self.app.push_screen_wait(Dialog(words.say("advice-title"), text, [(CLOSE, words.say("ui-close"))]))

    def action_redo(self) -> None:
        """Give again what was taken back."""
        try:
            self.session.redo(self.viewer)
        except Refusal as refused:
            self.say(say_refusal(self.session.words, self.session.game, refused), "$warning")
        else:
            self.go_on()

    def action_why_not(self) -> None:
        """Why the element under the cursor cannot be chosen."""
        element = self.query_one(Picture).element
        if self.asking is None or not element:
            return
        if self._why_not(element) is None:
            self.say(self.session.words.say("ui-possible"))
        else:
            self._refuse(element)

    def action_help(self) -> None:
        """Help on what the keyboard is on."""
        fact = self.query_one(LogList).fact
        if self.query_one(LogList).has_focus and fact is not None:
            self._rule_help(fact)
        else:
            self._help(self.query_one(Picture).element)

    def _help(self, element: str) -> None:
        if not element:
            return
        words = self.session.words
        what = describe(self.zones, element, words)
        parts = [(what.facts, "$foreground"), *((text, "$foreground") for text in what.help)]
        if self.asking is not None:
            why = self._why_not(element)
            if why is None:
                parts.append((words.say("ui-possible"), "$success"))
            else:
                parts += [
                    (words.say("ui-why-not", reason=why.text), "$warning"),
                    (self._ruled(why.rule), "$text-muted"),
                ]
        _ = self.app.push_screen(Dialog(what.name, shown.paragraphs(parts), [(CLOSE, words.say("ui-close"))]))

    def _rule_help(self, fact: Fact) -> None:
        """A line of the log, its rule, and the reasons folded under it with theirs."""
        parts = [(fact.line.text, "bold $foreground"), (self._ruled(fact.line.rule), "$text-muted")]
        for reason in fact.reasons:
            parts.append((f"{reason.text}  {reason.rule}", "$foreground"))
        words = self.session.words
        close = [(CLOSE, words.say("ui-close"))]
        _ = self.app.push_screen(Dialog(words.say("table-log"), shown.paragraphs(parts), close))

    def _ruled(self, rule: str) -> str:
        return f"{rule}  {self.session.rule(rule)}".strip()

    def action_zoom(self, step: int) -> None:
        """Larger or smaller squares."""
        place = SIZES_BY_KEY.index(self.query_one(Picture).cell_size) + step
        if 0 <= place < len(SIZES_BY_KEY):
            self.prefer(msgspec.structs.replace(self.session.liked, cells=SIZES_BY_KEY[place]))

    def prefer(self, liked: Preferences) -> None:
        """Play as this person likes it from now on."""
        self.app.prefer(liked)
        self.session.liked = liked
        if liked.language and liked.language != self.session.language:
            self.session.speak(liked.language)
            self.say_keys()
            self.query_one(LogList).forget()
        self.session.save()
        if self.viewer != NOBODY:
            self.show(self.viewer)

    def action_primer(self) -> None:
        """How to play this game."""
        read_primer(self.app, self.session.game, self.session.words)

    def action_keys(self) -> None:
        """What the keys do and what the signs mean."""
        read(self.app, self.session.game, self.session.words, shown.TABLE_KEYS, shown.TABLE_KEYS_BESIDE, signs=True)

    def action_preferences(self) -> None:
        """The preferences over the table."""
        self._preferences()

    @work(exclusive=True, group="menu")
    async def _preferences(self) -> None:
        def apply(liked: Preferences) -> Words:
            self.prefer(liked)
            return self.session.words

        await self.app.push_screen_wait(PreferencesScreen(self.session.liked, self.session.words, apply))
        self.go_on()

    @work(exclusive=True, group="menu")
    async def action_menu(self) -> None:
        """What else one may want; the game is saved all the while."""
        words = self.session.words
        names = ("replay", "new", "preferences", "quit", "continue")
        entries = [(name, words.say(f"ui-menu-{name}")) for name in names]
        if self.session.match.outcome is not None:
            entries[:0] = [next_entry(self.session), ("export", words.say("ui-end-export"))]
        chosen = await self.app.push_screen_wait(Dialog(words.say("title"), Content(words.say("ui-saved")), entries))
        if chosen == "next":
            self.app.after_match(self.session, chosen)
        elif chosen == "new":
            self.app.start_over()
        elif chosen == "quit":
            self.app.exit()
        elif chosen == "preferences":
            self._preferences()
        elif chosen == REPLAY:
            self.action_replay()
        else:
            if chosen == "export":
                self.notify(self._exported(), timeout=10)
            self.go_on()
