/** An address with a table's key, if there is one. */
export function withKey(address: string, key: string): string {
  if (!key) return address;
  return `${address}${address.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
}

/** The address of a table. */
export function tableAddress(table: string, key = ""): string {
  return withKey(`/table/${table}`, key);
}
