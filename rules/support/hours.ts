/** Hours of the day, UTC, at which people answer: from the first up to the last. */
export const OPEN_HOURS = { from: 7, to: 23 } as const;

const HOUR_MS = 60 * 60_000;

/** What is said by itself is not said again for so long. */
const SAID_APART_MS = 12 * HOUR_MS;

/** Whether somebody of support is there at an instant. */
export function isStaffed(now: Date): boolean {
  const hour = now.getUTCHours();
  return hour >= OPEN_HOURS.from && hour < OPEN_HOURS.to;
}

/** Whether the platform answers by itself that nobody is there; `lastSaid` is when it last did, null for never. */
export function answersByItself(now: Date, lastSaid: Date | null): boolean {
  return !isStaffed(now) && (lastSaid === null || now.getTime() - lastSaid.getTime() >= SAID_APART_MS);
}

/** The instants of a day at which support opens and closes, for words in the reader's own time. */
export function hoursOn(day: Date): { from: Date; to: Date } {
  const at = (hour: number) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
  return { from: at(OPEN_HOURS.from), to: at(OPEN_HOURS.to) };
}
