const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** A table's daily opening hours in UTC (`HH:MM`); if it closes before it opens, it's open across midnight. */
export interface TableHours {
  opens: string;
  closes: string;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When a closed table opens next; null while it's open, as a table without hours always is. */
export function opensAt(hours: TableHours | undefined, now: Date): Date | null {
  if (!hours) return null;
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  const time = now.getUTCHours() * 60 + now.getUTCMinutes();
  const sinceOpening = (time - opens + DAY_MINUTES) % DAY_MINUTES;
  const lasts = (closes - opens + DAY_MINUTES) % DAY_MINUTES;
  if (lasts === 0 || sinceOpening < lasts) return null;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return new Date((minute + DAY_MINUTES - sinceOpening) * MINUTE_MS);
}
