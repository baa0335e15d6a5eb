import type { ConfigOf } from '#contract/fields/config/index';

export type Adventure = ConfigOf<'vip-adventures'>;
export type AdventureDay = Adventure['days'][number];

const DAY_MS = 86_400_000;

/** The title of a step, also stored as the source of its gifts: `3 2/4` is day 3, step 2 of 4 (ADV-001). */
export function titleOfStep({ day, step, stepTotal }: Pick<AdventureDay, 'day' | 'step' | 'stepTotal'>): string {
  return `${day} ${step}/${stepTotal}`;
}

/** The extra last step (ADV-002). */
export function isExtra({ prize }: Pick<AdventureDay, 'prize'>): boolean {
  return prize.type === 'superPrize';
}

const startOf = ({ start_on }: Pick<Adventure, 'start_on'>) => Date.parse(`${start_on}T00:00:00Z`);

/** The number of today in a calendar, 1 on its first day in UTC; 0 or less before it. */
export function todayOf(adventure: Pick<Adventure, 'start_on'>, now: number): number {
  return Math.floor((now - startOf(adventure)) / DAY_MS) + 1;
}

/** When a day of a calendar ends, epoch ms. */
export function endOfDay(adventure: Pick<Adventure, 'start_on'>, day: number): number {
  return startOf(adventure) + day * DAY_MS;
}

/** When the prize of a completed step expires, epoch ms (ADV-001). */
export function claimUntil(adventure: Pick<Adventure, 'start_on'>, { day, condition }: Pick<AdventureDay, 'day' | 'condition'>): number {
  return endOfDay(adventure, day + condition.periodActivationDays);
}

export type AdventureState = 'superb' | 'completed' | 'active' | 'lost' | 'future';

/** The state of a step's card (ADV-002). */
export function stateOf(asked: { day: number; isExtra: boolean; isCompleted: boolean }, today: number): AdventureState {
  if (asked.isExtra) return 'superb';
  if (asked.isCompleted) return 'completed';
  if (asked.day === today) return 'active';
  return asked.day < today ? 'lost' : 'future';
}

/** Only today's card, and a completed one with an uncollected gift, show a countdown (ADV-002). */
export function hasCountdown(state: AdventureState, hasGift: boolean): boolean {
  return state === 'active' || (state === 'completed' && hasGift);
}

/** Whether the calendar is over: the last day is completed, or today is past the last day plus one (ADV-003). */
export function isFinished(steps: readonly { day: number; isCompleted: boolean }[], today: number): boolean {
  const last = Math.max(0, ...steps.map(({ day }) => day));
  const ofLast = steps.filter(({ day }) => day === last);
  return (ofLast.length > 0 && ofLast.every(({ isCompleted }) => isCompleted)) || today > last + 1;
}
