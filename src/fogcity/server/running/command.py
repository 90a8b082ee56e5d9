"""The commands `fogcity serve` and `fogcity verify`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fogcity.core.errors import BadOption, BadRecord
from fogcity.games.registry import replay as replay_record

Option = typer.Option
NEEDED = "the server needs more packages: pip install 'fogcity[server]'"


def serve(
    host: Annotated[str, Option(help="The address to listen on; 0.0.0.0 accepts other machines.")] = "127.0.0.1",
    port: Annotated[
        int | None, Option(min=0, max=65535, help="The port; 0 for any free one. [8000, or the next free one]")
    ] = None,
    open_: Annotated[bool, Option("--open", metavar="", help="Open the page in your browser.")] = False,
    data: Annotated[
        Path | None, Option(metavar="DIR", help="Where to store games. [in your user data directory]")
    ] = None,
    database: Annotated[
        str | None, Option(metavar="URL", help="postgresql://USER:PASSWORD@HOST/NAME instead of SQLite.")
    ] = None,
    redis: Annotated[str | None, Option(metavar="URL", help="redis://HOST:PORT, for several server processes.")] = None,
    synchronous: Annotated[
        str, Option(help="FULL: moves survive a power cut. NORMAL: faster; moves survive only a crash of the server.")
    ] = "FULL",
    bots: Annotated[
        int | None, Option(min=2, max=256, help="The number of bot processes. [one per core, at least two]")
    ] = None,
    lazy: Annotated[
        bool, Option("--lazy", metavar="", help="Compile rules and start bots only when they are needed.")
    ] = False,
    hook: Annotated[
        list[str] | None, Option(metavar="MODULE:CLASS", help="A hook that notifies absent players. Repeatable.")
    ] = None,
    origin: Annotated[
        list[str] | None, Option(metavar="URL", help="Another origin whose pages may use the API. Repeatable.")
    ] = None,
    limits: Annotated[float, Option(min=0.01, help="A factor for all rate limits.")] = 1.0,
    log: Annotated[str, Option(help="The log format: text or json.")] = "text",
    log_level: Annotated[str, Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables over the api, until Ctrl-C."""
    try:
        from fogcity.server.running.browser import open_when_ready
        from fogcity.server.running.logs import set_up_logs
        from fogcity.server.running.serving import Settings
        from fogcity.server.running.serving import serve as run
    except ImportError as error:
        raise BadOption(f"{NEEDED} ({error.name} is missing)") from None
    if log not in ("text", "json"):
        raise BadOption(f"--log must be text or json, not {log!r}")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"--log-level must be debug, info, warning or error, not {log_level!r}")
    set_up_logs(log == "json", log_level)
    settings = Settings(
        host=host,
        port=port,
        data=data or default_data_dir(),
        database=database,
        redis=redis,
        synchronous=synchronous.upper(),
        bots=bots,
        lazy=lazy,
        hooks=hook or [],
        origins=origin or [],
        limits=limits,
    )

    def on_listening(address: str, note: str) -> None:
        typer.echo(f"{note}Fog City is at {address} (Ctrl-C stops it)")
        if open_:
            open_when_ready(address, typer.echo)

    run(settings, on_listening)


def default_data_dir() -> Path:
    """The default directory for the server's data. It is the same on all systems, and older servers used it too."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fogcity" / "server"


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record, as text or JSON.")],
) -> None:
    """Check that a game was dealt from the secret committed to before its first move, and that all moves are legal."""
    import hashlib

    table = replay_record(file.read_bytes())
    commitment = table.tags.get("commitment")
    if commitment is None:
        raise BadRecord("this record has no tag `commitment`, so there is nothing to check the deal against")
    if not isinstance(table.seed, (bytes, bytearray)):
        raise BadRecord("the seed of this record is not a secret of 32 bytes")
    found = hashlib.sha256(bytes(table.seed)).hexdigest()
    if found != commitment:
        raise BadRecord(f"the deal does not match its commitment: the secret has the digest {found}, not {commitment}")
    actions = len(table.moves)
    typer.echo(f"The deal matches its commitment ({found[:16]}...), and all {actions} actions are legal.")


def add_to(app: typer.Typer) -> None:
    """Add these commands to a larger one."""
    app.command()(serve)
    app.command()(verify)
