"""An Aztec table as a guest uses it: jewels are claimed, a token is laid, an artefact picked, and all of it locked."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import BEAT, Hall, PhoneTable, Table, answer_of

MOST_ANSWERS = 400

NOW = """() => {
  const seen = (element) => element && element.checkVisibility();
  const main = document.querySelector('[data-main]');
  return {
    over: Boolean(document.querySelector('.tablet')),
    curtain: Boolean(document.querySelector('.cloth')),
    telling: Boolean(document.querySelector('.confirm .next')),
    options: [...document.querySelectorAll('[data-option]')].filter(seen).map((one) => one.dataset.option),
    steppers: [...document.querySelectorAll('[data-more]')].filter(seen).map((one) => one.dataset.more),
    main: seen(main) ? main.textContent.trim() : '',
    ready: Boolean(seen(main) && main.ariaDisabled !== 'true'),
    locked: Boolean(document.querySelector('[data-change]')),
    waiting: Boolean(document.querySelector('.status.is-waiting')),
    saved: !document.querySelector('.save.is-sending, .answer[aria-busy=true]'),
  };
}"""
SOMETHING = f"(waiting) => {{ const now = ({NOW})(); return now.telling || now.saved && (now.over || now.curtain || \
now.main !== '' || (waiting && now.waiting)) ? now : null; }}"


# Chooses something and locks it, as soon as that can be done, without leaving the page: for rounds that must only pass.
# It ends when the game does or a curtain falls.
AUTOPILOT = f"""() => {{
  const now = ({NOW})();
  if (now.over || now.curtain) return now;
  document.body.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  if (!now.saved || now.telling || now.main === '') return false;
  window.chosen = (window.chosen ?? 0) + 1;
  const free = '[aria-pressed=false], [data-option]:not([aria-pressed])';
  const options = [...document.querySelectorAll(`[data-option]:is(${{free}})`)].filter((one) => one.checkVisibility());
  const steppers = [...document.querySelectorAll('[data-more]:not([aria-disabled])')];
  const these = now.ready ? [document.querySelector('[data-main]')] : options.length ? options : steppers;
  these[(window.chosen * 7) % these.length]?.click();
  return false;
}}"""


class AztecHall(Hall):
    """The first page, before the door of Aztec."""

    @property
    def door(self) -> Locator:
        return self.page.get_by_role("article", name="Aztec")


class AztecTable(Table):
    """A table at which Aztec is played."""

    def now(self) -> Any:
        return self.page.evaluate(NOW)

    def ready(self, waiting: bool = False) -> Any:
        """What can be done when everything has been told: nothing, if the game is over or a curtain fell."""
        while now := answer_of(self.page, SOMETHING, waiting):
            if not now["telling"]:
                return now
            self.hurry()
        raise AssertionError(f"nothing to do: {self.now()}")

    def choose(self, now: Any, wish: str = "") -> None:
        """Choose something, without locking it."""
        if now["ready"]:
            return
        if wish and wish not in now["options"]:
            raise AssertionError(f"{wish} is not offered: {now}")
        if now["options"] and not (now["steppers"] and self.random.random() < 0.5 and not wish):
            options = now["options"] if not wish else [wish]
            self.press(self.page.locator(f'[data-option="{self.random.choice(options)}"]').first)
            for option in options:  # scapegoats: as many as are needed
                if self.now()["ready"]:
                    return
                self.press(self.page.locator(f'[data-option="{option}"]').first)
        elif now["steppers"]:
            for _ in range(6):
                if self.now()["ready"]:
                    return
                more = self.page.locator("[data-more]:not([aria-disabled])")
                self.press(more.nth(self.random.randrange(more.count())))

    def lock(self) -> None:
        before = self.page.locator("[data-main]").text_content()
        self.press(self.page.locator("[data-main]"))
        assert answer_of(
            self.page,
            "(before) => { const main = document.querySelector('[data-main]');"
            " return !main || main.ariaDisabled === 'true' || main.textContent !== before; }",
            before,
        ), f"it cannot be locked: {self.now()}"

    def one(self, wish: str = "") -> Any:
        """Answer once; gives what was there."""
        now = self.ready()
        if not now["over"] and not now["curtain"]:
            self.choose(now, wish)
            self.lock()
        return now

    def until(self, kind: str) -> Any:
        """Answer until something of a kind is asked: `claim`, `believe`, `pick`."""
        for _ in range(MOST_ANSWERS):
            now = self.ready()
            if now["over"] or any(option.startswith(kind) for option in now["options"]):
                return now
            self.one()
        raise AssertionError(f"never asked: {kind}")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_ANSWERS):
            if self.one()["over"]:
                return
        raise AssertionError("the game does not end")

    def go_on(self) -> Any:
        """Let the page choose by itself for a moment, or until the game is over or a curtain falls."""
        return answer_of(self.page, AUTOPILOT, patience=BEAT) or self.now()


class AztecPhone(AztecTable, PhoneTable):
    """The same by touch."""


def open_table(page: Page, players: int, bots_from: int = 2, table: type[AztecTable] = AztecTable) -> AztecTable:
    """A table on this device, with bots from a seat on."""
    sheet = AztecHall(page).enter().set_table("on this device").players(players)
    for seat in range(bots_from, players + 1):
        sheet.seat(seat, "bot")
    sheet.seat(1, "me", "Ana").open()
    found = table(page)
    expect(found.head).to_be_visible()
    return found
