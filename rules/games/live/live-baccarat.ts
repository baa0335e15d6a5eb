import { type BaccaratConfig, type BaccaratSide, baccaratSides } from '#contract/fields/baccarat';
import type { LiveBet, LiveMark } from '#contract/fields/live';
import { baccaratTotal, dealBaccarat, timesOf, winnerOf } from '../baccarat/baccarat';
import { paidAt } from '../instant/times';
import type { ExactReturn } from '../slot-return';
import { bySpot, checkChips } from './chip-bets';
import { liveOutcome } from './live-outcome';
import type { LiveRules } from './live-rules';

interface Drawn {
  player: number[];
  banker: number[];
}

const pairSpots = { 'player-pair': 'player', 'banker-pair': 'banker' } as const;
type PairSpot = keyof typeof pairSpots;

/** The spots of a live baccarat table, in the order of the felt. */
export const baccaratSpots = ['player-pair', 'player', 'tie', 'banker', 'banker-pair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** The return of a pair, in hundredths of its stake: eleven to one. */
export const PAIR_TIMES = 1_200;

/** The maximum on a spot and in a round, in coins. */
const MOST: Record<BaccaratSpot, number> = {
  player: 100_000,
  banker: 100_000,
  tie: 10_000,
  'player-pair': 10_000,
  'banker-pair': 10_000,
};
const TABLE_MOST = 200_000;

/** How long the cards are shown before bets are paid, in milliseconds: four cards, then each further one. */
const DEAL_MS = 6_500;
const CARD_MS = 1_200;

const isSpot = (spot: string): spot is BaccaratSpot => baccaratSpots.some((one) => one === spot);
const isSide = (spot: string): spot is BaccaratSide => baccaratSides.some((one) => one === spot);

const isPair = ([first = 0, second = 0]: readonly number[]) => first % 13 === second % 13;

/** Which side wins with these hands. */
export function sideOf({ player, banker }: Drawn): BaccaratSide {
  return winnerOf(baccaratTotal(player), baccaratTotal(banker));
}

function markOf(drawn: Drawn): Extract<LiveMark, { kind: 'baccarat' }> {
  return {
    kind: 'baccarat',
    side: sideOf(drawn),
    total: Math.max(baccaratTotal(drawn.player), baccaratTotal(drawn.banker)),
    pairs: (['player', 'banker'] as const).filter((hand) => isPair(drawn[hand])),
  };
}

/** The return of a bet, its stake included, in minor units. */
function backOf(config: BaccaratConfig, drawn: Drawn, { spot, stake_cents }: LiveBet): number {
  if (isSide(spot)) return paidAt(stake_cents, timesOf(config, spot, sideOf(drawn)));
  const hand = pairSpots[spot as PairSpot];
  return isPair(drawn[hand]) ? paidAt(stake_cents, PAIR_TIMES) : 0;
}

/** Exact return of a pair: the second card has the first one's rank once in thirteen, since each is drawn from a full deck. */
export function pairReturn(): ExactReturn {
  const hitRate = 1 / 13;
  const pays = PAIR_TIMES / 100;
  return { rtp: hitRate * pays, variance: hitRate * pays ** 2 - (hitRate * pays) ** 2, hitRate };
}

/** The rules of a live baccarat table: the house's baccarat with pairs, with one deal for all players. */
export function liveBaccarat(config: BaccaratConfig): LiveRules<Drawn> {
  const chip = config.stakes[0] ?? 1;
  return {
    checkBets: (bets, unit) =>
      checkChips(bets, { chip: chip * unit, tableMax: TABLE_MOST * unit, spotMax: (spot) => (isSpot(spot) ? MOST[spot] * unit : null) }),
    atRisk(bets) {
      const sums = bySpot(bets);
      const total = [...sums.values()].reduce((sum, stake) => sum + stake, 0);
      // Bets on player and banker cover each other: one wins what the other loses.
      return total - 2 * Math.min(sums.get('player') ?? 0, sums.get('banker') ?? 0);
    },
    limits: (unit) => ({ least: chip * unit, most: TABLE_MOST * unit }),
    draw: (dice) => dealBaccarat(() => dice.int(52)),
    playMs: ({ player, banker }) => DEAL_MS + CARD_MS * (player.length + banker.length - 4),
    seenOf: ({ player, banker }) => ({ kind: 'baccarat', player, banker }),
    resultOf: (drawn) => `${sideOf(drawn)} ${baccaratTotal(drawn.player)}:${baccaratTotal(drawn.banker)}`,
    markOf,
    settle: (bets, drawn) => liveOutcome(bets, { kind: 'baccarat', ...drawn }, (bet) => backOf(config, drawn, bet)),
  };
}
