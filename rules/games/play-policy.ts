import type { GameConfig } from '#contract/fields/game-config';

/** Shortest time between the starts of two rounds of a slot, in milliseconds, by licence. */
const slotCycles: Record<string, number> = { AU: 2_500, EE: 3_000 };

/** Where no licence says otherwise. */
const DEFAULT_CYCLE = 2_500;

/** Milliseconds from the start of one real round to the start of the next; tables pace themselves. */
export function minimumCycle(kind: GameConfig['kind'], licence: string | null): number {
  return kind === 'slots' ? (slotCycles[licence ?? ''] ?? DEFAULT_CYCLE) : 0;
}
