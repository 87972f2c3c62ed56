"""That is against the rules: from a table in the browser to a test that fails."""

import json

import pytest
from playwright.sync_api import expect

from antechamber.messages import Messages
from tests.browser.conftest import DESK, PHONE
from tests.browser.dealing import BOT, OPEN, asks_seat_1, deal, sit
from tests.given import given_report


def saved(page, press, folder):
    """The report that a press saves."""
    with page.expect_download() as download:
        press()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_report_is_saved_by_keyboard_from_the_menu_and_becomes_a_test(
    new_context, server, screen, tmp_path, axe, shot
):
    page = new_context(**screen).new_page()
    sit(page, deal(server, "mystery", [OPEN, BOT], asks_seat_1("move"))[1], "Ana")
    expect(page.get_by_role("heading", name="Ana, enter the circle")).to_be_visible()
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="That is against the rules").press("Enter")
    dialog = page.get_by_role("dialog", name="That is against the rules")
    field = dialog.get_by_label("What did you expect?")
    field.fill("Two crystals on space 1")
    axe(page, ["color-contrast", "label", "target-size"])
    shot(page, "report")
    box, size = dialog.bounding_box(), page.viewport_size
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    assert box["x"] + box["width"] <= size["width"]
    file = saved(page, lambda: dialog.get_by_role("button", name="Save the file").press("Enter"), tmp_path)
    expect(dialog).to_contain_text(f"Saved as {file.name}")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert (report["game"], report["expected"]) == ("mystery", "Two crystals on space 1")
    asked = [option["text"] for option in report["view"]["ask"]["options"]]
    assert report["seat"] == 1
    given_report(file).offers(*asked)
    with pytest.raises(AssertionError, match="the player expected: 'Two crystals on space 1'"):
        given_report(file).offers("pay 9")


def test_who_doubts_a_refusal_has_its_rule_in_the_report(desk, server, tmp_path, shot):
    links = deal(server, "mystery", [OPEN, BOT], asks_seat_1("move"))
    sit(desk, links[1], "Ana")
    expect(desk.locator("[data-option]").first).to_be_visible()
    desk.locator("[data-target]:not(.can)").first.click(force=True)
    why = desk.locator(".help-why")
    expect(why).to_be_visible()
    why.get_by_role("button", name="That is against the rules").click()
    shot(desk, "report-why-not")
    file = saved(desk, lambda: desk.get_by_role("button", name="Save the file").click(), tmp_path)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["wish"]
    assert report["refused"]["problem"]
    given_report(file).refuses()
    with pytest.raises(AssertionError, match="is not offered"):
        given_report(file).offers()


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_the_sheet_speaks_the_language_of_the_viewer(new_context, server, language, shot):
    links = deal(server, "aztec", [OPEN, BOT, BOT], lambda match: len(match.moments) > 8)
    words = Messages(language)
    page = new_context(**PHONE, locale=language).new_page()
    page.goto(links[1])
    page.get_by_role("textbox").fill("Ana")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=words.text("web-menu")).first.click()
    page.get_by_role("button", name=words.text("web-doubt-open")).click()
    dialog = page.get_by_role("dialog", name=words.text("web-doubt"))
    expect(dialog).to_contain_text(words.text("web-doubt-secret"))
    expect(dialog.get_by_label(words.text("web-doubt-expected"))).to_be_visible()
    shot(page, f"report-{language}")
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
