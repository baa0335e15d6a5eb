const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a trusted device skips the second step. */
export const TRUST_MS = 14 * DAY_MS;

/** How long a new secret waits for its first code. */
export const ENROLMENT_MS = 30 * MINUTE_MS;

/** How recently a player must have entered the password or a passkey to change second factor, recovery codes or passkeys. */
export const FRESH_MS = 5 * MINUTE_MS;

/** How many recovery codes a player gets at a time. */
export const RECOVERY_CODES = 10;

/** The number of remaining recovery codes from which new ones are suggested. */
export const FEW_RECOVERY_CODES = 3;

/** Without 0, 1, I, L and O, which are easily misread, and U, which may spell words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** One recovery code, such as K7QD-3MXP-9RTA: about 59 bits. `pick` returns a whole number below its argument. */
export function makeRecoveryCode(pick: (below: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => letters[pick(letters.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A recovery code as it's hashed: spaces, hyphens and case don't count. Null for what can't be one. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase();
  const isOne = plain.length === GROUPS * GROUP_LENGTH && [...plain].every((letter) => letters.includes(letter));
  return isOne ? plain : null;
}

/** The facts about the device that a trust cookie identifies. */
export interface TrustedDevice {
  player: number;
  deviceId: string | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** Whether a device may skip the second step: it's this player's, its fingerprint matches, and the trust hasn't expired. */
export function isTrusted(known: TrustedDevice, { player, deviceId }: { player: number; deviceId: string | null }, now: Date): boolean {
  return known.player === player && deviceId !== null && known.deviceId === deviceId && known.revokedAt === null && known.expiresAt > now;
}

/** Whether a player has entered the password or a passkey recently enough to change sign-in methods. */
export function isFresh(authenticatedAt: Date, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() < FRESH_MS;
}
