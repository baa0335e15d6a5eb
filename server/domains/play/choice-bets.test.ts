import { afterAll, describe, expect, it } from 'vitest';
import type { WagerResponse } from '#contract/calls/provider';
import type { BlackjackOutcome } from '#contract/fields/blackjack';
import type { SteppedRound } from '#rules/games/stepped-round';
import { reconcile } from '#server/database/ledger';
import { gameRoutes } from '#server/domains/games/routes';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { providerRoutes } from '#server/composition/provider-routes';
import { playRoutes } from './routes';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

const blackjack = 'orbit-house:orbit-blackjack';

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const stored = (id: string) => database.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Changes the stored draw or the start of a round. */
async function draw(id: string, changed: Partial<SteppedRound>): Promise<void> {
  const { outcome } = await stored(id);
  await database
    .updateTable('rounds')
    .set({ outcome: JSON.stringify({ ...(outcome as object), ...changed }) })
    .where('id', '=', id)
    .execute();
}

/** A shoe with cards in this order; ranks from 1, the ace. */
const shoe = (...ranks: number[]) => [...ranks.map((rank) => rank - 1), ...Array.from({ length: 100 }, () => 8)];

async function dealt(cards: number[], wealth = 100_000) {
  const opened = await openGame(server.app, database, blackjack, wealth);
  const response = (await opened.frame.wager({ stake_cents: 1000, choice: { game: 'blackjack', hands: 1 } })).json as WagerResponse;
  await draw(response.round_id, { secret: cards });
  return { ...opened, round: response.round_id };
}

describe('a bet with a choice', () => {
  it('is accepted only with offered stakes and choices', async () => {
    const { frame } = await openGame(server.app, database, 'orbit-house:orbit-dice', 10_000);
    const ask = async (body: object) => (await frame.wager(body)).code;
    const under = { game: 'dice', side: 'under', chance: 50 };
    expect(await ask({ stake_cents: 100 })).toBe('bets_not_allowed');
    expect(await ask({ stake_cents: 100, choice: { ...under, chance: 96 } })).toBe('bets_not_allowed');
    expect(await ask({ stake_cents: 100, choice: { game: 'mines', mines: 3 } })).toBe('bets_not_allowed');
    expect(await ask({ stake_cents: 101, choice: under })).toBe('stake_not_allowed');
    expect(await ask({ stake_cents: 100, choice: under })).toBeNull();
  });

  it('counts by the weight of instant games, and not if it almost always returns the stake [GIFT-008a, GIFT-008b]', async () => {
    const bets = async (chance: number) => {
      const { player, frame } = await openGame(server.app, database, 'orbit-house:orbit-dice', 100_000);
      expect((await frame.wager({ stake_cents: 10_000, choice: { game: 'dice', side: 'under', chance } })).code).toBeNull();
      return (
        await database
          .selectFrom('bet_totals')
          .select('bets')
          .where('player_id', '=', player)
          .where('kind', '=', 'lifetime')
          .executeTakeFirstOrThrow()
      ).bets;
    };
    expect(await bets(50)).toBe(2_500);
    expect(await bets(95)).toBe(0);
  });

  it('of blackjack shows only one of the dealer’s cards', async () => {
    const { frame, round } = await dealt(shoe(5, 6, 3, 10, 8, 10));
    const { outcome } = (await frame.look(round)).json as { outcome: BlackjackOutcome };
    expect(outcome.dealer).toEqual({ cards: [5], total: 6, is_hidden: true });
  });
});
