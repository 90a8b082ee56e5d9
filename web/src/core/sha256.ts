/** The first 32 bits of the fractional parts of roots of the first primes, as the standard has them. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++)
    if (!Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0))
      found.push(((n ** (1 / root) % 1) * 2 ** 32) | 0);
  return found;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of bytes as hexadecimal digits. Browsers have their own only on secure pages, which a home network is not. */
export function sha256(bytes: Uint8Array): string {
  const keys = fractions(64, 3);
  const state = fractions(8, 2);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (keys[i] ?? 0) + (w[i] ?? 0);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + word) | 0;
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
