const DAY_MS = 24 * 60 * 60 * 1000;

/** Days in one round of the default adventure calendar; the next one starts when it's over. */
export const ADVENTURE_DAYS = 14;

/** The first day of the round that contains an instant, YYYY-MM-DD in UTC. */
export function adventureStart(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return new Date((day - (day % ADVENTURE_DAYS)) * DAY_MS).toISOString().slice(0, 10);
}

/** Start and end of the quarter that contains an instant, as ISO instants in UTC. */
export function quarterOf(now: Date): { start_at: string; end_at: string } {
  const first = Math.floor(now.getUTCMonth() / 3) * 3;
  const at = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month, 1)).toISOString();
  return { start_at: at(first), end_at: at(first + 3) };
}
