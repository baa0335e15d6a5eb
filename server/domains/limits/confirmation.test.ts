import { describe, expect, it } from 'vitest';
import { signUp } from '#contract/calls/account';
import type { Limit, LimitRequest } from '#contract/fields/limit';
import type { User } from '#contract/fields/user';
import { catalogues } from '#locales/texts';
import { limitPolicyOf } from '#rules/limits/policy';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { inTransaction } from '#server/database/connection';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { type LimitMailTask, sendLimitMail } from './mail-job';
import { confirmLimit, removeLimit, setLimit } from './service';
import { readLimits } from './read-limits';

const server = ownServer([signInRoutes]);
const { database, platform } = server;
const HOUR_MS = 60 * 60 * 1000;
/** The player of the contract's sign-up example, who lives in Germany. */
const WAITING_MS = limitPolicyOf('curacao', 'DE').raiseWaitHours * HOUR_MS;
let count = 0;

async function newPlayer(): Promise<number> {
  const user = { ...signUp.example.body.user, email: `confirming-${(count += 1)}@perigee.example` };
  return ((await new TestBrowser(server.app).send(signUp, { body: { user } })).json as User).id;
}

/** Requests are made in the past, so that waiting times are over by the database's clock too. */
const asked = new Date(Date.now() - 9 * 24 * HOUR_MS);
const after = (ms: number) => new Date(asked.getTime() + ms);
const daily = (amount_cents: number, type: 'deposit' | 'loss' = 'deposit'): LimitRequest => ({
  type,
  period: 'day',
  currency: 'EUR',
  amount_cents,
});
const session = (minutes: number): LimitRequest => ({ type: 'session', period: 'day', minutes });

const set = (player: number, request: LimitRequest, now = asked) =>
  inTransaction(database, (transaction) => setLimit(transaction, player, request, { provider: platform.payments, now }));
const remove = (player: number, limit: number) => inTransaction(database, (transaction) => removeLimit(transaction, player, limit, asked));
const confirm = (token: string, now: Date) => inTransaction(database, (transaction) => confirmLimit(transaction, token, now));

/** The mail of a limit whose waiting time is over, with the token of its link. */
async function mailOf({ id }: Limit): Promise<{ token: string; text: string; html: string; subject: string }> {
  const task: LimitMailTask = { limit: id, from: after(WAITING_MS).toISOString() };
  const sent = platform.mails.length;
  await sendLimitMail(platform, task);
  expect(platform.mails.length).toBe(sent + 1);
  const { text, html, subject } = platform.mails.at(-1)!;
  return { token: /confirm\?token=([\w-]{43})/.exec(text)![1]!, text, html: html ?? '', subject };
}

const audited = async (player: number) =>
  (await database.selectFrom('audit_log').select(['kind', 'details']).where('player_id', '=', player).orderBy('id').execute()).filter(
    ({ kind }) => /^(?:limit|break)_/.test(kind),
  );
const announced = async (player: number) =>
  (
    await database
      .selectFrom('player_events')
      .select('payload')
      .where('player_id', '=', player)
      .where('kind', '=', 'limits_changes')
      .orderBy('seq')
      .execute()
  ).map(({ payload }) => payload);

describe('the mail that confirms a change', () => {
  it('says whether a limit is raised or removed [LIMIT-004b]', async () => {
    const player = await newPlayer();
    const limit = await set(player, daily(1000));
    await set(player, daily(2000));
    const raise = await mailOf(limit);
    await remove(player, limit.id);
    const removal = await mailOf(limit);
    const { en } = catalogues;
    expect(raise.text).toContain(en['mail.confirm_limit.raise']);
    expect(raise.text).not.toContain(en['mail.confirm_limit.removal']);
    expect(removal.text).toContain(en['mail.confirm_limit.removal']);
    expect(removal.html).toContain(`>${en['mail.confirm_limit.button']}</a>`);
    expect(removal.text).toContain('/responsible-gaming');
    expect(removal.token).not.toBe(raise.token);
  });

  it('isn’t sent again once the change is confirmed', async () => {
    const player = await newPlayer();
    const limit = await set(player, daily(1000));
    await set(player, daily(2000));
    await confirm((await mailOf(limit)).token, after(WAITING_MS));
    const sent = platform.mails.length;
    await sendLimitMail(platform, { limit: limit.id, from: after(WAITING_MS).toISOString() });
    expect(platform.mails.length).toBe(sent);
  });

  it('isn’t sent after the player has changed the request', async () => {
    const player = await newPlayer();
    const { id } = await set(player, daily(1000));
    await set(player, daily(2000));
    await set(player, daily(900));
    const sent = platform.mails.length;
    await sendLimitMail(platform, { limit: id, from: after(WAITING_MS).toISOString() });
    expect(platform.mails.length).toBe(sent);
  });
});

describe('a confirmation', () => {
  it('is valid from the end of the waiting time until seven days later [LIMIT-004b]', async () => {
    const player = await newPlayer();
    const limit = await set(player, daily(1000));
    await set(player, daily(2000));
    const { token } = await mailOf(limit);
    await expect(confirm(token, after(WAITING_MS - 1))).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(confirm(token, after(WAITING_MS + 7 * 24 * HOUR_MS + 1))).rejects.toMatchObject({ code: 'token_expired' });
    await expect(confirm(`${token.slice(1)}-`, after(WAITING_MS))).rejects.toMatchObject({ code: 'token_invalid' });
    expect(await confirm(token, after(WAITING_MS + 7 * 24 * HOUR_MS))).toMatchObject({ accounts: [{ amount_cents: 2000 }], pending: null });
  });

  it('of a raise is announced and audited once, and later changes are compared with the raised amount', async () => {
    const player = await newPlayer();
    const limit = await set(player, daily(1000));
    await set(player, daily(2000));
    const { token } = await mailOf(limit);
    await confirm(token, after(WAITING_MS));
    expect(await confirm(token, after(WAITING_MS + 1))).toMatchObject({ accounts: [{ amount_cents: 2000 }] });
    expect(await announced(player)).toEqual(Array(3).fill({ type: 'deposit' }));
    expect(await audited(player)).toEqual([
      { kind: 'limit_asked', details: { type: 'deposit', period: 'day', currency: 'EUR', amount: 1000, verdict: 'now' } },
      { kind: 'limit_asked', details: { type: 'deposit', period: 'day', currency: 'EUR', amount: 2000, verdict: 'waits' } },
      { kind: 'limit_confirmed', details: { limit: limit.id } },
    ]);
    expect(await set(player, daily(1500))).toMatchObject({ id: limit.id, accounts: [{ amount_cents: 1500 }], pending: null });
    await expect(confirm(token, after(WAITING_MS + 2))).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('of a removal returns the previous limit, for money and for time', async () => {
    const player = await newPlayer();
    const money = await set(player, daily(1000, 'loss'));
    const time = await set(player, session(60));
    for (const { id } of [money, time]) await remove(player, id);
    const removed = {
      minutes_used: null,
      is_reached: false,
      frees_at: null,
      pending: null,
      active_until: after(WAITING_MS + 1).toISOString(),
    };
    expect(await confirm((await mailOf(money)).token, after(WAITING_MS + 1))).toEqual({
      ...removed,
      id: money.id,
      type: 'loss',
      period: 'day',
      minutes: null,
      accounts: [{ currency: 'EUR', amount_cents: 1000, current_value_amount_cents: 0 }],
    });
    expect(await confirm((await mailOf(time)).token, after(WAITING_MS + 1))).toEqual({
      ...removed,
      id: time.id,
      type: 'session',
      period: 'day',
      minutes: 60,
      accounts: [],
    });
    expect(await readLimits(database, player)).toEqual([]);
    expect((await audited(player)).filter(({ kind }) => kind === 'limit_removal_asked')).toEqual([
      { kind: 'limit_removal_asked', details: { type: 'loss', period: 'day' } },
      { kind: 'limit_removal_asked', details: { type: 'session', period: 'day' } },
    ]);
  });

  it('of a longer session applies to sessions, and later changes are compared with the confirmed minutes', async () => {
    const player = await newPlayer();
    const limit = await set(player, session(60));
    expect(await set(player, session(90))).toMatchObject({ minutes: 60, pending: { value: 90, from: after(WAITING_MS).toISOString() } });
    expect(await confirm((await mailOf(limit)).token, after(WAITING_MS))).toMatchObject({
      minutes: 90,
      minutes_used: 0,
      accounts: [],
      pending: null,
    });
    expect(await set(player, session(75))).toMatchObject({ minutes: 75, pending: null });
  });
});

describe('a request', () => {
  it('for the same amount changes nothing, and one in an unknown currency is refused', async () => {
    const player = await newPlayer();
    const first = await set(player, daily(1000));
    expect(await set(player, daily(1000))).toEqual(first);
    await expect(set(player, { ...daily(1000), currency: 'XXX' } as LimitRequest)).rejects.toMatchObject({
      code: 'currency_not_supported',
    });
    await expect(remove(player, first.id + 1000)).rejects.toMatchObject({ code: 'limit_not_found' });
  });

  it('in another currency is a separate limit', async () => {
    const player = await newPlayer();
    const [euros, dollars] = [await set(player, daily(1000)), await set(player, { ...daily(5000), currency: 'USD' } as LimitRequest)];
    expect(dollars.id).not.toBe(euros.id);
    expect((await set(player, daily(900))).id).toBe(euros.id);
    expect((await set(player, { ...daily(4000), currency: 'USD' } as LimitRequest)).id).toBe(dollars.id);
  });

  it('for the current amount cancels a waiting raise or removal', async () => {
    const player = await newPlayer();
    const limit = await set(player, daily(1000));
    expect((await set(player, daily(2000))).pending).toMatchObject({ value: 2000 });
    expect(await set(player, daily(1000))).toEqual(limit);
    expect((await remove(player, limit.id)).pending).toMatchObject({ value: null });
    expect(await set(player, daily(1000))).toEqual(limit);
  });

  it('for a permanent exclusion, made twice, is one limit; each further break of days is another one', async () => {
    const player = await newPlayer();
    const forGood: LimitRequest = { type: 'selfexclusion', period: 'forever' };
    const { id } = await set(player, forGood, new Date());
    expect(await set(player, forGood, new Date())).toMatchObject({ id, active_until: null });
    const first = await set(player, { type: 'coolingoff', period: 'day' }, new Date());
    const second = await set(player, { type: 'coolingoff', period: 'day' }, new Date());
    expect(second.id).not.toBe(first.id);
    expect(await audited(player)).toEqual([
      ...Array(2).fill({ kind: 'break_taken', details: { type: 'selfexclusion', period: 'forever' } }),
      ...Array(2).fill({ kind: 'break_taken', details: { type: 'coolingoff', period: 'day' } }),
    ]);
  });
});
