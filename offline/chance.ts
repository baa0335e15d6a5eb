/** A number from 0 to 1 for jitter, so that devices which lost the platform together do not come back together. */
export function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
