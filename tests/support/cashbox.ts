import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { type Database, inTransaction, type Transaction } from '#server/database/connection';
import type { Configs } from '#server/domains/config/configs';
import { defaultOf } from '#server/domains/config/defaults/index';
import type { StoredName } from '#server/domains/config/stored';
import type { CashboxContext } from '#server/domains/cashbox/payments/context';
import type { Steps } from '#server/plugins/in-steps';
import type { Platform } from '#server/platform';
import { sandboxPayments } from '#server/edges/payments/sandbox/sandbox';
import { newPlayer } from './ledger';

export const provider = sandboxPayments('a secret of the tests');

/** The profile fields that the cashbox requires. */
export const completeProfile = {
  first_name: 'Ada',
  last_name: 'Orbit',
  mobile_phone: '+49 151 2345678',
  date_of_birth: '1990-01-02',
  country: 'DE',
  city: 'Berlin',
  address: 'Allee 1',
  postal_code: '10115',
};

/** The evidence of a player who may withdraw any amount. */
export const proven = {
  verified: true,
  sumsub_verified: true,
  confirmed_at: new Date(0),
  sow_questionnaire_expires_at: new Date('2099-01-01'),
};

/** A verified player with a complete profile and optionally real money. */
export async function newCashboxPlayer(database: Database, has: { currency?: string; money?: number } = {}): Promise<number> {
  const player = await newPlayer(database, has);
  await database
    .updateTable('players')
    .set({ ...completeProfile, ...proven })
    .where('id', '=', player)
    .execute();
  return player;
}

/** Default configurations. */
const usualConfigs = { get: async (name: StoredName) => defaultOf(name, new Date()) } as Configs;

/** The context of a player's action: the current time and the sandbox provider. */
export function contextOf(player: number, context: Partial<CashboxContext> = {}): CashboxContext {
  return { provider, player, groups: [], device: null, locale: 'en', now: new Date(), configs: usualConfigs, ...context };
}

/** The token of a test card. */
export function cardToken(number: string, expiry = '12/39'): string {
  return provider.tokenize({ number, expiry, security_code: '123', holder: 'Ada Orbit' }, new Date()).token;
}

/** A request to deposit 50.00 EUR with a test card, unless overridden. */
export function cardDeposit(number: string, request: Partial<PaymentRequest> = {}): PaymentRequest {
  return { method: 'card', amount_cents: 5000, currency: 'EUR', fields: { token: cardToken(number) }, ...request };
}

/** A provider's signed webhook about a payment. */
export function saying(payment: string, state: ProviderCallback['state'], said: Partial<ProviderCallback> = {}): ProviderCallback {
  return provider.sign({
    event: randomUUID(),
    payment,
    state,
    amount_cents: 5000,
    currency: 'EUR',
    reason: null,
    at: new Date().toISOString(),
    ...said,
  });
}

/** The parts of the server that webhooks and jobs need. */
export function cashboxPlatform(database: Database, now: () => Date = () => new Date()): Platform {
  const log = { info: () => undefined };
  return { database, payments: provider, clock: { now }, log } as unknown as Platform;
}

/** Queued jobs of one task, in order. */
export async function waitingJobs<P>(database: Database, task: string): Promise<{ payload: P; runAt: Date }[]> {
  const { rows } = await sql<{ payload: P; runAt: Date }>`
    select payload, run_at as "runAt" from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${task} order by jobs.id
  `.execute(database);
  return rows;
}

/** Events sent to the player's screens, by kind and in order. */
export async function eventsOf(database: Database, player: number, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await database
    .selectFrom('player_events')
    .select('payload')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .orderBy('seq')
    .execute();
  return rows.map(({ payload }) => payload as Record<string, unknown>);
}

/** Runs one use case in a transaction. */
export function act<A>(database: Database, work: (transaction: Transaction) => Promise<A>): Promise<A> {
  return inTransaction(database, work);
}

/** Runs one use case that calls the provider, step by step. */
export async function runSteps<A>(database: Database, { begin, around, result }: Steps<A>): Promise<A> {
  const name = await inTransaction(database, begin);
  await around(database, name);
  return inTransaction(database, (transaction) => result(transaction, name));
}
