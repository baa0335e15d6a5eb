/** When a campaign runs: from `startsAt` (epoch ms) for `lastsMs`, and again every `everyMs` if it recurs. */
export interface Schedule {
  startsAt: number;
  lastsMs: number;
  /** At least `lastsMs`; null: it runs once. */
  everyMs: number | null;
}

/** One run of a campaign, epoch ms; it runs up to, not including, `to`. */
export interface Occurrence {
  from: number;
  to: number;
}

/** How long before its start the next occurrence is created. */
const AHEAD_MS = 7 * 24 * 60 * 60_000;

/** A late start leaves at least this share of a run, or the run is skipped. */
const SMALLEST_SHARE = 0.25;

/**
 * The occurrences that are missing at `now`: the running or first one, and a week ahead the one after it. `after` is the
 * end of the last existing one, null for none: an occurrence that would overlap it starts
 * late. Occurrences missed while no server ran are skipped.
 */
export function dueOccurrences({ startsAt, lastsMs, everyMs }: Schedule, now: number, after: number | null): Occurrence[] {
  if (everyMs === null)
    return (after ?? startsAt) <= startsAt && now < startsAt + lastsMs ? [{ from: startsAt, to: startsAt + lastsMs }] : [];
  const current = Math.max(0, Math.floor((now - startsAt) / everyMs));
  const last = startsAt + (current + 1) * everyMs - now <= AHEAD_MS ? current + 1 : current;
  return Array.from({ length: last - current + 1 }, (_, at) => current + at).flatMap((number) => {
    const planned = startsAt + number * everyMs;
    const to = planned + lastsMs;
    const from = Math.max(planned, after ?? planned);
    return to > now && to - from >= lastsMs * SMALLEST_SHARE ? [{ from, to }] : [];
  });
}
