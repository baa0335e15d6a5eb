/** A number from 0 to 1 for jitter, so devices that lost the server together don't retry together. */
export function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
