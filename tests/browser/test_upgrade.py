"""The server gets a new page while an old one is open: its parts are gone, nothing that was done is."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from antechamber.server import static
from tests.browser.table import Hall, Table

CUT = "Offline, will send"
PATCHED = "another-build-"


def install(folder: Path) -> None:
    """The page as it was built."""
    shutil.copytree(static.PAGE, folder)


def upgrade(folder: Path) -> None:
    """Put a build in its place whose files all have other names."""
    names = [file.name for file in (folder / "assets").iterdir()]
    known = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in [*folder.glob("*.html"), *folder.glob("assets/*.js"), *folder.glob("assets/*.css")]:
        file.write_text(known.sub(lambda found: PATCHED + found[0], file.read_text(encoding="utf-8")), encoding="utf-8")
    for name in names:
        (folder / "assets" / name).rename(folder / "assets" / (PATCHED + name))


def loads(page: Page) -> list[str]:
    """Every document that the page loads from now on."""
    found: list[str] = []
    page.on("domcontentloaded", lambda loaded: found.append(loaded.url))
    return found


def expect_new(page: Page) -> None:
    expect(page.locator(f'script[type="module"][src^="/assets/{PATCHED}"]')).to_have_count(1)


def test_a_page_whose_parts_are_gone_gets_the_new_one_and_the_game_goes_on(new_context, start_server, tmp_path):
    install(tmp_path / "page")
    server, _ = start_server(tmp_path / "page")
    page = new_context(base_url=server.url).new_page()
    hall = Hall(page).enter()
    again = loads(page)
    upgrade(tmp_path / "page")
    table = hall.play_now()
    expect_new(page)
    now = table.answer()
    assert table.answer() != now
    assert len(again) == 1, "it was loaded anew once"


@pytest.mark.long
def test_what_was_not_saved_before_an_upgrade_is_sent_after_it(new_context, start_server, tmp_path):
    install(tmp_path / "page")
    server, process = start_server(tmp_path / "page")
    page = new_context(base_url=server.url).new_page()
    table = Hall(page).enter().set_table("on this device").players(2).seat(2, "bot").short().open()
    now = table.wait_for_something_to_do()
    again = loads(page)
    process.kill()
    process.wait()
    expect(table.wire).to_have_text(CUT)
    table.choose(now)
    (chosen,) = table.answered
    expect(table.wire).to_have_text(CUT)
    upgrade(tmp_path / "page")
    start_server(tmp_path / "page")
    expect_new(page)
    table = Table(page).sit_down()
    expect(table.wire).to_have_text("Saved")
    assert table.wait_for_something_to_do(now)["options"] == [option for option in now["options"] if option != chosen]
    assert len(again) == 1, "it was loaded anew once"
    table.finish_quickly()


def test_parts_that_are_gone_without_a_new_page_are_told_and_nothing_goes_round(new_context, start_server, tmp_path):
    install(tmp_path / "page")
    server, _ = start_server(tmp_path / "page")
    page = new_context(base_url=server.url).new_page()
    hall = Hall(page).enter()
    again = loads(page)
    for file in (tmp_path / "page" / "assets").glob("Entrance-*.js"):
        file.unlink()
    hall.door.get_by_role("button", name="against bots").click()
    expect(page.get_by_role("heading", name="This page cannot be shown")).to_be_visible()
    expect(page.get_by_text("The server had a problem. Nothing you saved is lost; try again.")).to_be_visible()
    assert again == []
