const DAY_MS = 24 * 60 * 60 * 1000;

const firstMonthOf = (date: Date) => Math.floor(date.getUTCMonth() / 3) * 3;

/** The first instant of the next quarter in UTC, epoch ms: when a status expires (VIP-003). */
export function quarterEnd(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), firstMonthOf(date) + 3, 1);
}

/** The quarter before an instant's quarter: its key in totals, `2026-Q1`, and its end in epoch ms. */
export function lastQuarter(now: number): { name: string; end: number } {
  const date = new Date(now);
  const end = Date.UTC(date.getUTCFullYear(), firstMonthOf(date), 1);
  const within = new Date(end - 1);
  return { name: `${within.getUTCFullYear()}-Q${firstMonthOf(within) / 3 + 1}`, end };
}

/** The last whole week before an instant, Monday to Monday in UTC, epoch ms. */
export function lastWeek(now: number): { start: number; end: number } {
  const daysSinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  const end = Math.floor(now / DAY_MS) * DAY_MS - daysSinceMonday * DAY_MS;
  return { start: end - 7 * DAY_MS, end };
}
