"""Several people at one table: on one device, and by link on devices of their own."""

import re
from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.browser.table import Hall, Table


def test_two_people_share_a_device_and_it_follows_whoever_must_decide(desk, shot):
    sheet = Hall(desk).enter().set_table("on this device")
    shot(desk, "set-up")
    table = sheet.players(2).seat(1, "me", "Ana").seat(2, "here", "Ben").short(rounds=1).open()
    deciders = []
    while not (now := table.wait_for_something_to_do())["over"]:
        name = re.search(r"(Ana|Ben), ", now["head"])
        assert name, f"nobody is named: {now['head']}"
        expect(desk.get_by_role("region", name=f"{name[1]}’s board")).to_be_visible()
        deciders.append(name[1])
        table.answer()
    turns = [name for name, _ in groupby(deciders)]
    assert turns == ["Ana", "Ben", "Ana", "Ben"], "the first crystals, and one round"

    desk.get_by_role("button", name="Log").click()
    lines = table.log.get_by_role("listitem").all_inner_texts()
    assert any("Ana" in line for line in lines)
    assert any("Ben" in line for line in lines)
    assert not [line for line in lines if re.search(r"\byou", line, re.IGNORECASE)]
    expect(table.result).to_contain_text("Ana")
    expect(table.result).to_contain_text("Ben")


@pytest.mark.long
def test_a_friend_comes_by_link_and_somebody_watches(desk, new_context, shot):
    sheet = Hall(desk).enter().set_table("by link").players(2).seat(1, "me", "Ana")
    host = sheet.short(rounds=1).open()
    host.wait_for_something_to_do()
    rail = desk.get_by_role("complementary", name="The players").get_by_role("region", name="Invite")
    expect(rail).to_contain_text("This link works on this machine only")
    link = rail.get_by_label("Link for seat 2")
    assert link.evaluate("field => field.scrollHeight <= field.clientHeight + 1"), "the link is cut"
    shot(desk, "invite")
    desk.get_by_role("button", name="Menu").click()
    menu = desk.get_by_role("dialog", name="Menu")
    invitation = menu.get_by_label("Link for seat 2").input_value()
    watching = menu.get_by_label("Link to watch").input_value()
    shot(desk, "menu-with-links")
    menu.get_by_role("button", name="Close").click()

    friends_page = new_context().new_page()
    friends_page.goto(invitation)
    expect(friends_page.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(friends_page.get_by_role("main")).to_contain_text("Mystery of the Temples with Ana")
    expect(friends_page.get_by_label("Your name")).to_have_value("Guest (moon)")
    shot(friends_page, "join")
    friends_page.get_by_label("Your name").fill("Ben")
    friends_page.get_by_role("button", name="Sit down").click()
    friend = Table(friends_page).sit_down()
    expect(friend.head).to_contain_text("Ana is choosing")
    expect(friend.options).to_have_count(0)
    expect(desk.get_by_role("status").filter(has_text="Ben sat down.")).to_be_visible()
    expect(desk.locator("[aria-live=polite].said")).to_have_text("Ben sat down.")
    shot(desk, "sat-down")
    expect(desk.get_by_role("complementary", name="The players")).to_contain_text("Ben")

    watchers_page = new_context().new_page()
    watchers_page.goto(watching)
    watcher = Table(watchers_page)
    expect(watcher.head).to_contain_text("Ana is choosing")

    host.take_turn()
    expect(host.head).to_contain_text("Ben is choosing")
    expect(friend.head).to_contain_text("Ben, place your first crystals")
    expect(friends_page.get_by_role("region", name="Since your last turn")).to_contain_text("Ana: stored")
    friend.take_turn()
    expect(host.head).to_contain_text("Ana, enter the circle")
    expect(desk.get_by_role("region", name="Since your last turn")).to_contain_text("Ben: stored")
    expect(watcher.head).to_contain_text("Ana is choosing")
    for told in ("Ana: stored", "Ben: stored"):
        expect(watchers_page.get_by_role("region", name="What happened last")).to_contain_text(told)
    expect(watcher.options).to_have_count(0)
    expect(watcher.bar).to_have_count(0)
    shot(watchers_page, "watching")

    host.take_turn()
    friend.take_turn()
    for table in (host, friend, watcher):
        expect(table.result).to_contain_text("Ben")

    stranger = new_context().new_page()
    stranger.goto(invitation)
    expect(stranger.get_by_role("heading", name="This invitation cannot be used")).to_be_visible()
    expect(stranger.get_by_role("link", name="To the hall")).to_be_visible()


def test_a_friend_who_says_no_name_is_called_by_the_figure_of_the_seat(desk, new_context):
    host = Hall(desk).enter().set_table("by link").players(2).seat(1, "me", "Ana").short(rounds=1).open()
    host.wait_for_something_to_do()
    page = new_context().new_page()
    page.goto(open_menu(desk).get_by_label("Link for seat 2").input_value())
    page.get_by_label("Your name").fill("")
    page.get_by_role("button", name="Sit down").click()
    Table(page).sit_down()
    expect(desk.get_by_role("dialog", name="Menu")).to_contain_text("Guest (moon)")


def test_whoever_has_no_key_is_told_what_to_do(desk, new_context):
    Hall(desk).enter().play_now()
    stranger = new_context().new_page()
    stranger.goto(desk.url)
    expect(stranger.get_by_role("heading", name="This device has no key for this table")).to_be_visible()


def test_a_bot_stands_in_and_gives_my_seat_back(desk, new_context):
    host, friend = two_by_link(desk, new_context)
    menu = open_menu(desk)
    menu.get_by_role("button", name="Let a bot keep my seat").click()
    expect(menu.get_by_role("list")).to_contain_text("a bot keeps the seat")
    menu.get_by_role("button", name="Close").click()
    expect(friend.head).to_contain_text("Ben, place your first crystals")
    expect(friend.page.get_by_role("region", name="Since your last turn")).to_contain_text("Ana: stored")
    expect(host.options).to_have_count(0)

    open_menu(desk).get_by_role("button", name="Take my seat back").click()
    expect(menu.get_by_role("button", name="Let a bot keep my seat")).to_be_visible()
    menu.get_by_role("button", name="Close").click()
    friend.take_turn()
    expect(host.head).to_contain_text("Ana, enter the circle")
    host.take_turn()
    expect(friend.head).to_contain_text("Ben, ")


def test_who_leaves_is_replaced_by_a_bot_that_plays_on(desk, new_context):
    host, friend = two_by_link(desk, new_context)
    menu = open_menu(friend.page)
    menu.get_by_role("button", name="Leave the table").click()
    menu.get_by_role("button", name="Leave for good").click()
    expect(friend.page).to_have_url(re.compile("/$"))
    expect(friend.page.get_by_role("region", name="My tables")).to_contain_text("You have no tables yet")
    host.finish_quickly()
    expect(host.result).to_contain_text("Ben")


def two_by_link(desk, new_context):
    """Ana, who has the first turn, and Ben, who came by link."""
    host = Hall(desk).enter().set_table("by link").players(2).seat(1, "me", "Ana").short(rounds=1).open()
    menu = open_menu(desk)
    invitation = menu.get_by_label("Link for seat 2").input_value()
    menu.get_by_role("button", name="Close").click()
    page = new_context().new_page()
    page.goto(invitation)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    return host, Table(page).sit_down()


def open_menu(page):
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")
