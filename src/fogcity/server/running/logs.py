"""The server's log: one JSON object per line, or plain text."""

from __future__ import annotations

import datetime as dt
import logging
import sys
from typing import Any

import msgspec

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as a JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A log record as plain text."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in _STANDARD)
        clock = dt.datetime.fromtimestamp(record.created, dt.UTC).astimezone().strftime("%H:%M:%S")
        line = f"{clock} {record.levelname.lower():7} {record.getMessage()}{' ' if more else ''}{more}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logs(as_json: bool, level: str) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))
