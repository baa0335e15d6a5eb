/** The moments at which a player has a reason to want pushes. Setting a limit isn't one: that player wants fewer messages. */
export const earnedMoments = ['withdrawal_requested', 'tournament_joined', 'first_launch_after_install'] as const;
export type EarnedMoment = (typeof earnedMoments)[number];

const BETWEEN_MS = 14 * 24 * 60 * 60 * 1000;
const TIMES_AT_MOST = 3;

/** What currently prevents the sheet. */
export interface Distraction {
  isInRound: boolean;
  isInCashbox: boolean;
  isOnBreak: boolean;
  hasJustLost: boolean;
}

/**
 * Whether our own push permission sheet opens at an earned moment: at most once in 14 days, three times in all, and never
 * in a round, in the cashbox, on a break or after a loss, where it waits (PWA-006). Times are epoch ms.
 */
export function mayAskForPush(context: {
  moment: EarnedMoment | null;
  permission: 'default' | 'granted' | 'denied';
  askedAt: readonly number[];
  distraction: Distraction;
  now: number;
}): 'ask' | 'wait' | 'no' {
  const last = Math.max(...context.askedAt);
  if (!context.moment || context.permission !== 'default') return 'no';
  if (context.askedAt.length >= TIMES_AT_MOST || context.now - last < BETWEEN_MS) return 'no';
  return Object.values(context.distraction).some(Boolean) ? 'wait' : 'ask';
}
