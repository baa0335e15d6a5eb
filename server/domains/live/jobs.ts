import type { Platform } from '#server/platform';
import { forgetEmptyRounds } from './live-store';
import { payLiveRound } from './pay';

/** Rounds without bets can be verified for two days. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/** The jobs of live tables: paying a round, and forgetting rounds in which nobody has bet. */
export const liveJobs = {
  pay_live_round: payLiveRound,
  forget_live_rounds: ({ database, clock }: Platform) => forgetEmptyRounds(database, new Date(clock.now().getTime() - KEPT_MS)),
};

export const livePeriods = [{ task: 'forget_live_rounds', at: '13 * * * *' }];
