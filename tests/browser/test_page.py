"""The page comes from the server as it is built, on both screens; it is light and passes axe."""

import re

import pytest
from playwright.sync_api import Request, expect


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_page_loads(screen, request, axe, shot):
    page = request.getfixturevalue(screen)
    page.goto("/")
    expect(page).to_have_title(re.compile("Antechamber"))
    expect(page.locator("#app")).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    shot(page, "first-page")
    axe(page)


def test_the_first_page_is_light(desk):
    loaded: dict[str, Request] = {}
    desk.on("requestfinished", lambda request: loaded.update({request.url: request}))
    desk.goto("/", wait_until="networkidle")
    sizes = {url: request.sizes()["responseBodySize"] for url, request in loaded.items()}
    assert sum(sizes.values()) <= 200_000, sizes
