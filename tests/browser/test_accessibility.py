"""Every screen passes axe, by night and by day, on a laptop and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.table import Hall, Table

SCREENS = {"laptop": DESK, "phone": PHONE}
LIGHTS = {"night": "dark", "day": "light"}


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_passes_axe(new_context, screen, light, axe, shot):
    page = new_context(**SCREENS[screen], color_scheme=LIGHTS[light], reduced_motion="reduce").new_page()
    hall = Hall(page).enter()
    assert page.locator("html").get_attribute("data-theme") == (None if light == "night" else "day")
    check = Checker(page, axe)
    check("the hall without tables")
    sheet = hall.set_table("by link").players(2)
    check("the set-up sheet")
    table = sheet.short(rounds=1).open()
    table.wait_for_something_to_do()
    if screen != "laptop":  # there is no room for the links beside the board
        check("the links for friends")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    check("deciding at a table")
    shot(page, f"deciding-{light}")
    if screen == "laptop":
        page.keyboard.press("Shift")
        table.options.first.focus()
        expect(page.get_by_role("note")).to_be_visible()
        check("an open help card")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Log").click()
    else:
        page.get_by_role("button", name="More", exact=True).click()
        check("the sheet of more")
        page.get_by_role("dialog").get_by_role("button", name="Log").click()
    expect(table.log).to_be_visible()
    check("the log")
    table.log.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    invitation = menu.get_by_label("Link for seat 2").input_value()
    check("the menu")
    menu.get_by_role("button", name="Close").click()
    leave_it_to_a_bot = page.url

    page.goto(invitation)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    check("an invitation")
    page.goto(leave_it_to_a_bot)
    table = Table(page).sit_down()
    now = table.wait_for_something_to_do()
    while not now["waiting"]:
        table.press_first(now, waiting=True)
        now = table.wait_for_something_to_do(waiting=True)
    check("waiting at a table")
    shot(page, f"waiting-{light}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot sit there").click()
    expect(page.get_by_role("dialog").get_by_role("list")).to_contain_text("bot,")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table.finish_quickly()
    expect(table.result).to_be_visible()
    check("the end")
    shot(page, f"end-{light}")
    table.result.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    check("the replay")
    page.goto("/")
    expect(page.get_by_role("region", name="My tables")).to_contain_text("won")
    check("the hall with a table")
    for address, title in (("/rules/mystery", "Rules"), ("/reconstructed/mystery", "Reconstructed parts")):
        page.goto(address)
        expect(page.get_by_role("heading", name=title).first).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="One moment")).to_have_count(0)
        check(address)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    check("an address that leads nowhere")
    check.all_passed()


class Checker:
    """Runs axe on one screen after another and tells of all at the end."""

    def __init__(self, page, axe):
        self.page = page
        self.axe = axe
        self.problems = []

    def __call__(self, where):
        try:
            self.axe(self.page)
        except AssertionError as found:
            lines = str(found).splitlines()
            self.problems += [where, *(re.sub(r"\s+", " ", line)[:300] for line in lines[1:12])]

    def all_passed(self):
        assert not self.problems, "\n".join(self.problems)
