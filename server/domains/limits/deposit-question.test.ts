import { describe, expect, it } from 'vitest';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { declineDepositLimit, getDepositQuestion, getLimits, reviewLimits, setLimit } from '#contract/calls/limits';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { newCashboxPlayer } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import { limitRoutes } from './routes';

const server = ownServer([signInRoutes, limitRoutes, cashboxRoutes]);
const { database, platform } = server;

/** A new player under a licence. */
async function newcomer(license_name: string | null) {
  const id = await newCashboxPlayer(database);
  await database.updateTable('players').set({ license_name }).where('id', '=', id).execute();
  const browser = await signIn(server.app, database, id);
  const deposit = async () => {
    const fields = { email: 'ada@orbit.example' };
    const { code, status } = await browser.send(createDeposit, {
      body: { method: 'orbit_wallet', currency: 'EUR', amount_cents: 2_000, fields },
    });
    return code ?? status;
  };
  const question = async () => (await browser.send(getDepositQuestion)).json;
  const decline = async () => (await browser.send(declineDepositLimit, { body: { choice: 'none' } })).code ?? null;
  const limit = () => browser.send(setLimit, { body: { type: 'deposit', period: 'month', currency: 'EUR', amount_cents: 10_000 } });
  return { id, deposit, question, decline, limit };
}

describe('the question about a deposit limit', () => {
  it('is open under the house’s licence until it’s answered, without blocking deposits', async () => {
    const { id, deposit, question, decline } = await newcomer('curacao');
    expect([await deposit(), await question()]).toEqual([200, { is_due: true, may_decline: true, names_benefits: false }]);
    expect([await decline(), await question()]).toEqual([null, { is_due: false, may_decline: true, names_benefits: false }]);
    await decline();
    const kinds = await database
      .selectFrom('audit_log')
      .select('kind')
      .where('player_id', '=', id)
      .where('kind', '=', 'deposit_limit_declined')
      .execute();
    expect(kinds).toHaveLength(1);
  });

  it('must be answered before a deposit if the licence requires it; “no limit” is an answer', async () => {
    const { deposit, decline } = await newcomer('CA');
    expect([await deposit(), await decline(), await deposit()]).toEqual(['limit_choice_required', null, 200]);
  });

  it('must be answered with a limit under the strictest licence', async () => {
    const { deposit, question, decline, limit } = await newcomer('of the moon');
    expect([await deposit(), await decline(), await deposit(), await question()]).toEqual([
      'limit_choice_required',
      'limit_choice_required',
      'limit_choice_required',
      { is_due: true, may_decline: false, names_benefits: true },
    ]);
    await limit();
    expect([await question(), await deposit()]).toEqual([{ is_due: false, may_decline: false, names_benefits: true }, 200]);
  });
});

describe('the reminder to review limits', () => {
  const DAY_MS = 24 * 60 * 60_000;

  it('is due half a year after the account’s start, and again after each review and change', async () => {
    const { id } = await newcomer('curacao');
    const browser = await signIn(server.app, database, id);
    const isDue = async () => ((await browser.send(getLimits)).json as { is_review_due: boolean }).is_review_due;
    const old = (days: number) => new Date(platform.clock.now().getTime() - days * DAY_MS);
    await database
      .updateTable('players')
      .set({ created_at: old(179) })
      .where('id', '=', id)
      .execute();
    expect(await isDue()).toBe(false);
    await database
      .updateTable('players')
      .set({ created_at: old(181) })
      .where('id', '=', id)
      .execute();
    expect(await isDue()).toBe(true);
    expect((await browser.send(reviewLimits, { body: { is_reviewed: true } })).json).toEqual({ is_review_due: false });
    await database
      .updateTable('players')
      .set({ limits_reviewed_at: old(181) })
      .where('id', '=', id)
      .execute();
    expect(await isDue()).toBe(true);
    await browser.send(setLimit, { body: { type: 'loss', period: 'month', currency: 'EUR', amount_cents: 10_000 } });
    expect(await isDue()).toBe(false);
  });
});
