"""Short helpers that create, fill and play tables in tests of the server."""

from __future__ import annotations

import uuid


def new_name():
    """A unique name."""
    return f"Ann {uuid.uuid4().hex[:10]}"


def sit_down(server, game="cablecar", names=("Ann", "Bob"), start=True, **wanted):
    """A started table with these people in its seats. Returns the table and the people."""
    people = [server.guest(name) for name in names]
    table = people[0].table(game, seats=wanted.pop("seats", len(names)), **wanted)
    for person in people[1:]:
        person.do(table, "join", key=people[0].look(table)["invite"])
    if start:
        people[0].do(table, "start")
    return table, people


def seat_to_act(client, table):
    return client.look(table)["now"]["turn"]


def waits_for(now):
    """The seats that a game waits for."""
    return now["choosing"] or [turn for turn in [now["turn"]] if turn >= 0]


def play_on(table, people, actions=None, choose=0):
    """Play this many actions (None: to the end), each with the index `choose` in the legal actions."""
    done, found = 0, people[0].look(table)
    while found["now"]["turn"] >= 0 and (actions is None or done < actions):
        turn = found["now"]["turn"]
        if turn not in found["you"]:
            found = people[turn].look(table)
        now = found["now"]
        people[turn].do(table, "act", action=now["legal"][choose % len(now["legal"])], after=now["position"])
        found = people[turn].look(table)
        done += 1
    return people[0].look(table)


def agree_to_stop(table, people):
    """End a game early, by agreement."""
    people[0].do(table, "offer_stop")
    for person in people[1:]:
        person.do(table, "answer_stop", agrees=True)
