"""The commands `fogcity serve` and `fogcity verify`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fogcity.core.errors import BadOption, BadRecord
from fogcity.games.registry import replay as replay_record

Option = typer.Option
NEEDED = "the server needs a few more packages: pip install 'fogcity[server]'"


def serve(
    host: Annotated[str, Option(help="Where to listen; 0.0.0.0 for other machines too.")] = "127.0.0.1",
    port: Annotated[
        int | None, Option(min=0, max=65535, help="The port; 0 for any that is free. [8000, or the next that is free]")
    ] = None,
    open_: Annotated[bool, Option("--open", metavar="", help="Open the page in your browser.")] = False,
    data: Annotated[Path | None, Option(metavar="FOLDER", help="Where games are kept. [your data folder]")] = None,
    database: Annotated[
        str | None, Option(metavar="URL", help="postgresql://USER:PASSWORD@HOST/NAME instead of SQLite.")
    ] = None,
    redis: Annotated[str | None, Option(metavar="URL", help="redis://HOST:PORT, for several servers.")] = None,
    synchronous: Annotated[
        str, Option(help="FULL: a move survives a power cut. NORMAL: quicker, survives a crash of the program.")
    ] = "FULL",
    bots: Annotated[
        int | None, Option(min=2, max=256, help="Processes in which bots think. [one for each core, two at least]")
    ] = None,
    lazy: Annotated[
        bool, Option("--lazy", metavar="", help="Make nothing ready before somebody needs it: a lighter start.")
    ] = False,
    hook: Annotated[
        list[str] | None, Option(metavar="MODULE:CLASS", help="Tells players who are away. Repeatable.")
    ] = None,
    origin: Annotated[
        list[str] | None, Option(metavar="URL", help="Another address that pages may be at. Repeatable.")
    ] = None,
    limits: Annotated[float, Option(min=0.01, help="Times the usual limits of how often one may ask.")] = 1.0,
    log: Annotated[str, Option(help="text or json.")] = "text",
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
        raise BadOption(f"--log is text or json, not {log!r}")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"--log-level is debug, info, warning or error, not {log_level!r}")
    set_up_logs(log == "json", log_level)
    settings = Settings(
        host=host,
        port=port,
        data=data or usual_folder(),
        database=database,
        redis=redis,
        synchronous=synchronous.upper(),
        bots=bots,
        lazy=lazy,
        hooks=hook or [],
        origins=origin or [],
        limits=limits,
    )

    def tell(address: str, note: str) -> None:
        typer.echo(f"{note}Fog City is at {address} (Ctrl-C stops it)")
        if open_:
            open_when_ready(address, typer.echo)

    run(settings, tell)


def usual_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fogcity" / "server"


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as text or JSON.")],
) -> None:
    """Check that a game was dealt from the secret that was promised before its first move, and played by the rules."""
    import hashlib

    table = replay_record(file.read_bytes())
    promised = table.tags.get("commitment")
    if promised is None:
        raise BadRecord("this record has no tag `commitment`: nothing was promised before the game")
    if not isinstance(table.seed, (bytes, bytearray)):
        raise BadRecord("the seed of this record is no secret of 32 bytes")
    found = hashlib.sha256(bytes(table.seed)).hexdigest()
    if found != promised:
        raise BadRecord(f"the deal is not the one that was promised: the secret has the digest {found}, not {promised}")
    actions = len(table.moves)
    typer.echo(f"The deal is the one that was promised ({found[:16]}...), and all {actions} actions are legal.")


def add_to(app: typer.Typer) -> None:
    """Add these commands to a larger one."""
    app.command()(serve)
    app.command()(verify)
