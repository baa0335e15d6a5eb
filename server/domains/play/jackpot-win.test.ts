import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { WagerResponse } from '#contract/calls/provider';
import { netResult } from '#rules/account/statement/figures';
import { catalogue } from '#rules/games/catalogue';
import { eurCentsPerWin } from '#rules/games/jackpot-draw';
import { providerRoutes } from '#server/composition/provider-routes';
import { balanceOf, limitStop, reconcile } from '#server/database/ledger';
import { readStatement } from '#server/domains/account/statement/store';
import { gameRoutes } from '#server/domains/games/routes';
import { readRealityCheck } from '#server/domains/limits/reality-check-store';
import { playRoutes } from '#server/domains/play/routes';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;
const game = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && jackpot && provider.id === 'orbit-house')!.identifier;
const usual = eurCentsPerWin.nova;

/** Every stake wins the rarest level. */
beforeEach(() => void (eurCentsPerWin.nova = 1));
afterEach(() => void (eurCentsPerWin.nova = usual));
afterAll(async () => expect(await reconcile(database, true)).toEqual([]));

const wins = (player: number) =>
  database.selectFrom('jackpot_wins').select(['amount', 'round_id']).where('player_id', '=', player).execute();

it('a jackpot is paid once, even if its bet is repeated', async () => {
  const { player, frame } = await openGame(server.app, database, game, 10_000);
  const key = randomUUID();
  const first = (await frame.wager({ stake_cents: 100 }, key)).json as WagerResponse;
  const again = (await frame.wager({ stake_cents: 100 }, key)).json as WagerResponse;
  expect(again.round_id).toBe(first.round_id);
  const [win, ...more] = await wins(player);
  expect(more).toEqual([]);
  expect(win!.round_id).toBe(first.round_id);
  const { amount_cents } = await balanceOf(database, player, 'EUR');
  expect(amount_cents).toBe(10_000 - 100 + Number(win!.amount));
});

it('a jackpot counts as won in the result of the session, as in the statement', async () => {
  const { player, frame } = await openGame(server.app, database, game, 10_000);
  const { round_id, win_cents } = (await frame.wager({ stake_cents: 100 })).json as WagerResponse;
  await frame.settle(round_id);
  const { sitting } = await readRealityCheck(database, player);
  const { accounts } = await readStatement(database, player, { from: '2020-01-01', until: new Date().toISOString().slice(0, 10) });
  expect(sitting!.won_cents).toBe(win_cents + Number((await wins(player))[0]!.amount));
  expect(sitting!.won_cents - sitting!.wagered_cents).toBe(netResult(accounts[0]!));
});

it('a jackpot counts as a win in a loss limit', async () => {
  const { player, frame } = await openGame(server.app, database, game, 10_000);
  await database
    .insertInto('user_limits')
    .values({ player_id: player, type: 'loss', period: 'day', currency: 'EUR', amount_cents: 150 })
    .execute();
  await frame.wager({ stake_cents: 100 });
  expect(await wins(player)).toHaveLength(1);
  expect(await limitStop(database, { player, currency: 'EUR', kind: 'wager', amount: 150 })).toBeNull();
});
