import { describe, expect, it } from 'vitest';
import { getVerification } from '#contract/calls/account/verification';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { VerificationStep } from '#contract/fields/verification';
import { balanceOf } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { cardDeposit, completeProfile } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { verificationRoutes } from './routes';

const server = ownServer([verificationRoutes, cashboxRoutes]);
const { database } = server;

async function someone(own: Record<string, unknown> = {}) {
  const { browser, player } = await signedIn(server.app, database, { money: 900_000 });
  await database
    .updateTable('players')
    .set({ ...completeProfile, confirmed_at: new Date(), ...own })
    .where('id', '=', player)
    .execute();
  return { browser, player };
}

const withdraw = (browser: TestBrowser, amount: number) =>
  browser.send(createWithdrawal, {
    body: { method: 'bank', amount_cents: amount, currency: 'EUR', fields: { iban: 'DE89370400440532013000', holder: 'Ada Orbit' } },
  });
const steps = async (browser: TestBrowser) =>
  Object.fromEntries(((await browser.send(getVerification)).json as { data: VerificationStep[] }).data.map((step) => [step.item, step]));
const missing = ({ json }: { json: unknown }) => Object.keys((json as { error: { fields: object } }).error.fields);

describe('identity before money leaves', () => {
  it('shows the checklist from the first day, with what is due [PROF-004a]', async () => {
    const { browser } = await someone();
    expect(await steps(browser)).toMatchObject({
      email: { state: 'accepted', needed: 'withdrawal', is_due: false },
      identity: { state: 'not_started', needed: 'withdrawal', is_due: true },
      address: { needed: 'threshold', above: { amount_cents: 200_000, currency: 'EUR' }, is_due: false },
      funds: { needed: 'threshold', above: { amount_cents: 1_000_000, currency: 'EUR' } },
    });
  });

  it('refuses a withdrawal without a proven identity, reports the item, and doesn’t move the money', async () => {
    const { browser, player } = await someone();
    const response = await withdraw(browser, 3000);
    expect([response.code, missing(response)]).toEqual(['verification_required', ['verification.identity']]);
    expect((await balanceOf(database, player, 'EUR')).available_to_cashout_cents).toBe(900_000);
    await database.updateTable('players').set({ sumsub_verified: true }).where('id', '=', player).execute();
    expect((await withdraw(browser, 3000)).status).toBe(200);
  });

  it('requires the address once all withdrawals together exceed the threshold', async () => {
    const { browser } = await someone({ sumsub_verified: true });
    expect((await withdraw(browser, 150_000)).status).toBe(200);
    expect((await withdraw(browser, 50_000)).status).toBe(200);
    const response = await withdraw(browser, 2000);
    expect([response.code, missing(response)]).toEqual(['verification_required', ['verification.address']]);
    expect((await steps(browser)).address).toMatchObject({ is_due: true });
  });

  it.each(['recalled', 'rejected', 'declined', 'canceled'] as const)(
    'doesn’t count a withdrawal that was %s towards the threshold',
    async (state) => {
      const { browser, player } = await someone({ sumsub_verified: true });
      expect((await withdraw(browser, 150_000)).status).toBe(200);
      await database.updateTable('payments').set({ state }).where('player_id', '=', player).execute();
      expect((await withdraw(browser, 60_000)).status).toBe(200);
      expect((await withdraw(browser, 145_000)).code).toBe('verification_required');
    },
  );

  it('refuses an unconfirmed email address even after a deposit', async () => {
    const { browser } = await someone({ sumsub_verified: true, confirmed_at: null });
    expect((await withdraw(browser, 3000)).code).toBe('email_unconfirmed');
  });

  it('refuses deposits without a proven identity if the licence requires it', async () => {
    const { browser } = await someone({ license_name: 'EE' });
    const body = cardDeposit('4242 4242 4242 4242');
    expect((await browser.send(createDeposit, { body })).code).toBe('verification_required');
  });
});
