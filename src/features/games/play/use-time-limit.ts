import { useQuery } from '@tanstack/react-query';
import type { Limit } from '#contract/fields/limit';
import { isReached } from '#rules/limits/limits';
import { limitsQuery } from './game-queries';

const MINUTE_MS = 60_000;

/** Opening the game has just requested them. */
const FRESH_MS = 10_000;

/** When to check a time limit again: each minute, and more often within its last one. Null without one. */
export function nextPollMs(limits: readonly Limit[]): number | null {
  const left = limits.flatMap(({ minutes, minutes_used: used }) => (minutes === null ? [] : [minutes - (used ?? 0)]));
  if (left.length === 0) return null;
  return Math.min(...left) <= 1 ? MINUTE_MS / 12 : MINUTE_MS;
}

/** Whether the player's time limit has been reached while a game is open; the next bet would be refused (LIMIT-005). */
export function useTimeLimit(): boolean {
  const { data } = useQuery({
    ...limitsQuery(),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => nextPollMs(state.data?.data ?? []) ?? false,
  });
  return data?.data.some((limit) => limit.minutes !== null && isReached(limit)) ?? false;
}
