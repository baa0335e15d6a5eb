import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { User } from '#contract/fields/user';
import { closingRoutes } from '#server/composition/closing-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { creditDeposit } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { giveGift } from '#server/domains/gifts/give';
import { insertTrust, listTrusts } from '#server/domains/account/two-factor/trusted-devices-store';
import { codeOfStep, stepAt } from '#server/domains/account/two-factor/second-factor';
import { act, completeProfile, proven } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { sendClosureMail } from './mail-job';
import { reopenAccount } from './reopen';

const server = ownServer([signInRoutes, closingRoutes, cashboxRoutes]);
const { database, platform } = server;
const DAY_MS = 24 * 60 * 60_000;
let count = 0;

async function newcomer(changes: object = {}) {
  count += 1;
  const birth = `19${70 + (count % 20)}-0${1 + (count % 9)}-1${count % 10}`;
  const own = {
    first_name: 'Ada',
    last_name: `Leaver${'abcdefghijklmnopqrstuvwxyz'[count]}`,
    date_of_birth: birth,
    mobile_phone: `+49 151 ${2_000_000 + count * 7919}`,
  };
  const user = { ...call.signUp.example.body.user, ...own, email: `leaver-${count}@perigee.example`, dfpc: `leaver-device-${count}` };
  const browser = new TestBrowser(server.app);
  const { id: player } = (await browser.send(call.signUp, { body: { user } })).json as User;
  const { first_name: _first, last_name: _last, date_of_birth: _birth, mobile_phone: _phone, ...rest } = completeProfile;
  await database
    .updateTable('players')
    .set({ ...rest, ...proven, ...changes })
    .where('id', '=', player)
    .execute();
  const close = (body: object = {}) =>
    browser.send(call.closeAccount, { body: { reason: 'not_playing', erases: false, ...body } as never });
  const signIn = () => new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
  const another = async () => {
    const other = new TestBrowser(server.app);
    await other.send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    return other;
  };
  const preview = async () => (await browser.send(call.getClosure)).json as call.ClosurePreview;
  const status = async () =>
    (await database.selectFrom('players').select('status').where('id', '=', player).executeTakeFirstOrThrow()).status;
  const credit = (amount: number) => creditDeposit(database, { reference: crypto.randomUUID(), player, currency: 'EUR', amount });
  return { browser, user, player, own, close, signIn, another, preview, status, credit };
}

const reopen = (email: string) => reopenAccount(database, { email, reason: 'asked by phone', by: 'operator', now: platform.clock.now() });

describe('closing an account', () => {
  it('ends every session and promotion, is reported at the next sign-in, and sends a mail', async () => {
    const { browser, user, player, close, signIn, another } = await newcomer({ receive_promos: true });
    const elsewhere = await another();
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(200);
    expect((await elsewhere.send(call.getClosure)).code).toBe('signed_out');
    platform.clock.pass(10 * 60_000);
    expect((await browser.send(call.getClosure)).code).toBe('signed_out');
    expect((await signIn()).code).toBe('account_closed');
    const wrong = await new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password: 'Not-the-one-1' } } });
    expect(wrong.code).toBe('wrong_credentials');
    expect(await database.selectFrom('players').select('receive_promos').where('id', '=', player).executeTakeFirst()).toEqual({
      receive_promos: false,
    });
    await sendClosureMail(platform, { player, kind: 'closed' });
    expect(platform.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your account at Perigee is closed' });
  });

  it('lets no device skip the second factor or get pushes afterwards, even once it’s reopened', async () => {
    const { user, player, close } = await newcomer();
    const now = platform.clock.now();
    await insertTrust(database, {
      player,
      tokenHash: Buffer.alloc(32, player),
      deviceId: user.dfpc,
      userAgent: null,
      country: null,
      now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    const keys = { endpoint: `https://fcm.googleapis.com/${player}`, p256dh: 'key', auth: 'secret' };
    const { token_hash: session } = await database
      .selectFrom('sessions')
      .select('token_hash')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('push_subscriptions')
      .values({ player_id: player, device_id: user.dfpc, session_hash: session, ...keys } as never)
      .execute();
    expect((await close()).status).toBe(200);
    await reopen(user.email);
    const pushes = database.selectFrom('push_subscriptions').select('endpoint').where('player_id', '=', player);
    expect([await listTrusts(database, player, now), await pushes.execute()]).toEqual([[], []]);
  });

  it('requires the balance to be withdrawn first; a remainder below the smallest withdrawal stays owed', async () => {
    const { browser, close, credit, preview, own } = await newcomer();
    await credit(5000);
    expect((await close()).code).toBe('balance_left');
    expect((await preview()).balances).toEqual([
      { currency: 'EUR', real_cents: 5000, bonus_cents: 0, pending_cents: 0, has_to_leave: true },
    ]);
    const fields = { iban: 'DE89370400440532013000', holder: `Ada ${own.last_name}` };
    const withdrawal = await browser.send(createWithdrawal, { body: { method: 'bank', amount_cents: 4000, currency: 'EUR', fields } });
    expect(withdrawal.status).toBe(200);
    expect((await preview()).balances).toEqual([
      { currency: 'EUR', real_cents: 1000, bonus_cents: 0, pending_cents: 4000, has_to_leave: false },
    ]);
    expect((await close()).status).toBe(200);
  });

  it('forfeits bonuses and cancels waiting deposits', async () => {
    const { browser, player, own, close, preview } = await newcomer();
    const gift = {
      type: 'bonus',
      kind: 'cash',
      group_key: 'test',
      currency: 'EUR',
      amount_cents: 1000,
      wager: 10,
      source: `test-${player}`,
    } as const;
    await act(database, (transaction) => giveGift(transaction, player, gift, platform.clock.now()));
    const token = platform.payments.tokenize!(
      { number: '4000002500003155', expiry: '12/39', security_code: '123', holder: `Ada ${own.last_name}` },
      new Date(),
    ).token;
    const deposit = await browser.send(createDeposit, { body: { method: 'card', amount_cents: 2000, currency: 'EUR', fields: { token } } });
    expect(deposit.json).toMatchObject({ payment: { state: 'pending' } });
    expect((await preview()).gifts).toBeGreaterThan(0);
    expect((await close()).status).toBe(200);
    expect(await database.selectFrom('gifts').select('id').where('player_id', '=', player).where('ended_at', 'is', null).execute()).toEqual(
      [],
    );
    expect(await database.selectFrom('payments').select('state').where('player_id', '=', player).execute()).toEqual([
      { state: 'canceled' },
    ]);
  });

  it('requires a recently entered password, and a code of the second factor even on a trusted device', async () => {
    const secret = '12345678901234567890'.padEnd(40, '0');
    const { close, status } = await newcomer({ two_factor_enabled: true, two_factor_secret: secret });
    expect((await close()).code).toBe('second_factor_required');
    expect((await close({ otp_attempt: '000000' })).code).toBe('second_factor_wrong');
    platform.clock.pass(6 * 60_000);
    expect((await close({ otp_attempt: codeOfStep(secret, stepAt(platform.clock.now())) })).code).toBe('reauthentication_required');
    expect(await status()).toBe('active');
  });

  it('is refused while a round is open', async () => {
    const { player, close } = await newcomer();
    await database
      .insertInto('rounds')
      .values({
        id: crypto.randomUUID(),
        player_id: player,
        session_id: 'test',
        game_identifier: 'orbit-house:x',
        currency: 'EUR',
        stake: 100,
        win: 0,
        outcome: '{}',
      } as never)
      .execute();
    expect((await close()).code).toBe('round_open');
  });
});

describe('reopening', () => {
  it('lets the player sign in again, and records the reason', async () => {
    const { user, player, close, signIn } = await newcomer();
    await expect(reopen(user.email)).rejects.toThrow("isn't closed");
    await close();
    await expect(reopenAccount(database, { email: user.email, reason: ' ', by: 'operator', now: new Date() })).rejects.toThrow('reason');
    await reopen(user.email);
    expect((await signIn()).status).toBe(200);
    const audited = await database
      .selectFrom('audit_log')
      .select('actor')
      .where('player_id', '=', player)
      .where('kind', '=', 'account_reopened')
      .execute();
    expect(audited).toEqual([{ actor: 'operator' }]);
  });

  it('doesn’t undo a break, nor a closing over gambling problems before six months [LIMIT-006a]', async () => {
    const excluded = await newcomer();
    await excluded.close();
    await database.insertInto('user_limits').values({ player_id: excluded.player, type: 'selfexclusion', period: 'forever' }).execute();
    await expect(reopen(excluded.user.email)).rejects.toThrow('break');
    const troubled = await newcomer();
    await troubled.close({ reason: 'too_much' });
    await expect(reopen(troubled.user.email)).rejects.toThrow('six months');
    platform.clock.pass(185 * DAY_MS);
    await reopen(troubled.user.email);
    platform.clock.pass(-185 * DAY_MS);
  });

  it('a person who closed an account over gambling problems, or is on a break, can’t open another one [LIMIT-006a]', async () => {
    const again = (own: object) => {
      const user = { ...call.signUp.example.body.user, ...own, email: `again-${(count += 1)}@perigee.example`, dfpc: `again-${count}` };
      return new TestBrowser(server.app).send(call.signUp, { body: { user } });
    };
    const troubled = await newcomer();
    await troubled.close({ reason: 'too_much' });
    expect((await again(troubled.own)).code).toBe('player_excluded');
    const resting = await newcomer();
    await database
      .insertInto('user_limits')
      .values({ player_id: resting.player, type: 'coolingoff', period: 'week', active_until: new Date(Date.now() + 7 * DAY_MS) })
      .execute();
    await resting.close();
    expect((await again(resting.own)).code).toBe('player_excluded');
    const content = await newcomer();
    await content.close();
    expect((await again(content.own)).status).toBe(200);
  });
});
