"""A title from outside, on the page that knows nothing of it: its words come from the server."""

import re

import pytest
from playwright.sync_api import expect

from tests import outside
from tests.browser.table import Table


@pytest.mark.parametrize("build", outside.KERNELS)
def test_the_title_that_the_guide_builds_is_played_to_its_end(build, tmp_path, start_server, desk, shot, axe):
    programs = outside.install(outside.write_guided(tmp_path / "liars"), build, tmp_path)
    server, _ = start_server(program=programs / "antechamber")
    desk.goto(server.url)
    desk.get_by_role("article", name="Liar's Dice").get_by_role("button", name="on this device").click()
    sheet = desk.get_by_role("dialog", name="Set a table: Liar's Dice")
    sheet.get_by_role("button", name="2", exact=True).click()
    sheet.get_by_label("Seat 2", exact=True).select_option("bot")
    sheet.locator("summary").click()
    sheet.get_by_label("Wild ones").select_option("false")
    sheet.get_by_label("Dice", exact=True).select_option("1")
    sheet.get_by_role("button", name="Open the table").click()

    table = Table(desk)
    table.sit_down()
    now = table.wait_for_something_to_do()
    expect(table.board.first).to_contain_text("This game has no drawn table yet")
    expect(table.options.filter(has_text=re.compile("^(1 die|2 dice)$")).first).to_be_visible()
    assert "bid 2" in now["options"]
    if build == "compiled":
        shot(desk, "outside")
        axe(desk)
    table.play_to_the_end()
    expect(table.result).to_contain_text("Guest")
    expect(desk.get_by_text("loses a die").first).to_be_visible()
