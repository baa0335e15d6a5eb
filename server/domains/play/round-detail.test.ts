import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/games';
import type { RoundDetail } from '#contract/calls/games/round-detail';
import { creditDeposit, rollbackRound, settleRound } from '#server/database/ledger';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { gameRoutes } from '../games/routes';
import { playRoutes } from './routes';

const game = 'orbit-house:orbit-roulette';
const outcome = {
  kind: 'roulette',
  stake_cents: 100,
  win_cents: 3_600,
  number: 17,
  bets: [{ spot: 'straight-17', stake_cents: 100 }],
  wins: [{ spot: 'straight-17', stake_cents: 100, win_cents: 3_600 }],
};
const server = ownServer([gameRoutes, playRoutes]);
const { database } = server;
const detailOf = (browser: TestBrowser, id: string) => browser.send(call.getRound, { params: { id } });

describe('a round’s detail', () => {
  it('has the balances directly before and after it, and the data for its replay', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    await bet(database, player, { game, stake: 250, win: 0 });
    const { round_id } = await bet(database, player, { game, stake: 100, win: 3_600, outcome });
    await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount: 5_000 });
    await settleRound(database, round_id, player);
    const { json } = await detailOf(browser, round_id);
    expect(json).toMatchObject({
      round: { id: round_id, stake_cents: 100, win_cents: 3_600, balance_cents: 18_250, state: 'settled' },
      balance_before_cents: 9_750,
      is_free: false,
      record: { outcome, config: { kind: 'roulette' }, frame: { url: '/studio/index.html#kind=roulette', origin: null } },
    });
    expect((json as RoundDetail).ended_at).not.toBeNull();
  });

  it('doesn’t reveal the draw of an open or a returned round', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 1_000 });
    const { round_id } = await bet(database, player, { game, stake: 100, win: 3_600, outcome });
    expect((await detailOf(browser, round_id)).json).toMatchObject({
      record: null,
      round: { win_cents: null, outcome: null },
      ended_at: null,
    });
    await rollbackRound(database, round_id, player);
    expect((await detailOf(browser, round_id)).json).toMatchObject({ record: null, balance_before_cents: 1_000 });
  });

  it('has no picture of a removed game, or of a record in another format', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 1_000 });
    for (const wager of [
      { game: 'nobody:gone', outcome },
      { game, outcome: { reels: [1] } },
    ]) {
      const { round_id } = await bet(database, player, { stake: 100, win: 0, ...wager });
      await settleRound(database, round_id, player);
      expect((await detailOf(browser, round_id)).json).toMatchObject({ record: null, balance_before_cents: expect.any(Number) });
    }
  });

  it('isn’t available to other players', async () => {
    const { player } = await signedIn(server.app, database, { money: 1_000 });
    const { browser: other } = await signedIn(server.app, database);
    const { round_id } = await bet(database, player, { game });
    expect(await detailOf(other, round_id)).toMatchObject({ status: 404, code: 'round_not_found' });
  });
});
