"""Of Mice & Mazes on the page: paws and lines, cards that are opened and hired, the end; on a laptop and on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from antechamber.match import Match, Seat
from antechamber.server import protocol
from tests.browser.conftest import DESK, PHONE
from tests.browser.dealing import BOT, OPEN, deal, is_over, sit
from tests.browser.table import (
    BEAT,
    DECISIONS,
    FOCUS,
    PATIENCE,
    Hall,
    Table,
    answer_of,
    go_to,
    telling,
    until_nothing_moves,
)
from tests.browser.test_keyboard import KeyboardTable

FIRST = Seat(0)
REMOVAL = "removal/choose_removal"
ENOUGH = 30  # answers of a game, after which nothing new comes up before its end
NEAR_THE_END = 56  # a turn of the game that adepts play
AWAY = (600, 22)
PANEL = "() => document.querySelector('.z-me')?.textContent ?? ''"
NEXT = f"""([before, panel]) => {{
  const now = ({DECISIONS})();
  if (now.busy || !(now.over || now.options.length || now.main) || ({FOCUS})().lost) return false;
  const told = JSON.stringify([now.head, now.options, now.main, now.over]);
  const shown = ({PANEL})();
  return (told !== before || shown !== panel) && [now, shown];
}}"""
PLANNED = "[data-plan]:not(:has(.chest))"  # the paws of a plan
THIRD = protocol.SeatWish("bot", "Chloé", "random")


class MiceHall(Hall):
    """The first page, before the door of Of Mice & Mazes."""

    @property
    def door(self) -> Locator:
        return self.page.get_by_role("article", name="Of Mice & Mazes")


class MiceKeyboard(KeyboardTable):
    """A table at which everything is done with keys. If the same is asked twice, my panel tells the difference."""

    panel = ""
    ends_soon = False  # whether an action is ended as soon as that can be done

    def wait_for_something_to_do(self, before=None, waiting=False):
        told = telling(before) if before else ""
        for _ in range(PATIENCE // BEAT):
            if found := answer_of(self.page, NEXT, [told, self.panel], BEAT):
                now, self.panel = found
                return now
            self.hurry()
        raise AssertionError(f"nothing to do: {self.now()}, before: {before}")

    def choose(self, now, wish=""):
        """Remove as planned, with one key; else take what comes first, which is where the focus is."""
        if now["planned"]:
            self.answered.append(now["main"])
            self.press(self.page.locator("[data-plan]").first)
        elif now["main"] and (self.ends_soon or not now["options"]):
            super().choose(now, wish)
        else:
            super().choose({**now, "main": ""}, wish)

    def pick_one(self, options):
        """What comes first."""
        return options[0]

    def play_on(self, answers=1_000):
        """Give so many answers, unless the game ends before."""
        now = self.wait_for_something_to_do()
        while not now["over"] and len(self.answered) < answers:
            self.choose(now)
            now = self.wait_for_something_to_do(now)
        return now


class PatientKeyboard(MiceKeyboard):
    """Who sits there declines what can be declined, so that the bot ends the game soon."""

    ends_soon = True

    def pick_one(self, options):
        return next((option for option in options if option in ("pass", "stop")), options[0])


def asks(question: str, answers: int = 0, kind: str = "") -> Callable[[Match], bool]:
    """Whether the first seat is asked that, after so many answers; and, if given, whether such an option is there."""

    def asked(match: Match) -> bool:
        if match.over or len(match.log) < answers or match.deciding[0] != 0:
            return False
        options = [match.text(option) for option in match.state.legal(0)]
        return match.state.question() == question and any(text.startswith(kind) for text in options)

    return asked


def crosses(match: Match) -> bool:
    """Whether a paw that could be placed would bring another inside."""
    if not asks("action/choose_action", 200)(match):
        return False
    ask = match.state.view(0).detail()["ask"]
    assert isinstance(ask, dict)
    return any(option["preview"].get("intersections") for option in ask["options"])


def plannable(match: Match) -> bool:
    """Whether of five paws the second can be taken back before the first, with nothing in between, and then the third,
    which turns something up and asks nothing; while the first one's effect asks something."""
    if not asks(REMOVAL)(match):
        return False
    ask = match.state.view(0).detail()["ask"]
    assert isinstance(ask, dict)
    places = list(dict.fromkeys(option["place"] for option in ask["options"] if "place" in option))
    if len(places) != 5 or not (places[0] + places[1]).isdecimal():
        return False
    first, second, third, *_ = places
    preview = match.preview(FIRST, [f"trigger {second}", f"leave {first}", f"trigger {third}"], gains=True)
    asked = match.preview(FIRST, [f"trigger {first}"], gains=True).asks
    if (preview.taken, len(preview.steps)) != (3, 2) or asked in ("", REMOVAL):
        return False
    after = match.state.clone()
    for answer in preview.answers:
        after.answer(0, match.option(answer))
    return after.question() == REMOVAL


def has_chest_and_paws(match: Match) -> bool:
    """Whether a chest could be used before paws are taken back, with nothing in between."""
    if not asks(REMOVAL, 60, "chest")(match):
        return False
    texts = [match.text(option) for option in match.state.legal(0)]
    chests = [text for text in texts if text.startswith("chest")]
    preview = match.preview(FIRST, [chests[0], next(text for text in texts if text.startswith("trigger"))])
    return len(chests) == 1 and preview.taken == 2


class Gain:
    """A moment at which a chest in hand would lead to a question about a mere gain."""

    chest = ""
    use = ""

    def comes(self, match: Match) -> bool:
        if not asks("action/choose_action", 60, "chest")(match):
            return False
        for text in [match.text(option) for option in match.state.legal(0)]:
            preview = match.preview(FIRST, [text], gains=True) if text.startswith("chest") else None
            if preview and len(preview.answers) == 2 and preview.asks == "action/choose_action":
                self.chest, self.use = preview.answers
                return True
        return False


def come(page: Page, server, until: Callable[[Match], bool], players: int = 2, **options) -> Table:
    links = deal(server, "mice", [OPEN, BOT, *[THIRD] * (players - 2)], until, **options)
    sit(page, links[1], "Ana")
    table = Table(page)
    expect(table.options.first).to_be_visible()
    return table


@pytest.mark.long
def test_a_game_is_set_up_and_played_with_the_keyboard(new_context):
    desk = new_context(**DESK, reduced_motion="reduce").new_page()
    hall = MiceHall(desk).enter()
    go_to(desk, hall.door.get_by_role("button", name="on this device"))
    desk.keyboard.press("Enter")
    sheet = desk.get_by_role("dialog", name="Set a table")
    go_to(desk, sheet.get_by_role("button", name="2", exact=True))
    desk.keyboard.press("Space")
    go_to(desk, sheet.get_by_label("Seat 2", exact=True))
    desk.keyboard.type("Bot")
    go_to(desk, sheet.get_by_label("Strength of the bot"))
    desk.keyboard.type("Skilled")
    go_to(desk, sheet.get_by_role("button", name="Open the table"))
    desk.keyboard.press("Enter")

    table = MiceKeyboard(desk)
    table.sit_down()
    go_to(desk, desk.get_by_role("button", name="Menu"))
    desk.keyboard.press("Enter")
    go_to(desk, desk.get_by_role("dialog", name="Menu").get_by_label("My turn waits"))
    desk.keyboard.press("Space")
    desk.keyboard.press("Escape")
    assert not table.play_on(ENOUGH)["over"]
    assert not desk.evaluate(FOCUS)["lost"]


@pytest.mark.long
def test_a_game_is_played_to_its_end_with_the_keyboard(new_context, server, shot):
    desk = new_context(**DESK, reduced_motion="reduce").new_page()
    adept = protocol.SeatWish("bot", "Bruno", "adept")

    def near_the_end(match: Match) -> bool:
        return match.state.turn >= NEAR_THE_END and match.deciding[0] == 0  # type: ignore[attr-defined]

    links = deal(server, "mice", [OPEN, adept], near_the_end, bot="adept")
    desk.goto(links[1])
    go_to(desk, desk.get_by_label("Your name"))
    desk.keyboard.type("Ana")
    go_to(desk, desk.get_by_role("button", name="Sit down"))
    desk.keyboard.press("Enter")
    table = PatientKeyboard(desk)
    assert table.play_on()["over"]
    assert not desk.evaluate(FOCUS)["lost"]
    expect(table.result.get_by_role("row")).to_have_count(3)
    shot(desk, "mice-end")
    go_to(desk, desk.get_by_role("button", name="Log"))
    desk.keyboard.press("Enter")
    expect(table.log).to_contain_text("The end was triggered in the turn of")
    desk.keyboard.press("Escape")
    go_to(desk, table.result.get_by_role("button", name="Replay"))
    desk.keyboard.press("Enter")
    expect(desk).to_have_url(re.compile("/replay/.+/0$"))


def test_arrows_go_round_the_frame_and_into_the_crypt(desk, server):
    table = come(desk, server, asks("action/choose_action", 40))
    desk.keyboard.press("Shift")
    table.place("entrance:1").focus()
    for key, there in [
        ("ArrowUp", "entrance:2"),
        ("ArrowUp", "entrance:3"),
        ("ArrowUp", "entrance:4"),
        ("ArrowDown", "spot:a1"),
        ("ArrowRight", "spot:b1"),
        ("ArrowDown", "spot:b2"),
        ("ArrowLeft", "spot:a2"),
        ("ArrowLeft", "entrance:2"),
    ]:
        desk.keyboard.press(key)
        expect(table.place(there)).to_be_focused()
    desk.keyboard.type("12")
    expect(table.place("entrance:12")).to_be_focused()


def test_an_entrance_shows_its_line_and_what_a_paw_finds(desk, server, shot):
    table = come(desk, server, crosses)
    entrance = desk.locator("[data-option^=place]").filter(has_text="Now a paw on").first
    entrance.hover()
    expect(desk.locator(".lane")).to_be_visible()
    expect(desk.get_by_role("note")).to_contain_text("Now a paw on")
    shot(desk, "mice-place")
    name = (entrance.get_attribute("data-option") or "").split()[1]
    desk.mouse.move(*AWAY)
    expect(desk.locator(".lane")).to_have_count(0)
    table.place(f"entrance:{name}").click()
    expect(desk.locator(f'[data-option="place {name}"]')).to_have_count(0)


def test_the_picture_of_the_readme(new_context, server, shot):
    """A game of adepts, far enough to show everything: docs/mice.png is a copy of what is taken here."""
    desk = new_context(**DESK, color_scheme="dark").new_page()

    def far_enough(match: Match) -> bool:
        return bool(match.state.turn > 44) and crosses(match)  # type: ignore[attr-defined]

    links = deal(server, "mice", [OPEN, BOT], far_enough, bot="adept", hidden_passage=True)
    sit(desk, links[1], "Ana")
    expect(Table(desk).options.first).to_be_visible()
    desk.mouse.move(*AWAY)
    until_nothing_moves(desk)
    shot(desk, "readme-mice", readme="mice")


def test_the_table_says_why_not(desk, server):
    table = come(desk, server, asks("action/choose_action", 40))
    table.place("spot:b2").click()
    expect(desk.locator(".help-why")).to_contain_text("spots inside are reached where your lines cross")


def test_a_chamber_is_opened_card_then_payment(desk, server, shot):
    table = come(desk, server, asks("open/choose_chamber", 60, "open"))
    shot(desk, "mice-open")
    card = (table.options.first.get_attribute("data-option") or "").split()[1]
    target = desk.locator(f'[data-target="card:{card}"]').first
    expect(target).to_be_visible()
    target.click()
    expect(desk.locator(f'[data-option="open {card}"]')).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    "moment", ["action/choose_action", "removal/choose_removal", "camp/choose_card_for_camp", "end"]
)
def test_every_moment_is_accessible(new_context, server, axe, shot, screen, moment):
    page = new_context(**screen).new_page()
    players = 3 if moment == "removal/choose_removal" else 2
    if moment == "end":
        links = deal(server, "mice", [OPEN, BOT], is_over, max_turns=40)
        sit(page, links[1], "Ana")
        expect(Table(page).result).to_be_visible()
    else:
        come(page, server, asks(moment, 150), players)
    shot(page, f"mice-{moment.partition('/')[0]}")
    axe(page)


def test_a_removal_is_planned_and_sent_in_one_go(desk, server, axe, shot):
    table = come(desk, server, plannable)
    rows = desk.locator(PLANNED)
    first, second = (str(rows.nth(n).get_attribute("data-plan")) for n in (0, 1))
    row = desk.locator(f'[data-plan="{first}"]')
    expect(desk.get_by_text("then you are asked", exact=True)).to_be_visible()
    expect(table.main).to_have_text(f"Remove one: Entrance {first}")
    shot(desk, "mice-plan-asks")

    desk.keyboard.press("Shift")
    row.focus()
    desk.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_have_attribute("data-plan", first)
    expect(row).to_be_focused()
    switch = desk.get_by_role("switch", name=f"Entrance {first}:")
    expect(switch).to_be_checked()
    desk.keyboard.press("t")
    expect(switch).not_to_be_checked()
    expect(table.main).to_have_text("Remove 3 paws")
    expect(row).to_have_accessible_name(re.compile(r"without an effect\. .*Then you have .* glory"))
    expect(desk.get_by_text("then something turns up", exact=True)).to_be_visible()
    desk.mouse.move(*AWAY)
    shot(desk, "mice-plan")
    axe(desk)

    left = rows.count() - 3
    desk.keyboard.press("Enter")
    expect(rows).to_have_count(left)
    expect(desk.locator(f'[data-plan="{first}"], [data-plan="{second}"]')).to_have_count(0)


def test_a_plan_goes_on_after_what_was_asked_in_between(desk, server):
    table = come(desk, server, plannable)
    rows = desk.locator(PLANNED)
    order = rows.evaluate_all("rows => rows.map((row) => row.dataset.plan)")
    desk.locator(f'[data-move="up {order[-1]}"]').click()
    desk.get_by_role("switch", name=f"Entrance {order[1]}:").click()
    planned = [order[1], order[2], *order[3:-2], order[-1], order[-2]]
    expect(table.main).to_have_text(f"Remove one: Entrance {order[0]}")
    table.main.click()
    expect(rows).to_have_count(0)
    while not rows.count():
        table.answer()
    assert rows.evaluate_all("rows => rows.map((row) => row.dataset.plan)") == planned
    expect(desk.get_by_role("switch", name=f"Entrance {order[1]}:")).not_to_be_checked()


def test_one_paw_alone_is_removed_at_once_from_the_plan_or_the_board(desk, server):
    table = come(desk, server, plannable)
    rows = desk.locator(PLANNED)
    paws = rows.count()
    place = str(rows.nth(1).get_attribute("data-plan"))
    desk.locator(f'[data-option="trigger {place}"]').click()
    expect(rows).to_have_count(paws - 1)
    first = str(rows.first.get_attribute("data-plan"))
    table.place(f"entrance:{first}").click()
    expect(table.options).to_have_count(2)
    desk.get_by_role("button", name="Show all options").click()
    expect(rows).to_have_count(paws - 1)
    table.place(f"entrance:{first}").click()
    desk.locator(f'[data-option="leave {first}"]').click()
    expect(desk.locator(f'[data-plan="{first}"]')).to_have_count(0)


def test_a_chest_is_planned_among_the_paws(desk, server, axe, shot):
    table = come(desk, server, has_chest_and_paws)
    rows = desk.locator("[data-plan]")
    chest = str(rows.last.get_attribute("data-plan"))
    switch = desk.locator(f'[data-switch="{chest}"]')
    expect(switch).not_to_be_checked()
    desk.keyboard.press("Shift")
    switch.focus()
    desk.keyboard.press("Space")
    expect(switch).to_be_checked()
    expect(switch).to_be_focused()
    expect(rows.first).to_have_attribute("data-plan", chest)
    expect(table.main).to_have_text(re.compile("Do [2-9] steps"))
    shot(desk, "mice-plan-chest")
    axe(desk)
    table.main.click()
    expect(switch).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hidden_passage_is_opened(new_context, server, axe, shot, screen):
    page = new_context(**screen).new_page()
    table = come(page, server, asks("passage/offer_passage", 60), hidden_passage=True)
    entrance = (table.options.first.get_attribute("data-option") or "").split()[1]
    expect(table.status).to_contain_text(f"Entrance {entrance}: Pay glory")
    shot(page, "mice-passage")
    axe(page)
    expect(page.locator(f'[data-target="entrance:{entrance}"]')).to_have_accessible_name(re.compile("it becomes"))
    table.press_first(table.now(), waiting=True)
    expect(page.locator(f'[data-target="entrance:{entrance}"]')).to_have_accessible_name(re.compile("Flipped by Ana"))
    shot(page, "mice-flipped")


def test_a_removal_is_planned_on_the_phone(phone, server, axe, shot):
    table = come(phone, server, plannable)
    rows = phone.locator(PLANNED)
    first = str(rows.first.get_attribute("data-plan"))
    phone.locator(f'[data-move="down {first}"]').tap()
    expect(rows.nth(1)).to_have_attribute("data-plan", first)
    phone.get_by_role("switch", name=f"Entrance {first}:").tap()
    expect(table.main).to_have_text("Remove 3 paws")
    shot(phone, "mice-plan")
    axe(phone)
    rows.first.tap()
    expect(phone.get_by_role("note")).to_be_visible()
    phone.get_by_role("note").get_by_role("button", name="Close").tap()
    paws = rows.count()
    table.main.tap()
    expect(rows).to_have_count(paws - 3)


def test_a_turn_is_taken_on_the_phone(phone, server):
    table = come(phone, server, asks("action/choose_action", 40, "place"))
    free = (table.options.first.get_attribute("data-option") or "").split()[1]
    table.place(f"entrance:{free}").tap()
    expect(table.main).to_contain_text("Place a paw")
    table.main.tap()
    expect(phone.locator(f'[data-option="place {free}"]')).to_have_count(0)


def test_mere_gains_are_taken_until_somebody_wants_to_be_asked(desk, server):
    gain = Gain()
    table = come(desk, server, gain.comes, bot="adept", hidden_passage=True)
    option = "[data-option='{}']".format
    panel = desk.locator(".z-me")
    before = panel.inner_text()
    desk.locator(option(gain.chest)).first.click()
    expect(panel).not_to_have_text(before, use_inner_text=True)
    expect(table.undo).to_be_enabled()
    expect(desk.locator(option(gain.chest))).to_have_count(0)
    expect(table.options.first).to_be_visible()
    taken = panel.inner_text()
    assert desk.locator(option(gain.use)).count() == 0

    table.undo.click()  # the gain goes with its chest
    expect(desk.locator(option(gain.chest)).first).to_be_visible()
    desk.get_by_role("button", name="Menu").click()
    menu = desk.get_by_role("dialog", name="Menu")
    menu.get_by_label("Ask me about gains").check()
    menu.get_by_role("button", name="Close").click()
    desk.locator(option(gain.chest)).first.click()
    expect(desk.locator(option(gain.use)).first).to_be_visible()
    desk.locator(option("pass")).first.click()
    expect(desk.locator(option(gain.use))).to_have_count(0)
    expect(table.options.first).to_be_visible()
    assert panel.inner_text() != taken, "it was declined"


def test_other_games_have_no_switch_for_gains(desk, server):
    links = deal(server, "mystery", [OPEN, BOT], lambda match: match.deciding[0] == 0)
    sit(desk, links[1], "Ana")
    desk.get_by_role("button", name="Menu").click()
    menu = desk.get_by_role("dialog", name="Menu")
    expect(menu.get_by_label("My turn waits")).to_be_visible()
    expect(menu.get_by_label("Ask me about gains")).to_have_count(0)
