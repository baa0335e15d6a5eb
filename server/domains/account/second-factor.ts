import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;

/** The six digits of one step for a secret in hexadecimal (RFC 6238, SHA-1). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest();
  const offset = digest.at(-1)! & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The authenticator's time step at an instant. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The step that a code belongs to: the current one or a neighbour, because clocks differ. Null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now);
  const given = Buffer.from(code);
  const isOf = (step: number) => given.length === 6 && timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given);
  return [current, current - 1, current + 1].find(isOf) ?? null;
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret in the form that apps accept: base32 without padding (RFC 4648). */
export function toBase32(secret: string): string {
  const bits = Array.from(Buffer.from(secret, 'hex'), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The otpauth address from which an app reads a secret, named after the brand and the player's email. */
export function otpauthUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = Object.entries({ secret: toBase32(secret), issuer, algorithm: 'SHA1', digits: '6', period: String(STEP_SECONDS) });
  return `otpauth://totp/${label}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The stored hash of a recovery code. The player is part of it, so a precomputed table can't be reused for other players. */
export function hashRecoveryCode(player: number, plain: string): Buffer {
  return createHash('sha256').update(`${player}:${plain}`).digest();
}
