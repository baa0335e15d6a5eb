import type { SlotConfig } from '#contract/fields/game-config';
import type { SlotSpin } from '#contract/fields/game-outcome';

/** Time from the start until the first reel may brake, and between reels. */
const FIRST_MS = 520;
const STAGGER_MS = 170;
const ANTICIPATION_MS = 950;

/** When each reel brakes, in milliseconds after the spin's start, and which reels stop with suspense. */
export interface SpinPlan {
  brakes: number[];
  suspense: boolean[];
}

/**
 * Plans the stops: one after the other from the left; once two scatters are down and a third can still come, each
 * further reel is delayed.
 */
export function planSpin(config: Pick<SlotConfig, 'symbols' | 'free_spins'>, spin: Pick<SlotSpin, 'grid'>): SpinPlan {
  const scatter = config.symbols.findIndex((symbol) => symbol.role === 'scatter');
  let shown = 0;
  let at = FIRST_MS;
  const suspense: boolean[] = [];
  const brakes = spin.grid.map((cells, reel) => {
    const isWaited = config.free_spins !== null && shown >= 2 && reel > 0;
    suspense.push(isWaited);
    at += isWaited ? ANTICIPATION_MS : reel === 0 ? 0 : STAGGER_MS;
    shown += cells.filter((cell) => cell === scatter).length;
    return at;
  });
  return { brakes, suspense };
}
