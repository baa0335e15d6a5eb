import type { BlackjackAct } from '#contract/fields/blackjack';
import { blackjackChance, doubling, hitting, splitting, standing } from './expectations';
import { chances, totalOf, type Total, valueOf, withValue } from './totals';

/** The act with the highest expected value for a hand; insurance never is. */
export function basicAct(cards: readonly number[], up: number, may: readonly BlackjackAct[]): BlackjackAct {
  if (may.includes('decline')) return 'decline';
  const hand = totalOf(cards);
  const means: Partial<Record<BlackjackAct, () => number>> = {
    stand: () => standing(hand, up),
    hit: () => hitting(hand, up),
    double: () => doubling(hand, up),
    split: () => splitting(valueOf(cards[0] ?? 0), up),
  };
  let best: BlackjackAct = 'stand';
  let most = Number.NEGATIVE_INFINITY;
  for (const act of may) {
    const mean = means[act]?.() ?? Number.NEGATIVE_INFINITY;
    if (mean > most) [best, most] = [act, mean];
  }
  return best;
}

/** The expected value of the first two cards if the dealer has no blackjack. */
function best(first: number, second: number, up: number): number {
  const hand: Total = withValue(withValue({ total: 0, isSoft: false }, first), second);
  const plays = [standing(hand, up), hitting(hand, up), doubling(hand, up)];
  return Math.max(...plays, ...(first === second ? [splitting(first, up)] : []));
}

/** The exact return of basic strategy as a share of the first stake; it can be computed because each card is drawn from a full deck. */
export function basicReturn(): number {
  let mean = 0;
  for (const one of chances) {
    for (const two of chances) {
      for (const { value: up, chance } of chances) {
        const isNatural = one.value + two.value === 11 && (one.value === 1 || two.value === 1);
        const dealt = one.chance * two.chance * chance;
        const taken = blackjackChance(up);
        mean += dealt * (isNatural ? 1.5 * (1 - taken) : (1 - taken) * best(one.value, two.value, up) - taken);
      }
    }
  }
  return 1 + mean;
}
