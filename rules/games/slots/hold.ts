import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { binomial, countChances, indexOf, meanPrize } from './chances';
import { drawGrid, drawIndex } from './draws';
import { lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { linesMeanOf } from './plain';
import { cellsOf, paid, roundOf, stepOf } from './steps';

const WHOLE = 1000;

const valueOf = (dice: Dice, { feature }: MechanicConfig, stake: number): number => {
  const weights = feature.prizes.map(({ weight }) => weight);
  return (feature.prizes[drawIndex(dice, weights)]?.stakes ?? 0) * stake;
};

/** The respins of a hold: coins stay, and each new one resets the count. The last step pays all of them. */
function respins(config: MechanicConfig, stake: number, dice: Dice, first: SlotStep): SlotStep[] {
  const { feature } = config;
  const coin = indexOf(config, 'coin');
  const blank = config.symbols.length;
  const isCoin = new Map(first.values.map(([reel, row, cents]) => [`${reel},${row}`, cents]));
  const steps: SlotStep[] = [];
  for (let left = feature.respins; left > 0 && isCoin.size < config.reels * config.rows; ) {
    const kept = [...isCoin.keys()].map((at) => at.split(',').map(Number) as [number, number]);
    let landed = 0;
    const grid = config.weights.map((_, reel) =>
      Array.from({ length: config.rows }, (_unused, row) => {
        if (isCoin.has(`${reel},${row}`)) return coin;
        if (dice.int(WHOLE) >= feature.chance) return blank;
        landed += 1;
        isCoin.set(`${reel},${row}`, valueOf(dice, config, stake));
        return coin;
      }),
    );
    left = landed > 0 ? feature.respins : left - 1;
    steps.push(stepOf({ move: 'respin', grid, kept, values: valuesOf(isCoin), counter: left }));
  }
  const last = steps.at(-1)!;
  const grand = isCoin.size === config.reels * config.rows ? feature.grand * stake : 0;
  last.win_cents = grand + [...isCoin.values()].reduce((sum, cents) => sum + cents, 0);
  if (grand > 0) last.prizes = [{ win_cents: grand, field: null, is_end: true }];
  return steps;
}

const valuesOf = (coins: ReadonlyMap<string, number>): SlotStep['values'] =>
  [...coins].map(([at, cents]) => [...(at.split(',').map(Number) as [number, number]), cents]);

/**
 * Lines, and hold and respin: enough coins start respins, in which only coins land. The number of coins and the
 * respins left form a Markov chain, solved backwards; a coin's value is independent of both.
 */
export const hold: Mechanic = {
  play(config, stake, dice) {
    const grid = drawGrid(dice, config.weights, config.rows);
    const coins = cellsOf(grid, indexOf(config, 'coin'));
    const values = coins.map(([reel, row]): [number, number, number] => [reel, row, valueOf(dice, config, stake)]);
    const first = stepOf({ grid, values, ...paid(lineWins(config, grid), stake / config.base) });
    return roundOf(stake, coins.length < config.feature.needs ? [first] : [first, ...respins(config, stake, dice, first)]);
  },
  mean(config) {
    const { feature } = config;
    const cells = config.reels * config.rows;
    const coinWorth = meanPrize(feature.prizes);
    const ends = holdEnds(cells, feature.respins, feature.chance / WHOLE);
    const held = countChances(config.weights, config.rows, indexOf(config, 'coin')).reduce((sum, chance, n) => {
      if (n < feature.needs || chance === 0) return sum;
      const { coins, full } = ends(n);
      return sum + chance * (coins * coinWorth + full * feature.grand);
    }, 0);
    return linesMeanOf(config, config.weights) / config.base + held;
  },
};

/** The mean number of coins at the end of a hold, and the probability of a full grid, starting from n coins. */
export function holdEnds(cells: number, respinCount: number, chance: number): (n: number) => { coins: number; full: number } {
  const known = new Map<string, { coins: number; full: number }>();
  const from = (n: number, left: number): { coins: number; full: number } => {
    if (n >= cells) return { coins: cells, full: 1 };
    if (left === 0) return { coins: n, full: 0 };
    const stored = known.get(`${n},${left}`);
    if (stored) return stored;
    const result = binomial(cells - n, chance).reduce(
      (sum, share, landed) => {
        const { coins, full } = from(n + landed, landed > 0 ? respinCount : left - 1);
        return { coins: sum.coins + share * coins, full: sum.full + share * full };
      },
      { coins: 0, full: 0 },
    );
    known.set(`${n},${left}`, result);
    return result;
  };
  return (n) => from(n, respinCount);
}
