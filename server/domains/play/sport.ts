import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { localeSchema } from '#contract/fields/locale';
import type { Queries } from '#server/database/connection';
import { readSecret } from '#server/database/settings-store';
import type { Environment } from '#server/environment';
import type { Platform } from '#server/platform';
import { redeemPass } from './sport-store';

/** How long a pass is valid. */
export const PASS_SECONDS = 60;

/** The data about a player for the sportsbook. Times are seconds since the epoch. */
const passSchema = v.strictObject({
  /** Identifies the pass, so that it's accepted once. */
  id: v.pipe(v.string(), v.uuid()),
  /** The origin that may accept it. */
  audience: v.string(),
  player: v.number(),
  nickname: v.string(),
  currency: v.string(),
  locale: localeSchema,
  issued_at: v.number(),
  expires_at: v.number(),
});
export type Pass = v.InferOutput<typeof passSchema>;

/** The key that signs passes: the environment's, otherwise the one generated with the database. */
export async function sportSecret(queries: Queries, { sportSecret: given }: Pick<Environment, 'sportSecret'>): Promise<string> {
  if (given !== null) return given;
  return readSecret(queries, 'sport_secret');
}

const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** Encodes a new pass for an address: its JSON in base64url, a dot, and its HMAC-SHA256 in base64url. */
export function writePass(pass: Omit<Pass, 'id' | 'issued_at' | 'expires_at'>, secret: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const whole: Pass = { ...pass, id: randomUUID(), issued_at: issuedAt, expires_at: issuedAt + PASS_SECONDS };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Verifies a pass at its host; null if the signature, the audience or the time is wrong. */
export function readPass(token: string, secret: string, { audience, now }: { audience: string; now: Date }): Pass | null {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(text, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const result = v.safeParse(passSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (!result.success || result.output.audience !== audience) return null;
  return now.getTime() / 1000 < result.output.expires_at ? result.output : null;
}

/** Accepts a pass at its host, once; null if it isn't valid or was used before. */
export async function enterByPass(
  { environment, database, clock }: Pick<Platform, 'environment' | 'database' | 'clock'>,
  token: string,
): Promise<Pass | null> {
  const now = clock.now();
  const pass = readPass(token, await sportSecret(database, environment), { audience: environment.sportOrigin, now });
  return pass && (await redeemPass(database, pass, now)) ? pass : null;
}
