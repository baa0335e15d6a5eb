import type { Limit, LimitPeriod, LimitType } from '#contract/fields/limit';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a raise or a removal waits before it may be confirmed (LIMIT-004). */
export const WAITING_MS = DAY_MS;

type Bounds = Pick<Limit, 'type' | 'accounts' | 'minutes' | 'minutes_used'>;

/**
 * Whether a limit is used up: usage counts whatever its sign; a cooling-off is always reached (LIMIT-003).
 */
export function isReached({ type, accounts, minutes, minutes_used: played }: Bounds): boolean {
  if (type === 'coolingoff' || type === 'selfexclusion') return true;
  if (minutes !== null) return (played ?? 0) >= minutes;
  return accounts.some((one) => one.amount_cents - Math.abs(one.current_value_amount_cents) <= 0);
}

/** The first limit that is reached, for the toast and the link to the limits page (LIMIT-005). */
export function reachedLimit<L extends Bounds>(limits: readonly L[]): L | null {
  return limits.find(isReached) ?? null;
}

/**
 * The effect of requesting a new bound: a first or lower one applies now, a higher one waits, the same one changes nothing
 * (LIMIT-004).
 */
export function judgeChange(bound: number | null, asked: number): 'now' | 'waits' | 'same' {
  if (bound === null || asked < bound) return 'now';
  return asked === bound ? 'same' : 'waits';
}

const days: Partial<Record<LimitPeriod, number>> = { day: 1, day_3: 3, week: 7 };
const months: Partial<Record<LimitPeriod, number>> = { month: 1, month_3: 3, month_6: 6, month_9: 9, month_12: 12 };

/** When a break that starts now ends; null for never (LIMIT-002). A month without that day ends on its last day. */
export function breakEnd(period: LimitPeriod, now: Date): Date | null {
  const byDays = days[period];
  if (byDays) return new Date(now.getTime() + byDays * DAY_MS);
  const byMonths = months[period];
  if (!byMonths) return null;
  const end = new Date(now);
  end.setUTCMonth(now.getUTCMonth() + byMonths);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Whether a type is a break from play, which ends sessions and can't be undone (LIMIT-006). */
export function isBreak(type: LimitType): boolean {
  return type === 'coolingoff' || type === 'selfexclusion';
}
