"""The hall for somebody new: how each game is played, what to begin with, and what the options change."""

import re

import pytest
from playwright.sync_api import expect

from antechamber.library import primer, slugs, title
from antechamber.messages import Messages
from tests.browser.conftest import DESK
from tests.browser.table import Hall, Sheet, Table

en = Messages("en")


@pytest.mark.parametrize("slug", slugs())
def test_every_door_tells_how_to_play_and_leads_to_the_rules(desk, slug, shot):
    Hall(desk).enter()
    door = desk.get_by_role("article", name=title(slug).name)
    door.get_by_role("button", name=f"How to play {title(slug).name}").click()
    panel = desk.get_by_role("dialog", name=f"How to play {title(slug).name}")
    for point in primer(slug).told({}):
        expect(panel).to_contain_text(en.text(f"{slug}-primer-{point.name}"))
    expect(panel).to_contain_text(en.text(f"{slug}-first-game"))
    assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight"), "it is read without scrolling"
    shot(desk, f"how-{slug}")

    panel.get_by_role("link", name="All rules").click()
    rule = primer(slug).points[0].rules[0]
    desk.get_by_role("main").get_by_role("link", name=rule, exact=True).first.click()
    expect(desk.locator(f"#{rule}")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_how_to_play_is_told_in_the_language_of_the_viewer(new_context, language):
    page = new_context(**DESK, locale=language).new_page()
    page.goto("/")
    words = Messages(language)
    page.get_by_role("button", name=words.text("web-how-title", title="Aztec")).click()
    expect(page.get_by_role("dialog")).to_contain_text(words.text("aztec-primer-curses"))


def test_from_how_to_play_one_press_begins_the_first_game_that_is_advised(desk):
    Hall(desk).enter()
    desk.get_by_role("button", name="How to play Of Mice & Mazes").click()
    desk.get_by_role("dialog").get_by_role("button", name="Play now").click()
    Table(desk).sit_down().wait_for_something_to_do()
    others = desk.get_by_role("complementary", name="The players")
    expect(others).to_contain_text("Bruno")
    expect(others).not_to_contain_text("Chloé")


@pytest.mark.rule("JAG-S-FLOW-01")
def test_the_game_for_one_is_told_and_begun_by_its_own_rules(desk):
    Hall(desk).enter()
    desk.get_by_role("button", name="How to play Shards of the Jaguar").click()
    panel = desk.get_by_role("dialog", name="How to play Shards of the Jaguar")
    panel.get_by_label(en.text("jaguar-table-mode")).select_option("solo")
    for point in primer("jaguar").told({"mode": "solo"}):
        expect(panel).to_contain_text(en.text(f"jaguar-primer-{point.name}"))
    expect(panel).not_to_contain_text(en.text("jaguar-primer-trap"))
    assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight"), "it is read without scrolling"
    panel.get_by_role("button", name="Play now").click()
    Table(desk).sit_down().wait_for_something_to_do()
    expect(desk.get_by_text("Solo, level 1", exact=True)).to_be_visible()
    with desk.context.expect_page() as opened:
        desk.get_by_role("link", name=en.text("web-rules"), exact=True).first.click()
    expect(opened.value.get_by_role("main")).to_contain_text(en.text("jaguar-primer-tame"))


def test_a_sheet_that_was_changed_is_set_for_a_first_game_again(desk):
    Hall(desk).enter()
    desk.get_by_role("button", name="Of Mice & Mazes: everybody on this device").click()
    sheet = Sheet(desk).sheet
    advice = sheet.get_by_role("button", name="Recommended for a first game")
    passages = sheet.get_by_label("Whether entrance cards have hidden passages")
    expect(advice).to_have_attribute("aria-pressed", "true")
    expect(advice).to_have_accessible_description(en.text("mice-first-game"))
    Sheet(desk).players(3)
    expect(advice).to_have_attribute("aria-pressed", "false")
    passages.select_option("yes: pay glory to flip an entrance card to a stronger side")
    advice.click()
    expect(advice).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_label("Seat 3", exact=True)).to_have_count(0)
    expect(passages).to_have_value("false")


@pytest.mark.parametrize("slug", slugs())
def test_every_option_says_what_it_changes(desk, slug):
    Hall(desk).enter()
    desk.get_by_role("button", name=f"{title(slug).name}: invite by link").click()
    sheet = Sheet(desk).sheet
    sheet.get_by_text("More options").click()
    for spec in title(slug).options:
        field = sheet.get_by_label(en.text(f"{slug}-table-{spec.name}"), exact=True)
        expect(field).to_have_accessible_description(en.text(f"{slug}-table-{spec.name}.about"))


@pytest.mark.parametrize("slug", slugs())
def test_options_that_nobody_changed_follow_the_number_of_players(desk, slug):
    Hall(desk).enter()
    desk.get_by_role("button", name=f"{title(slug).name}: everybody on this device").click()
    sheet = Sheet(desk)
    advised = primer(slug).first_game
    for players in title(slug).players:
        sheet.players(players)
        for name, value in advised.at.get(str(players), advised.options).items():
            field = sheet.sheet.get_by_label(en.text(f"{slug}-table-{name}"), exact=True)
            expect(field).to_have_value(str(value).lower() if isinstance(value, bool) else str(value))


def test_a_table_of_mine_says_until_when_it_is_kept_and_whether_it_was_closed(desk):
    def change(route):
        answer = route.fetch()
        route.fulfill(response=answer, json=[{**table, "closed": True} for table in answer.json()])

    Hall(desk).enter().play_now()
    Hall(desk).enter()
    card = desk.get_by_role("article").filter(has_text="kept until")
    expect(card.get_by_role("link")).to_have_text(re.compile("^(Open|Look).*, kept until "))
    desk.route("**/api/tables/mine", change)
    Hall(desk).enter()
    expect(card).to_contain_text("This table is closed")
    expect(card.get_by_role("link")).to_have_text(re.compile("^Look"))


def test_at_a_table_that_was_closed_nothing_can_be_chosen(desk):
    def change(line):
        server = line.connect_to_server()
        notice = '{"problem":"problem-closed","arguments":{},"rule":"","text":""}'
        closed = f'"closed":true,"notice":{notice}'
        server.on_message(lambda text: line.send(text.replace('"closed":false,"notice":null', closed)))

    Hall(desk).enter().play_now().wait_for_something_to_do()
    desk.route_web_socket("**/play", change)
    desk.reload()
    status = desk.get_by_role("region", name=en.text("web-zone-status"))
    expect(status).to_contain_text("This table is closed")
    expect(status).to_contain_text("It can still be looked at.")
    expect(desk.get_by_role("region", name=en.text("web-zone-options"))).to_have_count(0)


def test_a_name_is_cut_between_letters_and_never_within_one(desk):
    family = "👨\u200d👩\u200d👧\u200d👦"
    Hall(desk).enter()
    desk.get_by_role("banner").get_by_role("button", name="Guest").click()
    field = desk.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    field.fill("x" * 33 + family)
    expect(field).to_have_value("x" * 33 + family)
    field.fill("x" * 34 + family)
    expect(field).to_have_value("x" * 34)
    field.fill(family * 8)
    expect(field).to_have_value(family * 5)
    desk.get_by_role("button", name="Save").click()
    expect(desk.get_by_role("banner").locator("svg text")).to_have_text(family)
    table = Hall(desk).play_now()
    expect(table.status).to_be_visible()
    expect(desk.get_by_text(family * 5).first).to_be_attached()
