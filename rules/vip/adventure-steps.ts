import type { AdventureStep } from '#contract/fields/adventure';
import { type Adventure, type AdventureDay, claimUntil, isExtra } from './adventure';

/** What is known of a player's days. Steps are named by `day/step`. */
export interface StepsKnown {
  /** Minor units that were deposited, by day. */
  deposited: ReadonlyMap<number, number>;
  /** When prizes were collected, ISO; who collected one completed its step. */
  claimed: ReadonlyMap<string, string>;
  /** What a step asks for, in the player's currency. */
  leastOf(step: AdventureDay): number;
}

/** Names a step among those of a calendar. */
export function stepKey({ day, step }: Pick<AdventureDay, 'day' | 'step'>): string {
  return `${day}/${step}`;
}

/** What the steps of a day up to one ask for together: each asks for its own deposit. */
function leastUpTo(days: readonly AdventureDay[], { day, step }: AdventureDay, leastOf: StepsKnown['leastOf']): number {
  return days.filter((one) => one.day === day && one.step <= step && !isExtra(one)).reduce((all, one) => all + leastOf(one), 0);
}

/**
 * Each step as a player stands in it (ADV-001): completed where the deposits of its day reached what it asks for, one that
 * asks for nothing by collecting it on its day, the extra last one where all others are.
 */
export function stepsOf(adventure: Pick<Adventure, 'start_on' | 'days'>, { deposited, claimed, leastOf }: StepsKnown): AdventureStep[] {
  const { days } = adventure;
  const isDone = (one: AdventureDay) => {
    const least = leastUpTo(days, one, leastOf);
    return claimed.has(stepKey(one)) || (least > 0 && (deposited.get(one.day) ?? 0) >= least);
  };
  const others = days.filter((one) => !isExtra(one));
  const areOthersDone = others.length > 0 && others.every(isDone);
  return days.map((one) => ({
    day: one.day,
    step: one.step,
    isCompleted: isExtra(one) ? areOthersDone : isDone(one),
    deposited_cents: deposited.get(one.day) ?? 0,
    claimed_at: claimed.get(stepKey(one)) ?? null,
    claim_until: new Date(claimUntil(adventure, one)).toISOString(),
  }));
}

/** Whether a step's prize may be collected: completed and its time not over, or one of today that asks for nothing. */
export function isClaimable(step: Pick<AdventureStep, 'day' | 'isCompleted' | 'claimed_at' | 'claim_until'>, asksForNothing: boolean, today: number, now: number): boolean {
  if (step.claimed_at !== null || Date.parse(step.claim_until) <= now || step.day > today) return false;
  return step.isCompleted || (asksForNothing && step.day === today);
}

/**
 * The steps of a calendar as a page leads with them: days whose prize can still be collected, today and what comes; what is
 * over stands at the end. Each part in the order of the days. What is collected under the hand stays where it is: `staying`
 * has the keys of what waited when the page opened.
 */
export function inOrderOfUse<Step extends { config: AdventureDay; own: Pick<AdventureStep, 'isCompleted' | 'claimed_at' | 'claim_until'> | null }>(
  steps: readonly Step[],
  today: number,
  now: number,
  staying: ReadonlySet<string>,
): Step[] {
  const isInTime = ({ config, own }: Step) =>
    own !== null && own.isCompleted && Date.parse(own.claim_until) > now && (own.claimed_at === null || staying.has(stepKey(config)));
  const isOver = (step: Step) => step.config.day < today && !isExtra(step.config) && !isInTime(step);
  return [...steps.filter((step) => !isOver(step)), ...steps.filter(isOver)];
}
