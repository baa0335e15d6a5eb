import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getRound } from '#contract/calls/games';
import { getLiveTables } from '#contract/calls/live';
import type { LiveKind } from '#contract/fields/live';
import { blockName, committedDice } from '#rules/games/live/committed-draw';
import { resultFrom } from '#rules/games/live/live-rules';
import { openGame } from '#tests/support/frame';
import { betsBeside, betsOf, endPhase, liveTable } from '#tests/support/live-table';
import { liveServer } from '#tests/support/live-stand';
import { LiveDriver } from './driver';
import { liveGames } from './live-games';
import { readLiveRound, settleLiveBet, unpaidBets } from './live-store';
import { turnTable } from './turn';
import { resultsOf } from './view';

const server = liveServer();
const { database, platform } = server;
const tables = await liveGames();
const firstOf = (kind: LiveKind) => tables.find(({ game }) => game.live === kind)!;

const kinds = [...new Set(tables.map(({ game }) => game.live))];

describe.each(kinds)('a live table of %s', (kind) => {
  const table = firstOf(kind);
  const game = table.game.identifier;
  const { view, turnTo, pay, ready, seated } = liveTable(server, table);
  const staked = betsOf[kind].reduce((sum, { stake_cents }) => sum + stake_cents, 0);

  it('pays its bets by the committed draw, and stores the outcome in the round of the ledger', async () => {
    await ready();
    const { live_round, commitment } = await view();
    const { bet, seat, frame, player, browser } = await seated();
    expect((await frame.init()).json).toMatchObject({ live: kind, open_round: null });
    expect((await bet(live_round, betsOf[kind])).json).toEqual({ stake_cents: staked, balance_cents: 10_000 - staked, bonus_cents: 0 });
    await turnTo('result');
    await pay();
    const { seed, drawn, result } = (await readLiveRound(database, live_round))!;
    const dice = committedDice((block) => createHmac('sha256', seed).update(blockName(live_round, block)).digest());
    expect(resultFrom(table.rules, dice, result!)).toBe(table.rules.resultOf(drawn!));
    expect(await view()).toMatchObject({ commitment, result, seed: seed.toString('hex') });
    const outcome = table.rules.settle(betsOf[kind], drawn!, []);
    const own = await seat();
    expect(own).toMatchObject({
      balance_cents: 10_000 - staked + outcome.win_cents,
      rounds: [{ live_round, stake_cents: staked, win_cents: outcome.win_cents }],
    });
    const stored = await database
      .selectFrom('rounds')
      .select(['id', 'state', 'outcome'])
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ state: 'settled', outcome });
    // The history shows the bets and the draw.
    const { json } = await browser.send(getRound, { params: { id: stored.id } });
    expect(json).toMatchObject({ record: { outcome } });
    expect((await resultsOf(database, table, 1))[0]).toEqual(table.rules.markOf(drawn!));
  });

  it('refuses bets on another table’s spots', async () => {
    await ready();
    const { live_round } = await view();
    const { bet, balance } = await seated();
    expect((await bet(live_round, [{ spot: 'tea', stake_cents: 1_000 }])).code).toBe('bets_not_allowed');
    expect(await balance()).toBe(10_000);
  });

  it.each(['closing', 'playing', 'result'] as const)('pays each player once if its server is killed in %s', async (phase) => {
    await ready();
    const { live_round } = await view();
    const players = await Promise.all([seated(), seated()]);
    const placed = [betsOf[kind], betsBeside(kind)];
    for (const [at, { bet }] of players.entries()) expect((await bet(live_round, placed[at]!)).status).toBe(200);
    await turnTo(phase);
    if (phase === 'result') {
      const [first] = await unpaidBets(database, live_round);
      const { drawn } = (await readLiveRound(database, live_round))!;
      await settleLiveBet(database, live_round, first!.player_id, table.rules.settle(first!.bets, drawn!, []));
    }
    await endPhase(database, game, '1 hour');
    const next = new LiveDriver(platform);
    const stood = async () => JSON.stringify(await readLiveRound(database, live_round), ['phase', 'drawn', 'acts', 'act']);
    const before = await stood();
    next.start();
    await expect.poll(stood, { timeout: 20_000 }).not.toBe(before);
    await next.stop();
    while (!['result', 'over'].includes((await readLiveRound(database, live_round))!.phase)) {
      await endPhase(database, game);
      await turnTable(platform, table);
    }
    await pay();
    await pay();
    const { drawn } = (await readLiveRound(database, live_round))!;
    const backs = placed.map((bets) => table.rules.settle(bets, drawn!, []).win_cents);
    expect(await Promise.all(players.map(({ balance }) => balance()))).toEqual(backs.map((back) => 10_000 - staked + back));
    expect(await unpaidBets(database, live_round)).toEqual([]);
  });

  it('is listed with its kind, its limits in coins and its last results [ROUTE-003a]', async () => {
    const { browser } = await openGame(server.app, database, game, 0);
    const { data } = (await browser.send(getLiveTables)).json as { data: { game: { identifier: string }; results: unknown[] }[] };
    const listed = data.find((one) => one.game.identifier === game)!;
    expect(listed).toMatchObject({ kind, limits: table.rules.limits(1), table: { game } });
    expect(listed.results[0]).toMatchObject({ kind });
  });
});
