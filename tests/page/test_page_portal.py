"""The page of people whom a portal names."""

from __future__ import annotations

import pytest

from tests.helpers.server import Server

SENTENCES = {
    "en": "no passphrase",
    "nl": "geen wachtwoord",
    "fr": "ni phrase secrète",
    "nb": "verken passord",
    "ko": "비밀번호와 복구 코드가 없어요",
}


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("home"), "--login-header", "Remote-User", "--proxy", "127.0.0.0/8") as found:
        yield found


def named(visit, home, name, **about):
    """A visitor whom the portal names."""
    return visit(home, extra_http_headers={"Remote-User": name}, **about)


@pytest.mark.parametrize("language", SENTENCES)
def test_the_account_dialog_says_that_the_portal_logs_in_and_out(visit, home, language):
    guest = named(visit, home, "ann", language=language)
    page = guest.open()
    page.locator("button", has_text="ann").first.click()
    page.get_by_text(SENTENCES[language]).wait_for()
    buttons = page.locator("dialog .ui-buttons button")
    assert buttons.count() == 2, buttons.all_inner_texts()  # tokens, and deletion
    if language == "en":
        page.get_by_role("button", name="Delete").last.click()
        page.locator("dialog input[type=checkbox]").wait_for()
        assert page.locator("dialog input[type=password]").count() == 0


def test_the_page_follows_when_the_portal_names_somebody_else(visit, home):
    guest = named(visit, home, "bea")
    page = guest.open()
    page.locator("button", has_text="bea").first.wait_for()
    guest.context.set_extra_http_headers({"Remote-User": "cid"})
    other = guest.new_page()
    other.goto("/")
    for tab in (other, page):
        tab.locator("button", has_text="cid").first.wait_for()
    cookies = {cookie["name"] for cookie in guest.context.cookies()}
    assert "fogcity_browser" in cookies
    assert "fogcity" not in cookies
