import type { AdventureStep } from '#contract/fields/adventure';
import { type Adventure, type AdventureDay, claimUntil, isExtra } from './adventure';

/** The facts about a player's days. Steps have the key `day/step`. */
export interface StepsKnown {
  /** Minor units that were deposited, by day. */
  deposited: ReadonlyMap<number, number>;
  /** When prizes were collected, ISO; collecting one completed its step. */
  claimed: ReadonlyMap<string, string>;
  /** What a step requires, in the player's currency. */
  leastOf(step: AdventureDay): number;
}

/** The key of a step in a calendar. */
export function stepKey({ day, step }: Pick<AdventureDay, 'day' | 'step'>): string {
  return `${day}/${step}`;
}

/** The sum required by the steps of a day up to this one, since each needs its own deposit. */
function leastUpTo(days: readonly AdventureDay[], { day, step }: AdventureDay, leastOf: StepsKnown['leastOf']): number {
  return days.filter((one) => one.day === day && one.step <= step && !isExtra(one)).reduce((all, one) => all + leastOf(one), 0);
}

/**
 * The state of each step for a player (ADV-001): completed if the deposits of its day reached its requirement, one without a
 * requirement by collecting it on its day, the extra last one if all others are.
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

/** Whether a step's prize may be collected: completed and not expired, or one of today without a requirement. */
export function isClaimable(
  step: Pick<AdventureStep, 'day' | 'isCompleted' | 'claimed_at' | 'claim_until'>,
  asksForNothing: boolean,
  today: number,
  now: number,
): boolean {
  if (step.claimed_at !== null || Date.parse(step.claim_until) <= now || step.day > today) return false;
  return step.isCompleted || (asksForNothing && step.day === today);
}

/**
 * The steps of a calendar in the order of a page: days whose prize can still be collected, today and coming ones; past ones
 * at the end. Each part in the order of the days. A prize collected on the open page stays in its place: `staying`
 * has the keys that were collectable when the page opened.
 */
export function inOrderOfUse<
  Step extends { config: AdventureDay; own: Pick<AdventureStep, 'isCompleted' | 'claimed_at' | 'claim_until'> | null },
>(steps: readonly Step[], today: number, now: number, staying: ReadonlySet<string>): Step[] {
  const isInTime = ({ config, own }: Step) =>
    own !== null && own.isCompleted && Date.parse(own.claim_until) > now && (own.claimed_at === null || staying.has(stepKey(config)));
  const isOver = (step: Step) => step.config.day < today && !isExtra(step.config) && !isInTime(step);
  return [...steps.filter((step) => !isOver(step)), ...steps.filter(isOver)];
}
