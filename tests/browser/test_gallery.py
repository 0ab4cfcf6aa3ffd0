"""Every scene of the gallery in a real browser: the elements of the SVG picture, and nothing that goes wrong."""

from __future__ import annotations

import functools
import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from flambeau.table import draw_svg
from flambeau.table.scene import Scene, from_json
from flambeau.table.whole import problems, whole
from tools import client

FOLDER = client.CLIENT / "gallery"
NAMES: list[str] = json.loads((FOLDER / "index.json").read_text("utf-8"))
Open = Callable[..., Page]


def scene_of(name: str) -> Scene:
    return from_json((FOLDER / f"{name}.json").read_bytes())


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[str]:
    """The address of the built gallery."""
    folder = tmp_path_factory.mktemp("gallery")
    order = ("build", "--config", "gallery.config.ts", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn")
    assert client.dev(*order) == 0
    served = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=served.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{served.server_port}/gallery.html"
    served.shutdown()
    thread.join()
    served.server_close()
    shutil.rmtree(folder)


@pytest.fixture
def show(browser: Browser, gallery: str) -> Iterator[Open]:
    """Opens a scene; the test fails if the page complains."""
    complaints: list[str] = []
    pages: list[Page] = []

    def open_scene(name: str, theme: str = "dark", width: int = 1366, height: int = 860, **wishes: Any) -> Page:
        page = browser.new_context(viewport={"width": width, "height": height}, **wishes).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(f"{gallery}?scene={name}&theme={theme}")
        page.wait_for_selector(".drawn [data-id]")
        return page

    yield open_scene
    for page in pages:
        page.context.close()
    assert [one for one in complaints if "favicon" not in one and "404" not in one] == []


def ids_on(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('.drawn [data-id]')].map((one) => one.dataset.id)")
    return found


def test_the_browser_draws_the_elements_that_the_svg_picture_draws(show: Open, gallery: str) -> None:
    page = show(NAMES[0])
    for name in NAMES:
        scene = scene_of(name)
        assert problems(scene) == [], name
        wanted = {element.id for zone in whole(scene) for element in zone.elements}
        in_picture = set(re.findall(r'data-id="([^"]+)"', draw_svg(scene))) & wanted
        page.goto(f"{gallery}?scene={name}")
        page.wait_for_selector(".drawn [data-id]")
        in_browser = ids_on(page)
        assert len(in_browser) == len(set(in_browser)), name
        assert set(in_browser) & wanted == in_picture == wanted, name


@pytest.mark.parametrize("theme", ["dark", "parchment", "contrast"])
def test_a_phone_shows_a_large_board_in_its_width(show: Open, theme: str) -> None:
    page = show("walled-dungeon", theme, 390, 844, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    board = page.locator(".at-main .boards svg").first.bounding_box()
    assert board is not None and board["width"] > 340


def test_one_looks_closer_and_sees_the_whole_board_again(show: Open) -> None:
    page = show("walled-dungeon", width=390, height=844, has_touch=True, is_mobile=True)
    cell = page.locator('.at-main [data-kind="cell"]').first
    page.get_by_role("button", name="Montrer tout le plateau").click()  # what can be chosen had come near by itself
    page.wait_for_function("!document.getAnimations().some((one) => one instanceof CSSTransition)")
    before = cell.bounding_box()
    page.get_by_role("button", name="Plus près").click()
    page.get_by_role("button", name="Plus près").click()
    page.wait_for_function("!document.getAnimations().some((one) => one instanceof CSSTransition)")
    nearer = cell.bounding_box()
    page.get_by_role("button", name="Montrer tout le plateau").click()
    page.wait_for_function("!document.getAnimations().some((one) => one instanceof CSSTransition)")
    after = cell.bounding_box()
    assert before and nearer and after
    assert nearer["width"] == pytest.approx(before["width"] * 2.25, rel=0.05)
    assert after == pytest.approx(before, abs=1)


def test_a_click_picks_and_a_long_tap_asks(show: Open) -> None:
    page = show("hidden-tiles")
    target = page.locator('.at-main .can[data-kind="token"]').first
    target.click()
    expect(target.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    name = target.get_attribute("data-id")
    target.click(button="right")
    expect(page.locator("h1")).to_contain_text(str(name))


def test_the_keyboard_reaches_one_element_and_picks_it(show: Open) -> None:
    page = show("hidden-tiles")
    reachable = page.locator('.at-main [data-id] > [tabindex="0"]')
    expect(reachable).to_have_count(1)
    reachable.focus()
    page.keyboard.press("Enter")
    expect(reachable).to_have_attribute("aria-pressed", "true")


def test_events_are_played_and_leave_nothing_behind(show: Open) -> None:
    page = show("heroes-arranged")
    before = ids_on(page)
    page.get_by_role("button", name="▶").click()
    page.wait_for_function("document.querySelectorAll('.flambeau-overlay').length > 0")
    page.wait_for_function("window.played", timeout=20_000)
    assert page.locator(".flambeau-overlay text").count() == 0
    assert ids_on(page) == before


def test_nothing_moves_for_those_who_want_no_motion(show: Open) -> None:
    page = show("heroes-arranged", reduced_motion="reduce")
    page.get_by_role("button", name="▶").click()
    page.wait_for_function("window.played", timeout=1000)
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("name", ["hidden-tiles", "paper-sheet", "walled-dungeon"])
def test_the_drawing_is_accessible(show: Open, name: str, axe: Path) -> None:
    page = show(name)
    page.add_script_tag(path=axe)
    rules = {"label-content-name-mismatch": {"enabled": True}}
    order = "(rules) => axe.run('.drawn', {rules}).then((result) => result.violations.map((one) => one.id))"
    assert page.evaluate(order, rules) == []
