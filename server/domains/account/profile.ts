import { sql } from 'kysely';
import * as v from 'valibot';
import type { Problem } from '#contract/fields/field-messages';
import { postalCodeOf } from '#contract/fields/postal-code';
import type { ProfileChange } from '#contract/fields/profile';
import { isoBirthdayProblem } from '#rules/account/age';
import { licenceOf } from '#rules/account/restrictions';
import { type Queries, sqlStateOf, type Transaction } from '#server/database/connection';
import { refuseFields } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { audit } from './audit';
import type { Scene } from './scene';

/** Minutes for which an entered password opens sensitive changes. */
const FRESH_MS = 30 * 60_000;

type Told = Awaited<ReturnType<typeof readTold>>;

function readTold(transaction: Transaction, player: number) {
  return transaction
    .selectFrom('players')
    .select(['country', 'postal_code', 'date_of_birth', 'mobile_phone', 'nickname'])
    .where('id', '=', player)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const problem = (key: Problem['key']): Problem => ({ key, values: {} });

/** What only the platform can judge of a change: what was told before, and the day. */
function judge(change: ProfileChange, told: Told, scene: Scene, now: Date): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  for (const field of ['country', 'date_of_birth'] as const) {
    if (change[field] && told[field] && change[field] !== told[field]) problems[field] = problem('fields.invalid');
  }
  const age = change.date_of_birth && isoBirthdayProblem(change.date_of_birth, licenceOf(scene.licence, scene.country), now);
  if (age) problems.date_of_birth = age;
  const country = told.country ?? change.country ?? null;
  if (change.postal_code && !v.is(postalCodeOf(country), change.postal_code)) problems.postal_code = problem('fields.postal_code');
  return problems;
}

async function isNicknameTaken(queries: Queries, player: number, nickname: string): Promise<boolean> {
  const found = await queries
    .selectFrom('players')
    .select('id')
    .where(sql`lower(nickname)`, '=', nickname.toLowerCase())
    .where('id', '!=', player)
    .executeTakeFirst();
  return found !== undefined;
}

const UNIQUE_VIOLATION = '23505';

async function write(transaction: Transaction, player: number, change: ProfileChange, scene: Scene): Promise<void> {
  const values = { ...change, ...(change.nickname !== undefined && { nickname: change.nickname || null }) };
  try {
    await transaction.updateTable('players').set(values).where('id', '=', player).execute();
  } catch (error) {
    // Somebody took the nickname in the same instant.
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw refuseFields(scene.locale, { nickname: problem('fields.nickname_taken') });
  }
}

/** Changes declared parts of the profile. Refuses with bad_input by field, reauthentication_required. */
export async function changeProfile(transaction: Transaction, session: Session, change: ProfileChange, scene: Scene, now: Date): Promise<void> {
  const told = await readTold(transaction, session.player);
  const problems = judge(change, told, scene, now);
  if (change.nickname && (await isNicknameTaken(transaction, session.player, change.nickname))) problems.nickname = problem('fields.nickname_taken');
  if (Object.keys(problems).length > 0) throw refuseFields(scene.locale, problems);
  const isPhoneChanged = change.mobile_phone !== undefined && told.mobile_phone !== null && change.mobile_phone !== told.mobile_phone;
  if (isPhoneChanged && now.getTime() - session.authenticatedAt.getTime() >= FRESH_MS) throw refuse('reauthentication_required');
  const changed = Object.keys(change);
  if (changed.length === 0) return;
  await write(transaction, session.player, change, scene);
  await audit(transaction, session.player, 'profile_changed', { fields: changed });
}

/** What a player staked, won and deposited since the account exists, by currency. */
export async function readStats(queries: Queries, player: number) {
  const rows = await queries
    .selectFrom('usage_hours')
    .select((select) => [
      'currency',
      select.fn.sum<string>('wagered').as('wagered'),
      select.fn.sum<string>('won').as('won'),
      select.fn.sum<string>('deposited').as('deposited'),
    ])
    .where('player_id', '=', player)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, wagered, won, deposited }) => ({
    currency,
    wagered_cents: Number(wagered),
    won_cents: Number(won),
    deposited_cents: Number(deposited),
  }));
}
