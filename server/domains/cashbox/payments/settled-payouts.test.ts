import { afterAll, describe, expect, it } from 'vitest';
import { reconcile } from '#server/database/ledger';
import { cashboxPlatform, contextOf, newCashboxPlayer, runSteps, saying, waitingJobs } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { cashboxJobs } from '../jobs';
import { handleWebhook } from '../provider/provider-status';
import { createWithdrawal } from './withdrawals';

const { database } = ownDatabase({ poolSize: 8 });
const platform = cashboxPlatform(database);

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

/** A payout of 50 euros that its provider processes; settles it with a state. */
async function payout(change: { fee_cents?: number } = {}) {
  const player = await newCashboxPlayer(database, { money: 5_000 });
  const fields = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ada Orbit' };
  const request = { method: 'bank', amount_cents: 5_000, currency: 'EUR', fields };
  const { payment } = await runSteps(database, createWithdrawal(contextOf(player), request));
  await database
    .updateTable('payments')
    .set({ fee_cents: 0, ...change })
    .where('id', '=', payment.id)
    .execute();
  await cashboxJobs.payout(platform, { payment: payment.id });
  const settle = (state: 'succeeded' | 'declined') => handleWebhook(platform, saying(payment.id, state));
  return { player, settle };
}

const mails = async (player: number) =>
  (await waitingJobs<{ player: number; kind: string }>(database, 'closure_mail')).filter(({ payload }) => payload.player === player);

describe('a settled payout', () => {
  it('is announced with what arrives after its fee', async () => {
    const { player, settle } = await payout({ fee_cents: 150 });
    await settle('succeeded');
    const notes = await database.selectFrom('notifications').select('text').where('player_id', '=', player).execute();
    expect(notes).toEqual([{ text: expect.stringContaining('€48.50') }]);
  });

  it('that failed is mailed to the player if the account is closed, and only then', async () => {
    const [closed, open] = [await payout(), await payout()];
    await database.updateTable('players').set({ status: 'closed' }).where('id', '=', closed.player).execute();
    for (const { settle } of [closed, open]) await settle('declined');
    expect(await mails(closed.player)).toMatchObject([{ payload: { kind: 'payout_returned' } }]);
    expect(await mails(open.player)).toEqual([]);
  });
});
