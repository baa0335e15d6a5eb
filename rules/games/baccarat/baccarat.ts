import {
  type BaccaratChoice,
  type BaccaratConfig,
  type BaccaratOutcome,
  type BaccaratSide,
  baccaratSides,
} from '#contract/fields/baccarat';
import type { Dice } from '../../dice';
import { paidAt } from '../instant/times';
import type { ExactReturn } from '../slot-return';

const DECK = 52;
/** A two-card total from which the round ends (a natural). */
const NATURAL = 8;

/** A card's value: an ace 1, tens and pictures 0. */
const valueOf = (card: number) => ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1);

/** A hand's total: the last digit of the sum of its values. */
export function baccaratTotal(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;
}

/** Whether the banker draws, by its first two cards and the value of the player's third card; null if the player stood. */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Deals a round by the fixed drawing rules; `draw` returns the next card. */
export function dealBaccarat(draw: () => number): { player: number[]; banker: number[] } {
  const [player, banker] = [[draw()], [draw()]];
  player.push(draw());
  banker.push(draw());
  const [mine, theirs] = [baccaratTotal(player), baccaratTotal(banker)];
  if (mine >= NATURAL || theirs >= NATURAL) return { player, banker };
  if (mine <= 5) player.push(draw());
  if (bankerDraws(theirs, player[2] === undefined ? null : valueOf(player[2]))) banker.push(draw());
  return { player, banker };
}

/** Which side wins with these totals. */
export function winnerOf(player: number, banker: number): BaccaratSide {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** The return of a side on a result, in hundredths: on a tie, the other two get their stake back. */
export function timesOf({ pays }: Pick<BaccaratConfig, 'pays'>, side: BaccaratSide, result: BaccaratSide): number {
  if (side === result) return pays[side];
  return result === 'tie' ? 100 : 0;
}

/** Deals one round and pays the side. */
export function playBaccarat(config: BaccaratConfig, { side }: BaccaratChoice, stake: number, dice: Dice): BaccaratOutcome {
  const { player, banker } = dealBaccarat(() => dice.int(DECK));
  const result = winnerOf(baccaratTotal(player), baccaratTotal(banker));
  return { kind: 'baccarat', stake_cents: stake, win_cents: paidAt(stake, timesOf(config, side, result)), side, player, banker, result };
}

/** The probability of each value when every card is drawn from a full deck. */
const chances = Array.from({ length: 10 }, (_, value) => (value === 0 ? 4 : 1) / 13);

/** The probability of each two-card total. */
function pairChances(): number[] {
  const totals = Array.from({ length: 10 }, () => 0);
  chances.forEach((one, a) => chances.forEach((two, b) => (totals[(a + b) % 10] = (totals[(a + b) % 10] ?? 0) + one * two)));
  return totals;
}

/** The exact probabilities of the three results, by enumerating all deals. */
export function baccaratChances(): Record<BaccaratSide, number> {
  const sums: Record<BaccaratSide, number> = { player: 0, banker: 0, tie: 0 };
  const pairs = pairChances();
  const add = (player: number, banker: number, chance: number) => (sums[winnerOf(player, banker)] += chance);
  const bankerOn = (player: number, banker: number, third: number | null, chance: number) => {
    if (!bankerDraws(banker, third)) return add(player, banker, chance);
    chances.forEach((of, value) => add(player, (banker + value) % 10, chance * of));
  };
  pairs.forEach((one, player) =>
    pairs.forEach((two, banker) => {
      const chance = one * two;
      if (player >= NATURAL || banker >= NATURAL) return add(player, banker, chance);
      if (player > 5) return bankerOn(player, banker, null, chance);
      chances.forEach((of, third) => bankerOn((player + third) % 10, banker, third, chance * of));
    }),
  );
  return sums;
}

/** Exact return of a side. */
export function baccaratReturn(config: Pick<BaccaratConfig, 'pays'>, side: BaccaratSide): ExactReturn {
  const of = baccaratChances();
  const sum = (square: 1 | 2) =>
    baccaratSides.reduce((total, result) => total + of[result] * (timesOf(config, side, result) / 100) ** square, 0);
  const hitRate = baccaratSides.filter((result) => timesOf(config, side, result) > 0).reduce((total, result) => total + of[result], 0);
  return { rtp: sum(1), variance: sum(2) - sum(1) ** 2, hitRate };
}
