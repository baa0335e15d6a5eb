const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of one round of the adventure calendar that the product comes with; the next begins when it is over. */
export const ADVENTURE_DAYS = 14;

/** The first day of the round in which an instant lies, YYYY-MM-DD in UTC. */
export function adventureStart(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return new Date((day - (day % ADVENTURE_DAYS)) * DAY_MS).toISOString().slice(0, 10);
}

/** Beginning and end of the quarter in which an instant lies, as ISO instants in UTC. */
export function quarterOf(now: Date): { start_at: string; end_at: string } {
  const first = Math.floor(now.getUTCMonth() / 3) * 3;
  const at = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month, 1)).toISOString();
  return { start_at: at(first), end_at: at(first + 3) };
}
