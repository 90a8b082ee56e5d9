"""The `fogcity` command, for tests that run it."""

import sys

FOGCITY = [sys.executable, "-m", "fogcity"]


class Ended(tuple):
    """How a command ended: exit code, standard output, standard error."""

    code, out, err = (property(lambda self, i=i: self[i]) for i in range(3))


def is_one_line(text):
    return text.startswith("fogcity: ") and text.count("\n") == 1 and "Traceback" not in text
