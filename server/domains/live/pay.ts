import { wakeSoon } from '#server/database/wake';
import type { Platform } from '#server/platform';
import { liveGameOf } from './live-games';
import { noteChange, readLiveRound, settleLiveBet, unpaidBets } from './live-store';

/** The number of players paid concurrently. */
const AT_ONCE = 4;

/**
 * The job that pays a round of a live table, with a transaction per player. Paid players aren't paid again, so
 * it may be interrupted anywhere and run again.
 */
export async function payLiveRound({ database }: Pick<Platform, 'database'>, { live_round }: { live_round: string }): Promise<void> {
  const round = await readLiveRound(database, live_round);
  // Only rounds without bets are ever deleted.
  if (!round) return;
  const table = await liveGameOf(round.game);
  if (!round.drawn || !table) throw new Error(`live round ${live_round} isn't drawn, or its table is gone`);
  const { drawn } = round;
  const waiting = await unpaidBets(database, live_round);
  const payNext = async (): Promise<void> => {
    for (let bet = waiting.pop(); bet; bet = waiting.pop()) {
      const outcome = table.rules.settle(bet.bets, drawn, bet.acts);
      await settleLiveBet(database, live_round, bet.player_id, outcome);
      wakeSoon(database, bet.player_id);
    }
  };
  const hasBets = waiting.length > 0;
  await Promise.all(Array.from({ length: AT_ONCE }, payNext));
  if (hasBets) await noteChange(database, round.game);
}
