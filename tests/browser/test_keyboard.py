"""A whole game without a mouse. The focus is always somewhere, and it can be seen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.table import FOCUS, Hall, Table, answer_of, go_to


class KeyboardTable(Table):
    """A table at which everything is done with keys."""

    def press(self, button):
        go_to(self.page, button)
        self.page.keyboard.press("Enter")
        self.check_focus()

    def hurry(self):
        self.page.keyboard.press("Shift")

    def wait_for_something_to_do(self, before=None, waiting=False):
        now = super().wait_for_something_to_do(before, waiting)
        self.check_focus()
        return now

    def check_focus(self):
        assert answer_of(self.page, f"() => !({FOCUS})().lost"), "the focus is lost"


@pytest.mark.long
def test_a_game_is_set_up_and_played_to_its_end_with_the_keyboard(desk):
    hall = Hall(desk).enter()
    go_to(desk, hall.door.get_by_role("button", name="on this device"))
    desk.keyboard.press("Enter")
    sheet = desk.get_by_role("dialog", name="Set a table")
    go_to(desk, sheet.get_by_role("button", name="2", exact=True))
    desk.keyboard.press("Space")
    go_to(desk, sheet.get_by_label("Seat 2", exact=True))
    desk.keyboard.type("Bot")
    expect(sheet.get_by_label("Seat 2", exact=True)).to_have_value("bot")
    go_to(desk, sheet.locator("summary"))
    desk.keyboard.press("Enter")
    go_to(desk, sheet.get_by_label("The round after which the game ends"))
    desk.keyboard.type("2")
    go_to(desk, sheet.get_by_role("button", name="Open the table"))
    desk.keyboard.press("Enter")

    table = KeyboardTable(desk)
    table.sit_down()
    table.play_to_the_end()
    assert not desk.evaluate(FOCUS)["lost"]
    go_to(desk, table.result.get_by_role("button", name="Replay"))
    desk.keyboard.press("Enter")
    expect(desk).to_have_url(re.compile("/replay/.+/0$"))
    desk.keyboard.press("ArrowRight")
    expect(desk).to_have_url(re.compile("/replay/.+/1$"))


def test_after_an_answer_enter_alone_goes_on(desk):
    table = Hall(desk).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    table.wait_for_something_to_do()
    desk.keyboard.press("Shift")
    table.options.first.focus()
    desk.keyboard.press("Enter")
    expect(table.options).to_have_count(11)
    expect(table.options.first).to_be_focused()
    desk.keyboard.press("Enter")
    expect(table.main).to_be_focused()
    desk.keyboard.press("Enter")
    expect(table.head).to_contain_text("enter the circle")
    expect(table.options.first).to_be_focused()


def test_the_arrow_keys_walk_round_the_ring_and_onto_a_card(desk):
    table = Hall(desk).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    table.play_until("enter the circle")
    table.place("card:w1").focus()
    desk.keyboard.press("ArrowRight")
    second = desk.evaluate("document.activeElement.dataset.place")
    assert second != "w1"
    desk.keyboard.press("ArrowLeft")
    expect(table.place("card:w1")).to_be_focused()
    for key in ("ArrowRight", "ArrowRight"):
        desk.keyboard.press(key)
    seen = {desk.evaluate("document.activeElement.dataset.target")}
    for _ in range(14):
        desk.keyboard.press("ArrowRight")
        seen.add(desk.evaluate("document.activeElement.dataset.target"))
    assert seen == set(desk.locator("[data-target^='card:']").evaluate_all("all => all.map(one => one.dataset.target)"))
    table.place("card:red").focus()
    desk.keyboard.press("ArrowDown")
    assert desk.evaluate("document.activeElement.dataset.place") == "red"
    assert desk.evaluate("document.activeElement.dataset.target") != "card:red"
    desk.keyboard.press("ArrowUp")
    expect(table.place("card:red")).to_be_focused()
