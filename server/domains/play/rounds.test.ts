import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import * as call from '#contract/calls/games';
import { rollbackRound, settleRound } from '#server/database/ledger';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { gameRoutes } from '../games/routes';
import { playRoutes } from '#server/domains/play/routes';

const game = 'orbit-house:orbit-roulette';
const server = ownServer([gameRoutes, playRoutes]);
const { database, platform } = server;

describe('the history of rounds', () => {
  type Rounds = ResponseOf<typeof call.getRounds>;
  const roundsOf = async (browser: TestBrowser, query: Record<string, string> = {}) =>
    (await browser.send(call.getRounds, { query })).json as Rounds;

  const settle = (ids: string[]) => database.updateTable('rounds').set({ state: 'settled' }).where('id', 'in', ids).execute();

  it('is listed newest first, page by page, each round once', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    const { browser: other, player: stranger } = await signedIn(server.app, database, { money: 1_000 });
    // Older than the other player's rounds, so a cursor of theirs would lead to it.
    await bet(database, stranger, { game });
    const placed: string[] = [];
    for (let time = 0; time < 35; time += 1) placed.unshift((await bet(database, player, { game, win: 0 })).round_id);
    await settle(placed);
    const first = await roundsOf(browser);
    expect([first.data.length, first.next]).toEqual([30, placed[29]]);
    const second = await roundsOf(browser, { before: first.next! });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(placed);
    expect(second.next).toBeNull();
    expect(first.data[0]).toMatchObject({
      game: { identifier: game, provider: 'orbit-house' },
      currency: 'EUR',
      stake_cents: 100,
      win_cents: 0,
      state: 'settled',
    });
    expect(await roundsOf(other, { before: placed[3]! })).toEqual({ data: [], next: null });
    expect((await new TestBrowser(server.app).send(call.getRounds)).code).toBe('signed_out');
  });

  it('can be filtered by game, result and dates, and reveals nothing of an open round', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    const lost = await bet(database, player, { game, win: 0 });
    const won = await bet(database, player, { game: 'nobody:gone', win: 500 });
    await settle([won.round_id, lost.round_id]);
    const open = await bet(database, player, { game, win: 70_000 });
    await database
      .updateTable('rounds')
      .set({ placed_at: new Date(platform.clock.now().getTime() - 8 * 24 * 60 * 60_000) })
      .where('id', '=', lost.round_id)
      .execute();
    const idsOf = async (query: Record<string, string>) => (await roundsOf(browser, query)).data.map(({ id }) => id);
    expect(await idsOf({ result: 'won' })).toEqual([won.round_id]);
    expect(await idsOf({ result: 'lost' })).toEqual([lost.round_id]);
    expect(await idsOf({ game })).toEqual([open.round_id, lost.round_id]);
    expect(await idsOf({ days: '7' })).toEqual([open.round_id, won.round_id]);
    expect((await roundsOf(browser, { result: 'open' })).data).toMatchObject([{ id: open.round_id, win_cents: null, state: 'open' }]);
    expect((await roundsOf(browser, { result: 'won' })).data[0]?.game).toBeNull();
    expect((await browser.send(call.getRounds, { query: { result: 'all' } })).code).toBe('bad_input');
  });

  it('aren’t listed as won, lost or paid back before they’re over', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    for (const [at, win] of [0, 100, 101].entries()) await bet(database, player, { game: `game-${at}`, stake: 100, win });
    for (const result of ['lost', 'back', 'won']) expect([result, (await roundsOf(browser, { result })).data]).toEqual([result, []]);
    expect((await roundsOf(browser, { result: 'open' })).data).toHaveLength(3);
  });

  it('doesn’t count a returned stake as a win, but counts every win of a free spin', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    const [won, back, half, free] = [
      await bet(database, player, { stake: 100, win: 101 }),
      await bet(database, player, { stake: 100, win: 100 }),
      await bet(database, player, { stake: 100, win: 50 }),
      await bet(database, player, { stake: 100, win: 40 }),
    ].map(({ round_id }) => round_id);
    await settle([won!, back!, half!, free!]);
    await database.updateTable('rounds').set({ is_free: true }).where('id', '=', free!).execute();
    const idsOf = async (result: string) => (await roundsOf(browser, { result })).data.map(({ id }) => id);
    expect(await idsOf('won')).toEqual([free, won]);
    expect(await idsOf('back')).toEqual([half, back]);
    expect(await idsOf('lost')).toEqual([]);
  });

  it('shows each settled round’s outcome and the balance after it', async () => {
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    const wheel = { kind: 'roulette', number: 17 };
    const spins = { kind: 'slots', free_spins: { spins: [{}, {}, {}] } };
    const plain = { kind: 'slots', free_spins: null };
    for (const round of [
      { outcome: wheel, win: 250 },
      { outcome: spins, win: 0 },
      { outcome: plain, win: 30 },
    ]) {
      await settleRound(database, (await bet(database, player, { stake: 100, ...round })).round_id);
    }
    await bet(database, player, { stake: 100, outcome: wheel });
    await rollbackRound(database, (await bet(database, player, { stake: 100, outcome: wheel })).round_id, player);
    expect((await roundsOf(browser)).data.map(({ outcome, balance_cents }) => [outcome, balance_cents])).toEqual([
      [null, null],
      [null, null],
      [{ kind: 'slots', free_spins: 0 }, 9_980],
      [{ kind: 'slots', free_spins: 3 }, 10_050],
      [{ kind: 'roulette', number: 17 }, 10_150],
    ]);
  });
});
