import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { ConfigOf } from '#contract/fields/config/index';
import { localeSchema } from '#contract/fields/locale';
import type { Queries } from '#server/database/connection';
import type { Environment } from '#server/environment';

/** A pass holds for so long after it was written. */
export const PASS_SECONDS = 60;

/** What the betting host is told of a player. Times are seconds since the epoch. */
const passSchema = v.strictObject({
  /** Names the pass, so that it lets in once. */
  id: v.pipe(v.string(), v.uuid()),
  /** The origin that it is for. */
  audience: v.string(),
  player: v.number(),
  nickname: v.string(),
  currency: v.string(),
  locale: localeSchema,
  issued_at: v.number(),
  expires_at: v.number(),
});
export type Pass = v.InferOutput<typeof passSchema>;

/** The origin of the sportsbook: what the configuration names, else the environment. */
export function sportOrigin({ host }: Pick<ConfigOf<'betting-config'>, 'host'>, { sportOrigin: own }: Pick<Environment, 'sportOrigin'>): string {
  return host ?? own;
}

/** What passes are signed with: the environment's, else the one made with the database. */
export async function sportSecret(queries: Queries, { sportSecret: given }: Pick<Environment, 'sportSecret'>): Promise<string> {
  if (given !== null) return given;
  const { rows } = await sql<{ value: string }>`select value #>> '{}' as value from settings where key = 'sport_secret'`.execute(queries);
  const secret = rows[0]?.value;
  if (!secret) throw new Error('the settings lack the secret of the sportsbook');
  return secret;
}

const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** A new pass, as text for an address: the pass as JSON in base64url, a point, and its HMAC-SHA256 in base64url. */
export function writePass(pass: Omit<Pass, 'id' | 'issued_at' | 'expires_at'>, secret: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const whole: Pass = { ...pass, id: randomUUID(), issued_at: issuedAt, expires_at: issuedAt + PASS_SECONDS };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Reads a pass at the host that it is for; null where the signature, the audience or the time is another. */
export function readPass(token: string, secret: string, { audience, now }: { audience: string; now: Date }): Pass | null {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(text, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const result = v.safeParse(passSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (!result.success || result.output.audience !== audience) return null;
  return now.getTime() / 1000 < result.output.expires_at ? result.output : null;
}

/** Notes that a pass was shown; answers whether it was the first time. */
export async function redeemPass(queries: Queries, { id, expires_at: expiresAt }: Pass, now: Date): Promise<boolean> {
  await queries.deleteFrom('sport_passes').where('expires_at', '<', now).execute();
  const first = await queries
    .insertInto('sport_passes')
    .values({ id, used_at: now, expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}
