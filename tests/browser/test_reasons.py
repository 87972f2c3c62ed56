"""After the end, the replay says why a bot did what it did; before it, nothing does."""

import re

from playwright.sync_api import expect

from tests.browser.dealing import BOT, OPEN, deal, sit
from tests.browser.table import Table, resize

WHY = "Why (Bruno): Lots were drawn."


def test_the_replay_says_why_a_bot_did_it_once_the_game_is_over(desk, server, shot):
    told = []
    desk.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    link = deal(server, "mystery", [OPEN, BOT], lambda _: True, max_rounds=1, start_player=2)[1]
    sit(desk, link, "Ana")
    table = Table(desk)
    table.wait_for_something_to_do()  # the bot has begun
    place = re.search("/t/([^/#]+)", desk.url)
    assert place

    with desk.expect_response(lambda answer: "/replay?" in answer.url) as looked:
        desk.goto(f"/replay/{place[1]}/1")
    expect(desk.get_by_role("region", name="Replay")).to_contain_text("move 1 of")
    assert [(ply["seat"], ply["why"]) for ply in looked.value.json()["plies"]][:1] == [(2, [])]
    expect(table.status).to_contain_text("Bruno")
    expect(table.status).not_to_contain_text("Why")
    desk.get_by_role("button", name="To the table").click()

    table.finish_quickly()
    assert len(told) > 3
    assert not any("bot-because" in frame for frame in told)
    table.result.get_by_role("button", name="Replay").click()
    expect(table.head).to_have_text("Replay")
    expect(table.status).not_to_contain_text("Why")  # nobody has done anything yet
    desk.get_by_role("button", name="One move on").click()
    expect(table.status).to_contain_text(WHY)
    shot(desk, "replay-why")
    resize(desk, 390, 844)
    expect(table.status).to_contain_text(WHY)
    shot(desk, "replay-why")
    resize(desk, 1366, 768)
    for _ in range(2):  # to Ana's first answer
        desk.get_by_role("button", name="One move on").click()
    expect(table.status).to_contain_text("Ana")
    expect(table.status).not_to_contain_text("Why")
