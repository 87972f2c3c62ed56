"""Shards of the Jaguar on the page: ways and threats, traps in secret and how they go off, two at one table, alone; on
a laptop and on a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from antechamber.match import Match
from antechamber.server import protocol
from tests.browser.conftest import DESK, PHONE
from tests.browser.dealing import OPEN, deal, is_over, sit
from tests.browser.table import ASKING, PATIENCE, PhoneTable, Table

BOTS = [protocol.SeatWish("bot", name, "random") for name in ("Chloé", "Dawid")]
TURN = "turn/choose_action"

# Answers by itself until the game is over. It walks on and takes what lies there before it ends a turn, so that
# whatever can happen does.
AUTOPILOT = """() => {
  const seen = (element) => element && element.checkVisibility();
  if (document.querySelector('.tablet')) return true;
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const options = [...document.querySelectorAll('[data-option]')].filter(seen);
  const main = document.querySelector('[data-main]');
  const ready = seen(main) && main.ariaDisabled !== 'true';
  if (!options.length && !ready) return false;
  if (options.some((option) => option.ariaDisabled === 'true')) return false;
  const told = document.querySelector('.zones').textContent;
  window.pressed ??= { told: '', at: 0, count: 0 };
  if (told === window.pressed.told && performance.now() - window.pressed.at < 1500) return false;
  window.pressed = { told, at: performance.now(), count: window.pressed.count + 1 };
  const picked = options.some((option) => option.ariaPressed === 'true');
  const others = options.filter((option) => !['end', 'run'].includes(option.dataset.option));
  const button = picked || !others.length ? main : others[(window.pressed.count * 7) % others.length];
  (button ?? options[0]).click();
  return false;
}"""


def asks(question: str, rounds: int = 1, seat: int = 0, kind: str = "") -> Callable[[Match], bool]:
    """Whether a seat is asked that, from a round on; and, if given, whether such an option is there."""

    def asked(match: Match) -> bool:
        if match.over or match.state.deciding()[0] != seat or match.state.rounds() < rounds:
            return False
        texts = [match.text(option) for option in match.state.legal(seat)]
        return match.state.question() == question and any(text.startswith(kind) for text in texts)

    return asked


def come(page: Page, server: Any, until: Callable[[Match], bool], players: int = 4, **options: Any) -> Table:
    """Sit down at a table that has come to this point."""
    seats = [OPEN] if players == 1 else [OPEN, OPEN, *BOTS][:players]
    links = deal(server, "jaguar", seats, until, **options)
    sit(page, links[1], "Ana")
    table = PhoneTable(page) if page.viewport_size == PHONE["viewport"] else Table(page)
    expect(table.head).to_be_visible()
    return table


def finish_quickly(*pages: Page) -> None:
    """Let pages at one table choose by themselves until the game is over."""
    for page in pages:
        page.evaluate(f"patience => {{ window.finished = ({ASKING % AUTOPILOT})([null, patience]); }}", 10 * PATIENCE)
    for page in pages:
        assert page.evaluate("window.finished"), f"the game does not end: {Table(page).now()}"


def near(table: Table, steps: int) -> str:
    """A space that is so many actions away, as its name says."""
    spaces = table.page.locator(f'[data-target^="space:"][aria-label*="{steps} of 4 actions"]')
    expect(spaces.first).to_be_attached()
    return str(spaces.first.get_attribute("data-target"))


@pytest.mark.long
def test_two_people_and_two_bots_play_the_last_rounds_of_a_full_game_and_escape(new_context, server, shot):
    links = deal(server, "jaguar", [OPEN, OPEN, *BOTS], asks("trap/choose_trap", 6))
    pages = [new_context(**screen, reduced_motion="reduce").new_page() for screen in (DESK, PHONE)]
    for page, (seat, name) in zip(pages, ((1, "Ana"), (2, "Bruno")), strict=True):
        sit(page, links[seat], name)
    finish_quickly(*pages)
    for page in pages:
        result = Table(page).result
        expect(result).to_contain_text(re.compile("wins? with"))
        expect(result.get_by_role("row")).to_have_count(5)
        expect(result.get_by_role("columnheader", name="Rituals")).to_be_visible()
        shot(page, "jaguar-end")


def test_a_solo_game_is_played_to_its_end(desk, server, shot):
    desk.emulate_media(reduced_motion="reduce")
    come(desk, server, asks(TURN, 1), players=1, solo_level=1)
    expect(desk.get_by_role("region", name="The Jaguar")).to_contain_text("Two tokens are open")
    expect(desk.get_by_role("region", name="To win")).to_contain_text("leave the temple alive")
    shot(desk, "jaguar-solo")
    finish_quickly(desk)
    expect(Table(desk).result).to_contain_text(re.compile("health is gone|Still missing|Well done"))
    shot(desk, "jaguar-solo-end")


def test_a_space_shows_its_way_and_what_could_hit_there_and_is_walked_to(desk, server, shot):
    table = come(desk, server, asks(TURN, 3))
    space = near(table, 3)
    table.place(space).hover()
    expect(desk.locator("[data-way=mine]")).to_be_visible()
    card = desk.get_by_role("note")
    expect(card).to_contain_text("3 of 4 actions to get here")
    expect(card.locator(".risks li").first).to_be_visible()
    shot(desk, "jaguar-way", readme="jaguar")
    table.place(space).click()
    expect(table.place(space)).to_have_attribute("aria-label", re.compile("You stand here"))
    expect(table.status).to_contain_text("1 action left")
    table.undo.click()
    expect(table.status).to_contain_text("2 actions left")


def test_arrows_follow_the_grid_and_enter_walks(desk, server):
    table = come(desk, server, asks(TURN, 3))
    desk.keyboard.press("Shift")
    table.place("space:c2").focus()
    for key, there in [
        ("ArrowRight", "space:d2"),
        ("ArrowDown", "space:d3"),
        ("ArrowLeft", "space:c3"),
        ("ArrowUp", "space:c2"),
    ]:
        desk.keyboard.press(key)
        expect(table.place(there)).to_be_focused()
    desk.keyboard.press("6")
    expect(table.place("trap:flood")).to_be_focused()
    space = near(table, 2)
    table.place(space).focus()
    desk.keyboard.press("Enter")
    expect(table.place(space)).to_have_attribute("aria-label", re.compile("You stand here"))


def test_a_trap_is_set_in_secret(desk, server, shot):
    table = come(desk, server, asks("trap/choose_trap", 2, kind="set gas"))
    table.place("trap:gas").click()
    red = table.place("token:floor_red")
    desk.locator('[data-option="choose floor_red"]').hover()
    expect(desk.locator(".struck").first).to_be_visible()
    shot(desk, "jaguar-token")
    red.click()
    expect(table.place("trap:gas")).to_have_attribute("aria-label", re.compile("known to you alone: red floors"))


def test_another_player_is_not_told_the_token(new_context, server):
    links = deal(server, "jaguar", [OPEN, OPEN, *BOTS], asks("trap/choose_token", 2))
    ana, bruno = (new_context(**DESK, reduced_motion="reduce").new_page() for _ in range(2))
    sit(ana, links[1], "Ana")
    sit(bruno, links[2], "Bruno")
    ana.locator('[data-option^="choose "]').first.click()
    expect(ana.locator('[data-target^="trap:"][aria-label*="known to you alone"]')).to_have_count(1)
    of_ana = bruno.locator('[data-target^="trap:"][aria-label*="Set by Ana"]')
    expect(of_ana).to_have_attribute("aria-label", re.compile("Its token may be: .+, .+ and "))


def test_what_goes_off_is_told_trap_by_trap(desk, server, shot):
    links = deal(server, "jaguar", [OPEN, OPEN, *BOTS], last_of_the_round)
    sit(desk, links[1], "Ana")
    table = Table(desk)
    expect(table.main).to_have_text("End turn")
    table.main.click()
    expect(table.head).to_contain_text(re.compile("hits |nobody is hit"))
    expect(desk.locator(".struck").first).to_be_visible()
    shot(desk, "jaguar-fire")
    for _ in range(40):
        if desk.locator(".struck").count() == 0 and table.now()["head"]:
            break
        desk.keyboard.press("Shift")
    expect(table.head).not_to_contain_text(re.compile("hits |nobody is hit"))


def last_of_the_round(match: Match) -> bool:
    """Whether the first seat acts last, and a harming trap waits that needs nobody's choice."""
    if not asks(TURN, 2, kind="end")(match):
        return False
    view: dict[str, Any] = dict(match.state.view(0).detail())
    first = next((trap for trap in view["traps"] if trap["activator"]), None)
    return view["acts"][-1] == 1 and first is not None and first["trap"] in ("gas", "darts")


def test_the_table_says_why_not(desk, server):
    table = come(desk, server, asks("trap/choose_trap", 2))
    taken = desk.locator('[data-target^="trap:"][aria-label*="Set by"]').first
    target = str(taken.get_attribute("data-target"))
    table.place(target).click()
    expect(desk.locator(".help-why")).to_be_visible()


def test_a_turn_is_taken_on_the_phone(phone, server, shot):
    table = come(phone, server, asks(TURN, 3))
    space = near(table, 2)
    table.place(space).tap()
    expect(table.main).to_contain_text(f"Go to {space.removeprefix('space:')}, 2 steps")
    shot(phone, "jaguar-way")
    table.main.tap()
    expect(table.place(space)).to_have_attribute("aria-label", re.compile("You stand here"))
    phone.get_by_role("button", name="More", exact=True).tap()
    expect(phone.get_by_role("dialog").get_by_role("group", name="Glory")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("moment", ["start", "act", "suffer", "solo", "end"])
def test_every_moment_is_accessible(new_context, server, axe, shot, screen, moment):
    page = new_context(**screen, reduced_motion="reduce").new_page()
    until = {
        "start": asks("start/choose_start", 0),
        "act": asks(TURN, 7),
        "suffer": asks("suffering/choose_loss", 2),
        "solo": asks(TURN, 2),
        "end": is_over,
    }[moment]
    come(page, server, until, players=1 if moment == "solo" else 3)
    if moment == "end":
        expect(Table(page).result).to_be_visible()
    shot(page, f"jaguar-{moment}")
    axe(page)
