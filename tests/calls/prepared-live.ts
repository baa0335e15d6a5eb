import { liveGameOf } from '#server/domains/live/live-games';
import { turnTo } from '#tests/support/live-table';
import type { Request } from './asking';
import { launched, smallestStake } from './launched';
import type { Stage } from './stage';

const liveRoulette = async () => (await liveGameOf('orbit-house:orbit-live-roulette'))!;

/** The states in which the examples of live tables succeed. */
export const preparedLive: Record<string, (stage: Stage) => Promise<Request>> = {
  'live.round': async ({ platform }) => {
    const { game, number } = await turnTo(platform, await liveRoulette(), 'result');
    return { params: { game, number: String(number) } };
  },
  'live.bet': async (stage) => {
    const table = await liveRoulette();
    const headers = await launched(stage, table.game.identifier);
    const { live_round } = await turnTo(stage.platform, table, 'betting');
    return { body: { live_round, bets: [{ spot: 'red', stake_cents: await smallestStake(stage, headers) }] }, headers };
  },
  'live.seat': async (stage) => ({ body: {}, headers: await launched(stage, 'orbit-house:orbit-live-roulette') }),
};
