import { afterAll, expect, it } from 'vitest';
import { smallestEdges } from '#rules/pricing/edges';
import { priceRewards } from '#rules/pricing/rewards';
import { inTransaction } from '#server/database/connection';
import { reconcile } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { competitionRoutes } from '#server/domains/competitions/routes';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { ownServer } from '#tests/support/own-server';
import { readPricedRewards } from '../pricing/priced-rewards';
import { seedLotteries } from '../competitions/seed/lotteries';
import { seedTournaments } from '../competitions/seed/tournaments';
import { rewardTerms } from '../config/defaults/rewards.data';
import { seedCampaigns } from '../campaigns/seed';
import { giftRoutes } from './routes';

const server = ownServer([gameRoutes, playRoutes, providerRoutes, giftRoutes, competitionRoutes, cashboxRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

it('the demo’s rewards for play cost less than half of the house edge [GIFT-010a]', async () => {
  await database.deleteFrom('tournament_players').execute();
  await database.deleteFrom('quest_levels').execute();
  await database.deleteFrom('tournaments').execute();
  await inTransaction(database, async (transaction) => {
    await seedTournaments(transaction, { players: [], crew: [] }, new Date());
    await seedLotteries(transaction, { crew: [], buyers: [] }, new Date());
    await transaction.deleteFrom('campaign_history').execute();
    await seedCampaigns(transaction, { isDemo: true, now: new Date() });
  });
  const priced = () => readPricedRewards(database, new Date());
  expect(priceRewards(await priced(), rewardTerms, smallestEdges()).filter(({ isSound }) => !isSound)).toEqual([]);
  await database
    .updateTable('tournaments')
    .set({ prize_cents: 20_000 })
    .where('frontend_identifier', '=', 'quest--xs--short-hop')
    .execute();
  expect(priceRewards(await priced(), rewardTerms, smallestEdges()).map(({ kind, isSound }) => [kind, isSound])).toContainEqual([
    'slots',
    false,
  ]);
});
