"""Somebody who has never seen the project plays against bots, from the hall to the replay."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.table import Hall, Table, answer_of

PAWNS = """() => [...document.querySelectorAll('[data-anchor^=pawn]')].map((pawn) => {
  const box = pawn.getBoundingClientRect();
  return [pawn.dataset.anchor, Math.round(box.x), Math.round(box.y)].join(' ');
})"""


def test_a_newcomer_plays_at_once_and_reads_who_must_do_what(desk, shot):
    hall = Hall(desk).enter()
    shot(desk, "lobby")
    table = hall.play_now()
    table.wait_for_something_to_do()
    expect(table.head).to_contain_text("Guest, place your first crystals")
    expect(table.status).to_contain_text("Choose a space")
    expect(desk.get_by_role("complementary", name="The players")).to_contain_text("Bruno")
    expect(table.wire).to_have_text("Saved")
    shot(desk, "table-start")
    table.play_until("make your move")
    expect(table.status.get_by_role("listitem").filter(has_text="Move")).to_have_attribute("aria-current", "step")
    expect(table.option(re.compile("Move to the .* temple")).first).to_be_visible()
    shot(desk, "table-move", readme="mystery")
    table.answer()
    shot(desk, "table-act")


def test_the_hall_leads_back_to_a_game_that_was_left_in_the_middle(desk, shot):
    table = Hall(desk).enter().play_now()
    table.answer()
    asked = table.wait_for_something_to_do()["options"]
    desk.get_by_role("link", name="To the hall").click()
    turns = desk.get_by_role("region", name="Your turn")
    expect(turns).to_contain_text("Guest, place your first crystals")
    shot(desk, "lobby-with-a-game")
    turns.get_by_role("link", name="Open").click()
    assert Table(desk).sit_down().wait_for_something_to_do()["options"] == asked


@pytest.mark.long
def test_a_short_game_ends_with_points_by_source_and_can_be_looked_back_at(desk, new_context, shot):
    sheet = Hall(desk).enter().set_table("on this device")
    table = sheet.players(2).seat(2, "bot").short().open()
    table.play_to_the_end()

    expect(table.result.get_by_role("heading").first).to_have_text(re.compile(r"\w+ wins? with \d+ point"))
    points = table.result.get_by_role("table", name="Points by source")
    for column in ("curses", "temples", "runes", "Total"):
        expect(points.get_by_role("columnheader", name=column)).to_be_visible()
    expect(points.get_by_role("row", name=re.compile("Guest|Bruno"))).to_have_count(2)
    shot(desk, "end")

    table.result.get_by_role("button", name="Replay").click()
    expect(table.head).to_have_text("Replay")
    expect(desk).to_have_url(re.compile("/replay/.+/0$"))
    slider = desk.get_by_role("slider", name="Moment of the game")
    where = desk.get_by_role("region", name="Replay")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(where).to_contain_text(f"move {last} of {last}")
    expect(desk).to_have_url(re.compile(f"/replay/.+/{last}$"))  # the address follows when the moment is drawn
    final = drawn_pawns(desk)
    slider.press("Home")
    expect(desk).to_have_url(re.compile("/replay/.+/0$"))
    assert drawn_pawns(desk) != final
    for _ in range(5):
        where.get_by_role("button", name="One move on").click()
    expect(where).to_contain_text(f"move 5 of {last}")
    expect(desk).to_have_url(re.compile("/replay/.+/5$"))
    shot(desk, "replay")
    there, said = drawn_pawns(desk), table.status.inner_text()

    where.get_by_role("button", name="Link").click()
    link = desk.get_by_role("dialog", name="Share").get_by_role("textbox").input_value()
    somebody = new_context().new_page()
    somebody.goto(link)
    expect(somebody.get_by_role("region", name="Replay")).to_contain_text(f"move 5 of {last}")
    assert answer_of(somebody, f"there => ({PAWNS})().join() === there.join()", there), drawn_pawns(somebody)
    expect(Table(somebody).status).to_have_text(said, use_inner_text=True)

    desk.get_by_role("dialog").get_by_role("button", name="Close").click()
    where.get_by_role("button", name="To the table").click()
    expect(table.result).to_be_visible()
    table.result.get_by_role("button", name="Play again").click()
    expect(table.result).to_be_hidden()
    assert Table(desk).wait_for_something_to_do()["options"]


@pytest.mark.long
def test_a_whole_game_against_bots_is_played_through_the_options(desk, shot):
    sheet = Hall(desk).enter().set_table("on this device")
    table = sheet.players(2).seat(2, "bot").open()
    table.finish_quickly()
    expect(table.result).not_to_contain_text("The limit of rounds was reached")
    assert int(table.result.locator("tbody tr").first.locator("td").last.inner_text()) > 0
    shot(desk, "end-of-a-whole-game")


def drawn_pawns(page):
    """Where the pawns stand on the drawing."""
    page.locator("[data-anchor^=pawn]").first.wait_for()
    return page.evaluate(PAWNS)
