import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { getDepositRoom, getLimits, setLimit } from '#contract/calls/limits';
import type { LimitStop } from '#contract/fields/limit';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { creditDeposit } from '#server/database/ledger';
import { releaseDeposits } from '#server/domains/cashbox/admission/central-deposits';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import type { ReservedDeposit } from '#server/ports/deposit-register';
import { newCashboxPlayer } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import { limitRoutes } from './routes';

const server = ownServer([signInRoutes, limitRoutes, cashboxRoutes]);
const { database, platform } = server;
let asked: ReservedDeposit[];
let released: string[];
let answer: () => Promise<boolean>;
beforeEach(() => {
  asked = [];
  released = [];
  answer = async () => true;
  platform.depositRegister = {
    reserve: (_person, deposit) => {
      asked.push(deposit);
      return answer();
    },
    release: async (reference) => void released.push(reference),
  };
});

/** A player under a licence, optionally with a monthly limit. */
async function someone(license_name: string, limit: number | null = 100_000) {
  const player = await newCashboxPlayer(database);
  await database.updateTable('players').set({ license_name }).where('id', '=', player).execute();
  const browser = await signIn(server.app, database, player);
  const ask = (amount_cents: number) =>
    browser.send(setLimit, { body: { type: 'deposit', period: 'month', currency: 'EUR', amount_cents } });
  if (limit !== null) await ask(limit);
  const deposit = async (amount_cents: number, key: string = randomUUID()) => {
    const body = { method: 'orbit_wallet', currency: 'EUR', amount_cents, fields: { email: 'ada@orbit.example' } };
    const { code, status, json } = await browser.send(createDeposit, { body }, { 'idempotency-key': key });
    return { code: code ?? status, limit: (json as { error?: { limit?: LimitStop } }).error?.limit };
  };
  const has = (amount: number) => creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount });
  return { player, browser, ask, deposit, has };
}

const left = (limit: LimitStop | undefined) => limit && [limit.type, limit.period, limit.left_cents];

describe('the German cap on deposits', () => {
  it('applies in addition to the player’s own limits, in the database, and is shown [LIMIT-005a]', async () => {
    const { deposit, has, browser } = await someone('DE');
    await has(94_000);
    const { limit } = (await browser.send(getDepositRoom, { query: { currency: 'EUR' } })).json as { limit: LimitStop };
    expect(left(limit)).toEqual(['deposit', 'month', 6_000]);
    const refused = await deposit(6_001);
    expect([refused.code, left(refused.limit)]).toEqual(['limit_reached', ['deposit', 'month', 6_000]]);
    expect((await deposit(6_000)).code).toBe(200);
    const { policy } = (await browser.send(getLimits)).json as { policy: object };
    expect(policy).toMatchObject({ deposit_cap: { currency: 'EUR', amount_cents: 100_000 }, has_panic_button: true });
  });

  it('is enforced in SQL, even if the player’s limit is higher, and under no other licence', async () => {
    for (const [licence, code] of [
      ['DE', 'limit_reached'],
      ['of the moon', 'limit_reached'],
      ['GB', null],
      ['curacao', null],
    ] as const) {
      const { player } = await someone('curacao', 500_000);
      await database.updateTable('players').set({ license_name: licence }).where('id', '=', player).execute();
      const { rows } = await database.pool.query("select limit_refusal($1, 'EUR', 'deposit', 100001) as code", [player]);
      expect(rows).toEqual([{ code }]);
    }
  });

  it('doesn’t allow a higher limit', async () => {
    const { ask } = await someone('DE', null);
    expect([(await ask(100_001)).code, (await ask(100_000)).code ?? null]).toEqual(['limit_above_licence', null]);
    expect((await (await someone('GB', null)).ask(100_001)).code ?? null).toBeNull();
  });
});

describe('the central register of deposits', () => {
  it('is queried before each deposit under a licence with one, in euro cents, once for each intent', async () => {
    const { deposit } = await someone('DE');
    const key = randomUUID();
    await deposit(2_000, key);
    await deposit(2_000, key);
    await deposit(3_000);
    expect(asked.map(({ eurCents }) => eurCents)).toEqual([2_000, 3_000]);
    await (await someone('curacao')).deposit(2_000);
    expect(asked).toHaveLength(2);
    // Clients create the keys, so two players may use the same one.
    await (await someone('DE')).deposit(2_000, key);
    expect(asked).toHaveLength(3);
  });

  it('that refuses a reservation refuses the deposit, also when it’s repeated', async () => {
    answer = async () => false;
    const { deposit } = await someone('DE');
    const key = randomUUID();
    expect([(await deposit(2_000, key)).code, (await deposit(2_000, key)).code]).toEqual(['limit_reached', 'limit_reached']);
  });

  it('that is unavailable refuses all deposits, also repeated ones, until it’s back', async () => {
    answer = async () => {
      throw new Error('the line is down');
    };
    const { deposit } = await someone('DE');
    const key = randomUUID();
    expect([(await deposit(2_000, key)).code, (await deposit(2_000, key)).code]).toEqual(['register_unavailable', 'register_unavailable']);
    answer = async () => true;
    expect((await deposit(2_000, key)).code).toBe(200);
  });

  it('releases the reservations of deposits without a payment, once, and keeps others', async () => {
    const { deposit, has } = await someone('DE');
    await deposit(2_000);
    const [{ reference: paid } = { reference: '' }] = asked;
    await has(97_000);
    expect((await deposit(2_500)).code).toBe('limit_reached');
    platform.clock.pass(59 * 60_000);
    await releaseDeposits(platform);
    expect(released).toEqual([]);
    platform.clock.pass(2 * 60_000);
    await releaseDeposits(platform);
    await releaseDeposits(platform);
    expect(released).toContain(asked[1]!.reference);
    expect(released.filter((one) => one === asked[1]!.reference)).toHaveLength(1);
    expect(released).not.toContain(paid);
  });

  it('keeps the reservation of a cancelled deposit while its money may still come', async () => {
    platform.clock.set(new Date());
    const { player, deposit } = await someone('DE');
    await deposit(2_000);
    const set = (change: { state: 'canceled'; may_still_come: boolean }) =>
      database.updateTable('payments').set(change).where('player_id', '=', player).execute();
    await set({ state: 'canceled', may_still_come: true });
    platform.clock.pass(25 * 60 * 60_000);
    await releaseDeposits(platform);
    expect(released).not.toContain(asked[0]!.reference);
    await set({ state: 'canceled', may_still_come: false });
    await releaseDeposits(platform);
    expect(released).toContain(asked[0]!.reference);
  });
});
