/** What a browser window stores of the session timer: which session it counts, and since when, epoch ms. */
export interface StoredTimer {
  session: string;
  since: number;
}

/** The stored timer if it's valid. */
export function keptTimer(stored: unknown): StoredTimer | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { session, since } = stored as Partial<StoredTimer>;
  return typeof session === 'string' && typeof since === 'number' && Number.isFinite(since) ? { session, since } : null;
}

/**
 * The timer of a session: it continues while the same session lasts, and restarts with any other one or when the clock
 * was set back (AUTH-015). `now` is epoch ms.
 */
export function timerOf(stored: StoredTimer | null, session: string, now: number): StoredTimer {
  return stored?.session === session && stored.since <= now ? stored : { session, since: now };
}
