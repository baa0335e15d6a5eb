import type { SpotBet } from '#contract/fields/spot-bet';

/** The call bets of a single-zero wheel, by the part of it that they cover. */
export const callBets = ['voisins', 'tiers', 'orphelins', 'zero'] as const;
export type CallBet = (typeof callBets)[number];

/** The chips of a call bet, by spot. */
const chipsOf: Record<CallBet, Record<string, number>> = {
  voisins: {
    'trio-0-2-3': 2,
    'split-4-7': 1,
    'split-12-15': 1,
    'split-18-21': 1,
    'split-19-22': 1,
    'corner-25-26-28-29': 2,
    'split-32-35': 1,
  },
  tiers: { 'split-5-8': 1, 'split-10-11': 1, 'split-13-16': 1, 'split-23-24': 1, 'split-27-30': 1, 'split-33-36': 1 },
  orphelins: { 'straight-1': 1, 'split-6-9': 1, 'split-14-17': 1, 'split-17-20': 1, 'split-31-34': 1 },
  zero: { 'split-0-3': 1, 'split-12-15': 1, 'straight-26': 1, 'split-32-35': 1 },
};

/** The bets of a call bet with chips of this value, in minor units. */
export function betsOfCall(call: CallBet, chip: number): SpotBet[] {
  return Object.entries(chipsOf[call]).map(([spot, chips]) => ({ spot, stake_cents: chips * chip }));
}

/** How much of a call bet the bets contain, in minor units, counting complete sets of its chips. `chip` is the smallest chip. */
export function amountOfCall(call: CallBet, bets: readonly SpotBet[], chip: number): number {
  const parts = betsOfCall(call, chip);
  const placed = (spot: string) => bets.filter((bet) => bet.spot === spot).reduce((sum, bet) => sum + bet.stake_cents, 0);
  const times = Math.min(...parts.map(({ spot, stake_cents }) => Math.floor(placed(spot) / stake_cents)));
  return times * parts.reduce((sum, { stake_cents }) => sum + stake_cents, 0);
}

/** How many numbers on each side a neighbour bet may cover. */
export const REACH_MAX = 4;

/** A number with its neighbours on the wheel, `reach` on each side. */
export function neighboursOf(wheel: readonly number[], number: number, reach: number): number[] {
  const at = wheel.indexOf(number);
  return Array.from({ length: 2 * reach + 1 }, (_, i) => wheel[(at + i - reach + wheel.length) % wheel.length] ?? 0);
}

/** The bets on a number of a single-zero wheel and its neighbours: a chip on each. */
export function betsOnNeighbours(wheel: readonly number[], number: number, reach: number, chip: number): SpotBet[] {
  return neighboursOf(wheel, number, reach).map((one) => ({ spot: `straight-${one}`, stake_cents: chip }));
}
