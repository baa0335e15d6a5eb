import type { Motif, Palette, RouletteConfig } from '#contract/fields/game-config';
import type { RouletteOutcome } from '#contract/fields/game-outcome';
import type { SpotBet } from '#contract/fields/spot-bet';
import type { Dice } from '../../dice';
import { pick, seededDice } from '../seeded-dice';
import { americanWheel, europeanWheel, isDoubleZero, type RouletteSpot, rouletteSpots, spotsOf } from './roulette-spots';
import type { ExactReturn } from '../slot-return';
import { type StakeDecision, type StakeRefusal, tableLimits } from '../stakes';

/** The return of one unit on a spot for a number, its stake included. */
function backOf(config: RouletteConfig, spot: RouletteSpot, number: number): number {
  if (spot.numbers.includes(number)) return spot.pays + 1;
  return number === 0 && spot.isEvenMoney && config.zero_rule === 'half-back' ? 0.5 : 0;
}

/** Exact return, variance and hit rate of one spot, by enumerating the numbers of the wheel. */
export function spotReturn(config: RouletteConfig, spot: RouletteSpot): ExactReturn {
  const backs = config.wheel.map((number) => backOf(config, spot, number));
  const mean = backs.reduce((sum, back) => sum + back, 0) / backs.length;
  const square = backs.reduce((sum, back) => sum + back * back, 0) / backs.length;
  return { rtp: mean, variance: square - mean * mean, hitRate: backs.filter((back) => back > 0).length / backs.length };
}

/** The spot of a table with the lowest return: the five numbers of a double-zero table, a single number of any other. */
export function leastSpot(config: RouletteConfig): RouletteSpot {
  return rouletteSpots.get(isDoubleZero(config) ? 'top-line-0-00-1-2-3' : 'straight-0') as RouletteSpot;
}

/** The published figures of a table: those of the spot with the lowest return. */
export function rouletteReturn(config: RouletteConfig): ExactReturn {
  return spotReturn(config, leastSpot(config));
}

const limitSets = [
  { chips: [10, 20, 50, 100, 500], inside_max: 2_000, outside_max: 20_000, table_max: 50_000 },
  { chips: [50, 100, 500, 1_000, 2_500], inside_max: 5_000, outside_max: 50_000, table_max: 100_000 },
  { chips: [100, 500, 1_000, 2_500, 10_000], inside_max: 10_000, outside_max: 100_000, table_max: 200_000 },
];

/** American and French tables have their own wheel or zero rule, and medium limits. */
const variants = {
  american: { wheel: [...americanWheel], zero_rule: 'lose' },
  french: { wheel: [...europeanWheel], zero_rule: 'half-back' },
} as const;
export type RouletteVariant = keyof typeof variants;

/** Whether a variant is a roulette variant. */
export function isRouletteVariant(variant: string | undefined): variant is RouletteVariant {
  return variant !== undefined && Object.hasOwn(variants, variant);
}

/** The roulette table of a seed and, if it's one, of a variant. Chips are even numbers of coins, so that half a stake is whole. */
export function generateRoulette(
  seed: string,
  { variant, ...look }: { motif: Motif; palette: Palette; variant?: RouletteVariant | undefined },
): RouletteConfig {
  const dice = seededDice(`roulette ${seed}`);
  const config: RouletteConfig = {
    kind: 'roulette',
    version: 1,
    ...look,
    wheel: [...europeanWheel],
    ...pick(dice, limitSets),
    zero_rule: dice.int(4) === 0 ? 'half-back' : 'lose',
    rtp: 0,
    volatility: 'medium',
  };
  const own = variant
    ? { ...config, ...limitSets[1], zero_rule: variants[variant].zero_rule, wheel: [...variants[variant].wheel] }
    : config;
  return { ...own, rtp: rouletteReturn(own).rtp };
}

function refuse(reason: StakeRefusal['reason'], spot?: string): StakeRefusal {
  return { isAllowed: false, code: 'bets_not_allowed', reason, ...(spot === undefined ? {} : { spot }) };
}

/**
 * Validates the bets of a table: known spots, whole chips, within the limits of a spot and of the table. Bets on the
 * same spot count together. `unit` is the currency's coin in minor units; the returned stake is their sum.
 */
export function checkBets(config: RouletteConfig, bets: readonly SpotBet[], unit: number): StakeDecision {
  const { chips, insideMax, outsideMax, tableMax } = tableLimits(config, unit);
  const smallest = chips[0] ?? unit;
  const bySpot = new Map<string, number>();
  for (const bet of bets) bySpot.set(bet.spot, (bySpot.get(bet.spot) ?? 0) + bet.stake_cents);
  if (bySpot.size === 0) return refuse('empty');
  let total = 0;
  for (const [id, stake] of bySpot) {
    const spot = spotsOf(config).get(id);
    if (!spot) return refuse('unknown_spot', id);
    if (!Number.isSafeInteger(stake) || stake < smallest) return refuse('too_low', id);
    if (bets.some((bet) => bet.spot === id && (bet.stake_cents < smallest || bet.stake_cents % smallest !== 0))) return refuse('step', id);
    if (stake > (spot.isInside ? insideMax : outsideMax)) return refuse('too_high', id);
    total += stake;
  }
  return total > tableMax ? refuse('too_high') : { isAllowed: true, stake: total };
}

/** The return of bets for each number of the wheel, stakes included, in minor units. */
export function returnsOf(config: RouletteConfig, bets: readonly SpotBet[]): number[] {
  const staked = bets.flatMap(({ spot, stake_cents }) => {
    const known = rouletteSpots.get(spot);
    return known ? [{ spot: known, stake_cents }] : [];
  });
  return config.wheel.map((number) => staked.reduce((sum, { spot, stake_cents }) => sum + stake_cents * backOf(config, spot, number), 0));
}

/** Spins the wheel once and pays the bets, in minor units. The bets must have passed checkBets. */
export function playRoulette(config: RouletteConfig, bets: readonly SpotBet[], dice: Dice): RouletteOutcome {
  return payRoulette(config, bets, config.wheel[dice.int(config.wheel.length)] ?? 0);
}

/** Pays bets, in minor units, on the drawn number. */
export function payRoulette(config: RouletteConfig, bets: readonly SpotBet[], number: number): RouletteOutcome {
  const wins = bets.flatMap((bet) => {
    const spot = rouletteSpots.get(bet.spot);
    const win_cents = spot ? bet.stake_cents * backOf(config, spot, number) : 0;
    return win_cents > 0 ? [{ spot: bet.spot, stake_cents: bet.stake_cents, win_cents }] : [];
  });
  return {
    kind: 'roulette',
    stake_cents: bets.reduce((sum, bet) => sum + bet.stake_cents, 0),
    win_cents: wins.reduce((sum, win) => sum + win.win_cents, 0),
    number,
    bets: bets.map((bet) => ({ spot: bet.spot, stake_cents: bet.stake_cents })),
    wins,
  };
}
