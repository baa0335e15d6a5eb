import type { Registration } from '#contract/fields/registration';
import { groups } from '#rules/account/groups';
import { DOUBLE_FROM, matchPersons, type PersonTraits } from '#rules/account/matching/persons';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { audit } from '../security/audit';
import { enqueue } from '#server/database/enqueue';
import { emit } from '#server/realtime/emit';
import { joinByRule } from '../players/groups';
import { endAllSessions } from '../sign-in/sessions-store';
import { PlayerProblem } from '../players/operators';
import * as store from './doubles-store';
import { copyExclusions } from './document-hashes-store';
import { likenessOf } from './store';
import { traitsOf } from './traits';

/** Compares a new account with similar ones, and holds likely duplicates for review: their withdrawals wait for a decision. */
export async function noteDoubles(transaction: Transaction, player: number, data: Registration, now: Date): Promise<void> {
  const device = data.dfpc ?? null;
  const devices = device === null ? [] : [device];
  const person: PersonTraits = {
    firstName: data.first_name,
    lastName: data.last_name,
    birthDate: data.date_of_birth,
    phone: data.mobile_phone,
    email: data.email,
    devices,
    instruments: [],
    documents: [],
  };
  for (const row of await store.findAlike(transaction, player, likenessOf(person))) {
    const other = traitsOf(row, { devices: row.hasDevice ? devices : [] });
    const { score, reasons } = matchPersons(person, other);
    if (score < DOUBLE_FROM) continue;
    await store.keepDouble(transaction, { player_id: player, other_id: row.id, score, reasons: [...reasons], found_at: now });
    await audit(transaction, player, 'double_found', { score, reasons });
  }
}

/** Whether an account's withdrawals wait for operators to decide about a likely duplicate. */
export function isHeldAsDouble(queries: Queries, player: number): Promise<boolean> {
  return store.hasWaitingDouble(queries, player);
}

/** The pairs that operators have to decide, the likeliest first. */
export function listDoubles(queries: Queries) {
  return store.listWaiting(queries);
}

/**
 * Decides whether two accounts are the same person's; the newer one of the same person joins the multi-account group, which gets no bonuses,
 * and a self-exclusion of either counts for both. It's audited for both. Throws PlayerProblem.
 */
export async function decideDouble(
  database: Database,
  { id, state, reason, by, now }: { id: number; state: 'same' | 'different'; reason: string; by: string; now: Date },
): Promise<void> {
  if (reason.trim() === '') throw new PlayerProblem('A reason is required: it is recorded.');
  await inTransaction(database, async (transaction) => {
    const pair = Number.isSafeInteger(id) ? await store.decide(transaction, id, state, by, now) : undefined;
    if (!pair) throw new PlayerProblem(`No pair ${id} is waiting for a decision.`);
    const details = { pair: id, state, reason };
    for (const player of [pair.player, pair.other])
      await writeAudit(transaction, { actor: by, player_id: player, kind: 'double_decided', details });
    if (state !== 'same') return;
    await joinByRule(transaction, pair.player, groups.multiAccount);
    await shareExclusion(transaction, pair.other, pair.player, now);
    await shareExclusion(transaction, pair.player, pair.other, now);
  });
}

/** An exclusion applies to the person: it's copied to their other account, whose sessions end, and a mail says so (LIMIT-006). */
async function shareExclusion(transaction: Transaction, from: number, to: number, now: Date): Promise<void> {
  const limits = await copyExclusions(transaction, from, to, now);
  if (limits.length === 0) return;
  for (const limit of limits) await enqueue(transaction, 'break_mail', { limit, news: 'started' });
  await audit(transaction, to, 'break_shared', { limits });
  await emit(transaction, to, 'limits_changes', { type: 'selfexclusion' });
  await endAllSessions(transaction, to);
}
