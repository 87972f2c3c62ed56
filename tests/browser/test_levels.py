"""A level that fits: how levels are called, what is offered after games that were won or lost, and what comes of it."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from antechamber.bots import names
from antechamber.library import slugs, title
from antechamber.messages import Messages
from antechamber.server import protocol
from tests.browser.conftest import DESK, PHONE, Server
from tests.browser.dealing import is_over, lay, played
from tests.browser.table import Hall, Table, go_to, light

en = Messages("en")
SCREENS = {"laptop": DESK, "phone": PHONE}
FIRST, SECOND = names("mystery")[1:3]  # after `random`, which nobody plays against
OTHERS = ["Bruno", "Chloé", "Dawid"]
# What a device holds of a table that was opened there.
HOLD = """([{ table, keys, invites, host, watch }, title]) => {
  const tables = JSON.parse(localStorage.getItem('antechamber.tables') ?? '{}');
  tables[table] = { title, seats: keys, invites, host, watch };
  localStorage.setItem('antechamber.tables', JSON.stringify(tables));
}"""
KEPT = "() => JSON.parse(localStorage.getItem('antechamber.levels') ?? '{}')"
SCROLLS = """() => [document.documentElement, ...document.querySelectorAll('.tablet, .end')]
  .map((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)"""


def called(level: str) -> str:
    return en.text(f"level-{level}")


def finish(page: Page, server: Server, slug: str = "mystery", won: bool = True, level: str = FIRST) -> Table:
    """Come to the end of a game against bots of a level, at a table that was opened on this device."""
    match = played(slug, max(2, title(slug).players[0]), is_over, "novice")
    seats = range(len(match.seats))
    me = next(seat for seat in seats if (seat in match.state.winners()) == won)
    bots = [protocol.SeatWish("bot", OTHERS[seat], level) for seat in seats]
    made = lay(server, [*bots[:me], protocol.SeatWish("me", "Ana"), *bots[me + 1 :]], match)
    if page.url == "about:blank":
        page.goto("/")
    page.evaluate(HOLD, [msgspec.to_builtins(made), slug])
    page.goto(f"/t/{made.table}")
    table = Table(page)
    expect(table.result).to_be_visible()
    return table


def offer(page: Page, level: str = SECOND, way: str = "up") -> Locator:
    return page.get_by_role("status").filter(has_text=en.text(f"web-level-{way}", level=called(level)))


def play_now(page: Page, level: str) -> Locator:
    """What Play now of the first door plays against."""
    return Hall(page).door.get_by_role("button", name=f"against bots: {called(level)}")


def bots_at(page: Page, level: str) -> Locator:
    return page.get_by_role("complementary", name="The players").get_by_role("img", name=f"Bot: {called(level)}.")


def test_after_two_wins_the_next_level_is_offered_and_play_now_stays_at_it(desk, server, shot):
    finish(desk, server)
    expect(offer(desk)).to_have_count(0)
    table = finish(desk, server)
    expect(offer(desk)).to_contain_text(en.text(f"level-{SECOND}.about"))
    shot(desk, "levels-result")
    table.result.get_by_role("button", name=f"Play: {called(SECOND)}").click()
    expect(table.result).to_be_hidden()
    Table(desk).sit_down()
    expect(bots_at(desk, SECOND)).to_have_count(1)

    hall = Hall(desk).enter()
    expect(play_now(desk, SECOND)).to_be_visible()
    expect(offer(desk)).to_have_count(0)
    hall.play_now()
    expect(bots_at(desk, SECOND)).to_have_count(2)


def test_who_declines_stays_and_is_asked_again_after_the_next_two(desk, server):
    finish(desk, server)
    result = finish(desk, server).result
    go_to(desk, result.get_by_role("button", name="Not now"))
    desk.keyboard.press("Enter")
    expect(offer(desk)).to_have_count(0)
    expect(result.get_by_role("button", name="Play again")).to_be_focused()
    Hall(desk).enter()
    expect(play_now(desk, FIRST)).to_be_visible()
    expect(offer(desk)).to_have_count(0)
    finish(desk, server)
    expect(offer(desk)).to_have_count(0)
    finish(desk, server)
    expect(offer(desk)).to_be_visible()


def test_play_again_keeps_the_level_and_lets_the_offer_go(desk, server):
    finish(desk, server)
    table = finish(desk, server)
    expect(offer(desk)).to_be_visible()
    table.result.get_by_role("button", name="Play again").click()
    expect(table.result).to_be_hidden()
    Table(desk).sit_down()
    expect(bots_at(desk, FIRST)).to_have_count(1)
    Hall(desk).enter()
    expect(play_now(desk, FIRST)).to_be_visible()
    expect(offer(desk)).to_have_count(0)


def test_a_result_that_is_looked_at_again_and_in_another_tab_counts_once(desk, server):
    finish(desk, server)
    first = desk.url
    other = desk.context.new_page()
    for page in (other, desk):
        page.goto(first)
        expect(Table(page).result).to_be_visible()
    expect(offer(desk)).to_have_count(0)
    Hall(other).enter()
    finish(desk, server)
    expect(offer(other)).to_be_visible()  # at once, in the hall of the other tab


def test_from_the_hall_the_offer_is_declined_or_accepted_with_the_keyboard(desk, server):
    for answer in ("Not now", f"Play: {called(SECOND)}"):
        for _ in range(2):
            finish(desk, server)
        hall = Hall(desk).enter()
        expect(offer(desk)).to_be_visible()
        go_to(desk, hall.door.get_by_role("button", name=answer))
        desk.keyboard.press("Enter")
        if answer == "Not now":
            expect(play_now(desk, FIRST)).to_be_focused()
    Table(desk).sit_down()
    expect(bots_at(desk, SECOND)).to_have_count(2)
    Hall(desk).enter()
    expect(play_now(desk, SECOND)).to_be_visible()


def test_after_two_losses_an_easier_level_is_offered(phone, server):
    phone.goto("/")
    phone.evaluate(
        "level => localStorage.setItem('antechamber.levels', JSON.stringify({ mystery: { level } }))", SECOND
    )
    for _ in range(2):
        finish(phone, server, won=False, level=SECOND)
    expect(offer(phone, FIRST, "down")).to_be_visible()
    Hall(phone).enter()
    expect(play_now(phone, SECOND)).to_be_visible()
    Hall(phone).door.get_by_role("button", name=f"Play: {called(FIRST)}").tap()
    Table(phone).sit_down()
    Hall(phone).enter()
    expect(play_now(phone, FIRST)).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_an_offer_makes_nothing_scroll_that_did_not_and_passes_axe(new_context, server, screen, axe, shot):
    page = new_context(**SCREENS[screen], color_scheme="dark", reduced_motion="reduce").new_page()
    for slug in slugs():
        finish(page, server, slug)
        before = page.evaluate(SCROLLS)
        finish(page, server, slug)
        expect(offer(page)).to_be_visible()
        assert page.evaluate(SCROLLS) == before, slug
        shot(page, f"levels-result-{slug}")
        if slug == "mystery":
            axe(page)
            Hall(page).enter()
            expect(offer(page)).to_be_visible()
            assert page.evaluate(SCROLLS) == [False]
            shot(page, "levels-hall")
            axe(page)
            light(page, "day")
            axe(page, only=["color-contrast"])
            light(page, "night")


def test_a_sheet_names_the_levels_and_says_what_the_chosen_one_is_like(desk, shot):
    sheet = Hall(desk).enter().set_table("by link").players(4)
    choices = sheet.sheet.get_by_label(en.text("web-bot-level"))
    expect(choices).to_have_count(2)
    for choice in choices.all():
        expect(choice).to_have_value(FIRST)
        expect(choice.get_by_role("option")).to_have_text([called(level) for level in names("mystery")[1:]])
        expect(choice).to_have_accessible_description(en.text(f"level-{FIRST}.about"))
    choices.last.select_option(called("master"))
    expect(choices.last).to_have_accessible_description(en.text("level-master.about"))
    shot(desk, "levels-sheet")


def test_a_game_in_which_a_bot_keeps_my_seat_does_not_count(desk):
    Hall(desk).enter().play_now()
    table = re.sub(".*/", "", desk.url)
    desk.get_by_role("button", name="Menu").click()
    menu = desk.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("list")).to_contain_text(f"Bot: {called(FIRST)}")
    expect(menu.get_by_label(en.text("web-bot-level"))).to_have_value("adept")
    menu.get_by_role("button", name="Let a bot keep my seat").click()
    expect(menu.get_by_role("list")).to_contain_text(f"a bot keeps the seat ({called('adept')})")
    kept: Any = desk.evaluate(KEPT)
    assert kept["mystery"]["counted"] == [table]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_how_to_play_and_the_doors_name_the_level_in_the_language_of_the_viewer(new_context, language, shot):
    page = new_context(locale=language).new_page()
    page.goto("/")
    words = Messages(language)
    level = words.text(f"level-{FIRST}")
    door = page.get_by_role("article", name="Aztec")
    expect(door.get_by_role("button", name=words.text("web-play-now-bots", title="Aztec", level=level))).to_be_visible()
    page.get_by_role("button", name=words.text("web-how-title", title="Aztec")).click()
    start = page.get_by_role("dialog").get_by_role("button", name=words.text("web-play-now-level", level=level))
    expect(start).to_be_visible()
    shot(page, f"levels-how-{language}")
