import type { Tournament } from '#contract/fields/tournament';

/**
 * The elapsed share of a running tournament, lottery or promotion, 0 to 1; undefined before its start and after its end. `now`
 * is epoch ms.
 */
export function progressOf(
  { status, start_at, end_at }: Pick<Tournament, 'status' | 'start_at' | 'end_at'>,
  now: number,
): number | undefined {
  const start = Date.parse(start_at);
  const end = Date.parse(end_at);
  if (status !== 'active' || !(end > start)) return undefined;
  return Math.min(Math.max((now - start) / (end - start), 0), 1);
}
