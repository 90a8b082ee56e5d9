// The server may be below a path, such as /fog. Addresses in our code are without it: it is added where the browser gets
// an address, and removed where an address comes from the browser.

/** The path that the server is below; empty: none. The server writes it into the page. */
export const base: string = globalThis.document?.documentElement?.dataset?.base ?? "";

/** An address as the browser must have it, for links and requests. What is no path, such as #rules, stays as it is. */
export function full(address: string): string {
  return address.startsWith("/") ? base + address : address;
}

/** Is a path that the browser knows one of this server? */
export function isBelow(pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** A path that the browser knows, as our code writes it. */
export function within(pathname: string): string {
  return isBelow(pathname) ? pathname.slice(base.length) || "/" : pathname;
}

/** The name of something in the browser's storage, which all servers at an origin share. */
export function storageName(name: string): string {
  return base ? `${base} ${name}` : name;
}
