/** What a browser window keeps of the session timer: which session it counts, and since when, epoch ms. */
export interface KeptTimer {
  session: string;
  since: number;
}

/** What was kept, where it is a timer at all. */
export function keptTimer(kept: unknown): KeptTimer | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { session, since } = kept as Partial<KeptTimer>;
  return typeof session === 'string' && typeof since === 'number' && Number.isFinite(since) ? { session, since } : null;
}

/**
 * The timer of a session: it runs on while the same session lasts, and begins anew with every other one, or where the
 * clock was set back (AUTH-015). `now` is epoch ms.
 */
export function timerOf(kept: KeptTimer | null, session: string, now: number): KeptTimer {
  return kept?.session === session && kept.since <= now ? kept : { session, since: now };
}
