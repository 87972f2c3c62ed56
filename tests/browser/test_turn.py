"""A turn at the table: taking back, starting again, confirming; help, why not, the log; language and light."""

import re

import pytest
from playwright.sync_api import expect

from antechamber.messages import Messages
from tests.browser.dealing import BOT, OPEN, asks_seat_1, deal, sit
from tests.browser.table import Hall, Table


@pytest.fixture
def table(desk, server):
    """A table at which it is my turn to move for the second time, against one bot."""
    links = deal(server, "mystery", [OPEN, BOT], asks_seat_1("move", rounds=2), start_player=1)
    sit(desk, links[1], "Guest")
    table = Table(desk).sit_down()
    expect(table.head).to_contain_text("make your move")
    return table


def test_a_choice_is_taken_back_and_a_turn_is_started_again(table):
    start = table.wait_for_something_to_do()
    expect(table.undo).to_have_attribute("aria-disabled", "true")
    table.undo.click(force=True)
    expect(table.page.get_by_role("status").filter(has_text="Nothing can be taken back now")).to_be_visible()

    moved = table.answer(temple(start))
    table.undo.click()
    back = table.wait_for_something_to_do(moved)
    assert (back["head"], back["options"]) == (start["head"], start["options"])

    table.answer(temple(start))
    table.play_until("end your turn")
    table.restart.click()
    expect(table.head).to_contain_text("make your move")
    assert table.wait_for_something_to_do()["options"] == start["options"]


def test_a_turn_waits_until_it_is_confirmed(desk):
    table = Hall(desk).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    table.answer()
    now = table.answer()
    assert "confirm your turn" in now["head"]
    expect(table.status).to_contain_text("You can still take it back")
    table.undo.click()
    expect(table.head).to_contain_text("place your first crystals")
    table.answer()
    expect(table.main).to_have_text("Confirm turn")
    table.main.click()
    expect(table.head).to_contain_text("enter the circle")


def test_turns_go_on_by_themselves_if_that_is_wished(desk):
    table = Hall(desk).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    desk.get_by_role("button", name="Menu").click()
    menu = desk.get_by_role("dialog", name="Menu")
    menu.get_by_label("My turn waits until I confirm it").uncheck()
    menu.get_by_role("button", name="Close").click()
    table.answer()
    table.answer()
    expect(table.head).to_contain_text("enter the circle")
    assert "Confirm turn" not in table.answered


def test_a_place_that_cannot_be_chosen_says_why_with_its_rule(table, shot):
    offered = table.wait_for_something_to_do()["options"]
    far = next(card for card in ("w1", "w2", "w3", "w4") if not any(f" {card}" in option for option in offered))
    table.hurry()
    table.place(f"card:{far}").click(position={"x": 10, "y": 10})
    reason = table.page.get_by_role("alert").filter(has_text="Not now")
    expect(reason).to_be_visible()
    shot(table.page, "why-not")
    sentence, rule = reason.locator(".reason"), reason.locator(".rule")
    expect(sentence).to_have_text(re.compile(r"\w+ .*\w\.$"))
    name = next(name for name in rule_ids() if name in rule.inner_text().split())
    link = rule.get_by_role("link", name=Messages("en").text(f"{name}.title"))
    expect(link).to_have_attribute("href", f"/rules/mystery#{name}")
    table.page.keyboard.press("Escape")
    expect(reason).to_be_hidden()
    assert table.now()["options"] == offered


def test_a_reason_leaves_the_things_own_description_and_leads_to_its_rule(table, shot):
    table.hurry()
    table.place("rune:red").click()
    card = table.page.locator(".help")
    expect(card.get_by_role("alert")).to_contain_text("Not now")
    title = card.get_by_role("heading").first
    expect(title).to_contain_text("Red temple")
    expect(title).to_contain_text("rune")
    shot(table.page, "why-not-rune")
    table.page.keyboard.press("Escape")

    table.place("box:red:M5").click()
    with table.page.expect_popup() as opened:
        card.locator(".rule").get_by_role("link").click()
    marked = opened.value.locator("article.marked")
    expect(marked).to_be_in_viewport()
    expect(opened.value).to_have_url(re.compile(f"#{marked.get_attribute('id')}$"))
    shot(opened.value, "rule-marked")


def test_a_pinned_chain_stays_pinned_after_a_reload(table):
    chain = table.page.get_by_role("region", name="Guest’s board").locator(".goal").last
    told = chain.inner_text()
    chain.click()
    table.page.reload()
    table.wait_for_something_to_do()
    first = table.page.get_by_role("region", name="Guest’s board").locator(".goal").first
    expect(first).to_have_attribute("aria-pressed", "true")
    assert first.inner_text() == told


def test_focus_opens_a_help_card_and_escape_closes_it(table, shot):
    option = table.options.first
    table.page.keyboard.press("Shift")
    option.focus()
    card = table.page.get_by_role("note")
    expect(card).to_be_visible()
    shot(table.page, "help")
    table.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(option).to_be_focused()
    table.page.keyboard.press("?")
    expect(card.locator(".rule").last).to_contain_text("Choose")
    table.page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_pointing_at_an_option_lights_its_place_and_the_other_way_round(table):
    move = temple(table.wait_for_something_to_do())
    button, place = table.page.locator(f'[data-option="{move}"]'), table.place(f"card:{move.split()[1]}")
    place.hover()
    expect(button).to_have_class(re.compile("is-hover"))
    expect(table.page.get_by_role("note")).to_contain_text("temple")
    place.click()
    expect(table.head).not_to_contain_text("make your move")


def test_the_log_tells_the_game_and_leads_to_its_moments(table, shot):
    table.page.get_by_role("button", name="Log").click()
    expect(table.log.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(table.log.get_by_role("listitem").filter(has_text="placed the curse breaker").first).to_be_visible()
    shot(table.page, "log")
    table.log.get_by_role("listitem").last.get_by_role("button").click()
    expect(table.head).to_have_text("Replay")
    table.page.get_by_role("button", name="To the table").click()
    expect(table.head).to_contain_text("make your move")
    table.log.get_by_role("button", name="Close").click()
    expect(table.log).to_be_hidden()


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_another_language_is_spoken_at_once_and_after_a_reload(table, language, shot):
    page, words = table.page, Messages(language)
    page.get_by_role("button", name="Log").click()
    asked = table.wait_for_something_to_do()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=Messages(language).text(f"web-language-{language}")).click()
    expect(menu.get_by_role("heading", name=words.text("web-menu-seats"))).to_be_visible()
    shot(page, f"menu-{language}")
    menu.get_by_role("button", name=words.text("web-close")).click()

    def check():
        expect(page.locator("html")).to_have_attribute("lang", language)
        status = page.get_by_role("region", name=words.text("web-zone-status"))
        head = words.text("mystery-head-turn-choose_move", name="Guest", number=1)
        expect(status.get_by_role("heading")).to_contain_text(head)
        options = page.get_by_role("region", name=words.text("web-zone-options"))
        expect(options.get_by_role("heading").first).to_have_text(words.text("mystery-group-temples"))
        log = page.get_by_role("complementary", name=words.text("web-log"), exact=True)
        expect(log.get_by_role("heading", name=words.text("web-round", round=1))).to_be_visible()
        assert Table(page).now()["options"] == asked["options"]
        move = temple(asked)
        page.keyboard.press("Shift")
        page.locator(f'[data-option="{move}"]').focus()
        place = words.text(f"mystery-web-place-{move.split()[1]}")
        expect(page.get_by_role("note")).to_contain_text(place)

    check()
    shot(page, f"table-{language}")
    page.reload()
    page.get_by_role("button", name=words.text("web-log"), exact=True).click()
    check()


def test_the_room_is_lit_as_wished_and_stays_so(desk, shot):
    Hall(desk).enter()
    backgrounds = {}
    for light, theme in (("Night", None), ("Day", "day")):
        desk.get_by_role("button", name="Settings").click()
        desk.get_by_role("dialog", name="Settings").get_by_role("button", name=light, exact=True).click()
        desk.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
        desk.reload()
        expect(Hall(desk).door).to_be_visible()
        assert desk.locator("html").get_attribute("data-theme") == theme
        backgrounds[light] = desk.evaluate("getComputedStyle(document.querySelector('.panel')).backgroundColor")
        shot(desk, f"lobby-{light.lower()}")
    assert backgrounds["Night"] != backgrounds["Day"]


def test_letters_read_the_table_out(table):
    said = table.page.locator("[aria-live=polite].said")
    table.page.get_by_role("button", name="Log").focus()
    for letter, told in (("s", "make your move"), ("o", "Bruno"), ("b", "place"), ("l", "curse breaker")):
        table.page.keyboard.press(letter)
        expect(said).to_contain_text(told)


def temple(now):
    """A move to a temple that costs nothing."""
    return next(option for option in now["options"] if re.fullmatch("move (red|yellow|blue|green|purple)", option))


def rule_ids():
    return {name for name in Messages("en").ids() if re.fullmatch(r"MOT-[A-Z0-9-]+", name)}
