"""Taking over a bot's seat in a game with secrets: one asks, everybody agrees, and the result tells of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.aztec import AztecHall, AztecTable
from tests.browser.conftest import PHONE
from tests.browser.dealing import BOT, OPEN, deal, sit

SECRET = "Your secret card"


def request_at(page):
    return page.get_by_role("region", name="Request for seat 3")


def is_clear_of_the_board(page):
    """Whether the request lies neither on the board nor outside the window."""
    notice, board = request_at(page).bounding_box(), page.get_by_role("region", name="The table").bounding_box()
    size = page.viewport_size
    beside = notice["x"] >= board["x"] + board["width"] or notice["x"] + notice["width"] <= board["x"]
    above = notice["y"] + notice["height"] <= board["y"] or notice["y"] >= board["y"] + board["height"]
    inside = notice["x"] >= 0 and notice["x"] + notice["width"] <= size["width"]
    return (beside or above) and inside and notice["y"] + notice["height"] <= size["height"]


@pytest.mark.long
def test_a_friend_takes_over_a_bots_seat_when_everybody_has_agreed(desk, new_context, shot, axe):
    sheet = AztecHall(desk).enter().set_table("by link").players(3).seat(1, "me", "Ana").seat(3, "bot")
    sheet.open()
    host = AztecTable(desk)
    phone = new_context(**PHONE).new_page()
    sit(phone, menu_of(desk).get_by_label("Link for seat 2").input_value(), "Ben")
    desk.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    host.one()  # which is the first answer

    stranger = new_context().new_page()
    sit(stranger, invitation_to_the_bots_seat(desk), "Eve")
    expect(request_at(stranger)).to_contain_text("You have asked for seat 3.")
    request_at(desk).get_by_role("button", name="Refuse").click()
    expect(stranger.get_by_role("main")).to_contain_text("You were not given the seat: somebody refused")
    expect(request_at(phone)).to_have_count(0)

    page = new_context().new_page()
    page.goto(invitation_to_the_bots_seat(desk, shot))
    expect(page.get_by_role("main")).to_contain_text("A bot plays this seat.")
    shot(page, "request-join")
    page.get_by_label("Your name").fill("Zoë")
    page.get_by_role("button", name="Sit down").click()
    expect(request_at(page)).to_contain_text("You have asked for seat 3. Until everybody has agreed, you look on.")
    expect(request_at(page)).to_contain_text("Still to agree: Ana and Ben.")
    expect(page.get_by_label(SECRET)).to_have_count(0)
    shot(page, "request-waiting")
    page.reload()
    expect(request_at(page)).to_contain_text("You have asked for seat 3.")

    for asked in (desk, phone):
        expect(request_at(asked)).to_contain_text("Zoë would like to take over seat 3, which a bot plays.")
        assert is_clear_of_the_board(asked)
        shot(asked, "request")
        axe(asked)
    request_at(desk).get_by_role("button", name="Agree").click()
    expect(request_at(desk)).to_contain_text("Zoë asks for seat 3. Still to agree: Ben.")
    expect(request_at(page)).to_contain_text("Still to agree: Ben.")
    request_at(phone).get_by_role("button", name="Agree").tap()

    zoe = AztecTable(page)
    expect(page.get_by_label(SECRET)).to_be_visible()
    for each in (desk, phone, page):
        expect(request_at(each)).to_have_count(0)
    expect(desk.get_by_role("status").filter(has_text="Zoë sat down.")).to_be_visible()
    desk.get_by_role("button", name="Log").click()
    lines = host.log.get_by_role("listitem")
    expect(lines).to_have_count(6)
    assert [line.splitlines()[1] for line in lines.all_inner_texts()] == [
        "Zoë takes over seat 3 from a bot.",
        "Ben agrees that seat 3 is taken over.",
        "Ana agrees that seat 3 is taken over.",
        "Zoë asks for seat 3.",
        "Ana refuses that seat 3 is taken over.",
        "Eve asks for seat 3.",
    ]
    shot(desk, "request-log")
    page.reload()
    expect(page.get_by_label(SECRET)).to_be_visible()
    expect(zoe.head).to_be_visible()


def test_the_result_names_a_seat_that_was_taken_over(desk, phone, server, shot):
    def ends_with_a_guest(match):
        if len(match.moments) == 5 and not match.taken_over:
            match.note(2, "take", "Zoë", 2)
        return match.over

    links = deal(server, "aztec", [OPEN, OPEN, BOT], ends_with_a_guest)
    for page, seat in ((desk, 1), (phone, 2)):
        sit(page, links[seat], "Ana")
        result = AztecTable(page).result
        expect(result).to_contain_text("Seat 3 was taken over from a bot during the game")
        shot(page, "request-result")
    desk.get_by_role("button", name="Board").click()
    desk.get_by_role("button", name="Log").click()
    expect(AztecTable(desk).log).to_contain_text(re.compile("Zoë takes over seat 3 from a bot."))


def invitation_to_the_bots_seat(page, shot=None):
    menu = menu_of(page)
    menu.get_by_role("button", name="Invite somebody").click()
    link = menu.get_by_label("Link for seat 3").input_value()
    expect(menu).to_contain_text("everybody at the table is asked")
    if shot:
        shot(page, "request-menu")
    menu.get_by_role("button", name="Close").click()
    return link


def menu_of(page):
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")
