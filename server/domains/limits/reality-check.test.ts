import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/limits';
import type { RealityCheckResponse } from '#contract/fields/reality-check';
import { creditDeposit, settleRound } from '#server/database/ledger';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signedIn, signIn } from '#tests/support/signed-in';
import { limitRoutes } from './routes';

const server = ownServer([limitRoutes]);
const { database } = server;

const read = async (browser: TestBrowser) => (await browser.send(call.getRealityCheck)).json as RealityCheckResponse;
const ago = (player: number, round: string, minutes: number) =>
  database.pool.query("update rounds set placed_at = now() - $3 * interval '1 minute' where player_id = $1 and id = $2", [
    player,
    round,
    minutes,
  ]);

async function played(player: number, minutesAgo: number, win = 0, isSettled = true): Promise<void> {
  const { round_id } = await bet(database, player, { win });
  if (isSettled) await settleRound(database, round_id);
  await ago(player, round_id, minutesAgo);
}

/** A game that was opened for money and last reported open some minutes ago. */
const opened = (player: number, minutesAgo: number, seenMinutesAgo: number | null, currency = 'EUR') =>
  database.pool.query(
    `insert into game_sessions (token_hash, player_id, login_hash, game_identifier, currency, created_at, expires_at, seen_at)
     select sha256(random()::text::bytea), $1, token_hash, 'orbit-house/concentric', $4, now() - $2 * interval '1 minute',
       now() + interval '1 hour', now() - $3 * interval '1 minute' from sessions where player_id = $1 limit 1`,
    [player, minutesAgo, seenMinutesAgo, currency],
  );
const minutesOf = ({ sitting }: RealityCheckResponse) =>
  sitting && Math.round((Date.parse(sitting.last_at) - Date.parse(sitting.since)) / 60_000);

describe('the account’s reality check', () => {
  it('shows every hour by default, and at the chosen interval on every device', async () => {
    const { browser, player } = await signedIn(server.app, database);
    expect(await read(browser)).toEqual({ minutes: 60, sitting: null, checked_at: null });
    expect((await browser.send(call.setRealityCheck, { body: { minutes: 15 } })).json).toMatchObject({ minutes: 15 });
    expect((await browser.send(call.setRealityCheck, { body: { minutes: 20 } })).code).toBe('bad_input');
    expect((await read(await signIn(server.app, database, player))).minutes).toBe(15);
  });

  it('counts time since the last pause, and stakes and wins of ended rounds, over all devices', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    await played(player, 40);
    await played(player, 12, 250);
    await played(player, 8);
    await played(player, 4, 500, false);
    const { sitting } = await read(browser);
    expect(sitting).toMatchObject({ currency: 'EUR', wagered_cents: 200, won_cents: 250 });
    const minutes = (Date.parse(sitting!.last_at) - Date.parse(sitting!.since)) / 60_000;
    expect(Math.round(minutes)).toBe(8);
  });

  it('counts money in each currency, that of the one played last first, and time in all of them', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    await creditDeposit(database, { reference: `yen-${player}`, player, currency: 'JPY', amount: 10_000 });
    const { round_id } = await bet(database, player, { currency: 'JPY', stake: 300 });
    await settleRound(database, round_id);
    await ago(player, round_id, 4);
    await played(player, 2, 50);
    const { sitting } = await read(browser);
    const others = [{ currency: 'JPY', wagered_cents: 300, won_cents: 0 }];
    expect(sitting).toMatchObject({ currency: 'EUR', wagered_cents: 100, won_cents: 50, others });
    expect(Math.round((Date.parse(sitting!.last_at) - Date.parse(sitting!.since)) / 60_000)).toBe(2);
  });

  it('ends after a pause, and keeps the time of its acknowledgement', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    await played(player, 6);
    const { sitting, checked_at: checked } = (await browser.send(call.setRealityCheck, { body: { is_acknowledged: true } }))
      .json as RealityCheckResponse;
    expect(sitting).toBeNull();
    expect(Date.parse(checked!)).toBeGreaterThan(0);
    expect((await read(browser)).minutes).toBe(60);
  });

  it('counts while a page has a game open, even without bets, on every device', async () => {
    const { browser, player } = await signedIn(server.app, database);
    await opened(player, 17, 3);
    expect(await read(browser)).toMatchObject({ sitting: { currency: 'EUR', wagered_cents: 0, won_cents: 0 } });
    expect(minutesOf(await read(browser))).toBe(14);
    const told = await browser.send(call.setRealityCheck, { body: { is_playing: true } });
    expect(minutesOf(told.json as RealityCheckResponse)).toBe(17);
    expect(minutesOf(await read(await signIn(server.app, database, player)))).toBe(17);
  });

  it('merges an open game and its rounds into one session, which ends when no page has had a game open for a pause', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    await played(player, 16, 250);
    await opened(player, 13, 8);
    expect(await read(browser)).toMatchObject({ sitting: null });
    await played(player, 4, 50);
    expect(await read(browser)).toMatchObject({ sitting: { wagered_cents: 200, won_cents: 300 } });
    expect(minutesOf(await read(browser))).toBe(12);
  });

  it('ignores a report of an open game from a player without one', async () => {
    const { browser } = await signedIn(server.app, database);
    expect((await browser.send(call.setRealityCheck, { body: { is_playing: true } })).json).toMatchObject({ sitting: null });
  });
});
