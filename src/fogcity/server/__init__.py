"""The web server: tables that people and bots play at, over HTTP and WebSocket.

    table/    what happens at tables: commands, decisions, log entries, state, rooms, messages
    http/     the API, the WebSocket, the page, rate limits
    bots/     processes in which bots choose actions
    store/    the database
    running/  the commands `fogcity serve`, `verify` and `admin`; settings, logs, backups

What happens on a click is in the docstring of `fogcity.server.table`.
"""
