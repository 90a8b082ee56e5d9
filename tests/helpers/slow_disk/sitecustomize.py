"""Simulates a slow disk: on the path of a server process, this delays every commit.

If the server announces a move before it is durable, killing the process in that time loses the move. A fast disk would
hide that.
"""

import sys
import time

if "serve" in sys.orig_argv:
    from sqlalchemy import Engine, event

    @event.listens_for(Engine, "commit")
    def wait(_connection):
        time.sleep(0.1)
