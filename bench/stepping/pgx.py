"""Backgammon of pgx: a compiled batch with automatic resets that stays on the device; the best size counts."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
import pgx
from bench.stepping.turns import played, take_turns
from pgx.experimental import auto_reset

SIZES = (64, 128, 256, 1024, 4096)
DEPTH = 16  # steps in one call
env = pgx.make("backgammon")
step = auto_reset(env.step, env.init)


def choose(mask: jax.Array, key: jax.Array) -> jax.Array:
    """A uniformly random legal action, from one random number."""
    counted = jnp.cumsum(mask.astype(jnp.int32))
    return jnp.argmax(counted > jnp.floor(jax.random.uniform(key) * counted[-1]))


def batch(size: int) -> Callable[[], int]:
    """A function that makes steps in this many games at once."""

    def once(carry: tuple[pgx.State, jax.Array], _: None) -> tuple[tuple[pgx.State, jax.Array], jax.Array]:
        state, key = carry
        key, for_actions, for_steps = jax.random.split(key, 3)
        actions = jax.vmap(choose)(state.legal_action_mask, jax.random.split(for_actions, size))
        state = jax.vmap(step)(state, actions, jax.random.split(for_steps, size))
        # XLA computes only what is used, so use observation and mask.
        return (state, key), state.observation.sum() + state.legal_action_mask.sum()

    several = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=DEPTH))
    key = jax.random.key(1)
    kept = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key)]

    def play() -> int:
        carry, used = several(kept.pop())
        used.block_until_ready()
        kept.append(carry)
        return size * DEPTH

    play()
    return play


def main() -> None:
    """Find the best size, and play with it."""
    found = []
    for size in SIZES:
        play = batch(size)
        figures = played(play, 1.0)
        found.append((figures["steps"] / figures["core"], size, play))
    _speed, size, play = max(found)
    take_turns(play, note=f"{size} games")


main()
