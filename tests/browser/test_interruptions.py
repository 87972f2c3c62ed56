"""Reloads, a lost connection, a server that dies: nothing that was done is lost, and the page goes on."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from antechamber.match import Match
from tests.browser.dealing import BOT, OPEN, asks_seat_1, deal, sit
from tests.browser.table import Hall, Table

CUT = "Offline, will send"


def test_a_reload_in_mid_turn_loses_nothing(desk):
    table = Hall(desk).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    table.play_until("enter the circle")
    table.answer()
    table.play_until("make your move")
    table.answer("move red" if "move red" in table.now()["options"] else "")
    before = table.play_until("collect or break a curse|store your crystal")
    desk.reload()
    table = Table(desk).sit_down()
    assert table.wait_for_something_to_do() == before
    expect(table.undo).not_to_have_attribute("aria-disabled", "true")
    table.finish_quickly()


def test_a_payment_half_picked_can_be_picked_again_after_a_reload(desk, server):
    links = deal(server, "mystery", [OPEN, BOT], could_pay_in_several_ways, start_player=1)
    sit(desk, links[1], "Guest")
    table = Table(desk).sit_down()
    now = table.answer("exchange")
    expect(table.head).to_contain_text("pay 4 crystals")
    expect(table.main).to_have_attribute("aria-disabled", "true")
    for option in now["options"][:2]:
        table.page.locator(f'[data-option="{option}"]').click()
    expect(table.status).to_contain_text("2 of 4")
    desk.reload()
    table = Table(desk).sit_down()
    assert table.wait_for_something_to_do(waiting=True)["options"] == now["options"]
    expect(table.head).to_contain_text("pay 4 crystals")
    now = table.answer()
    assert "choose a colour" in now["head"]


def could_pay_in_several_ways(match: Match) -> bool:
    """Whether four crystals of five could be exchanged."""
    if not asks_seat_1("exchange")(match):
        return False
    view: dict[str, Any] = dict(match.state.view(0).detail())
    return len(view["players"][0]["crystals"].replace(".", "")) > 4


@pytest.mark.long
def test_what_is_done_offline_is_kept_and_sent_when_the_line_is_back(desk):
    table = Hall(desk).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    now = table.wait_for_something_to_do()
    desk.context.set_offline(True)
    expect(table.wire).to_have_text(CUT)
    table.choose(now)
    expect(table.wire).to_have_text(CUT)
    desk.context.set_offline(False)
    expect(table.wire).to_have_text("Saved")
    assert table.wait_for_something_to_do(now)["options"] == [o for o in now["options"] if o != table.answered[-1]]
    table.finish_quickly()


@pytest.mark.long
def test_the_page_goes_on_when_the_server_was_killed_and_came_back(new_context, start_server):
    server, process = start_server()
    page = new_context(base_url=server.url).new_page()
    table = Hall(page).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    now = table.answer()
    process.kill()
    process.wait()
    expect(table.wire).to_have_text(CUT)
    table.choose(now)
    expect(table.wire).to_have_text(CUT)
    start_server()
    expect(table.wire).to_have_text("Saved")
    now = table.wait_for_something_to_do(now)
    table.finish_quickly()
    expect(table.result).to_be_visible()
    page.reload()
    expect(Table(page).result).to_be_visible()


def test_a_server_that_is_away_says_so_in_the_hall(desk):
    desk.route("**/api/**", lambda route: route.abort())
    desk.goto("/")
    problem = desk.get_by_role("alert")
    expect(problem).to_contain_text("The server cannot be reached")
    desk.unroute("**/api/**")
    problem.get_by_role("button", name="Try again").click()
    expect(problem).to_be_hidden()
    expect(Hall(desk).door.get_by_role("button", name=re.compile("against bots"))).to_be_visible()
