"""The pages beside the table: rules, reconstructed parts, licences, the gallery, and addresses that lead nowhere."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from antechamber.library import slugs
from antechamber.messages import Messages
from tests.browser.conftest import DESK, PHONE
from tests.browser.table import Hall, Table

ROOT = Path(__file__).resolve().parents[2]


def test_the_rules_page_tells_every_rule_with_its_id(desk, server, shot):
    rules = httpx.get(f"{server.url}/api/titles/mystery/rules", trust_env=False).json()
    desk.goto("/rules/mystery")
    expect(desk.get_by_role("heading", name="Rules: Mystery of the Temples")).to_be_visible()
    expect(desk.get_by_role("article")).to_have_count(len(rules))
    shot(desk, "rules")
    text, words = desk.get_by_role("main").inner_text(), Messages("en")
    for rule in rules:
        assert rule["id"] in text
        assert words.text(f"{rule['id']}.title") in text

    desk.get_by_label("Search").fill("MOT-MOVE-02")
    expect(desk.get_by_role("article").filter(has_text="MOT-MOVE-02")).to_be_visible()
    expect(desk.get_by_role("article")).not_to_have_count(len(rules))
    assert desk.get_by_role("article").count() < len(rules)
    desk.goto("/rules/mystery#MOT-MOVE-02")
    expect(desk.locator("#MOT-MOVE-02")).to_be_in_viewport()


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_settings_lead_to_the_licences_of_all_that_is_in_the_page(screen, request, shot, axe):
    page = request.getfixturevalue(screen)
    Hall(page).enter()
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_role("link", name="Licences")
    link.scroll_into_view_if_needed()
    shot(page, "settings")
    axe(page)
    with page.context.expect_page() as opened:
        link.click()
    licences = opened.value
    expect(licences.locator("pre")).to_contain_text("Copyright")
    shot(licences, "licences")
    assert licences.evaluate("document.documentElement.scrollWidth <= innerWidth"), "its lines are wrapped"


def test_the_page_tells_the_licences_of_what_it_is_built_from(server):
    licences = httpx.get(f"{server.url}/licences.txt", trust_env=False)
    assert licences.headers["content-type"] == "text/plain; charset=utf-8"
    for name in ("Antechamber", "svelte", "@fluent/bundle", "@fontsource-variable/figtree", "@fontsource/marcellus"):
        assert re.search(rf"^{name}( [\d.]+)? \([\w.-]+\)$", licences.text, re.MULTILINE), name
    kept = (ROOT / "licences" / "page.txt").read_text(encoding="utf-8")
    assert licences.text == kept, "packages have changed: build the page, and copy its licences.txt here"


def test_the_reconstructed_page_lists_every_reconstructed_part(desk, server, shot):
    parts = httpx.get(f"{server.url}/api/titles/mystery/components", trust_env=False).json()["provenance"]
    reconstructed = [part for part in parts if part["source"] in ("reconstructed", "mixed")]
    assert reconstructed
    desk.goto("/reconstructed/mystery")
    expect(desk.get_by_role("heading", name="Reconstructed parts: Mystery of the Temples")).to_be_visible()
    expect(desk.locator("tbody tr")).to_have_count(len(parts))
    shot(desk, "reconstructed")
    listed = desk.locator("tbody tr").all_inner_texts()
    for part in reconstructed:
        assert any(part["note"] in row for row in listed), part
    for name in ("Pebble", "Curse of 8", "Wilderness 7", "Red temple", "Grid 4A, reward 2"):
        assert any(name in row for row in listed), name
    assert not any(re.match(r"(rune|curse_box)\b|.*\b(rune\d|[LMR]\d)\t", row) for row in listed)
    expect(desk.get_by_role("main")).to_contain_text("components.toml")


def test_a_reconstructed_card_on_the_table_leads_to_the_list(desk):
    desk.goto("/")
    desk.get_by_role("button", name="against bots").first.click()
    table = Table(desk).sit_down()
    table.wait_for_something_to_do()
    table.place("card:w5").hover(position={"x": 10, "y": 10})
    expect(desk.get_by_role("note")).to_contain_text("Reconstructed")
    desk.get_by_role("button", name="Menu").click()
    link = desk.get_by_role("dialog").get_by_role("link", name="Reconstructed parts")
    expect(link).to_have_attribute("href", "/reconstructed/mystery")


def test_the_gallery_shows_the_pieces(desk, shot):
    desk.goto("/gallery")
    expect(desk.get_by_role("heading").first).to_be_visible()
    expect(desk.locator("svg").nth(20)).to_be_attached()
    shot(desk, "gallery")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", slugs())
def test_the_gallery_shows_what_was_recorded_of_a_title(new_context, slug, size, shot):
    page = new_context(**size).new_page()
    page.goto("/gallery")
    page.get_by_role("link", name=re.compile(f"^{slug} ")).last.click()
    expect(page.locator(".board svg").first).to_be_visible()
    shot(page, f"gallery-{slug}")


def test_a_wrong_address_leads_back_to_the_hall(desk):
    desk.goto("/nowhere/at/all")
    expect(desk.get_by_role("heading", name="There is nothing here")).to_be_visible()
    desk.get_by_role("link", name="To the hall").click()
    expect(desk.get_by_role("article", name="Mystery of the Temples")).to_be_visible()
    desk.goto("/rules/chess")
    expect(desk.get_by_role("main")).to_contain_text("There is no such game on this server")
