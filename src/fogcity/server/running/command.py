"""The commands `fogcity serve` and `fogcity verify`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from fogcity.core.errors import BadOption
from fogcity.core.fair_deal import Proof, check_deal
from fogcity.core.operating_system import server_data_dir
from fogcity.core.table import Table
from fogcity.games.registry import replay as replay_record

Option = typer.Option
NEEDED = "the installation is incomplete; repair it with: pip install --force-reinstall fogcity"


def serve(
    host: Annotated[str, Option(help="The address to listen on; 0.0.0.0 accepts other machines.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        Option(min=0, max=65535, help="The port; 0 for any free one. \\[default: 8000, or the next free one]"),
    ] = None,
    open_: Annotated[bool, Option("--open", metavar="", help="Open the page in your browser.")] = False,
    data: Annotated[
        Path | None, Option(metavar="DIR", help="Where to store games. \\[default: in your user data directory]")
    ] = None,
    database: Annotated[
        str | None, Option(metavar="URL", help="postgresql://USER:PASSWORD@HOST/NAME instead of SQLite.")
    ] = None,
    redis: Annotated[str | None, Option(metavar="URL", help="redis://HOST:PORT, for several server processes.")] = None,
    synchronous: Annotated[
        str, Option(help="FULL: moves survive a power cut. NORMAL: faster; moves survive only a crash of the server.")
    ] = "FULL",
    bots: Annotated[
        int | None,
        Option(
            min=2,
            max=256,
            help="The number of bot processes, without that for bots nobody waits for. "
            "\\[default: one per core, at least two]",
        ),
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
    proxy: Annotated[
        list[str] | None,
        Option(
            metavar="CIDR",
            help="A proxy, or its network, whose X-Forwarded headers count. Repeatable. \\[default: this machine]",
        ),
    ] = None,
    login_header: Annotated[
        str,
        Option(metavar="NAME", help="The header with which a portal names people, such as Remote-User. Needs --proxy."),
    ] = "",
    base_path: Annotated[
        str,
        Option(metavar="PATH", envvar="FOGCITY_BASE_PATH", help="The path that a proxy has this server at, as /fog."),
    ] = "",
    metrics: Annotated[
        str, Option(metavar="HOST:PORT", help="Where /metrics is, for Prometheus; none: nowhere.")
    ] = "127.0.0.1:9464",
    docs: Annotated[
        Path | None,
        Option(
            metavar="DIR",
            help="The built documentation, for /docs/. \\[default: what `make docs` built in this checkout]",
        ),
    ] = None,
    allow_long_bots: Annotated[
        list[str] | None,
        Option(metavar="NAME", help="An account at whose tables bots may think longer than expert. Repeatable."),
    ] = None,
    review_effort: Annotated[
        float,
        Option(metavar="X", min=0.01, max=1000, help="How many times as many samples as usual reviews take."),
    ] = 1.0,
    limits: Annotated[float, Option(min=0.01, help="A factor for all rate limits.")] = 1.0,
    log: Annotated[str, Option(help="The log format: text or json.")] = "text",
    log_level: Annotated[str, Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables over the api, until Ctrl-C."""
    if log not in ("text", "json"):
        raise BadOption(f"--log must be text or json, not {log!r}")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"--log-level must be debug, info, warning or error, not {log_level!r}")
    try:
        from fogcity.server.bots.pool import start_early
        from fogcity.server.running.logs import set_up_logs

        set_up_logs(log == "json", log_level)
        early = None if lazy else start_early()  # it loads the code of bots while the rest is imported
        from fogcity.server.http.base_path import check_base_path
        from fogcity.server.http.login_header import check_login_header
        from fogcity.server.running.browser import open_when_ready
        from fogcity.server.running.serving import LOCAL, Settings
        from fogcity.server.running.serving import serve as run
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        raise BadOption(f"{NEEDED} ({package} is missing)") from None
    settings = Settings(
        host=host,
        port=port,
        data=data or server_data_dir(),
        database=database,
        redis=redis,
        synchronous=synchronous.upper(),
        bots=bots,
        lazy=lazy,
        hooks=hook or [],
        origins=origin or [],
        proxies=proxy or list(LOCAL),
        login_header=check_login_header(login_header, proxy),
        base_path=check_base_path(base_path),
        metrics="" if metrics == "none" else metrics,
        docs=docs,
        review_effort=review_effort,
        limits=limits,
        long_bots=allow_long_bots or [],
    )

    def on_listening(address: str, note: str) -> None:
        typer.echo(f"{note}Fog City is at {address} (Ctrl-C stops it)")
        if open_:
            open_when_ready(address, typer.echo)

    run(settings, on_listening, early)


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A game record, as text or JSON; - reads standard input.")
    ],
    commitment: Annotated[str, Option(metavar="HEX", help="The commitment that you noted before the game.")] = "",
    contribution: Annotated[str, Option(metavar="HEX", help="What you contributed to the deal.")] = "",
) -> None:
    """Check that a game was dealt as it was promised before its start, and that all moves are legal."""
    table = replay_record(sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes())
    if table.continued and not commitment and not contribution:
        typer.echo(f"All {len(table.moves)} actions are legal.")
        typer.echo(_where_it_comes_from(table))
        return
    proof = check_deal(table, commitment, contribution)
    typer.echo(f"All {len(table.moves)} actions are legal, and the deal matches its commitment {proof.commitment}.")
    for line in _what_it_proves(proof, bool(commitment), bool(contribution)):
        typer.echo(line)


def _where_it_comes_from(table: Table) -> str:
    """Why there is no deal to check."""
    hidden = "guessed anew" if table.continued[-1].seat is not None else "as it was there"
    origin = f"table {table.tags['continues']}" if "continues" in table.tags else "another game"
    after = f"action {table.first}" if table.first else "the start"
    return (
        f"The game was played on from {origin} after {after}, with what was hidden {hidden}. "
        "Nothing was dealt for it, so there is no deal to check."
    )


def _what_it_proves(proof: Proof, noted: bool, contributed: bool) -> Iterator[str]:
    """What a record proves, and what it does not."""
    if noted:
        yield "It is the commitment that you noted, so the secret was not replaced since then."
    else:
        yield (
            "This proves only that the record is consistent with itself: whoever wrote it could have replaced secret "
            "and commitment together. Compare it with the commitment that you noted, or that your client stored, "
            "before the game: fogcity verify RECORD --commitment HEX"
        )
    silent = [str(number) for number, given in enumerate(proof.contributions, 1) if not given]
    if len(silent) == len(proof.contributions):
        older = " (tables of older versions let nobody)" if proof.version == 1 else ""
        yield (
            f"No player contributed to this deal{older}. So the server may have tried many secrets before it showed "
            "the commitment of one."
        )
        return
    if silent:
        yield f"Bots, or players who contributed nothing: seat {', '.join(silent)}."
    if contributed:
        yield "Your contribution was used, so nobody could choose this deal before you contributed."
    else:
        yield (
            "If you contributed, check that your contribution was used: "
            "fogcity verify RECORD --commitment HEX --contribution HEX"
        )


def add_to(app: typer.Typer) -> None:
    """Add these commands to a larger one."""
    app.command()(serve)
    app.command()(verify)
