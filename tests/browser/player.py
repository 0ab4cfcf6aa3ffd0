"""A player in a browser: opens pages, points, chooses, and waits for what the table does, never for a while."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

PREFERENCES = {"speed": "instant", "sound": False, "hints": False}


class Player:
    """One browser window with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        phone: bool = False,
        nameless: bool = True,
        **liked: Any,
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1366, "height": 860},
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(15_000)
        kept = json.dumps(json.dumps({**PREFERENCES, **liked}))
        self.context.add_init_script(
            f"localStorage.getItem('flambeau.preferences') ?? localStorage.setItem('flambeau.preferences', {kept})"
        )
        if nameless:  # has said already that they want no name
            self.context.add_init_script("localStorage.setItem('flambeau.nameless', '1')")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.troubles.append(said.text))
        self.draw = random.Random(7)

    def close(self) -> None:
        """Leave; anything the page complained about fails the test."""
        self.context.close()
        assert not self.troubles, self.troubles

    # Going places

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.address + path)

    def new_table(self, game: str, *seats: str, **options: Any) -> dict[str, Any]:
        """Lay a table without the form: seats are "me", "open" or the name of a bot. Then open it."""
        listed = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": listed, **options}
        answer = self.context.request.post(
            f"{self.address}/api/tables", data=body, headers={"Origin": self.address, "Sec-Fetch-Site": "same-origin"}
        )
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        self.go(f"/t/{table['id']}")
        return table

    @property
    def table(self) -> str:
        """The id of the table this player looks at."""
        return self.page.url.rpartition("/t/")[2].partition("?")[0]

    def frame(self, seat: int) -> dict[str, Any]:
        """What the server would push to this seat first."""
        found: dict[str, Any] = self.context.request.get(
            f"{self.address}/api/tables/{self.table}/frame?seat={seat}"
        ).json()
        return found

    # Waiting

    def asked(self, patience: float = 15_000) -> str:
        """Wait until the table asks this window something, or is over; the question's number, or "over"."""
        asking = 'html[data-question]:not([data-question=""])'
        self.page.wait_for_selector(asking, state="attached", timeout=patience)
        return self.state("question")

    def until_not(self, question: str) -> None:
        """Wait until this question is no longer the one that is asked."""
        self.page.wait_for_selector(f'html:not([data-question="{question}"])', state="attached")

    def state(self, name: str) -> str:
        """What the page says of itself: seq, seat, question."""
        return self.page.locator("html").get_attribute(f"data-{name}") or ""

    # Playing

    def entries(self) -> list[str]:
        """The choices of the list in words."""
        return self.page.locator(".entry .label").all_inner_texts()

    def choose(self) -> None:
        """Take any choice of the list, through its group if it has one, and wait until the answer is there."""
        question = self.asked()
        for _ in range(3):
            entries = self.page.locator(".entry")
            listed = entries.count()
            if not listed:  # it is being answered already
                break
            one = entries.nth(self.draw.randrange(listed))
            is_group = one.get_attribute("data-group") is not None
            one.dispatch_event("click")
            if not is_group:
                break
        self.until_not(question)

    def play(self, most: int = 500) -> int:
        """Choose until the table is over; how many choices that took."""
        for answers in range(most):
            if self.asked() == "over":
                return answers
            self.choose()
        raise AssertionError(f"the game is not over after {most} answers")
