"""Every screen passes axe, by night and by day, on a laptop and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.table import Hall, Table, light

SCREENS = {"laptop": DESK, "phone": PHONE}


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_passes_axe_by_night_and_by_day(new_context, screen, axe, shot):
    page = new_context(**SCREENS[screen], color_scheme="dark", reduced_motion="reduce").new_page()
    hall = Hall(page).enter()
    check = Checker(page, axe, shot)
    check("the hall without tables")
    hall.door.get_by_role("button", name="How to play").click()
    check("how to play")
    page.keyboard.press("Escape")
    sheet = hall.set_table("by link").players(2)
    check("the set-up sheet")
    table = sheet.short(rounds=1).open()
    table.wait_for_something_to_do()
    if screen != "laptop":  # there is no room for the links beside the board
        check("the links for friends")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    check("deciding at a table", picture="deciding")
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
    check("waiting at a table", picture="waiting")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot sit there").click()
    expect(page.get_by_role("dialog").get_by_role("list")).to_contain_text("Bot:")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table.finish_quickly()
    expect(table.result).to_be_visible()
    check("the end", picture="end")
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
    """Runs axe on one screen after another, by night and by day, and tells of all at the end. The light changes colours
    and nothing else, so by day only they are looked at."""

    def __init__(self, page, axe, shot):
        self.page = page
        self.axe = axe
        self.shot = shot
        self.problems = []

    def __call__(self, where, picture=""):
        self.look(where, "night", picture)
        light(self.page, "day")
        self.look(where, "day", picture, only=["color-contrast"])
        light(self.page, "night")

    def look(self, where, when, picture, **rules):
        if picture:
            self.shot(self.page, f"{picture}-{when}")
        try:
            self.axe(self.page, **rules)
        except AssertionError as found:
            lines = str(found).splitlines()
            self.problems += [f"{where}, by {when}", *(re.sub(r"\s+", " ", line)[:300] for line in lines[1:12])]

    def all_passed(self):
        assert not self.problems, "\n".join(self.problems)
