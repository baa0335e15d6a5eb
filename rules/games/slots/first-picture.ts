import type { SlotConfig } from '#contract/fields/game-config';
import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { readSpin } from '../spin';

/** How many pictures are looked at; the first few dozen always have one without a win. */
const TRIES = 500;

/**
 * Where the reels of a slot of the first engine stand before its first round: at a picture that wins nothing and begins no free spins, so
 * nobody takes it for what usually comes.
 */
export function firstStops(config: SlotConfig): number[] {
  const terms = { coin: 1, multiplier: 1, scatterMultiplier: 1, awarded: config.free_spins?.awarded ?? [] };
  const stopsAt = (attempt: number) => config.strips.map((strip, reel) => (reel * 7 + attempt * (reel + 1)) % strip.length);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stops = stopsAt(attempt);
    const { win_cents: win, scatter } = readSpin(config, config.strips, stops, terms);
    if (win === 0 && scatter === null) return stops;
  }
  return stopsAt(0);
}

/** What the reels of a slot show before its first round: each regular symbol in turn. */
export function firstGrid({ weights, rows, symbols, mechanic }: MechanicConfig): number[][] {
  const regular = symbols.filter(({ role }) => role === 'regular').length;
  return weights.map((_, reel) =>
    Array.from({ length: mechanic === 'split' ? 3 + ((reel * 2) % 4) : rows }, (_unused, row) => (reel * 2 + row * 3) % regular),
  );
}
