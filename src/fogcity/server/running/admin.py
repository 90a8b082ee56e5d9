"""The command `fogcity admin`: maintain a server's data, whether the server runs or not."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogcity.core.errors import FogCityError
from fogcity.core.operating_system import restrict_to_owner, server_data_dir
from fogcity.server.running.command import NEEDED

if TYPE_CHECKING:
    from sqlalchemy import Engine

Option = typer.Option
app = typer.Typer(
    name="admin",
    help="Maintain a server's data: back up, restore, list, close a table, delete a player.\n\n"
    "Use the same --data or --database as for [bold]fogcity serve[/bold].",
    no_args_is_help=True,
)

Data = Annotated[
    Path | None,
    Option("--data", metavar="DIR", help="The server's data directory. \\[default: in your user data directory]"),
]
Url = Annotated[
    str | None, Option("--database", metavar="URL", help="The server's database, if it is not in the data directory.")
]


def _open(data: Path | None, database: str | None, must_exist: bool = True) -> Engine:
    try:
        from fogcity.server.store.engine import open_engine
        from fogcity.server.store.files import explain_damage
    except ImportError as error:
        raise FogCityError(f"{NEEDED} ({error.name} is missing)") from None
    file = (data or server_data_dir()) / "fogcity.db"
    if database is None and must_exist and not file.exists():
        raise FogCityError(f"there is no server data in {file.parent}; give the server's directory with --data")
    engine = open_engine(database or f"sqlite:///{file.absolute()}")
    explain_damage(engine)
    return engine


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="For example fogcity-2026-01-31.backup.")],
    data: Data = None,
    database: Url = None,
) -> None:
    """Back up everything to one file. The server may run. The file has the secrets of running games: keep it safe."""
    from fogcity.server.running.backup import back_up

    if file.exists():
        raise FogCityError(f"{file} already exists; choose another file")
    file.touch(mode=0o600)
    try:
        count = back_up(_open(data, database), file)
    except BaseException:
        for left in (file, file.with_name(file.name + ".part")):
            left.unlink(missing_ok=True)
        raise
    restrict_to_owner(file)
    typer.echo(f"{file}: {count} rows, {file.stat().st_size} bytes")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], data: Data = None, database: Url = None
) -> None:
    """Restore a backup into an empty directory or database of either kind. The server must not run."""
    from fogcity.server.running.backup import restore as put_back

    engine = _open(data, database, must_exist=False)
    try:
        typer.echo(f"{put_back(engine, file)} rows restored")
    finally:
        engine.dispose()


@app.command("list")
def list_tables(
    data: Data = None,
    database: Url = None,
    status: Annotated[str | None, Option(help="Only tables that are waiting, playing, over or closed.")] = None,
    players: Annotated[bool, Option("--players", help="List players instead of tables.")] = False,
    most: Annotated[int, Option(min=1, help="The maximum number, the latest first.")] = 50,
) -> None:
    """List tables, or players."""
    import sqlalchemy as sa

    from fogcity.server.store import schema

    with _open(data, database).connect() as connection:
        if players:
            people = sa.select(schema.players).where(~schema.players.c.deleted)
            for row in connection.execute(people.order_by(schema.players.c.created.desc()).limit(most)):
                typer.echo(f"{row.id}  {_kind(row.login, row.portal)}  {_date(row.created)}  {row.name}")
            return
        query = sa.select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(most)
        if status is not None:
            query = query.where(schema.tables.c.status == status)
        for row in connection.execute(query):
            size = f"{row.seats} seats  {row.number:4} entries"
            typer.echo(f"{row.id:10}  {row.game:8}  {row.status:7}  {size}  {_date(row.changed)}")


@app.command()
def close(
    table: Annotated[str, typer.Argument(help="The table's id.")], data: Data = None, database: Url = None
) -> None:
    """Close a table without a result. A running server notifies its players within seconds."""
    from fogcity.server.store import logs
    from fogcity.server.store.logs import AppendStatements, Change, Row
    from fogcity.server.table import entries
    from fogcity.server.timestamps import unix_ms

    engine = _open(data, database)
    now = unix_ms()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        row = logs.find_table(connection, table)
        if row is None:
            raise FogCityError(f"there is no table {table!r}; see `fogcity admin list`")
        if row.status in ("over", "closed"):
            raise FogCityError(f"table {table} is already {row.status}")
        ended = Row(row.number + 1, now, None, None, entries.write(entries.Ended("closed")))
        change = Change("closed", row.host, -1, None, now)
        if not AppendStatements(engine).append(connection, table, [ended], change, None):
            raise FogCityError("the table has just changed; try again")
    typer.echo(f"table {table} is closed")


@app.command()
def delete(
    player: Annotated[str, typer.Argument(help="The player's id, or the name of an account.")],
    data: Data = None,
    database: Url = None,
    yes: Annotated[bool, Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Delete a player: name, passphrase, recovery codes, keys and chat messages. Their games stay, without the name."""
    from fogcity.server.accounts import login_of
    from fogcity.server.store import people
    from fogcity.server.table.entries import without_own_words

    engine = _open(data, database)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        found = people.find_player(connection, player)
        if found is None and (account := people.find_login(connection, login_of(player))) is not None:
            found = account[0]
        if found is None:
            raise FogCityError(f"there is no player {player!r}; see `fogcity admin list --players`")
        if not yes:
            typer.confirm(f"Delete {found.name} ({found.id}) permanently?", abort=True)
        tables = people.delete_player(connection, found.id, without_own_words)
    typer.echo(f"{found.id} was deleted; {len(tables)} tables stay, without the name")


@app.command()
def portal(
    account: Annotated[str, typer.Argument(help="The name of an account.")],
    data: Data = None,
    database: Url = None,
    identity: Annotated[
        str,
        Option("--as", metavar="NAME", help="What the portal calls its owner. \\[default: the name of the account]"),
    ] = "",
    yes: Annotated[bool, Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Hand an account over to the person whom the portal of `--login-header` names.

    Its passphrase, recovery codes, sessions and tokens end.
    """
    from fogcity.server.accounts import login_of
    from fogcity.server.portal import check_identity
    from fogcity.server.problems import BadRequest
    from fogcity.server.store import people

    try:
        named = check_identity([(identity or account).encode()])
    except BadRequest as problem:
        raise FogCityError(problem.text) from None
    engine = _open(data, database)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        found = people.find_login(connection, login_of(account))
        if found is None:
            raise FogCityError(f"there is no account {account!r}; see `fogcity admin list --players`")
        if (other := people.find_portal(connection, named)) is not None:
            raise FogCityError(f"{named} has the account {other.name} ({other.id}) already; delete that first")
        if not yes:
            typer.confirm(f"Hand {found[0].name} ({found[0].id}) over to {named} of the portal?", abort=True)
        people.hand_over(connection, found[0].id, named)
    typer.echo(f"{found[0].name} belongs to {named} of the portal now")


def _kind(login: str | None, identity: str | None) -> str:
    return "guest  " if login is None else "account" if identity is None else "portal "


def _date(milliseconds: int) -> str:
    return dt.datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
