import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { bet, newPlayer } from '#tests/support/ledger';
import { inTransaction } from './connection';
import { limitRefusal, requestWithdrawal, settleRound } from './ledger';
import type { UserLimitsTable } from './ledger-tables';
import { apartFromTransaction } from './pool';

const { database } = ownDatabase({ poolSize: 4 });

const hour = 3_600_000;

/** Starts a break of a player, with an optional end. */
async function startBreak(
  player: number,
  limit: Pick<Insertable<UserLimitsTable>, 'type'> & Partial<Insertable<UserLimitsTable>>,
): Promise<void> {
  await database
    .insertInto('user_limits')
    .values({ player_id: player, period: 'day', ...limit })
    .execute();
}

describe.each(['coolingoff', 'selfexclusion'] as const)('%s', (type) => {
  it('refuses bets and deposits until it ends, settles open rounds and allows withdrawals', async () => {
    const player = await newPlayer(database, { money: 1000 });
    const { round_id } = await bet(database, player, { win: 300 });
    await startBreak(player, { type, active_until: new Date(Date.now() + hour) });
    await expect(bet(database, player)).rejects.toThrow('player_excluded');
    expect(await limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount: 1 })).toBe('player_excluded');
    await expect(settleRound(database, round_id)).resolves.toMatchObject({ balance: { amount_cents: 1200 } });
    await expect(requestWithdrawal(database, { reference: randomUUID(), player, currency: 'EUR', amount: 1200 })).resolves.toBeDefined();
    await database
      .updateTable('user_limits')
      .set({ active_until: new Date(Date.now() - hour) })
      .where('player_id', '=', player)
      .execute();
    expect(await limitRefusal(database, { player, currency: 'EUR', kind: 'deposit', amount: 1 })).toBeNull();
  });
});

it('an exclusion applies to a transaction that started before it', async () => {
  const player = await newPlayer(database, { money: 1000 });
  await inTransaction(database, async (transaction) => {
    await transaction.selectFrom('players').select('id').where('id', '=', player).execute();
    await apartFromTransaction(() => startBreak(player, { type: 'selfexclusion', period: 'forever' }));
    expect(await limitRefusal(transaction, { player, currency: 'EUR', kind: 'deposit', amount: 1 })).toBe('player_excluded');
  });
});
