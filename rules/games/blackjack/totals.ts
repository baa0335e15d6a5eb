/** Ranks of a suit: ace 0, then two to ten, jack, queen, king. */
const RANKS = 13;
/** Cards that one draw is from: a full deck, each time. */
export const DECK = 52;

/** What a card counts: an ace 1 at first, pictures 10. */
export function valueOf(card: number): number {
  return Math.min(10, (card % RANKS) + 1);
}

/** A hand as it counts; soft while an ace counts 11. */
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

/** What cards count together. */
export function totalOf(cards: readonly number[]): Total {
  return cards.map(valueOf).reduce(withValue, { total: 0, isSoft: false });
}

/** Whether two cards are an ace and a ten. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

/** How likely each value is when every card is drawn from the whole deck. */
export const chances: readonly { value: number; chance: number }[] = Array.from({ length: 10 }, (_, i) => ({
  value: i + 1,
  chance: (i === 9 ? 4 : 1) / RANKS,
}));

/** The dealer draws below this, and stands on every hand from there, soft ones too. */
export const DEALER_STANDS = 17;
