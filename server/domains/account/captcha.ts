import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { asksForCaptcha, CAPTCHA_BITS, CAPTCHA_KEY_MS, hasLeadingZeros } from '#rules/account/captcha';
import type { Door } from '#rules/account/doors';
import type { Queries } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { lookAtDoor } from './doors';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

async function secretOf(queries: Queries): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value #>> '{}' as value from settings where key = 'captcha_secret'`.execute(queries);
  const secret = rows[0]?.value;
  if (!secret) throw new Error('the settings lack the secret of captchas');
  return secret;
}

const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** A new site key: when it was made, a number of its own, and what proves that it is ours (AUTH-006). */
export async function newSiteKey({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<string> {
  const text = `${clock.now().getTime().toString(36)}-${randomBytes(9).toString('base64url')}`;
  return `${text}.${signatureOf(text, await secretOf(database))}`;
}

/** Whether an answer is one to a key of ours that is young and was not used; uses it up. */
async function isRight({ database, clock }: Platform, answer: string): Promise<boolean> {
  const [text = '', signature = '', solution = ''] = answer.split('.');
  const now = clock.now();
  const expected = Buffer.from(signatureOf(text, await secretOf(database)));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = now.getTime() - Number.parseInt(text.split('-')[0]!, 36);
  if (!(age >= 0 && age < CAPTCHA_KEY_MS) || !hasLeadingZeros(sha256(`${text}.${signature}.${solution}`), CAPTCHA_BITS)) return false;
  const used = await database
    .insertInto('captcha_answers')
    .values({ key_hash: sha256(text), used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Asks for a captcha where one of the doors has seen many attempts; nothing where one is locked, which says so itself.
 * Comes before the attempt is counted, so that one which is sent again with its captcha counts once. Refuses: captcha_failed.
 */
export async function demandCaptcha(platform: Platform, doors: readonly (readonly [Door, string])[], answer: string | undefined): Promise<void> {
  const now = platform.clock.now();
  let isAsked = false;
  for (const [door, text] of doors) {
    const { isOpen, attempts } = await lookAtDoor(platform.database, door, text, now);
    if (!isOpen) return;
    isAsked ||= asksForCaptcha(door, attempts);
  }
  if (isAsked && !(answer !== undefined && (await isRight(platform, answer)))) throw refuse('captcha_failed');
}
