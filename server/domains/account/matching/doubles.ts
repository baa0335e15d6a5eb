import type { Registration } from '#contract/fields/registration';
import { groups } from '#rules/account/groups';
import { DOUBLE_FROM, matchPersons, type PersonTraits } from '#rules/account/matching/persons';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { audit } from '../security/audit';
import { joinByRule } from '../players/groups';
import { PlayerProblem } from '../players/operators';
import * as store from './doubles-store';
import { likenessOf } from './store';

/** Compares a new account with those it resembles, and holds likely doubles for review: their withdrawals wait for a decision. */
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
    const other: PersonTraits = {
      firstName: row.first_name,
      lastName: row.last_name,
      birthDate: row.date_of_birth,
      phone: row.mobile_phone,
      email: row.email,
      devices: row.hasDevice ? devices : [],
      instruments: [],
      documents: [],
    };
    const { score, reasons } = matchPersons(person, other);
    if (score < DOUBLE_FROM) continue;
    await store.insertDouble(transaction, { player_id: player, other_id: row.id, score, reasons: [...reasons], found_at: now });
    await audit(transaction, player, 'double_found', { score, reasons });
  }
}

/** Whether an account's withdrawals wait for operators to decide about a likely double. */
export function isHeldAsDouble(queries: Queries, player: number): Promise<boolean> {
  return store.hasWaitingDouble(queries, player);
}

/** The pairs that operators have to decide, the likeliest first. */
export function listDoubles(queries: Queries) {
  return store.listWaiting(queries);
}

/**
 * Decides whether two accounts are the same person's; the newer one of the same person joins the multi-account group, which gets no bonuses.
 * It's audited at both. Throws PlayerProblem.
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
    if (state === 'same') await joinByRule(transaction, pair.player, groups.multiAccount);
  });
}
