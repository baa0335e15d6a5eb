import { afterAll, describe, expect, it } from 'vitest';
import type { ActResponse, InitResponse, WagerResponse } from '#contract/calls/provider';
import type { VideoPokerConfig } from '#contract/fields/video-poker';
import { catalogue, configOf } from '#rules/games/catalogue';
import type { SteppedRound } from '#rules/games/stepped-round';
import { bestHold } from '#rules/games/video-poker/best-hold';
import { balanceOf, reconcile } from '#server/database/ledger';
import { gameRoutes } from '#server/domains/games/routes';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { providerRoutes } from '#server/composition/provider-routes';
import { playRoutes } from './routes';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const money = async (player: number) => (await balanceOf(database, player, 'EUR')).amount_cents;

/** Jacks and a king, with a pair of threes among the cards to draw. */
const full = [10, 1, 23, 17, 8, 36, 2, 15, 24, 25];

/** A round of five coins of 20 cents with these cards. */
async function dealt(game: string, secret: number[]) {
  const opened = await openGame(server.app, database, `orbit-house:${game}`, 10_000);
  const { round_id } = (await opened.frame.wager({ stake_cents: 100, choice: { game: 'video-poker', coins: 5 } })).json as WagerResponse;
  const { outcome } = await database.selectFrom('rounds').select('outcome').where('id', '=', round_id).executeTakeFirstOrThrow();
  await database
    .updateTable('rounds')
    .set({ outcome: JSON.stringify({ ...(outcome as SteppedRound), secret }) })
    .where('id', '=', round_id)
    .execute();
  return { ...opened, round: round_id };
}

describe('a round of video poker with real money', () => {
  it('sends five cards, draws the others once, and pays the hand into the balance', async () => {
    const { player, frame, round } = await dealt('orbit-jacks-or-better', full);
    expect(await money(player)).toBe(9_900);
    const { open_round } = (await frame.init()).json as InitResponse;
    expect(open_round?.outcome).toMatchObject({ dealt: full.slice(0, 5), cards: full.slice(0, 5), hand: 'jacks', is_over: false });
    expect((await frame.settle(round)).code).toBe('round_unfinished');
    const drawn = (await frame.act({ round_id: round, number: 0, act: { kind: 'hold', held: [0, 2] } })).json as ActResponse;
    expect(drawn.outcome).toMatchObject({ cards: [10, 36, 23, 2, 15], hand: 'full-house', is_over: true, win_cents: 900 });
    expect((await frame.act({ round_id: round, number: 1, act: { kind: 'hold', held: [] } })).code).toBe('act_not_allowed');
    expect((await frame.settle(round)).json).toEqual({ balance_cents: 10_800, bonus_cents: 0, win_cents: 900 });
    expect(await money(player)).toBe(10_800);
  });

  it('accepts one to five coins of an offered value, and refuses holding a card twice or a sixth one', async () => {
    const { frame } = await openGame(server.app, database, 'orbit-house:orbit-deuces-wild', 10_000);
    const ask = async (stake_cents: number, coins: number) =>
      (await frame.wager({ stake_cents, choice: { game: 'video-poker', coins } })).code;
    expect(await ask(100, 3)).toBe('stake_not_allowed');
    expect(await ask(100, 6)).toBe('bad_input');
    expect(await ask(100, 0)).toBe('bad_input');
    const { frame: other, round } = await dealt('orbit-joker-poker', full);
    const hold = async (held: number[]) => (await other.act({ round_id: round, number: 0, act: { kind: 'hold', held } })).code;
    expect(await hold([1, 1])).toBe('act_not_allowed');
    expect(await hold([5])).toBe('bad_input');
    expect(await hold([])).toBeNull();
  });

  it('that’s abandoned is stored with the payout of the best hold for its settlement', async () => {
    const { frame } = await openGame(server.app, database, 'orbit-house:orbit-bonus-poker', 10_000);
    const { round_id } = (await frame.wager({ stake_cents: 100, choice: { game: 'video-poker', coins: 5 } })).json as WagerResponse;
    const { outcome, win } = await database
      .selectFrom('rounds')
      .select(['outcome', 'win'])
      .where('id', '=', round_id)
      .executeTakeFirstOrThrow();
    const { secret } = outcome as SteppedRound;
    const config = configOf(catalogue().find(({ identifier }) => identifier === 'orbit-house:orbit-bonus-poker')!) as VideoPokerConfig;
    const { held } = bestHold(config, 5, secret.slice(0, 5));
    const drawn = (await frame.act({ round_id, number: 0, act: { kind: 'hold', held } })).json as ActResponse;
    expect(win).toBe(drawn.outcome.win_cents);
  });
});
