"""A disk that takes its time: on the path of a server process, this makes every commit wait before it begins.

What is told too early is lost when the process is killed then; on a quick disk, nobody would notice.
"""

import sys
import time

if "serve" in sys.orig_argv:
    from sqlalchemy import Engine, event

    @event.listens_for(Engine, "commit")
    def wait(_connection):
        time.sleep(0.1)
