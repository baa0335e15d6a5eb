import type { Platform } from '#server/platform';
import { deleteLines } from './chat/chat-store';
import { forgetEmptyRounds } from './live-store';
import { payLiveRound } from './pay';

const DAY_MS = 24 * 60 * 60_000;
/** Rounds without bets can be verified for two days. */
const KEPT_MS = 2 * DAY_MS;
/** Chat lines are deleted after a time in which players can report them and operators can review them. */
const LINES_KEPT_MS = 30 * DAY_MS;

/** The jobs of live tables: paying a round, and deleting old rounds without bets and old chat lines. */
export const liveJobs = {
  pay_live_round: payLiveRound,
  forget_live_rounds: ({ database, clock }: Platform) => forgetEmptyRounds(database, new Date(clock.now().getTime() - KEPT_MS)),
  forget_live_chat: ({ database, clock }: Platform) => deleteLines(database, new Date(clock.now().getTime() - LINES_KEPT_MS)),
};

export const livePeriods = [
  { task: 'forget_live_rounds', at: '13 * * * *' },
  { task: 'forget_live_chat', at: '23 3 * * *' },
];
