"""A title that the page has no drawing for yet is played from its view and its options alone."""

import re

from playwright.sync_api import expect

from tests.browser.table import Table

# The server offers Mystery under a name for which the page has neither a drawing nor a word of its own.
KNOWN, UNDRAWN = "mystery", "jaguar"


def rename(page):
    """Let the page meet the title under another name: in every address, message and frame."""

    def call(route):
        request = route.request
        body = request.post_data
        answer = route.fetch(
            url=request.url.replace(f"/titles/{UNDRAWN}", f"/titles/{KNOWN}"),
            post_data=body and body.replace(f'"{UNDRAWN}"', f'"{KNOWN}"'),
        )
        route.fulfill(response=answer, body=answer.text().replace(f'"{KNOWN}"', f'"{UNDRAWN}"'))

    def join(socket):
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(str(frame).replace(f'"{KNOWN}"', f'"{UNDRAWN}"')))

    page.route("**/api/**", call)
    page.route_web_socket("**/play", join)


def test_a_title_without_a_drawing_is_playable_to_its_end(desk, shot, axe):
    rename(desk)
    desk.goto("/")
    desk.get_by_role("article", name="Shards of the Jaguar").get_by_role("button").nth(1).click()
    sheet = desk.get_by_role("dialog")
    sheet.get_by_role("button", name="2", exact=True).click()
    sheet.get_by_label("Seat 2", exact=True).select_option("bot")
    sheet.locator("summary").click()
    sheet.get_by_label("max_rounds").fill("1")
    sheet.get_by_role("button", name="Open the table").click()

    table = Table(desk)
    table.sit_down()
    now = table.wait_for_something_to_do()
    expect(table.head).to_contain_text("Guest, it is your turn")
    expect(table.board.first).to_contain_text("This game has no drawn table yet")
    expect(table.board.first).to_contain_text("supply")
    for option in now["options"]:
        expect(table.options.filter(has_text=re.compile(f"^{re.escape(option)}$"))).to_be_visible()
    shot(desk, "plain")
    axe(desk)
    table.play_to_the_end()
    expect(table.result).to_contain_text("Guest")
    expect(table.result.get_by_role("columnheader", name="Points")).to_be_visible()
    shot(desk, "plain-end")
