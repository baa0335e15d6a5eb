import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/connection';

const STEP_SECONDS = 30;

/** The six digits of one step for a secret in hexadecimal (RFC 6238, SHA-1). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest();
  const offset = digest.at(-1)! & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Whether a code is the one of this step or of a neighbour; each step is good for one sign-in. */
export async function isSecondFactor(
  database: Database,
  player: { id: number; two_factor_secret: string | null },
  code: string,
  now: Date,
): Promise<boolean> {
  const { id, two_factor_secret: secret } = player;
  if (!secret) return false;
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  const step = [current, current - 1, current + 1].find((one) => timingSafeEqual(Buffer.from(codeOfStep(secret, one)), Buffer.from(code)));
  if (step === undefined) return false;
  const used = await database
    .updateTable('players')
    .set({ two_factor_last_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('two_factor_last_step', 'is', null), where('two_factor_last_step', '<', step)]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
