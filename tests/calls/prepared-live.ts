import { sql } from 'kysely';
import { liveBet } from '#contract/calls/live';
import { inTransaction } from '#server/database/connection';
import { insertLine, personOf } from '#server/domains/live/chat/chat-store';
import { liveGameOf } from '#server/domains/live/live-games';
import { payLiveRound } from '#server/domains/live/pay';
import { newPlayer } from '#tests/support/ledger';
import { turnTo } from '#tests/support/live-table';
import { type Prepare, send } from './asking';
import { launched, smallestStake } from './launched';
import type { Stage } from './stage';

const liveLaunch = 'orbit-house:perihelion-live-launch';
const liveRoulette = async () => (await liveGameOf('orbit-house:orbit-live-roulette'))!;

/** Pays the bets of an earlier example, so that its player may bet again. */
async function payWhatIsOpen({ platform, database }: Stage): Promise<void> {
  await turnTo(platform, (await liveGameOf(liveLaunch))!, 'result');
  const open = await database
    .selectFrom('live_bets')
    .innerJoin('live_rounds', 'live_rounds.id', 'live_bets.live_round')
    .select('live_round')
    .where('game', '=', liveLaunch)
    .where('settled_at', 'is', null)
    .execute();
  for (const { live_round } of open) await payLiveRound(platform, { live_round });
}

/** The states in which the examples of live tables succeed. */
export const preparedLive: Record<string, Prepare> = {
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
  'live.act': async (stage) => {
    const table = (await liveGameOf(liveLaunch))!;
    const headers = await launched(stage, table.game.identifier);
    await payWhatIsOpen(stage);
    const { live_round } = await turnTo(stage.platform, table, 'betting');
    const spot = 'by-hand';
    const bets = [{ spot, stake_cents: await smallestStake(stage, headers) }];
    const placed = await send(stage, liveBet, { body: { live_round, bets }, headers }, null);
    if (placed.status !== 200) throw new Error(`no bet at the launch: ${JSON.stringify(placed.json)}`);
    await turnTo(stage.platform, table, 'playing');
    // It rises until the example has been sent.
    await sql`update live_rounds set ends_at = clock_timestamp() + interval '1 minute' where id = ${live_round}`.execute(stage.database);
    return { body: { live_round, kind: 'cash-out', spot }, headers };
  },
  'live.seat': async (stage) => ({ body: {}, headers: await launched(stage, 'orbit-house:orbit-live-roulette') }),
  'live.chat-say': async (stage) => ({
    body: { line: crypto.randomUUID(), text: 'Good luck!' },
    headers: await launched(stage, 'orbit-house:orbit-live-roulette'),
  }),
  'live.chat-hide': async (stage) => {
    const person = await personOf(stage.database, await newPlayer(stage.database));
    return { body: { person, is_hidden: true }, headers: await launched(stage, 'orbit-house:orbit-live-roulette') };
  },
  'live.chat-report': async (stage) => {
    const game = 'orbit-house:orbit-live-roulette';
    const player = await newPlayer(stage.database);
    const id = await inTransaction(stage.database, async (transaction) => {
      await personOf(transaction, player);
      return insertLine(transaction, { player, game, ref: crypto.randomUUID(), text: 'Good luck!' }, stage.platform.clock.now());
    });
    return { body: { id, reason: 'insult' }, headers: await launched(stage, game) };
  },
};
