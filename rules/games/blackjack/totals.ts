/** Ranks of a suit: ace 0, then two to ten, jack, queen, king. */
const RANKS = 13;
/** The number of cards from which each card is drawn: a full deck every time. */
export const DECK = 52;

/** A card's value: an ace 1 at first, pictures 10. */
export function valueOf(card: number): number {
  return Math.min(10, (card % RANKS) + 1);
}

/** A hand's total; soft while an ace counts 11. */
export interface Total {
  total: number;
  isSoft: boolean;
}

/** A hand with one more value. */
export function withValue({ total, isSoft }: Total, value: number): Total {
  if (value === 1 && total + 11 <= 21) return { total: total + 11, isSoft: true };
  const sum = total + value;
  return sum > 21 && isSoft ? { total: sum - 10, isSoft: false } : { total: sum, isSoft };
}

/** The total of cards. */
export function totalOf(cards: readonly number[]): Total {
  return cards.map(valueOf).reduce(withValue, { total: 0, isSoft: false });
}

/** Whether two cards are an ace and a ten-valued card. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

/** The probability of each value when every card is drawn from a full deck. */
export const chances: readonly { value: number; chance: number }[] = Array.from({ length: 10 }, (_, i) => ({
  value: i + 1,
  chance: (i === 9 ? 4 : 1) / RANKS,
}));

/** The total from which the dealer stands, also on soft hands. */
export const DEALER_STANDS = 17;
