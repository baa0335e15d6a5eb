import type { GameOutcome } from '#contract/fields/game-outcome';

/** How many rounds a player may choose; there's no unlimited choice. */
export const autoplayRounds = [10, 25, 50, 100] as const;
/** Loss limits, as multiples of the stake. Autoplay requires one. */
export const autoplayLosses = [5, 10, 20, 50] as const;
/** Single wins that stop it, as multiples of the stake. */
export const autoplayWins = [10, 25, 100] as const;

/** What a player chose before the start. Amounts are in minor units. */
export interface AutoplayPlan {
  rounds: number;
  /** The total loss never exceeds this. */
  loss_cents: number;
  /** A round that wins this much is the last one; null for any win. */
  single_win_cents: number | null;
}

/** The progress of a run: rounds left, and wins minus stakes, in minor units. */
export interface AutoplayRun {
  left: number;
  net_cents: number;
}

/** Why a run stops by its own limits. */
export type AutoplayEnd = 'rounds' | 'loss' | 'win' | 'feature';

/** A round that was played, its jackpot included in the win. */
export interface AutoplayRound {
  stake_cents: number;
  win_cents: number;
  has_jackpot: boolean;
  outcome: GameOutcome;
}

/** Whether a round had a feature: free spins, respins, or a choice of prizes. */
export function hasFeature(outcome: GameOutcome): boolean {
  if (outcome.kind !== 'slots') return false;
  if (!('version' in outcome)) return outcome.free_spins !== null;
  return outcome.steps.some(({ free, move }) => free !== null || move === 'bonus' || move === 'respin');
}

/** Whether the next stake could take the loss above the limit. */
function isAtLossLimit({ loss_cents }: AutoplayPlan, { net_cents }: AutoplayRun, stake: number): boolean {
  return stake - net_cents > loss_cents;
}

/** Returns the start of a run, or why it can't start: its first stake is above the loss limit. */
export function startAutoplay(plan: AutoplayPlan, stake: number): AutoplayRun | null {
  const run = { left: plan.rounds, net_cents: 0 };
  return isAtLossLimit(plan, run, stake) ? null : run;
}

/** Returns the run after a round, and why it ends; null if the next round, at `nextStake`, may start. */
export function afterAutoplayRound(
  plan: AutoplayPlan,
  run: AutoplayRun,
  round: AutoplayRound,
  nextStake: number,
): { run: AutoplayRun; end: AutoplayEnd | null } {
  const after = { left: run.left - 1, net_cents: run.net_cents + round.win_cents - round.stake_cents };
  const isBigWin = round.has_jackpot || (plan.single_win_cents !== null && round.win_cents >= plan.single_win_cents);
  const end = isBigWin
    ? 'win'
    : hasFeature(round.outcome)
      ? 'feature'
      : after.left <= 0
        ? 'rounds'
        : isAtLossLimit(plan, after, nextStake)
          ? 'loss'
          : null;
  return { run: after, end };
}
