import type { Queries } from '#server/database/connection';
import { protectionRow } from './protection-store';

/** The facts that protect a player from promotion, and the player's language and time zone. */
export interface Protection {
  locale: string;
  timeZone: string;
  isExcluded: boolean;
  isCoolingOff: boolean;
  hasReachedLimit: boolean;
  /** Whether markers of harm pause promotion. */
  isMarked: boolean;
  isLocked: boolean;
}

/** Read when sending, because a break may have started after the push was queued (LIMIT-006). */
export async function readProtection(queries: Queries, player: number): Promise<Protection> {
  const row = await protectionRow(queries, player);
  return {
    locale: row.locale,
    timeZone: row.time_zone,
    isExcluded: row.excluded,
    isCoolingOff: row.cooling,
    hasReachedLimit: row.reached,
    isMarked: row.marked,
    isLocked: row.status !== 'active',
  };
}
