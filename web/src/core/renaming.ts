import type { EntryMessage, Renamed, TableInfo } from "../net/schema";

/** A table with the new name of a player. It may be older than the message, so only names are taken over. */
export function infoWithName(info: TableInfo, { player, name, info: told }: Renamed): TableInfo {
  return {
    ...info,
    host_name: info.host === player ? name : info.host_name,
    seats: info.seats.map((seat, n) => {
      const now = told.seats[n];
      return seat.player === player && now?.player === player ? { ...seat, name: now.name ?? "" } : seat;
    }),
  };
}

/** An entry with the new name of a player. */
export function withName(told: EntryMessage, message: Renamed): EntryMessage {
  const { entry, info } = told;
  if (entry.what === "said" && entry.player === message.player)
    return { ...told, entry: { ...entry, name: message.name } };
  return info ? { ...told, info: infoWithName(info, message) } : told;
}
