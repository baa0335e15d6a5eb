import type { PokerHand, PokerVariant } from '#contract/fields/video-poker';

/** The joker's number; the cards of a deck are 0 to 51. */
export const JOKER = 52;

const RANKS = 13;
const ACE = 0;
const DEUCE = 1;
const JACK = 10;
const KING = 12;

/** The number of cards in a variant's deck. */
export function deckOf(variant: PokerVariant): number {
  return variant === 'joker' ? 53 : 52;
}

/** The ranks of each straight as bits, the one with a low ace first and the royal one last. */
const straights = Array.from({ length: 10 }, (_, low) => [0, 1, 2, 3, 4].reduce((bits, step) => bits | (1 << ((low + step) % RANKS)), 0));
const ROYAL = straights[9] ?? 0;

/** Whether ranks, as bits, lie within one straight. */
const withinStraight = Uint8Array.from({ length: 1 << RANKS }, (_, ranks) =>
  Number(straights.some((straight) => (ranks & ~straight) === 0)),
);

/** The features of five cards. */
interface Cards {
  wild: number;
  /** How many pairs of equal rank the non-wild cards form: 1 for one pair, 2 for two, 3 for a triple, 4 for a full house, 6 for quads. */
  equal: number;
  isFlush: boolean;
  /** The ranks of the non-wild cards as bits. */
  ranks: number;
  /** A rank that occurs twice or more often. */
  paired: number;
  isStraight: boolean;
  isRoyal: boolean;
}

function look(variant: PokerVariant, cards: readonly number[]): Cards {
  let wild = 0;
  let equal = 0;
  let ranks = 0;
  let suit = -1;
  let isFlush = true;
  let paired = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    const rank = card % RANKS;
    if (card === JOKER || (variant === 'deuces' && rank === DEUCE)) {
      wild += 1;
      continue;
    }
    for (let j = 0; j < i; j++) {
      if (cards[j] === JOKER || (cards[j] as number) % RANKS !== rank) continue;
      equal += 1;
      paired = rank;
    }
    const own = Math.floor(card / RANKS);
    if (suit === -1) suit = own;
    isFlush &&= suit === own;
    ranks |= 1 << rank;
  }
  const isStraight = equal === 0 && withinStraight[ranks] === 1;
  return { wild, equal, isFlush, ranks, paired, isStraight, isRoyal: equal === 0 && (ranks & ~ROYAL) === 0 };
}

/** The number of a kind that wild cards make with pairs of equal rank. */
const kindOf = ({ wild, equal }: Cards): number => wild + (equal === 0 ? 1 : equal <= 2 ? 2 : equal <= 4 ? 3 : 4);

function fourOf(variant: PokerVariant, paired: number): PokerHand {
  if (variant !== 'bonus' && variant !== 'double-bonus') return 'four';
  if (paired === ACE) return 'four-aces';
  return paired <= 3 ? 'four-low' : 'four-high';
}

function pairOf(variant: PokerVariant, { wild, paired, ranks }: Cards): PokerHand | null {
  const has = (rank: number) => (wild > 0 ? (ranks & (1 << rank)) !== 0 : paired === rank);
  if (variant === 'joker') return has(KING) || has(ACE) ? 'kings' : null;
  return paired === ACE || paired >= JACK ? 'jacks' : null;
}

/** Hands of four or five of a kind, and straights in one suit. */
function highHand(variant: PokerVariant, seen: Cards): PokerHand | null {
  const kind = kindOf(seen);
  const { wild, isFlush, isRoyal, isStraight, paired } = seen;
  if (isFlush && isRoyal && wild === 0) return 'royal';
  if (wild === 4) return 'four-deuces';
  if (variant === 'joker' && kind === 5) return 'five';
  if (isFlush && isRoyal) return 'wild-royal';
  if (kind === 5) return 'five';
  if (isFlush && isStraight) return 'straight-flush';
  return kind === 4 ? fourOf(variant, paired) : null;
}

/** The highest hand that five cards make by the rules of a variant; null if none of its tables pays it. */
export function pokerHandOf(variant: PokerVariant, cards: readonly number[]): PokerHand | null {
  const seen = look(variant, cards);
  const high = highHand(variant, seen);
  if (high) return high;
  const { wild, equal, isFlush, isStraight } = seen;
  if (equal === 4 || (equal === 2 && wild === 1)) return 'full-house';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (kindOf(seen) === 3) return 'three';
  if (variant === 'deuces') return null;
  if (equal === 2) return 'two-pair';
  return kindOf(seen) === 2 ? pairOf(variant, seen) : null;
}
