"""The phone, and screens on which everything must fit without scrolling."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.table import Hall, PhoneTable, Table, resize

SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight];
}"""
SIDEWAYS, DOWN = 0, 1
SCREENS = ["laptop", "phone"]


def test_a_game_is_played_by_tapping_on_a_phone(phone, shot, axe):
    hall = Hall(phone).enter()
    assert not phone.evaluate(SCROLLS)[SIDEWAYS]
    shot(phone, "lobby")
    hall.door.get_by_role("button", name="on this device").tap()
    sheet = phone.get_by_role("dialog", name="Set a table")
    sheet.get_by_role("button", name="2", exact=True).tap()
    sheet.get_by_label("Seat 2", exact=True).select_option("bot")
    sheet.get_by_text("More options").tap()
    sheet.get_by_label("The round after which the game ends").fill("2")
    assert not phone.evaluate(SCROLLS)[SIDEWAYS]
    shot(phone, "set-up")
    sheet.get_by_role("button", name="Open the table").tap()
    table = PhoneTable(phone)
    table.sit_down()
    rounds = 0
    while not (now := table.wait_for_something_to_do())["over"]:
        assert not any(phone.evaluate(SCROLLS)), f"the page scrolls: {now['head']}"
        if "make your move" in now["head"]:
            rounds += 1
            shot(phone, f"table-move-{rounds}")
        table.answer()
    assert rounds >= 1
    shot(phone, "end")
    assert not any(phone.evaluate(SCROLLS))


def test_a_tap_looks_and_only_the_gold_button_acts(phone, shot):
    table = PhoneTable(phone)
    Hall(phone).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    now = table.play_until("enter the circle")
    for move in [option for option in now["options"] if re.fullmatch("move (red|blue|green)", option)][:2]:
        place = move.split()[1]
        table.place(f"card:{place}").tap()
        expect(table.main).to_contain_text(f"Move to the {place} temple")
        assert (table.now()["head"], table.now()["options"]) == (now["head"], now["options"])
    shot(phone, "table-looking")
    table.main.tap()
    expect(table.head).not_to_contain_text("enter the circle")

    phone.get_by_role("button", name="More", exact=True).tap()
    more = phone.get_by_role("dialog", name="More")
    expect(more).to_contain_text("Bruno")
    shot(phone, "more")
    more.get_by_role("button", name="Log").tap()
    expect(table.log).to_contain_text("Guest")
    shot(phone, "log")


def test_a_place_that_cannot_be_chosen_says_why_at_the_first_tap_on_a_phone(phone):
    table = PhoneTable(phone)
    Hall(phone).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    table.wait_for_something_to_do()
    table.place("card:red").tap()
    expect(phone.get_by_role("alert").filter(has_text="Not now")).to_be_visible()
    looked_at = phone.get_by_role("region", name="What you look at")
    expect(looked_at).to_contain_text("Red temple")
    expect(looked_at).not_to_contain_text("press it")


def test_before_the_turn_is_confirmed_a_tap_on_the_board_says_so(phone, shot):
    table = PhoneTable(phone)
    Hall(phone).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    table.play_until("confirm your turn")
    expect(table.undo).to_have_text("Undo")
    expect(table.restart).to_have_text("Restart")
    for place in ("card:red", "card:w3"):
        table.place(place).tap()
        reason = phone.get_by_role("region", name="What you look at").get_by_role("alert")
        expect(reason).to_contain_text("Confirm your turn first")
    expect(phone.get_by_role("region", name="What you look at")).to_contain_text("Wilderness 3")
    shot(phone, "confirm-first")
    table.main.tap()
    expect(table.head).not_to_contain_text("confirm your turn")


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "fr-FR"])
@pytest.mark.parametrize(("screen", "sizes"), [(DESK, [(1366, 768), (1366, 625)]), (PHONE, [(390, 844)])], ids=SCREENS)
def test_all_zones_of_a_table_are_on_the_screen_without_scrolling(new_context, screen, sizes, language, shot):
    page = new_context(**screen, locale=language).new_page()
    page.goto("/")
    page.locator("article .btn-gold").first.click()
    table = Table(page)
    asked: set[str] = set()
    while len(asked) < 3:
        now = table.wait_for_something_to_do()
        if now["head"] not in asked:
            asked.add(now["head"])
            for width, height in sizes:
                resize(page, width, height)
                check_zones(page, width, height)
                if len(asked) == 3:
                    shot(page, f"zones-{language[:2]}")
        table.press_first(now)


def check_zones(page, width, height):
    head = page.locator(".z-status h2").inner_text()
    assert not any(page.evaluate(SCROLLS)), f"the page scrolls: {head}"
    for zone in (".z-status", ".z-options", ".z-me", ".z-board", ".z-confirm"):
        box = page.locator(zone).bounding_box()
        assert box, f"{zone} is not there"
        assert min(box["x"], box["y"]) >= 0, f"{zone} begins outside: {box}"
        assert box["x"] + box["width"] <= width + 1, f"{zone} is too wide: {box}"
        assert box["y"] + box["height"] <= height + 1, f"{zone} is too high: {box}"
    assert not page.evaluate(CUT_WORDS), page.evaluate(CUT_WORDS)


# Words on buttons and in headings that do not fit: their box is smaller than what is in it.
CUT_WORDS = """() => [...document.querySelectorAll('.z-top, .z-status, .z-options .opt, .z-confirm .btn')]
  .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.className}: ${box.textContent.trim()}`)"""
