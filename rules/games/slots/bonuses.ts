import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { shuffled } from '../seeded-dice';
import { indexOf, meanPrize } from './chances';
import { drawIndex } from './draws';
import { lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { firstSpin, linesMeanOf } from './plain';
import { scatterFacts } from './scatters';
import { cellsOf, roundOf, stepOf } from './steps';

type Prizes = Pick<SlotStep, 'prizes' | 'other'>;

/** Scatters from which a bonus starts; each further one adds a life, or a turn of the wheel. */
const FIRST = 3;

/** Lines, and a bonus for three scatters or more. */
function withBonus(
  open: (config: MechanicConfig, stake: number, dice: Dice, turns: number) => Prizes,
  worth: (config: MechanicConfig, turns: number) => number,
): Mechanic {
  return {
    play(config, stake, dice) {
      const { step } = firstSpin(config, stake / config.base, dice, lineWins);
      const scatters = cellsOf(step.grid, indexOf(config, 'scatter')).length;
      if (scatters < FIRST) return roundOf(stake, [step]);
      const { prizes, other } = open(config, stake, dice, scatters - FIRST + 1);
      const win_cents = prizes.reduce((sum, prize) => sum + prize.win_cents, 0);
      return roundOf(stake, [step, stepOf({ move: 'bonus', grid: step.grid, prizes, other, win_cents })]);
    },
    mean(config) {
      const { coins, chances } = scatterFacts(config);
      const bonus = chances.reduce((sum, chance, n) => (n < FIRST ? sum : sum + chance * worth(config, n - FIRST + 1)), 0);
      return (linesMeanOf(config, config.weights) + coins) / config.base + bonus;
    },
  };
}

function openChests({ feature }: MechanicConfig, stake: number, dice: Dice, lives: number): Prizes {
  const chests = feature.prizes.flatMap(({ stakes, weight }) => Array.from({ length: weight }, () => stakes * stake));
  const order = shuffled(dice, [
    ...chests.map((cents) => ({ cents, isEnd: false })),
    ...Array.from({ length: feature.ends }, () => ({ cents: 0, isEnd: true })),
  ]);
  let left = lives;
  const count = order.findIndex(({ isEnd }) => isEnd && --left === 0);
  const opened = count < 0 ? order : order.slice(0, count + 1);
  return {
    prizes: opened.map(({ cents, isEnd }) => ({ win_cents: cents, field: null, is_end: isEnd })),
    other: order.slice(opened.length).map(({ cents }) => cents),
  };
}

/**
 * Chests are opened until no life is left. They're shuffled when the round is drawn, and each pick opens the next one. Of
 * `ends` ends all orders are equally likely, so a prize comes before the n-th end with probability n / (ends + 1).
 */
export const pick: Mechanic = withBonus(openChests, ({ feature }, lives) => {
  const all = feature.prizes.reduce((sum, { stakes, weight }) => sum + stakes * weight, 0);
  return all * Math.min(1, lives / (feature.ends + 1));
});

function turnWheel({ feature }: MechanicConfig, stake: number, dice: Dice, turns: number): Prizes {
  const prizes: SlotStep['prizes'] = [];
  const outer = feature.prizes.map(({ weight }) => weight);
  const inner = feature.inner.map(({ weight }) => weight);
  for (let turn = 0; turn < turns; turn++) {
    const field = drawIndex(dice, outer);
    const { stakes } = feature.prizes[field]!;
    const isInner = stakes === 0 && inner.length > 0;
    prizes.push({ win_cents: stakes * stake, field, is_end: !isInner });
    if (!isInner) continue;
    const second = drawIndex(dice, inner);
    prizes.push({ win_cents: feature.inner[second]!.stakes * stake, field: second, is_end: true });
  }
  return { prizes, other: [] };
}

/** A wheel with an inner one: the field without a prize leads there. */
export const wheel: Mechanic = withBonus(turnWheel, ({ feature }, turns) => {
  const total = feature.prizes.reduce((sum, { weight }) => sum + weight, 0);
  const leads =
    feature.inner.length > 0 ? feature.prizes.reduce((sum, { stakes, weight }) => (stakes === 0 ? sum + weight : sum), 0) / total : 0;
  return turns * (meanPrize(feature.prizes) + leads * meanPrize(feature.inner));
});
