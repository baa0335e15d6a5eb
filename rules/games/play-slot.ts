import type { SlotConfig } from '#contract/fields/game-config';
import type { SlotOutcome, SlotSpin } from '#contract/fields/game-outcome';
import type { Dice } from '../dice';
import { readSpin } from './spin';

/** One draw for each reel: where it stops. */
const drawStops = (dice: Dice, strips: readonly (readonly number[])[]): number[] => strips.map((strip) => dice.int(strip.length));

/** The drawn multiplier of the gauge; 1 without a gauge. */
function drawGauge(config: SlotConfig, dice: Dice): number {
  if (!config.gauge) return 1;
  const { values, weights } = config.gauge;
  let left = dice.int(weights.reduce((sum, weight) => sum + weight, 0));
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return values[at] ?? 1;
}

/** All free spins of a round: retriggers add spins up to the cap. */
function playFreeSpins(config: SlotConfig, awarded: number, coin: number, dice: Dice): SlotOutcome['free_spins'] {
  const free = config.free_spins;
  if (!free || awarded === 0) return null;
  const strips = free.strips ?? config.strips;
  const again = free.awarded.map((spins) => (spins > 0 ? free.again : 0));
  const spins: SlotSpin[] = [];
  let total = awarded;
  while (spins.length < total) {
    const terms = { coin, multiplier: free.multiplier, scatterMultiplier: free.multiplier, awarded: again };
    const spin = readSpin(config, strips, drawStops(dice, strips), terms);
    if (spin.scatter) {
      spin.scatter.spins_awarded = Math.min(spin.scatter.spins_awarded, free.cap - total);
      total += spin.scatter.spins_awarded;
    }
    spins.push(spin);
  }
  return { awarded, multiplier: free.multiplier, spins, win_cents: spins.reduce((sum, spin) => sum + spin.win_cents, 0) };
}

/**
 * Plays a whole round: the base spin and, if it triggers them, every free spin. `stake` is in minor units and a
 * multiple of the configuration's base (see checkStake), so each win is whole minor units.
 */
export function playSlot(config: SlotConfig, stake: number, dice: Dice): SlotOutcome {
  const coin = stake / config.base;
  const stops = drawStops(dice, config.strips);
  const multiplier = drawGauge(config, dice);
  const base = readSpin(config, config.strips, stops, {
    coin,
    multiplier,
    scatterMultiplier: 1,
    awarded: config.free_spins?.awarded ?? [],
  });
  const free = playFreeSpins(config, base.scatter?.spins_awarded ?? 0, coin, dice);
  return { kind: 'slots', stake_cents: stake, win_cents: base.win_cents + (free?.win_cents ?? 0), base, free_spins: free };
}
