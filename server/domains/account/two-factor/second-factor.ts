import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;

const authenticatorOf = (secret: string, issuer = '', account = '') =>
  new TOTP({ issuer, label: account, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret: Secret.fromHex(secret) });

/** The six digits of one step for a secret in hexadecimal (RFC 6238, SHA-1). */
export function codeOfStep(secret: string, step: number): string {
  return authenticatorOf(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });
}

/** The step of the authenticator at an instant. */
export function stepAt(now: Date): number {
  return TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() });
}

/** The step that a code belongs to: the current one or a neighbour, since clocks differ. Null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const offset = authenticatorOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return offset === null ? null : stepAt(now) + offset;
}

/** A secret as apps take it: base32 without padding (RFC 4648). */
export function toBase32(secret: string): string {
  return Secret.fromHex(secret).base32;
}

/** The address by which an app takes a secret, named by the brand and the player's email. */
export function otpauthUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  return authenticatorOf(secret, issuer, account).toString();
}

/** A recovery code as it's kept. The player is part of it, so that one table of hashes serves against nobody else. */
export function hashRecoveryCode(player: number, plain: string): Buffer {
  return createHash('sha256').update(`${player}:${plain}`).digest();
}
