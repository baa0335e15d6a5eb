import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getPlayer, reauthenticate, signUp } from '#contract/calls/account';
import { openAccount } from '#contract/calls/cashbox';
import { launchGame } from '#contract/calls/games';
import { headers } from '#contract/headers';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { creditDeposit } from '#server/database/ledger';
import { frameOf, type Launched, onRed } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';

const MINUTE = 60_000;
const table = 'orbit-house:orbit-roulette';
const { password } = signUp.example.body.user;

const server = ownServer([signInRoutes, profileRoutes, cashboxRoutes, gameRoutes, playRoutes, providerRoutes]);
const { database, platform } = server;

/** A player who has just signed up. */
async function player() {
  const browser = new TestBrowser(server.app);
  const { json } = await browser.send(signUp, {
    body: { user: { ...signUp.example.body.user, email: `${randomUUID()}@perigee.example`, nickname: '' } },
  });
  const { id, session_epoch: epoch } = json as { id: number; session_epoch: string };
  await creditDeposit(database, { reference: randomUUID(), player: id, currency: 'EUR', amount: 10_000 });
  const row = () =>
    database.selectFrom('sessions').select(['acted_at', 'last_seen_at']).where('epoch', '=', epoch).executeTakeFirstOrThrow();
  return { browser, row };
}

const acting = { [headers.active]: '1' };
const moneyOf = (browser: TestBrowser, key = randomUUID()) =>
  browser.send(openAccount, { body: { currency: 'USD' } }, { 'idempotency-key': key });

describe('a session that was idle for half an hour', () => {
  it('can’t move money until the password is entered, and then runs the write with its key', async () => {
    const { browser } = await player();
    platform.clock.pass(31 * MINUTE);
    const key = randomUUID();
    expect(await moneyOf(browser, key)).toMatchObject({ status: 403, code: 'reauthentication_required' });
    expect((await browser.send(launchGame, { body: { game: table } })).code).toBe('reauthentication_required');
    expect((await browser.send(reauthenticate, { body: { password: 'Not-the-one-1' } })).code).toBe('wrong_credentials');
    expect((await moneyOf(browser, key)).code).toBe('reauthentication_required');
    expect((await browser.send(reauthenticate, { body: { password } })).status).toBe(200);
    const done = await moneyOf(browser, key);
    expect(done.status).toBe(200);
    expect((await moneyOf(browser, key)).json).toEqual(done.json);
    expect((await browser.send(launchGame, { body: { game: table } })).status).toBe(200);
  });

  it('can still read, and isn’t revived by activity alone', async () => {
    const { browser } = await player();
    platform.clock.pass(31 * MINUTE);
    expect((await browser.send(getPlayer, {}, acting)).status).toBe(200);
    platform.clock.pass(MINUTE);
    expect((await browser.send(getPlayer, {}, acting)).status).toBe(200);
    expect((await moneyOf(browser)).code).toBe('reauthentication_required');
  });

  it('isn’t revived by a bet in a game that was open all along', async () => {
    const { browser } = await player();
    const frame = frameOf(browser, (await browser.send(launchGame, { body: { game: table } })).json as Launched);
    platform.clock.pass(31 * MINUTE);
    expect((await frame.wager(onRed(100))).status).toBe(200);
    expect((await moneyOf(browser)).code).toBe('reauthentication_required');
  });

  it('is idle even if its window refreshed in the background', async () => {
    const { browser } = await player();
    for (let time = 0; time < 4; time += 1) {
      platform.clock.pass(10 * MINUTE);
      await browser.send(getPlayer);
    }
    expect((await moneyOf(browser)).code).toBe('reauthentication_required');
  });
});

describe('an active session', () => {
  it('of a browsing player can move money at any time', async () => {
    const { browser } = await player();
    for (let time = 0; time < 4; time += 1) {
      platform.clock.pass(20 * MINUTE);
      await browser.send(getPlayer, {}, acting);
    }
    expect((await moneyOf(browser)).status).toBe(200);
  });

  it('of a playing player can move money at any time', async () => {
    const { browser } = await player();
    const frame = frameOf(browser, (await browser.send(launchGame, { body: { game: table } })).json as Launched);
    for (let time = 0; time < 4; time += 1) {
      platform.clock.pass(20 * MINUTE);
      const { round_id } = (await frame.wager(onRed(100))).json as { round_id: string };
      await frame.settle(round_id);
      // The minimum cycle uses the database's clock, which doesn't advance here.
      await database
        .updateTable('rounds')
        .set({ placed_at: new Date(Date.now() - MINUTE) })
        .execute();
    }
    expect((await moneyOf(browser)).status).toBe(200);
  });

  it('is recorded at most once a minute, and a background refresh doesn’t count as activity', async () => {
    const { browser, row } = await player();
    const first = await row();
    platform.clock.pass(MINUTE - 1);
    await browser.send(getPlayer, {}, acting);
    expect(await row()).toEqual(first);
    platform.clock.pass(1);
    await browser.send(getPlayer);
    const seen = platform.clock.now();
    expect(await row()).toEqual({ last_seen_at: seen, acted_at: first.acted_at });
    platform.clock.pass(1);
    await browser.send(getPlayer, {}, acting);
    expect(await row()).toEqual({ last_seen_at: platform.clock.now(), acted_at: platform.clock.now() });
  });
});
