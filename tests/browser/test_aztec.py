"""Aztec on the page: claims, tokens, reveals, the ledger; on a laptop, on a phone, shared by six, and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.aztec import AztecHall, AztecPhone, AztecTable, open_table
from tests.browser.conftest import DESK, PHONE

SECRET = "Your secret card"


def test_a_game_against_bots_is_played_to_its_end(desk, shot):
    table = open_table(desk, 5)
    expect(table.head).to_contain_text("Ana, choose your claim")
    table.choose(table.ready())
    shot(desk, "aztec-claim")
    table.lock()
    table.until("believe")
    table.choose(table.ready())
    expect(table.bar).to_contain_text(re.compile("Lock: (believe|accuse)"))
    shot(desk, "aztec-token")
    table.press(desk.locator("[data-main]"))
    expect(desk.get_by_role("region", name="The reveal")).to_be_visible()
    expect(table.bar.get_by_role("button", name="Go on")).to_be_visible()
    while "4" not in (told := desk.get_by_role("region", name="The reveal").inner_text().split()):
        table.hurry()
        if table.now()["main"] or not told:
            break
    shot(desk, "aztec-reveal")
    now = table.until("pick")
    if not now["over"]:
        shot(desk, "aztec-artefacts")
    table.to_the_end()
    expect(table.result).to_contain_text(re.compile("wins? with"))
    ledger = desk.get_by_role("region", name="Who told the truth?")
    expect(ledger.get_by_role("row")).to_have_count(6)
    expect(ledger.get_by_role("cell")).to_have_count(26)
    desk.wait_for_timeout(2500)  # until the bars have grown, for the picture
    shot(desk, "aztec-end")


def test_the_reveal_can_be_seen_again_and_any_key_goes_on(desk):
    table = open_table(desk, 3)
    table.one()
    table.until("believe")
    table.one()
    table.until("claim")
    desk.get_by_role("button", name="Undo").wait_for()
    table.choose(table.ready())
    table.lock()  # claims of round two: all bots have theirs
    table.until("believe")
    again = desk.get_by_role("button", name="See it again")
    if again.count():
        again.click()
        expect(desk.get_by_role("region", name="The reveal")).to_be_visible()
        for _ in range(60):
            if not table.now()["telling"]:
                break
            desk.keyboard.press("Shift")
        assert not table.now()["telling"]


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


def test_what_is_locked_can_be_changed_while_somebody_still_chooses(desk, new_context):
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


def test_a_game_on_the_phone(phone, shot):
    table = open_table(phone, 5, table=AztecPhone)
    table.choose(table.ready())
    shot(phone, "aztec-claim")
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
    table.lock()
    table.until("believe")
    phone.locator("[data-target='seat:3']").tap()
    accuse = phone.locator("[data-option='accuse 3']")
    expect(accuse).to_be_visible()
    accuse.tap()
    shot(phone, "aztec-token")
    table.lock()
    now = table.until("pick")
    if not now["over"]:
        shot(phone, "aztec-artefacts")
    table.to_the_end()
    expect(phone.get_by_role("region", name="Who told the truth?")).to_be_visible()
    phone.wait_for_timeout(2500)  # until the bars have grown, for the picture
    shot(phone, "aztec-end")


def test_six_seats_on_two_shared_laptops_and_a_phone(new_context, shot):
    one = new_context(**DESK, reduced_motion="reduce").new_page()
    sheet = AztecHall(one).enter().set_table("by link").players(6)
    sheet.seat(1, "me", "Ana").seat(2, "here", "Ben").seat(6, "bot")
    for seat in (3, 4, 5):
        sheet.seat(seat, "open")
    sheet.sheet.get_by_role("button", name="Open the table").click()
    expect(one).to_have_url(re.compile("/t/"))
    expect(one.locator(".cloth")).to_contain_text("Pass the device to Ana")
    expect(one.locator(".cloth")).to_contain_text("looks now")  # everybody may see the board beside it
    check_nothing_is_left(one)
    shot(one, "aztec-curtain")
    look(one)
    links = invitations(one, [3, 4, 5])
    two = new_context(**DESK, reduced_motion="reduce").new_page()
    three = new_context(**PHONE, reduced_motion="reduce").new_page()
    sit(two, links[3], "Chloé")
    sit(two, links[4], "Dawid")
    two.reload()
    sit(three, links[5], "Eva")
    devices = [AztecTable(one, 1), AztecTable(two, 2), AztecPhone(three, 3)]
    curtains = 0
    for _ in range(600):
        if all(device.now()["over"] for device in devices):
            break
        for device in devices:
            now = device.now()
            if now["curtain"]:
                check_nothing_is_left(device.page)
                curtains += 1
                look(device.page)
            elif now["main"] and not now["over"] and now["saved"]:
                device.choose(now)
                if device.now()["ready"]:
                    device.press(device.page.locator("[data-main]"))
                    device.page.wait_for_timeout(60)
    assert all(device.now()["over"] for device in devices)
    assert curtains > 10
    for page in (one, two, three):
        expect(page.get_by_role("region", name="Who told the truth?")).to_contain_text("Dawid")
    shot(one, "aztec-six-end")


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_every_phase_passes_axe(new_context, screen, light, axe):
    options = PHONE if screen == "phone" else DESK
    page = new_context(**options, color_scheme=light, reduced_motion="reduce").new_page()
    table = open_table(page, 4, table=AztecPhone if screen == "phone" else AztecTable)
    table.choose(table.ready())
    axe(page)
    table.lock()
    table.until("believe")
    table.choose(table.ready())
    axe(page)
    table.lock()
    if not table.until("pick")["over"]:
        axe(page)
    table.to_the_end()
    axe(page)


def test_a_game_by_keyboard_alone(desk):
    table = open_table(desk, 3)
    for _ in range(60):
        now = table.ready()
        if now["over"]:
            break
        kind = now["options"][0].split()[0] if now["options"] else "jewels"
        desk.keyboard.press("Shift")
        if kind in ("believe", "accuse"):
            table.page.locator("[data-option]").first.focus()
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
            desk.locator("[data-more=B]").focus()
            desk.keyboard.press("2")
            expect(desk.get_by_role("group", name="blue: 2")).to_be_visible()
            desk.keyboard.press("ArrowLeft")
            desk.keyboard.press("ArrowDown")
            desk.keyboard.press("ArrowRight")
            desk.keyboard.press("ArrowRight")
            expect(desk.get_by_role("group", name="yellow: 2")).to_be_visible()
        else:
            table.choose(now)
        main = desk.locator("[data-main]")
        expect(main).not_to_have_attribute("aria-disabled", "true")
        main.focus()
        desk.keyboard.press("Enter")
        desk.wait_for_function(
            "() => !document.querySelector('[data-main]') || document.querySelector('[data-main]').ariaDisabled"
            " === 'true' || Boolean(document.querySelector('.tablet'))"
        )
    assert table.now()["over"]


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


def invitations(page, seats):
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    found = {seat: menu.get_by_label(f"Link for seat {seat}").input_value() for seat in seats}
    menu.get_by_role("button", name="Close").click()
    return found


def sit(page, link, name):
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile("/t/"))
