import * as v from 'valibot';
import type { Problem } from '#contract/fields/field-messages';
import { postalCodeOf } from '#contract/fields/postal-code';
import type { PlayerField } from '#contract/fields/player-field';
import type { ProfileChange } from '#contract/fields/profile';
import { isoBirthdayProblem } from '#rules/account/fields/age';
import { problemsOf } from '#rules/account/fields/player-fields';
import { isStateOfPostalCode, stateOfAddress } from '#rules/account/fields/state-of-postal-code';
import { licenceOf } from '#rules/account/restrictions';
import { updatePlayer } from '#server/database/players-store';
import { type Queries, sqlStateOf, type Transaction } from '#server/database/connection';
import { refuseFields } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { audit } from '../security/audit';
import type { Visitor } from '../sign-in/visitor';
import { lockProfile, findNickname, sumUsage } from './profile-store';

/** The minutes for which an entered password allows sensitive changes. */
const FRESH_MS = 30 * 60_000;

type Stored = Awaited<ReturnType<typeof readStored>>;

function readStored(transaction: Transaction, player: number) {
  return lockProfile(transaction, player);
}

const problem = (key: Problem['key']): Problem => ({ key, values: {} });

/** The checks of a change that only the server can make: earlier values, and the date. */
function judge(
  change: ProfileChange,
  stored: Stored,
  fields: readonly PlayerField[],
  visitor: Visitor,
  now: Date,
): Record<string, Problem> {
  const home = stored.country ?? change.country ?? null;
  const ruled = { licence: licenceOf(visitor.licence, visitor.country), country: home, now };
  const problems = problemsOf(fields, change, ruled, Object.keys(change));
  for (const field of ['country', 'date_of_birth'] as const) {
    if (change[field] && stored[field] && change[field] !== stored[field]) problems[field] = problem('fields.fixed');
  }
  // Details proven by a document can't be changed by the player; operators correct them.
  for (const field of ['first_name', 'last_name'] as const) {
    if ((stored.verified || stored.sumsub_verified) && change[field] && change[field] !== stored[field])
      problems[field] = problem('fields.fixed');
  }
  // A confirmed number is changed by a code sent to the new one.
  if (stored.phone_confirmed_at !== null && change.mobile_phone && change.mobile_phone !== stored.mobile_phone)
    problems.mobile_phone = problem('fields.phone_confirmed');
  const age = change.date_of_birth && isoBirthdayProblem(change.date_of_birth, licenceOf(visitor.licence, visitor.country), now);
  if (age) problems.date_of_birth = age;
  const address = { country: home, postal_code: change.postal_code ?? stored.postal_code, state: change.state ?? '' };
  if (!isStateOfPostalCode(address)) problems.state = problem('fields.state_of_postal_code');
  if (change.postal_code && !v.is(postalCodeOf(home), change.postal_code)) problems.postal_code = problem('fields.postal_code');
  return problems;
}

async function isNicknameTaken(queries: Queries, player: number, nickname: string): Promise<boolean> {
  const found = await findNickname(queries, nickname, player);
  return found !== undefined;
}

const UNIQUE_VIOLATION = '23505';

/** The change plus the state of the postal code, if either is changed (FORM-020, FORM-021). */
function inItsState(change: ProfileChange, stored: Stored): ProfileChange {
  if (change.state === undefined && change.postal_code === undefined) return change;
  const address = { country: stored.country ?? change.country ?? null, postal_code: change.postal_code ?? stored.postal_code };
  // A new postal code sets its state, unless one is given with it.
  const state = change.state ?? (isStateOfPostalCode({ ...address, state: stored.state }) ? stored.state : '');
  return { ...change, state: stateOfAddress({ ...address, state }) ?? '' };
}

async function write(transaction: Transaction, player: number, change: ProfileChange, visitor: Visitor): Promise<void> {
  const values = { ...change, ...(change.nickname !== undefined && { nickname: change.nickname || null }) };
  try {
    await updatePlayer(transaction, player, values);
  } catch (error) {
    // Another player took the nickname concurrently.
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw refuseFields(visitor.locale, { nickname: problem('fields.nickname_taken') });
  }
}

/** Changes declared parts of the profile, by the rules of the profile's `fields`. Refuses with bad_input by field, reauthentication_required. */
export async function changeProfile(
  transaction: Transaction,
  session: Session,
  change: ProfileChange,
  fields: readonly PlayerField[],
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const stored = await readStored(transaction, session.player);
  const problems = judge(change, stored, fields, visitor, now);
  if (change.nickname && (await isNicknameTaken(transaction, session.player, change.nickname)))
    problems.nickname = problem('fields.nickname_taken');
  if (Object.keys(problems).length > 0) throw refuseFields(visitor.locale, problems);
  const isPhoneChanged = change.mobile_phone !== undefined && stored.mobile_phone !== null && change.mobile_phone !== stored.mobile_phone;
  if (isPhoneChanged && now.getTime() - session.authenticatedAt.getTime() >= FRESH_MS) throw refuse('reauthentication_required');
  const changed = Object.keys(change);
  if (changed.length === 0) return;
  await write(transaction, session.player, inItsState(change, stored), visitor);
  await audit(transaction, session.player, 'profile_changed', { fields: changed });
}

/** A player's total stakes, wins and deposits, by currency. */
export async function readStats(queries: Queries, player: number) {
  const rows = await sumUsage(queries, player);
  return rows.map(({ currency, wagered, won, deposited }) => ({
    currency,
    wagered_cents: Number(wagered),
    won_cents: Number(won),
    deposited_cents: Number(deposited),
  }));
}
