import type { TextOf } from '../../../platform/i18n';

/** The functions that texts are made with: messages and formats. */
export interface Wording {
  t: TextOf;
  money: (cents: number) => string;
  /** A number with up to two decimals. */
  number: (value: number) => string;
}

const ranks: Record<number, 'ace' | 'jack' | 'queen' | 'king'> = { 0: 'ace', 10: 'jack', 11: 'queen', 12: 'king' };

/** The joker's number. */
const JOKER = 52;

/** The name of a card. */
export function cardWords(t: TextOf, card: number): string {
  if (card === JOKER) return t('studio.joker');
  const rank = card % 13;
  const named = ranks[rank];
  return t('studio.card_of', {
    rank: named ? t(`studio.rank_${named}`) : String(rank + 1),
    suit: t(`studio.suit_${Math.floor(card / 13) as 0 | 1 | 2 | 3}`),
  });
}

/** The cards of a hand and their total, as text. */
export function handWords(t: TextOf, name: string, cards: readonly number[], total: number): string {
  return t('studio.hand_says', { name, cards: cards.map((card) => cardWords(t, card)).join(', '), total });
}
