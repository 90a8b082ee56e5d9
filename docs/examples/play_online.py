"""Play whole games over the network as gripman. Copy this, and let your own bot choose.

It contributes to each deal, and says at the end whether the game was dealt as promised (docs/fair-deals.md).

python play_online.py http://localhost:8000 TOKEN            accept all challenges
python play_online.py http://localhost:8000 TOKEN cablecar   play one game against a built-in bot
"""

import base64
import json
import secrets
import sys

import httpx
import numpy as np

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.gripman import Gripman
from fogcity.core.errors import FogCityError
from fogcity.core.fair_deal import check_deal

promised = {}  # by table: the commitment as we first saw it, and our contribution. Store it, if your bot restarts.


def main(url, token, name=None):
    with httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=90) as server:
        if name:
            wanted = {"game": name, "bots": ["conductor"], "start": True, "contribute": True}
            table = server.post("/api/tables", json=wanted).raise_for_status().json()["table"]
            contribute(server, table, "contribute")
            play(server, table)
            return
        with server.stream("GET", "/api/stream") as notices:  # a line for every change at our tables
            for line in filter(str.strip, notices.iter_lines()):
                notice = json.loads(line)
                if notice["kind"] == "challenge":
                    contribute(server, notice["table"], "join")
                elif notice["kind"] == "your_turn":
                    play(server, notice["table"])


def contribute(server, table, how):
    """Note the commitment of a table, and contribute to its deal."""
    info = server.get(f"/api/tables/{table}").raise_for_status().json()["info"]
    promised.setdefault(table, (info["commitment"], secrets.token_hex(16)))  # the first counts
    server.post(f"/api/tables/{table}/{how}", json={"contribution": promised[table][1]})


def compare(server, table):
    """Was the game dealt as it was promised?"""
    if table not in promised:
        return "not checked: it began before this bot"
    record = server.get(f"/api/tables/{table}/record").raise_for_status()
    try:
        check_deal(fogcity.replay(record.text), *promised.pop(table))
    except FogCityError as error:
        return f"WRONG: {error}"
    return "as promised"


def play(server, table):
    """Play a game to its end."""
    number = 0
    while True:
        entries = server.get(f"/api/tables/{table}/entries", params={"after": number, "wait": 50}).raise_for_status()
        number = entries.json()["number"]
        state = server.get(f"/api/tables/{table}").raise_for_status().json()
        if state["info"]["status"] != "playing":
            print(table, state["info"]["end"])
            if state["info"]["secret"]:
                print("the deal:", compare(server, table))
            return
        if state["now"]["legal"]:
            action, position = choose(server.get(f"/api/tables/{table}/view").raise_for_status().json())
            server.post(f"/api/tables/{table}/act", json={"action": action, "after": position})


def choose(seen):
    """The action that gripman chooses with 300 playouts."""
    game = fogcity.game(seen["game"])
    view = game.read_view(base64.b64decode(seen["view"]), seen["seat"])
    action = Gripman(game).choose(view, game.legal(view), np.random.default_rng(), Budget(None, playouts=300))
    return game.text(view, action), seen["position"]


if __name__ == "__main__":
    main(*sys.argv[1:])
