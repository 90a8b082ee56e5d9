"""Tables. What happens when a player clicks:

1. `http.socket` (or `http.routes.commands`) decodes a command of `commands`, and checks who sent it.
2. `execute.execute` checks rate limits and invitations (`authorization`), and passes the command to the table's room.
3. `decide.decide` returns the log entries that the command leads to (`entries`), or raises a problem.
4. `room.Room` applies the entries to a copy of its state (`state.TableState.apply`) and appends them to the log
   (`store.logs`). If another process has written first, the room catches up and decides again.
5. Once the entries are durable, the room's state is replaced, and each watcher gets a message (`messages`) built from
   the watcher's own view of the game. `notifier` tells players elsewhere, and other processes.
6. If a bot is to act next, `bot_moves` asks it, and its action goes through steps 3 to 5. For a clock, a timer is set.

If several seats choose at the same time, `choosing` collects their choices until all have chosen.

`service` puts the parts together. `rooms` loads tables from their logs and drops idle ones. `creation` creates tables.
`scheduler` and `peers` run in the background: deadlines, heartbeats, and pub/sub messages of other processes.
"""
