/** An address with the key that lets somebody in who has it; as it is, if there is none. */
export function withKey(address: string, key: string): string {
  if (!key) return address;
  return `${address}${address.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
}

/** Where a table is, in the page. */
export function tableAddress(table: string, key = ""): string {
  return withKey(`/table/${table}`, key);
}
