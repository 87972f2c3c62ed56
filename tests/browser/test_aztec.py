"""Aztec on the page: claims, tokens, reveals, the ledger; on a laptop, on a phone, shared by six, and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.aztec import AztecHall, AztecPhone, AztecTable, open_table
from tests.browser.conftest import DESK, PHONE
from tests.browser.dealing import BOT, OPEN, asks_seat_1, deal, is_over, sit
from tests.browser.table import go_to, light, until_nothing_moves

SECRET = "Your secret card"
MOMENTS = {
    "claim": asks_seat_1("claim"), "token": asks_seat_1("believe"), "artefacts": asks_seat_1("pick"), "end": is_over,
}  # fmt: skip
MANY = 200  # more than anything takes


@pytest.mark.long
def test_a_game_against_bots_is_played_to_its_end(desk, shot):
    table = open_table(desk, 5)
    expect(table.head).to_contain_text("Ana, choose your claim")
    table.one()
    table.until("believe")
    table.choose(table.ready())
    expect(table.bar).to_contain_text(re.compile("Lock: (believe|accuse)"))
    table.press(desk.locator("[data-main]"))
    expect(desk.get_by_role("region", name="The reveal")).to_be_visible()
    expect(table.bar.get_by_role("button", name="Go on")).to_be_visible()
    shot(desk, "aztec-reveal", readme="aztec")
    table.until("claim")
    desk.emulate_media(reduced_motion="reduce")  # one round told in scenes is enough
    table.play_to_the_end()
    expect(table.result).to_contain_text(re.compile("wins? with"))
    ledger = desk.get_by_role("region", name="Who told the truth?")
    expect(ledger.get_by_role("row")).to_have_count(6)
    expect(ledger.get_by_role("cell")).to_have_count(26)


def test_the_reveal_can_be_seen_again_and_any_key_goes_on(desk, server):
    links = deal(server, "aztec", [OPEN, OPEN, BOT], asks_seat_1("claim", rounds=2))
    sit(desk, links[1], "Ana")
    table = AztecTable(desk)
    table.one()  # and now Ana waits for somebody who never comes
    again = desk.get_by_role("button", name="See it again")
    again.click()
    expect(desk.get_by_role("region", name="The reveal")).to_be_visible()
    expect(again).to_be_hidden()
    for _ in range(MANY):
        if not table.now()["telling"]:
            break
        desk.keyboard.press("Shift")
    expect(again).to_be_visible()


def test_a_claim_is_composed_and_the_table_says_why_not(desk):
    table = open_table(desk, 4)
    table.ready()
    for letter in "BY":
        desk.locator(f"[data-more={letter}]").click()
    desk.locator("[data-target='plinth:B']").click()
    expect(desk.get_by_role("group", name="blue: 2")).to_be_visible()
    desk.locator("[data-more=R]").click(force=True)
    expect(desk.get_by_role("alert")).to_contain_text("two at most")
    expect(desk.get_by_role("alert").get_by_role("link")).to_have_attribute(
        "href", re.compile("/rules/aztec#AZT-CLM-04")
    )
    desk.keyboard.press("Escape")
    desk.get_by_role("button", name="Undo").click()
    expect(desk.get_by_role("group", name="blue: 1")).to_be_visible()
    desk.get_by_role("button", name="Restart").click()
    expect(desk.get_by_role("group", name="blue: 0")).to_be_visible()
    desk.locator("[data-more=B]").click()
    desk.locator("[data-main]").click(force=True)
    expect(desk.get_by_role("alert")).to_contain_text("2 to 4")


def test_what_is_locked_can_be_changed_while_somebody_still_chooses(desk):
    sheet = AztecHall(desk).enter().set_table("by link").players(3).seat(1, "me", "Ana").seat(3, "bot")
    sheet.open()
    ana = AztecTable(desk)
    ana.choose(ana.ready(), ana.ready()["options"][0])
    ana.lock()
    expect(desk.get_by_role("region", name="Your locked answer")).to_be_visible()
    expect(desk.get_by_text("Your claim is locked").first).to_be_visible()
    desk.get_by_role("button", name="Change").click()
    expect(desk.get_by_role("button", name="Lock claim")).to_be_visible()
    expect(desk.locator("[data-option]").first).to_have_attribute("aria-pressed", "true")


def test_a_game_on_the_phone(phone):
    phone.emulate_media(reduced_motion="reduce")
    table = open_table(phone, 5, table=AztecPhone)
    table.choose(table.ready())
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
    table.lock()
    table.until("believe")
    phone.locator("[data-target='seat:3']").tap()
    accuse = phone.locator("[data-option='accuse 3']")
    expect(accuse).to_be_visible()
    accuse.tap()
    table.lock()
    table.play_to_the_end()
    expect(phone.get_by_role("region", name="Who told the truth?")).to_be_visible()


def test_before_anybody_of_those_who_share_a_device_looks_it_shows_no_secret(desk, shot):
    sheet = AztecHall(desk).enter().set_table("by link").players(4)
    sheet.seat(1, "me", "Ana").seat(2, "here", "Ben").seat(3, "bot").seat(4, "open")
    sheet.sheet.get_by_role("button", name="Open the table").click()
    expect(desk).to_have_url(re.compile("/t/"))
    expect(desk.locator(".cloth")).to_contain_text("Pass the device to Ana")
    expect(desk.locator(".cloth")).to_contain_text("looks now")  # everybody may see the board beside it
    check_nothing_is_left(desk)
    shot(desk, "aztec-curtain")
    look(desk)
    expect(desk.get_by_label(SECRET)).to_be_visible()  # which is what was not there before


@pytest.mark.long
def test_six_seats_on_two_shared_laptops_and_a_phone_play_the_last_rounds(new_context, server, shot):
    links = deal(server, "aztec", [OPEN] * 5 + [BOT], asks_seat_1("claim", rounds=3))
    one, two = (new_context(**DESK, reduced_motion="reduce").new_page() for _ in range(2))
    three = new_context(**PHONE, reduced_motion="reduce").new_page()
    for page, seats in ((one, {1: "Ana", 2: "Ben"}), (two, {3: "Chloé", 4: "Dawid"}), (three, {5: "Eva"})):
        for seat, name in seats.items():
            sit(page, links[seat], name)
        page.reload()
    devices = [AztecTable(one), AztecTable(two), AztecPhone(three)]
    curtains = over = 0
    for _ in range(MANY):
        if over == len(devices):
            break
        over = 0
        for device in devices:
            now = device.go_on()
            over += now["over"]
            if now["curtain"]:
                check_nothing_is_left(device.page)
                curtains += 1
                look(device.page)
    assert over == len(devices)
    assert curtains > 10
    for page in (one, two, three):
        expect(page.get_by_role("region", name="Who told the truth?")).to_contain_text("Dawid")
    shot(one, "aztec-six-end")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_every_phase_passes_axe_by_night_and_by_day(new_context, server, screen, moment, axe, shot):
    page = new_context(**(PHONE if screen == "phone" else DESK), color_scheme="dark").new_page()
    links = deal(server, "aztec", [OPEN, BOT, BOT, BOT], MOMENTS[moment])
    sit(page, links[1], "Ana")
    table = AztecPhone(page) if screen == "phone" else AztecTable(page)
    now = table.ready()
    assert now["over"] == (moment == "end")
    if not now["over"]:
        table.choose(now)
        expect(page.locator("[data-main]")).not_to_have_attribute("aria-disabled", "true")
    until_nothing_moves(page)
    shot(page, f"aztec-{moment}")
    axe(page)
    light(page, "day")
    axe(page, only=["color-contrast"])


class KeyboardTable(AztecTable):
    """A table at which everything is done with keys."""

    def press(self, button):
        go_to(self.page, button)
        self.page.keyboard.press("Enter")

    def hurry(self):
        self.page.keyboard.press("Shift")


@pytest.mark.long
def test_a_game_by_keyboard_alone(desk, server):
    desk.emulate_media(reduced_motion="reduce")
    links = deal(server, "aztec", [OPEN, BOT, BOT], asks_seat_1("claim"))
    sit(desk, links[1], "Ana")
    table = KeyboardTable(desk)
    main, options = desk.locator("[data-main]"), desk.locator("[data-option]")
    kinds = set()
    while not (now := table.ready())["over"]:
        kind = now["options"][0].split()[0] if now["options"] else ""
        kinds.add(kind)
        if kind == "believe":
            go_to(desk, options.first)
            desk.keyboard.press("ArrowDown")
            desk.keyboard.press("ArrowRight")
            assert desk.evaluate("document.activeElement.dataset.option").startswith("accuse")
            desk.keyboard.press("Enter")
            desk.keyboard.press("b")
            expect(desk.locator("[data-option][aria-pressed=true]")).to_have_attribute(
                "data-option", re.compile("believe")
            )
            desk.keyboard.press("a")
        elif kind == "pick":
            desk.keyboard.press("2")
        elif kind == "claim":
            go_to(desk, desk.locator("[data-more=B]"))
            desk.keyboard.press("2")
            expect(desk.get_by_role("group", name="blue: 2")).to_be_visible()
            desk.keyboard.press("ArrowLeft")
            desk.keyboard.press("ArrowDown")
            desk.keyboard.press("ArrowRight")
            desk.keyboard.press("ArrowRight")
            expect(desk.get_by_role("group", name="yellow: 2")).to_be_visible()
        else:
            table.choose(now)
        expect(main).not_to_have_attribute("aria-disabled", "true")
        table.lock()
    assert kinds >= {"claim", "believe", "pick"}


# ---------------------------------------------------------------- who shares a device


def look(page):
    """Hold the button on the curtain."""
    button = page.get_by_role("button", name="hold to look")
    button.dispatch_event("pointerdown")
    expect(page.locator(".cloth")).to_have_count(0)


def check_nothing_is_left(page):
    """Behind the curtain lies what everybody may see."""
    assert SECRET not in page.content()
    assert page.locator("[data-option]").count() == 0
    assert page.locator("[data-main]").count() == 0
