import { describe, expect, it } from 'vitest';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { PaymentProgress } from '#contract/fields/payment';
import { registersOf } from '#rules/account/verification/registers';
import { creditDeposit } from '#server/database/ledger';
import { signIn as signInCall, signUp } from '#contract/calls/account';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { newCashboxPlayer } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signIn } from '#tests/support/signed-in';

const server = ownServer([signInRoutes, cashboxRoutes]);
const { database, platform } = server;
const asked: string[] = [];
let response: () => Promise<boolean> = async () => false;
platform.registers = {
  isExcluded: (register, { lastName }) => {
    asked.push(`${register} ${lastName}`);
    return response();
  },
};

async function someone(licence: string) {
  const player = await newCashboxPlayer(database);
  await database
    .updateTable('players')
    .set({ license_name: licence, deposit_limit_declined_at: new Date() })
    .where('id', '=', player)
    .execute();
  const browser = await signIn(server.app, database, player);
  const number = '4000056655665556';
  const token = () => platform.payments.tokenize!({ number, expiry: '12/39', security_code: '123', holder: 'Ada Orbit' }, new Date()).token;
  const deposit = () =>
    browser.send(createDeposit, { body: { method: 'card', amount_cents: 5000, currency: 'EUR', fields: { token: token() } } });
  return { player, browser, deposit };
}

/** Makes a player’s results a day old. */
const yesterday = (player: number) =>
  database
    .updateTable('register_answers')
    .set({ asked_at: new Date(platform.clock.now().getTime() - 24 * 60 * 60_000) })
    .where('player_id', '=', player)
    .execute();

const isPaid = ({ json }: { json: unknown }) => (json as PaymentProgress).payment?.state === 'succeeded';

describe('a national register of self-excluded people', () => {
  it('depends on the account’s licence', () => {
    expect(['curacao', 'AU', 'GB', 'DE', 'EE', null].map(registersOf)).toEqual([[], ['BetStop'], ['GAMSTOP'], ['OASIS'], ['HAMPI'], []]);
  });

  it('is queried before a deposit, once a day, and not under a licence without one', async () => {
    const { deposit, player } = await someone('AU');
    expect(isPaid(await deposit())).toBe(true);
    expect(isPaid(await deposit())).toBe(true);
    expect(asked).toEqual(['BetStop Orbit']);
    await yesterday(player);
    await deposit();
    expect(asked).toHaveLength(2);
    expect(isPaid(await (await someone('curacao')).deposit())).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('that lists the player refuses deposits, is audited, and doesn’t affect withdrawals [LIMIT-006a]', async () => {
    response = async () => true;
    const { deposit, player, browser } = await someone('AU');
    expect((await deposit()).code).toBe('player_excluded');
    expect((await deposit()).code).toBe('player_excluded');
    const audited = await database
      .selectFrom('audit_log')
      .select('details')
      .where('player_id', '=', player)
      .where('kind', '=', 'register_excluded')
      .execute();
    expect(audited).toEqual([{ details: { register: 'BetStop' } }]);
    await creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount: 5000 });
    const fields = { iban: 'DE89370400440532013000', holder: 'Ada Orbit' };
    const body = { method: 'bank', amount_cents: 3000, currency: 'EUR', fields, forfeits_bonus: true };
    expect((await browser.send(createWithdrawal, { body })).status).toBe(200);
  });

  it('that is unavailable refuses all deposits, regardless of earlier results', async () => {
    response = async () => false;
    const { deposit, player } = await someone('EE');
    expect(isPaid(await deposit())).toBe(true);
    await yesterday(player);
    response = async () => {
      throw new Error('the connection is down');
    };
    expect((await deposit()).code).toBe('register_unavailable');
    response = async () => false;
    expect(isPaid(await deposit())).toBe(true);
  });
});

describe('a register at sign-up and sign-in', () => {
  let count = 0;
  /** A visitor from a country and their sign-up. */
  async function newcomer(from: 'AU' | 'DE') {
    count += 1;
    const home = from === 'AU' ? { country: 'AU', postal_code: '2000', currency: 'AUD', state: 'NSW' } : {};
    const user = {
      ...signUp.example.body.user,
      ...home,
      email: `registered-${count}@perigee.example`,
      dfpc: `registered-${count}`,
      mobile_phone: `+61 2 5550${count}44`,
    };
    const app = await testApp({ ...platform, environment: { ...platform.environment, countryOverride: from } }, [signInRoutes]);
    return { app, user, send: () => new TestBrowser(app).send(signUp, { body: { user } }) };
  }
  const results = (player: number) =>
    database.selectFrom('register_answers').select(['register', 'is_excluded']).where('player_id', '=', player).execute();

  it('that lists the person refuses a sign-up under its licence, and creates no account', async () => {
    response = async () => true;
    const { send, user } = await newcomer('AU');
    expect((await send()).code).toBe('player_excluded');
    expect(await database.selectFrom('players').select('id').where('email', '=', user.email).execute()).toEqual([]);
  });

  it('that is unavailable refuses all sign-ups under its licence, and none under another', async () => {
    response = async () => {
      throw new Error('the connection is down');
    };
    expect((await (await newcomer('AU')).send()).code).toBe('register_unavailable');
    expect((await (await newcomer('DE')).send()).status).toBe(200);
  });

  it('that doesn’t list the person counts for the first day’s deposits', async () => {
    response = async () => false;
    const { send } = await newcomer('AU');
    const { id } = (await send()).json as { id: number };
    expect(await results(id)).toEqual([{ register: 'BetStop', is_excluded: false }]);
  });

  it('is queried at a sign-in, which it never refuses', async () => {
    response = async () => false;
    const { app, send, user } = await newcomer('AU');
    const { id } = (await send()).json as { id: number };
    const enter = async () =>
      (await new TestBrowser(app).send(signInCall, { body: { user: { email: user.email, password: user.password } } })).status;
    await yesterday(id);
    response = async () => {
      throw new Error('the connection is down');
    };
    expect([await enter(), await results(id)]).toEqual([200, [{ register: 'BetStop', is_excluded: false }]]);
    response = async () => true;
    expect([await enter(), await results(id)]).toEqual([200, [{ register: 'BetStop', is_excluded: true }]]);
  });
});
