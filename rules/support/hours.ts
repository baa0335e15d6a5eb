/** Support hours, UTC: from the first up to the last. */
export const OPEN_HOURS = { from: 7, to: 23 } as const;

const HOUR_MS = 60 * 60_000;

/** The automatic reply isn't repeated for this long. */
const SAID_APART_MS = 12 * HOUR_MS;

/** Whether support is open at an instant. */
export function isStaffed(now: Date): boolean {
  const hour = now.getUTCHours();
  return hour >= OPEN_HOURS.from && hour < OPEN_HOURS.to;
}

/** Whether to send the automatic reply that support is closed; `lastSaid` is when it was last sent, null for never. */
export function repliesAutomatically(now: Date, lastSaid: Date | null): boolean {
  return !isStaffed(now) && (lastSaid === null || now.getTime() - lastSaid.getTime() >= SAID_APART_MS);
}

/** The instants of a day at which support opens and closes, for formatting in the reader's time zone. */
export function hoursOn(day: Date): { from: Date; to: Date } {
  const at = (hour: number) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
  return { from: at(OPEN_HOURS.from), to: at(OPEN_HOURS.to) };
}
