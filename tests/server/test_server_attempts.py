"""Guessing passphrases: attempts are counted by account and by address, and never use up those of the owner."""

from __future__ import annotations

from itertools import count

import pytest

from tests.helpers.server import Client, Server
from tests.helpers.tables import new_name

RIGHT, WRONG = "cable cars climb", "a wrong passphrase"
MOST = 10  # attempts at once


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with its usual limits. Each visitor has an address of their own."""
    with Server(tmp_path_factory.mktemp("strict"), limits=1.0) as server:
        yield server


class Visitor(Client):
    """Somebody at an address, by default at one where nobody else is. A proxy on this machine tells which."""

    addresses = count(1)

    def __init__(self, server, address=None, **who):
        super().__init__(server, **who)
        place = next(self.addresses)
        self.address = address or f"198.18.{place // 250}.{place % 250 + 1}"
        self.http.headers["x-forwarded-for"] = self.address

    def log_in(self, name, passphrase=RIGHT):
        """The status of an attempt to log in."""
        return self.http.post("/api/login", json={"name": name, "passphrase": passphrase}).status_code


def account(server):
    """A visitor with an account, logged in."""
    found = Visitor(server)
    found.name = new_name()
    found.post("/api/guest", name=found.name)
    found.post("/api/account", name=found.name, passphrase=RIGHT)
    return found


def guess_everywhere(server, name):
    """Use up all attempts at an account, from many addresses. Returns their statuses."""
    return [Visitor(server).log_in(name, WRONG) for _ in range(MOST + 1)]


def test_attempts_at_one_account_are_counted_from_all_addresses(strict):
    statuses = guess_everywhere(strict, account(strict).name)
    assert statuses[:MOST] == [401] * MOST
    assert statuses[-1] == 429


def test_spellings_of_a_name_that_log_in_to_one_account_are_counted_as_one(strict):
    ann = account(strict)
    spellings = ["\u200b" * extra + ann.name for extra in range(1, MOST)]
    spellings += [ann.name.upper(), f"  {ann.name} ", ann.name[0] + "\u2060" + ann.name[1:], "\ufeff" + ann.name]
    statuses = [Visitor(strict).log_in(name, WRONG) for name in spellings]
    assert statuses.count(401) <= MOST
    assert statuses[-1] == 429
    assert Visitor(strict).log_in(ann.name[0] + "\u200b" + ann.name[1:]) == 429, "this is that account too"


def test_attempts_as_an_address_lock_nobody_at_that_address_out(strict):
    ann, home = account(strict), Visitor(strict)
    guess_everywhere(strict, home.address)
    assert home.log_in(ann.name) == 200


def test_the_owner_logs_in_from_a_known_browser_whatever_others_guess(strict):
    ann = account(strict)
    ann.post("/api/logout")
    guess_everywhere(strict, ann.name)
    assert Visitor(strict).log_in(ann.name) == 429, "a browser that the account does not know"
    assert ann.log_in(ann.name) == 200


def test_the_owner_logs_in_from_a_known_browser_whatever_is_guessed_at_the_same_address(strict):
    ann = account(strict)
    ann.post("/api/logout")
    others = [Visitor(strict, ann.address) for _ in range(MOST + 1)]
    assert [other.log_in(new_name(), WRONG) for other in others][-1] == 429
    assert ann.log_in(ann.name) == 200


def test_who_is_logged_in_changes_the_passphrase_whatever_others_guess(strict):
    ann = account(strict)
    guess_everywhere(strict, ann.name)
    ann.post("/api/me/passphrase", old=RIGHT, passphrase="a fog bell at Alcatraz")


def test_attempts_from_a_known_browser_are_limited_too(strict):
    ann = account(strict)
    ann.post("/api/logout")
    statuses = [ann.log_in(ann.name, WRONG) for _ in range(MOST + 1)]
    assert statuses.count(401) <= MOST + 1
    assert statuses[-1] == 429


def test_who_found_a_cookie_has_few_attempts_at_the_passphrase(strict):
    thief = Visitor(strict, cookie=account(strict).cookie)
    asked = [("/api/tokens", {"passphrase": WRONG}), ("/api/me/passphrase", {"old": WRONG, "passphrase": RIGHT})]
    asked += [("/api/me/recovery", {"passphrase": WRONG})]
    statuses = [
        thief.http.post(path, json=body).status_code for _ in range(MOST // len(asked) + 2) for path, body in asked
    ]
    assert statuses.count(403) <= MOST + 1
    assert statuses[-1] == 429


def test_a_browser_known_to_one_account_is_not_known_to_another(strict):
    ann, bob = account(strict), account(strict)
    guess_everywhere(strict, ann.name)
    assert bob.log_in(ann.name) == 429


def test_a_browser_may_be_known_to_several_accounts(strict):
    ann, bob = account(strict), account(strict)
    assert ann.log_in(bob.name) == 200
    guess_everywhere(strict, ann.name)
    assert ann.log_in(ann.name) == 200


def test_a_browser_that_was_logged_out_from_elsewhere_is_not_known_any_more(strict):
    ann, other = account(strict), Visitor(strict)
    assert other.log_in(ann.name) == 200
    [first] = [session for session in other.get("/api/sessions") if not session["this"]]
    other.ask("DELETE", f"/api/sessions/{first['id']}")
    guess_everywhere(strict, ann.name)
    assert ann.log_in(ann.name) == 429
    assert other.log_in(ann.name) == 200


def test_the_key_of_a_known_browser_opens_nothing_by_itself(strict):
    ann = account(strict)
    device = ann.http.cookies.get("fogcity_device")
    assert device
    assert Client(strict, cookie=device).get("/api/me", expect=401)["code"] == "who_are_you"
    assert Client(strict, token=device).get("/api/me", expect=401)["code"] == "who_are_you"


def test_the_cookie_of_a_known_browser_cannot_be_read_by_scripts_and_is_stored_as_a_hash(strict):
    ann = Visitor(strict)
    ann.post("/api/guest", name="Ann")
    answer = ann.http.post("/api/account", json={"name": "Cookie reader", "passphrase": RIGHT})
    [cookie] = [text for text in answer.headers.get_list("set-cookie") if text.startswith("fogcity_device=")]
    assert {"httponly", "samesite=strict"} <= {part.strip().lower() for part in cookie.split(";")}
    stored = b"".join(file.read_bytes() for file in strict.data.glob("fogcity.db*"))
    assert ann.http.cookies.get("fogcity_device").encode() not in stored
