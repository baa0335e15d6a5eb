import { codeOfStep, stepAt } from '#server/domains/account/two-factor/second-factor';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret in hexadecimal, from the base32 that an app is given. */
function toHex(base32: string): string {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

/** The code that an authenticator app shows for a secret in base32; `steps` later or earlier than now. */
export function codeOf(base32: string, now: Date = new Date(), steps = 0): string {
  return codeOfStep(toHex(base32), stepAt(now) + steps);
}
