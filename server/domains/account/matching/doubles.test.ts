import { expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { PaymentProgress } from '#contract/fields/payment';
import type { User } from '#contract/fields/user';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { creditDeposit } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { cashboxJobs } from '#server/domains/cashbox/jobs';
import { proven } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { decideDouble, listDoubles } from './doubles';

const server = ownServer([signInRoutes, cashboxRoutes]);
const { database, platform } = server;
let count = 0;

async function signUp(own: object) {
  count += 1;
  const user = { ...call.signUp.example.body.user, dfpc: `twin-device-${count}`, email: `twin-${count}@perigee.example`, ...own };
  const browser = new TestBrowser(server.app);
  const { id: player } = (await browser.send(call.signUp, { body: { user } })).json as User;
  await database.updateTable('players').set(proven).where('id', '=', player).execute();
  return { browser, player, email: user.email, name: `${user.first_name} ${user.last_name}` };
}

async function payout({ browser, player, name }: Awaited<ReturnType<typeof signUp>>): Promise<string> {
  await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount: 5000 });
  const fields = { iban: 'DE89370400440532013000', holder: name };
  const body = { method: 'bank', amount_cents: 3000, currency: 'EUR', fields, forfeits_bonus: true };
  const { payment } = (await browser.send(createWithdrawal, { body })).json as PaymentProgress;
  await cashboxJobs.payout(platform, { payment: payment.id });
  return (await database.selectFrom('payments').select('state').where('id', '=', payment.id).executeTakeFirstOrThrow()).state;
}

const twin = { first_name: 'Twyla', last_name: 'Twinnings', date_of_birth: '1975-04-05', mobile_phone: '+49 151 7770001' };
const decide = (id: number, state: 'same' | 'different') =>
  decideDouble(database, { id, state, reason: 'looked at', by: 'operator', now: new Date() });

it('withdrawals of both accounts of a likely duplicate wait until operators decide', async () => {
  const first = await signUp(twin);
  const second = await signUp({ ...twin, mobile_phone: '+49 170 1230001' });
  const stranger = await signUp({ first_name: 'Sue', last_name: 'Stranger', date_of_birth: '1976-04-05', mobile_phone: '+49 151 8880002' });
  const pairs = await listDoubles(database);
  expect(pairs).toMatchObject([{ email: second.email, other: first.email, score: 60, reasons: ['name_and_birth'] }]);
  expect([await payout(second), await payout(first), await payout(stranger)]).toEqual(['reserved', 'reserved', 'processing']);
  await decide(pairs[0]!.id, 'different');
  expect(await listDoubles(database)).toEqual([]);
  expect(await payout(second)).toBe('processing');
  await expect(decide(pairs[0]!.id, 'same')).rejects.toThrow('No pair');
});

it('the newer account of the same person joins the multi-account group, and the reason is audited for both', async () => {
  const own = { first_name: 'Otto', last_name: 'Ottersen', date_of_birth: '1971-02-03', mobile_phone: '+49 151 9990003' };
  const first = await signUp(own);
  const second = await signUp(own);
  const [pair] = await listDoubles(database);
  await expect(decideDouble(database, { id: pair!.id, state: 'same', reason: ' ', by: 'operator', now: new Date() })).rejects.toThrow(
    'reason',
  );
  await decide(pair!.id, 'same');
  const inGroup = await database.selectFrom('player_groups').select('player_id').where('group_id', '=', 100).execute();
  expect(inGroup).toEqual([{ player_id: second.player }]);
  const audited = await database
    .selectFrom('audit_log')
    .select('player_id')
    .where('kind', '=', 'double_decided')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(new Set(audited.map(({ player_id }) => player_id))).toEqual(new Set([first.player, second.player]));
});
