import { afterAll, expect, it } from 'vitest';
import type { InitResponse, WagerResponse } from '#contract/calls/provider';
import { americanWheel, europeanWheel, spotsOf } from '#rules/games/roulette/roulette-spots';
import { reconcile } from '#server/database/ledger';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { onRed, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { providerRoutes } from '#server/composition/provider-routes';

const table = 'orbit-house:orbit-roulette';
const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const opened = (game = table) => openGame(server.app, database, game, 100_000);

/** Makes the player's rounds start earlier. */
async function passCycle(player: number): Promise<void> {
  await database
    .updateTable('rounds')
    .set({ placed_at: new Date(Date.now() - 60_000) })
    .where('player_id', '=', player)
    .execute();
}

it.each([
  { game: table, spots: [...spotsOf({ wheel: europeanWheel }).keys()] },
  // The additional spots of a double-zero table.
  {
    game: 'orbit-house:orbit-american-roulette',
    spots: [...spotsOf({ wheel: americanWheel }).keys()].filter((spot) => spot.includes('00')),
  },
])('$game accepts bets on every spot, one per round and all of them together', async ({ game, spots }) => {
  const { player, frame } = await opened(game);
  const chip = ((await frame.init()).json as InitResponse).stakes_cents[0]!;
  const bets = spots.map((spot) => ({ spot, stake_cents: chip }));
  const refused: string[] = [];
  for (const bet of bets) {
    const { code, json } = await frame.wager({ stake_cents: chip, bets: [bet] });
    if (code !== null) refused.push(`${bet.spot}: ${code}`);
    else await frame.settle((json as WagerResponse).round_id);
    await passCycle(player);
  }
  expect(refused).toEqual([]);
  expect((await frame.wager({ stake_cents: chip * bets.length, bets })).code).toBeNull();
});

it('a bet earns comp points and counts towards the sum of bets by the weight of its game [GIFT-008b]', async () => {
  const { player, frame } = await opened();
  await frame.wager(onRed(10_000));
  const points = await database.selectFrom('comp_points').selectAll().where('player_id', '=', player).executeTakeFirstOrThrow();
  expect(points).toMatchObject({ chargeable: 1, persistent: 1 });
  const total = await database
    .selectFrom('bet_totals')
    .select('bets')
    .where('player_id', '=', player)
    .where('kind', '=', 'lifetime')
    .executeTakeFirstOrThrow();
  expect(total.bets).toBe(1_000);
});

it('a bet that covers every outcome counts only towards limits [GIFT-008a, GIFT-008e]', async () => {
  const { player, frame } = await opened();
  const covered = {
    stake_cents: 20_000,
    bets: [
      { spot: 'red', stake_cents: 10_000 },
      { spot: 'black', stake_cents: 10_000 },
    ],
  };
  expect((await frame.wager(covered)).status).toBe(200);
  const counted = await database.selectFrom('bet_totals').select(['kind', 'bets']).where('player_id', '=', player).execute();
  expect(new Set(counted.map(({ bets }) => bets))).toEqual(new Set([0]));
  const { wagered } = await database.selectFrom('usage_hours').select('wagered').where('player_id', '=', player).executeTakeFirstOrThrow();
  expect(wagered).toBe(20_000);
});
