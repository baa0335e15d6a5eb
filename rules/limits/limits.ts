import type { Limit, LimitPeriod, LimitType } from '#contract/fields/limit';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

type Bounds = Pick<Limit, 'type' | 'accounts' | 'minutes' | 'minutes_used'>;

/**
 * Whether a limit is used up, by the absolute value of its usage; a cooling-off always is (LIMIT-003), a single-bet limit never.
 */
export function isReached({ type, accounts, minutes, minutes_used: played }: Bounds): boolean {
  if (type === 'coolingoff' || type === 'selfexclusion') return true;
  if (type === 'single_bet') return false;
  if (minutes !== null) return (played ?? 0) >= minutes;
  return accounts.some((one) => one.amount_cents - Math.abs(one.current_value_amount_cents) <= 0);
}

/** What the reached limits refuse: deposits, bets, or both; null if none is reached (LIMIT-005). */
export function whatReachedStops(limits: readonly Bounds[]): 'deposits' | 'play' | 'both' | null {
  const reached = limits.filter(isReached);
  if (reached.length === 0) return null;
  if (reached.every(({ type }) => type === 'deposit')) return 'deposits';
  return reached.some(({ type }) => type === 'deposit') ? 'both' : 'play';
}

/**
 * The effect of requesting a new bound: a first or lower one applies now, a higher one waits, the same one changes nothing
 * (LIMIT-004).
 */
export function judgeChange(bound: number | null, asked: number): 'now' | 'waits' | 'same' {
  if (bound === null || asked < bound) return 'now';
  return asked === bound ? 'same' : 'waits';
}

const hours: Partial<Record<LimitPeriod, number>> = { hour: 1, day: 24, day_3: 3 * 24, week: 7 * 24 };
const months: Partial<Record<LimitPeriod, number>> = {
  month: 1,
  month_3: 3,
  month_6: 6,
  month_9: 9,
  month_12: 12,
  month_36: 36,
  month_60: 60,
};

/** When a break that starts now ends; null for never (LIMIT-002). A month without that day ends on its last day. */
export function breakEnd(period: LimitPeriod, now: Date): Date | null {
  const byHours = hours[period];
  if (byHours) return new Date(now.getTime() + byHours * HOUR_MS);
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

/** When a limit frees up, rounded up to whole minutes, so that nothing is refused any more at the shown time. */
export function shownFreesAt(freesAt: string): string {
  return new Date(Math.ceil(Date.parse(freesAt) / MINUTE_MS) * MINUTE_MS).toISOString();
}
