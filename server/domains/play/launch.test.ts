import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { launchGame } from '#contract/calls/games';
import { providerInit, type WagerResponse } from '#contract/calls/provider';
import { catalogue } from '#rules/games/catalogue';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { reconcile } from '#server/database/ledger';
import { hashToken } from '#server/plugins/session';
import { frameOf, type Launched, onRed, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { signedIn, signIn } from '#tests/support/signed-in';
import { providerRoutes } from '#server/composition/provider-routes';

const table = 'orbit-house:orbit-roulette';
const slot = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house')!.identifier;

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const opened = (game: string, money = 10_000) => openGame(server.app, database, game, money);

/** A daily stake limit, effective immediately. */
async function setWagerLimit(player: number, amount: number): Promise<void> {
  await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'wager', 'day', 'EUR', ${amount})`.execute(
    database,
  );
}

describe('opening a game', () => {
  it('returns the frame’s initial state', async () => {
    const { frame } = await opened(slot);
    expect((await frame.init()).json).toMatchObject({
      session: { currency: 'EUR', mode: 'real', balance_cents: 10_000 },
      game: { identifier: slot },
      open_round: null,
      minimum_cycle_ms: 2500,
      next_round_in_ms: 0,
      history: [],
    });
  });

  it('returns that state with the launch, so that the frame needn’t request it', async () => {
    const { frame } = await opened(slot);
    expect(frame.launched.init).toEqual((await frame.init()).json);
  });

  it('returns no state with the launch while a round is open', async () => {
    const { browser, frame } = await opened(table);
    const { json } = await frame.wager(onRed(500));
    const again = (await browser.send(launchGame, { body: { game: table } })).json as Launched;
    expect(again.init).toBeNull();
    expect((await frameOf(browser, again).init()).json).toMatchObject({ open_round: { round_id: (json as WagerResponse).round_id } });
  });

  it('lasts at most eight hours', async () => {
    const { frame } = await opened(slot);
    const hours = (Date.parse(frame.launched.expires_at) - Date.now()) / 3_600_000;
    expect([hours > 7.9, hours <= 8]).toEqual([true, true]);
  });

  it('is refused while the account is locked', async () => {
    const { browser, player } = await signedIn(server.app, database);
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    expect((await browser.send(launchGame, { body: { game: table } })).code).toBe('account_locked');
  });

  it('stores only a hash of the token', async () => {
    const { frame } = await opened(table);
    const row = await database
      .selectFrom('game_sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(frame.launched.token))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(frame.launched.token);
  });

  it('requires a signed-in player', async () => {
    const { browser } = await signedIn(server.app, database);
    browser.cookies.clear();
    expect((await browser.send(launchGame, { body: { game: table } })).code).toBe('signed_out');
  });

  it('is refused in a currency that the game does not have', async () => {
    const { browser } = await signedIn(server.app, database, { currency: 'KWD' });
    expect((await browser.send(launchGame, { body: { game: table } })).code).toBe('game_not_in_currency');
  });

  it('is refused once a limit has been reached', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 1000 });
    await setWagerLimit(player, 0);
    expect((await browser.send(launchGame, { body: { game: table } })).code).toBe('limit_reached');
  });

  it('ends the previous launch on any device: one real game at a time', async () => {
    const { player, frame } = await opened(table);
    const phone = await signIn(server.app, database, player);
    const second = frameOf(phone, (await phone.send(launchGame, { body: { game: slot } })).json as Launched);
    expect((await frame.init()).code).toBe('launch_token_invalid');
    expect((await frame.wager(onRed(100))).code).toBe('launch_token_invalid');
    expect((await second.init()).status).toBe(200);
  });

  it('doesn’t end a game of another player', async () => {
    const { frame } = await opened(table);
    await opened(table);
    expect((await frame.init()).status).toBe(200);
  });
});

describe('the token of a launch', () => {
  it('can’t stake once its player has signed out', async () => {
    const { player, frame } = await opened(table);
    await database.updateTable('sessions').set({ revoked_at: new Date() }).where('player_id', '=', player).execute();
    expect((await frame.wager(onRed(100))).code).toBe('launch_token_invalid');
    expect((await frame.init()).code).toBe('launch_token_invalid');
  });

  it('is ended by closing the game', async () => {
    const { frame } = await opened(table);
    expect((await frame.close()).status).toBe(200);
    expect((await frame.wager(onRed(100))).code).toBe('launch_token_invalid');
  });

  it('can’t open another player’s round', async () => {
    const one = await opened(table);
    const other = await opened(table);
    const { round_id } = (await one.frame.wager(onRed(1000))).json as WagerResponse;
    expect((await other.frame.settle(round_id)).code).toBe('round_not_found');
  });

  it('that was never issued is refused, as is a call without one', async () => {
    const { browser } = await opened(table);
    expect((await browser.send(providerInit, { body: {} }, { authorization: `Bearer ${'x'.repeat(43)}` })).code).toBe(
      'launch_token_invalid',
    );
    expect((await browser.send(providerInit, { body: {} })).code).toBe('launch_token_invalid');
  });
});
