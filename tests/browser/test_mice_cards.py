"""The page of all cards of Of Mice & Mazes: shelves, filter, one card for reading; by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE

ALL = 74 + 28 + 20  # cards of the decks, sides of entrance cards, chests


def test_every_card_is_on_its_shelf_and_can_be_read(desk, shot):
    desk.goto("/cards/mice?in=squirrels.rats#barracks")
    cards = desk.get_by_role("main").get_by_role("button")
    expect(cards).to_have_count(ALL)
    detail = desk.get_by_role("complementary", name="The chosen card")
    expect(detail).to_contain_text("Barracks")
    expect(desk.get_by_role("button", name="Rats in play")).to_be_visible()
    shot(desk, "mice-cards")

    desk.get_by_role("button", name="Rats").first.click()
    desk.get_by_role("button", name="Chambers").click()
    expect(cards).to_have_count(3)
    cards.first.focus()
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("Enter")
    expect(detail).to_contain_text("Privy")
    expect(detail).to_contain_text("effect stated")
    assert desk.url.endswith("#privy")


def test_the_hall_and_the_table_lead_to_the_cards(desk):
    desk.goto("/")
    expect(desk.get_by_role("link", name="Cards")).to_have_attribute("href", "/cards/mice")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_cards_pass_axe_and_nothing_is_wider_than_the_screen(new_context, screen, scheme, axe, shot):
    page = new_context(**screen, color_scheme=scheme).new_page()
    page.goto("/cards/mice#8~flipped")
    expect(page.get_by_role("complementary")).to_contain_text("flipped")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    shot(page, f"mice-cards-{scheme}-{page.viewport_size['width']}")
