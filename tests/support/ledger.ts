import { createHash, randomUUID } from 'node:crypto';
import { termsVersion } from '#rules/account/sign-up/consents';
import type { Database } from '#server/database/connection';
import { creditDeposit, openAccount, type RoundResponse, placeWager, type Wager } from '#server/database/ledger';

/** A player with an open account and optionally real money in it. Returns the id. */
export async function newPlayer(
  database: Database,
  { currency = 'EUR', money = 0 }: { currency?: string; money?: number } = {},
): Promise<number> {
  const { id } = await database
    .insertInto('players')
    .values({
      email: `${randomUUID()}@players.example`,
      currency,
      license_name: 'curacao',
      first_name: 'Ada',
      last_name: 'Orbit',
      date_of_birth: '1990-01-01',
      terms_version: termsVersion(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openAccount(database, id, currency);
  if (money > 0) await creditDeposit(database, { reference: randomUUID(), player: id, currency, amount: money });
  return id;
}

/** A bet of 1.00 EUR that wins nothing, with a unique key, unless overridden. */
export function wagerOf(player: number, wager: Partial<Wager> = {}): Wager {
  return {
    intent: { key: randomUUID(), bodyHash: hashOf('a bet') },
    player,
    session: 'session',
    round: randomUUID(),
    game: 'comet-run',
    currency: 'EUR',
    stake: 100,
    outcome: { reels: [1, 2, 3] },
    win: 0,
    jackpot: null,
    ...wager,
  };
}

/** Places that bet. */
export function bet(database: Database, player: number, wager: Partial<Wager> = {}): Promise<RoundResponse> {
  return placeWager(database, wagerOf(player, wager));
}

/** Makes two bodies different. */
export function hashOf(body: string): Buffer {
  return createHash('sha256').update(body).digest();
}

/** How many of the calls succeeded, and the refusals of the rest, sorted. */
export async function tally(calls: Promise<unknown>[]): Promise<{ answered: number; refused: string[] }> {
  const results = await Promise.allSettled(calls);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
  return { answered: results.length - refused.length, refused: refused.sort() };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
