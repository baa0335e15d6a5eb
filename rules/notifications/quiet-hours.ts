const QUIET_FROM = 22;
const QUIET_UNTIL = 8;
const STEP_MS = 15 * 60 * 1000;

/** The hour of the day, 0 to 23, in an IANA time zone; an unknown zone counts as UTC. */
export function hourIn(timeZone: string, now: number): number {
  return Number(hourFormat(timeZone).format(now));
}

function hourFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
}

/** Whether `now` (epoch ms) is between 22:00 and 8:00 in the player's time zone. */
export function isQuiet(timeZone: string, now: number): boolean {
  const hour = hourIn(timeZone, now);
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
}

/** The first quarter of an hour from `now` (epoch ms) that isn't quiet, also across a clock change. */
export function endOfQuiet(timeZone: string, now: number): number {
  let at = now;
  while (isQuiet(timeZone, at)) at = (Math.floor(at / STEP_MS) + 1) * STEP_MS;
  return at;
}
