"""Several seats at one screen, as others see them: the request in the waiting room, and whose seats they are."""

from __future__ import annotations

import re

from tests.helpers.page_players import TOUCH

SAME_SCREEN = re.compile("same screen as Bob")


def seated(visit, **about):
    """Ann's open table, at which Bob sits: both look at the waiting room."""
    ann, bob = visit(**about), visit(**about)
    table = ann.make(bots=[], seats=3, start=False)
    bob.ask("POST", "/api/guest", name="Bob")
    bob.ask("POST", f"/api/tables/{table}/join")
    for guest in (ann, bob):
        guest.open(f"/table/{table}")
    return table, ann, bob


def test_one_more_seat_is_asked_for_and_granted_and_everybody_sees_whose_it_is(visit):
    table, ann, bob = seated(visit)
    bob.button("One more player at this screen").click()
    bob.page.get_by_text("You have asked the host for one more seat.").wait_for()
    ann.page.get_by_text("Bob asks for one more seat at the same screen, for Player 2.").wait_for()
    assert "Player 2" not in ann.page.get_by_role("list").filter(has_text="Bob").inner_text()
    ann.button("Allow Bob").click()
    seats = ann.page.get_by_role("list").filter(has_text="Player 2")
    seats.get_by_text(SAME_SCREEN).wait_for()
    ann.button("Begin").click()
    players = ann.page.get_by_role("region", name="Players")
    players.get_by_text(SAME_SCREEN).wait_for()
    assert bob.page.get_by_text(SAME_SCREEN).count() == 0, "Bob knows who sits at his screen"
    ann.ask("POST", f"/api/tables/{table}/offer_stop")
    bob.ask("POST", f"/api/tables/{table}/answer_stop", agrees=True)
    ann.open(f"/table/{table}?at=0")
    ann.page.get_by_text(SAME_SCREEN).first.wait_for()


def test_the_host_declines_one_more_seat_and_the_player_is_told(visit):
    _, ann, bob = seated(visit, **TOUCH)
    bob.button("One more player at this screen").click()
    ann.button("Decline Bob").click()
    bob.page.get_by_text("The host did not agree to one more seat for you.").wait_for()
    bob.button("One more player at this screen").click()
    bob.button("Withdraw").click()
    bob.button("One more player at this screen").wait_for()
    assert ann.button("Allow Bob").count() == 0


def test_the_host_needs_nobody_to_add_friends_at_the_own_screen(visit):
    _, ann, bob = seated(visit)
    ann.button("One more player at this screen").click()
    bob.page.get_by_text("same screen as Ann").wait_for()


def account(visit, name):
    """Somebody who has an account of this name."""
    owner = visit()
    owner.ask("POST", "/api/guest", name="Otto")
    owner.ask("POST", "/api/account", name=name, passphrase="cable cars climb")


def test_a_guest_who_wants_an_account_s_name_is_told_and_offered_another(visit):
    account(visit, "Wilhelmina")
    host, guest = visit(), visit()
    table = host.make(bots=[], seats=3, start=False)
    page = guest.open(f"/table/{table}")
    name = page.get_by_label("Your name")
    name.fill("WiIheImina")
    guest.button("Sit down").click()
    page.get_by_text("Choose another, such as WiIheImina 2.").wait_for()
    assert name.input_value() == "WiIheImina 2"
    guest.button("Sit down").click()
    page.get_by_role("listitem").filter(has_text="WiIheImina 2").wait_for()
    guest.complaints[:] = [told for told in guest.complaints if "status of 409" not in told]  # the browser's own words


def test_automatic_names_give_way_to_those_of_accounts(visit):
    account(visit, "Player 5")
    ann = visit()
    table = ann.make(bots=[], seats=6, start=False)
    page = ann.open(f"/table/{table}")
    for name in ("Player 2", "Player 3", "Player 4", "Player 6"):
        ann.button("One more player at this screen").click()
        page.get_by_role("listitem").filter(has_text=name).wait_for()
    assert page.get_by_text("Choose another").count() == 0


def test_the_host_removes_somebody_and_shares_a_new_link(visit):
    ann, bob = visit(), visit()
    table = ann.make(bots=[], seats=3, start=False, open=False)
    bob.ask("POST", "/api/guest", name="Bob")
    bob.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    for guest in (ann, bob):
        guest.open(f"/table/{table}")
    link = ann.page.get_by_role("textbox", name="Link to this table")
    old = link.input_value()
    bob.page.get_by_role("heading", name="Seats").wait_for()
    ann.button("Free up 2").click()
    ann.page.wait_for_function("([box, old]) => box.value !== old", arg=[link.element_handle(), old])
    assert ann.look(table)["invite"] in link.input_value()
    bob.page.get_by_role("heading", name="Seats").wait_for(state="detached")
    bob.complaints[:] = [told for told in bob.complaints if "status of 404" not in told]  # the browser's own words
