import type { GameConfig } from '#contract/fields/game-config';
import type { Licence } from '../account/restrictions';

/** Minimum time between the starts of two rounds of a slot or an instant game, in milliseconds, by licence. */
const slotCycles: Record<Licence, number> = { curacao: 2_500, AU: 2_500, EE: 3_000 };

/** Of a table; no licence requires less. */
const TABLE_CYCLE = 5_000;
const tables: readonly GameConfig['kind'][] = ['roulette', 'sic-bo', 'blackjack', 'baccarat', 'video-poker', 'money-wheel'];

/** Under an unknown licence the strictest applies. */
const STRICTEST_CYCLE = Math.max(...Object.values(slotCycles));

/** Milliseconds from the start of one real round to the start of the next, under the player's licence. */
export function minimumCycle(kind: GameConfig['kind'], licence: string | null): number {
  if (tables.includes(kind)) return TABLE_CYCLE;
  return Object.entries(slotCycles).find(([known]) => known === licence)?.[1] ?? STRICTEST_CYCLE;
}

/** Licences under which a tap may end a spin's animation early; under any other it always runs to its end. */
const quickStops: readonly Licence[] = ['curacao', 'AU'];

/** Returns whether a tap may end a spin's animation early under a licence. */
export function hasQuickStop(licence: string | null): boolean {
  return quickStops.some((known) => known === licence);
}

/** Licences under which the house's games may play on by themselves, under a loss limit, and at a faster pace of animations. */
const automatics: readonly Licence[] = ['curacao'];

/** Returns whether autoplay is allowed under a licence; not under an unknown one. */
export function hasAutoplay(licence: string | null): boolean {
  return automatics.some((known) => known === licence);
}

/** Returns whether turbo, which shortens animations and never a round's minimum time, is allowed under a licence. */
export function hasTurbo(licence: string | null): boolean {
  return hasQuickStop(licence) && automatics.some((known) => known === licence);
}
