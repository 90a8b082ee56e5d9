"""The protocol: which games are played, that nothing about them changes by accident, and which tracks can be chosen."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

import fogcity
from fogcity.arena.benchmark.protocol import NAMES_NOW, Track, all_tracks, choose_tracks, digest, is_complete
from fogcity.arena.play.schedule import Schedule
from fogcity.arena.settings import Settings
from fogcity.bots.bot import Budget, QuickBot
from fogcity.bots.registry import find_bot
from fogcity.core.errors import BadOption, UnknownGame
from tests.helpers.arena import bot, play_here

TRACKS = all_tracks()
every_track = pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)


def test_the_protocol_is_the_one_that_was_published() -> None:
    """If this fails, results are no longer comparable with published ones: raise VERSION."""
    assert digest(TRACKS) == "1320244b755e3ab0"
    assert digest(all_tracks(quick=True)) == "9579a1ec0155e7e7"


PLAYED = {  # digests of a deal between conductor and gripman, usual and held out
    "cablecar": ["a1e25fa9", "1e567504"],
    "company": ["992ac5ec", "7a5e0dec"],
    "ticket": ["e4ef8d4a", "655b496d"],
}


@pytest.mark.parametrize("name", fogcity.games())
def test_the_opponents_play_as_they_did_when_the_protocol_was_published(name: str) -> None:
    """If this fails, opponents became stronger or weaker: raise VERSION."""
    found = []
    for held_out in (False, True):
        track = next(track for track in TRACKS if track.game == name and track.held_out == held_out)
        settings = Settings(
            name, ["conductor", NAMES_NOW["gripman:20p"]], 2, 2, "1", dict(track.options), board=track.board
        )
        results = play_here(settings)
        played = [(int(row["actions"]), int(row["turns"]), row["score"].tolist()) for row in results.rows]
        found.append(hashlib.sha256(repr(played).encode()).hexdigest()[:8])
    assert found == PLAYED[name]


@every_track
def test_each_deal_is_played_once_from_every_seat(track: Track) -> None:
    settings = track.settings(bot("First"), "1s")
    schedule = Schedule(len(settings.bots), settings.seats, int(settings.seed))
    assert settings.games == schedule.whole_rounds(settings.games)
    numbers = np.arange(settings.games)
    seats = schedule.seating(numbers)
    deals = schedule.deals(numbers).reshape(track.deals, track.seats)
    assert (deals == deals[:, :1]).all()
    assert len(np.unique(deals)) == track.deals
    assert ((seats == 0).sum(axis=1) == 1).all()
    own = (seats == 0).argmax(axis=1).reshape(track.deals, track.seats)
    assert (np.sort(own, axis=1) == np.arange(track.seats)).all()


@every_track
def test_no_opponent_looks_at_the_clock(track: Track) -> None:
    opponent = find_bot(track.opponent, track.played, Budget(seconds=1.0))
    assert isinstance(opponent.bot, QuickBot) or opponent.budget.seconds is None


def test_all_games_have_tables_for_two_full_tables_and_held_out_tracks() -> None:
    for name in fogcity.games():
        game = fogcity.game(name)
        there = {(track.seats, track.held_out) for track in TRACKS if track.game == name}
        assert there == {(seats, out) for seats in (2, game.seats[-1]) for out in (False, True)}
    assert all(track.options or track.board for track in TRACKS if track.held_out)


def test_no_two_tracks_share_a_seed_and_the_quick_protocol_has_its_own() -> None:
    both = [*TRACKS, *all_tracks(quick=True)]
    assert len({track.seed for track in both}) == len(both)
    assert sum(track.games for track in both[len(TRACKS) :]) < sum(track.games for track in TRACKS) / 4


def test_tracks_are_chosen_by_game_and_pattern() -> None:
    names = [track.name for track in choose_tracks(["ticket"], ["*/conductor", "*/held-out"])]
    assert names == ["ticket/2/conductor", "ticket/4/conductor", *(f"ticket/{n}/conductor/held-out" for n in (2, 4))]
    assert is_complete(choose_tracks())
    assert not is_complete(choose_tracks(["ticket"]))
    assert is_complete(choose_tracks(quick=True))
    assert digest(choose_tracks(["ticket"])) != digest(choose_tracks(["company"]))
    with pytest.raises(BadOption, match="no track is named 'chess/"):
        choose_tracks([], ["chess/2/*"])
    with pytest.raises(UnknownGame):
        choose_tracks(["chess"])
