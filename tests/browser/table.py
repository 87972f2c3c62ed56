"""The page as a guest uses it: the hall, and a table at which one plays. Tests read like stories because of these.

Nothing here waits for a time, only for what the page shows. `DECISIONS` reads the table as it is drawn: what can be
chosen, what is picked, and whether the last choice is still on its way.
"""

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000  # milliseconds for a table to go on, on a machine that is busy with other tests
BEAT = 150  # milliseconds after which what the others do is hurried on
SHORT = 2  # rounds of a game that shall end soon
MOST_ANSWERS = 600  # more than any game has

# Asks a question of the page until the answer is not empty: at every change of the document and of the focus, and at
# times without one, for what only a style or a clock changes. A page that rests costs nothing; a question at every
# frame would make the browser draw sixty of them in a second.
ASKING = """([argument, patience]) => new Promise((resolve) => {
  const question = %s;
  const ask = () => {
    asked = 0;
    const found = question(argument);
    if (found) end(found);
  };
  const soon = () => { asked ||= setTimeout(ask); };
  const end = (found) => {
    changes.disconnect();
    for (const name of ['focusin', 'focusout']) document.removeEventListener(name, soon);
    clearTimeout(asked);
    clearTimeout(late);
    clearInterval(beating);
    resolve(found);
  };
  let asked = 0;
  const late = setTimeout(end, patience, null);
  const beating = setInterval(soon, 250);
  const changes = new MutationObserver(soon);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, soon);
  ask();
})"""

DECISIONS = """() => {
  const seen = (element) => element && element.checkVisibility();
  const options = [...document.querySelectorAll('[data-option]')].filter(seen);
  const main = document.querySelector('[data-main]');
  const heading = document.querySelector('.z-status h2, .status h2');
  return {
    head: heading ? heading.textContent.trim() : '',
    options: options.map((option) => option.dataset.option),
    picked: options.filter((option) => option.ariaPressed === 'true').map((option) => option.dataset.option),
    picks: options.some((option) => option.ariaPressed !== null),
    busy: options.some((option) => option.ariaDisabled === 'true'),
    main: seen(main) && main.ariaDisabled !== 'true' ? main.textContent.trim() : '',
    over: Boolean(document.querySelector('.tablet')),
    waiting: Boolean(document.querySelector('.status.is-waiting')),
    planned: Boolean(document.querySelector('[data-plan]')),
  };
}"""
SOMETHING_TO_DO = f"""([before, waiting]) => {{
  const now = ({DECISIONS})();
  if (now.busy) return false;
  const told = JSON.stringify([now.head, now.options, now.main, now.over]);
  return (now.over || now.options.length || now.main || (waiting && now.waiting)) && told !== before && now;
}}"""

# Presses whatever can be pressed, as soon as it can, without leaving the page: for games that shall only be over.
AUTOPILOT = f"""() => {{
  const now = ({DECISIONS})();
  if (now.over) return true;
  window.pressed ??= {{ told: '', at: 0 }};
  document.body.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  const told = JSON.stringify([now.head, now.options, now.main, now.picked]);
  if (now.busy || !(now.options.length || now.main)) return false;
  if (told === window.pressed.told && performance.now() - window.pressed.at < 1000) return false;
  window.pressed = {{ told, at: performance.now() }};
  const main = document.querySelector('[data-main]');
  const options = now.options.filter((option) => !now.picked.includes(option));
  const button = now.main ? main : document.querySelector(`[data-option="${{options[0]}}"]`);
  button.click();
  return false;
}}"""


FOCUS = """() => {
  const at = document.activeElement;
  const look = getComputedStyle(at);
  return {
    lost: at === document.body || at === null,
    name: at.dataset.option ?? at.dataset.main ?? at.className?.toString() ?? at.tagName,
    shown: at.matches(':focus-visible')
      && (look.outlineStyle !== 'none' || look.boxShadow !== 'none' || at.closest('svg') !== null || at.tabIndex < 0),
  };
}"""


class Hall:
    """The first page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def enter(self) -> "Hall":
        self.page.goto("/")
        expect(self.door.get_by_role("button").first).to_be_visible()
        return self

    @property
    def door(self) -> Locator:
        return self.page.get_by_role("article", name="Mystery of the Temples")

    def play_now(self) -> "Table":
        self.door.get_by_role("button", name="against bots").click()
        return Table(self.page).sit_down()

    def set_table(self, manner: str) -> "Sheet":
        """Open the sheet on which a table is set: for everybody `on this device`, or to invite `by link`."""
        self.door.get_by_role("button", name=manner).click()
        return Sheet(self.page)


class Sheet:
    """The sheet on which a table is set."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheet = page.get_by_role("dialog", name="Set a table")
        expect(self.sheet).to_be_visible()

    def players(self, count: int) -> "Sheet":
        self.sheet.get_by_role("button", name=str(count), exact=True).click()
        return self

    def seat(self, number: int, kind: str, name: str = "") -> "Sheet":
        self.sheet.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        if name:
            self.sheet.get_by_label(f"Name at seat {number}").fill(name)
        return self

    def option(self, words: str, value: str) -> "Sheet":
        """Set an option of the drawer by the words that stand before it."""
        field = self.sheet.get_by_label(words)
        if not field.is_visible():
            self.sheet.get_by_text("More options").click()
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
        return self

    def short(self, rounds: int = SHORT, first: int = 1) -> "Sheet":
        """Let the game end soon, and let seat `first` begin, so that every run tells the same story."""
        return self.option("The round after which the game ends", str(rounds)).option("Who takes the first", str(first))

    def open(self) -> "Table":
        self.sheet.get_by_role("button", name="Open the table").click()
        return Table(self.page).sit_down()


class Table:
    """A table at which one plays."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.answered: list[str] = []

    # ---------------------------------------------------------------- what there is

    @property
    def status(self) -> Locator:
        """The plaque: who must do what."""
        return self.page.get_by_role("region", name="What is to be done")

    @property
    def head(self) -> Locator:
        return self.status.get_by_role("heading")

    @property
    def options(self) -> Locator:
        return self.page.get_by_role("region", name="Your options").locator("[data-option]")

    @property
    def bar(self) -> Locator:
        """Take back, start again, go on."""
        return self.page.get_by_role("region", name="Your turn", exact=True)

    @property
    def main(self) -> Locator:
        """The gold button."""
        return self.bar.locator("[data-main]")

    @property
    def undo(self) -> Locator:
        return self.bar.get_by_role("button", name="Undo")

    @property
    def restart(self) -> Locator:
        return self.bar.get_by_role("button", name="Restart turn")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="The table")

    @property
    def wire(self) -> Locator:
        """The connection in three words."""
        return self.page.get_by_role("banner").get_by_role("status")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="The game is over")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("complementary", name="Log")

    def option(self, words: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("region", name="Your options").get_by_role("button", name=words)

    def place(self, target: str) -> Locator:
        """Something on the board, by what it is: `card:red`, `box:red:M5`, `space:1:4`."""
        return self.page.locator(f'[data-target="{target}"]').first

    def now(self) -> Any:
        return self.page.evaluate(DECISIONS)

    # ---------------------------------------------------------------- waiting

    def sit_down(self) -> "Table":
        expect(self.page).to_have_url(re.compile("/t/"))
        expect(self.head).to_be_visible()
        return self

    def wait_for_something_to_do(self, before: Any = None, waiting: bool = False) -> Any:
        """Wait until this device has a choice, or the game is over; `before` is what was there and must have gone.
        With `waiting`, somebody else's turn will do as well."""
        told = "" if before is None else telling(before)
        for _ in range(PATIENCE // BEAT):
            if now := answer_of(self.page, SOMETHING_TO_DO, [told, waiting], BEAT):
                return now
            self.hurry()
        raise AssertionError(f"nothing to do: {self.now()}, before: {before}")

    def hurry(self) -> None:
        """What the others do is shown piece by piece; a press on the empty bar, as on anything, shows it at once."""
        self.page.mouse.click(600, 22)

    # ---------------------------------------------------------------- playing

    def answer(self, wish: str = "") -> Any:
        """Do one thing: `wish` in notation if it is offered, else end the turn if that can be done, else whatever comes
        first. Gives what can be done next."""
        before = self.wait_for_something_to_do()
        if before["over"]:
            return before
        self.choose(before, wish)
        return self.wait_for_something_to_do(before)

    def choose(self, now: Any, wish: str = "") -> None:
        if now["main"] and not wish and not now["picks"]:
            self.answered.append(now["main"])
            self.press(self.page.locator("[data-main]"))
            return
        text = wish or self.pick_one(now["options"])
        self.answered.append(text)
        self.press(self.page.locator(f'[data-option="{text}"]'))
        if not now["picks"]:
            return
        while not self.now()["main"]:  # a payment of several crystals
            more = [option for option in now["options"] if option not in self.now()["picked"]]
            self.press(self.page.locator(f'[data-option="{more[0]}"]'))
        self.press(self.page.locator("[data-main]"))

    def press_first(self, now: Any, waiting: bool = False) -> None:
        """Do whatever comes first, by touch and mouse alike: pick it, and press the gold button if that is needed."""
        if not now["main"]:
            self.page.locator(f'[data-option="{now["options"][0]}"]').click()
        if now["main"] or now["picks"]:
            self.page.locator("[data-main]").click()
        self.wait_for_something_to_do(now, waiting)

    def pick_one(self, options: list[str]) -> str:
        """One of the first few: they are the cheap and useful ones."""
        return self.random.choice(options[:3])

    def press(self, button: Locator) -> None:
        button.click()

    def take_turn(self) -> Any:
        """Answer until it is somebody else's turn, or the game is over."""
        now = self.wait_for_something_to_do()
        while not now["waiting"] and not now["over"]:
            self.choose(now)
            now = self.wait_for_something_to_do(now, waiting=True)
        return now

    def play_until(self, words: str | re.Pattern[str]) -> Any:
        """Answer until the plaque says these words."""
        for _ in range(MOST_ANSWERS):
            now = self.wait_for_something_to_do()
            if re.search(words, now["head"]):
                return now
            assert not now["over"], f"the game ended before anybody was asked: {words}"
            self.answer()
        raise AssertionError(f"never asked: {words}")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_ANSWERS):
            if self.answer()["over"]:
                return
        raise AssertionError("the game does not end")

    def finish_quickly(self) -> None:
        """Let the page press its own buttons until the game is over."""
        assert answer_of(self.page, AUTOPILOT, patience=10 * PATIENCE), f"the game does not end: {self.now()}"


class PhoneTable(Table):
    """A table on a phone: a tap looks, the gold button acts."""

    def press(self, button: Locator) -> None:
        button.tap()

    def hurry(self) -> None:
        self.page.touchscreen.tap(200, 22)


def answer_of(page: Page, question: str, argument: Any = None, patience: int = PATIENCE) -> Any:
    """What a question of the page is answered, as soon as that is not empty; None if it never is."""
    return page.evaluate(ASKING % question, [argument, patience])


def telling(now: Any) -> str:
    """What was there, as the page would write it."""
    return json.dumps(
        [now["head"], now["options"], now["main"], now["over"]], separators=(",", ":"), ensure_ascii=False
    )


def go_to(page: Page, target: Locator) -> None:
    """Press Tab until the focus is there, and check on the way that it can be seen."""
    expect(target).to_be_visible()
    element = target.element_handle()
    if element.evaluate("element => element === document.activeElement"):
        return
    look = f"element => ({{ ...({FOCUS})(), there: element === document.activeElement, gone: !element.isConnected }})"
    for _ in range(150):
        page.keyboard.press("Tab")
        at = element.evaluate(look)
        assert at["shown"] or at["lost"], f"the focus cannot be seen: {at}"
        if at["there"]:
            return
        if at["gone"]:  # it was drawn anew meanwhile
            element = target.element_handle()
    raise AssertionError(f"the tab key never comes to {target}")


def resize(page: Page, width: int, height: int) -> None:
    """Let the window have another size, and wait until the page is drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def until_nothing_moves(page: Page) -> None:
    """Wait until every animation that ends has ended."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState === 'finished'"
        " || one.effect?.getComputedTiming().endTime === Infinity)",
        polling=20,
    )


def light(page: Page, when: str) -> None:
    """Let the device say that it is `night` or `day`."""
    page.emulate_media(color_scheme="light" if when == "day" else "dark")
    assert answer_of(page, "day => (document.documentElement.dataset.theme === 'day') === day", when == "day")
    until_nothing_moves(page)
