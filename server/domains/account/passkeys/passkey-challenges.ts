import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '#server/database/connection';
import { readPasskeySecret, spendChallenge } from './passkeys-store';

/** The purpose of a challenge: a sign-in, or a player's new passkey or re-authentication. */
export type ChallengePurpose = { kind: 'sign-in' } | { kind: 'register' | 'again'; player: number };

const CHALLENGE_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;

function sign(secret: string, head: Buffer, purpose: ChallengePurpose): Buffer {
  const subject = purpose.kind === 'sign-in' ? '' : purpose.player;
  return createHmac('sha256', secret).update(`${purpose.kind}|${subject}|`).update(head).digest();
}

/** A challenge with a signed purpose and time, so that nothing is stored for unanswered ones. */
export async function newChallenge(queries: Queries, purpose: ChallengePurpose, now: Date): Promise<Buffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES);
  const head = Buffer.concat([randomBytes(NONCE_BYTES), time]);
  return Buffer.concat([head, sign(await readPasskeySecret(queries), head, purpose)]);
}

/** Whether a challenge is ours, for this purpose, and recent enough. */
export async function isOurs(queries: Queries, challenge: string, purpose: ChallengePurpose, now: Date): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const signature = sign(await readPasskeySecret(queries), head, purpose);
  const given = bytes.subarray(head.length);
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return false;
  const age = now.getTime() - head.readUIntBE(NONCE_BYTES, TIME_BYTES);
  return age >= 0 && age < CHALLENGE_MS;
}

/** Marks a challenge as used; returns whether it was unused. */
export function takeChallenge(queries: Queries, challenge: string, now: Date): Promise<boolean> {
  return spendChallenge(queries, createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest(), now);
}
