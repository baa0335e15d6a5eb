import type { GameConfig } from '#contract/fields/game-config';
import type { Licence } from '../account/restrictions';

/** Shortest time between the starts of two rounds of a slot, in milliseconds, by licence. */
const slotCycles: Record<Licence, number> = { curacao: 2_500, AU: 2_500, EE: 3_000 };

/** Under a licence that nobody knows, the strictest holds. */
const STRICTEST_CYCLE = Math.max(...Object.values(slotCycles));

/**
 * Milliseconds from the start of one real round to the start of the next, under the player's licence; tables pace
 * themselves.
 */
export function minimumCycle(kind: GameConfig['kind'], licence: string | null): number {
  if (kind !== 'slots') return 0;
  return Object.entries(slotCycles).find(([known]) => known === licence)?.[1] ?? STRICTEST_CYCLE;
}
