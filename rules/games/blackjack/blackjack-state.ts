import type { BlackjackAct, BlackjackChoice } from '#contract/fields/blackjack';
import type { SteppedRound } from '../stepped-round';
import { stakesOfHand } from './side-bets';
import { DEALER_STANDS, isBlackjack, totalOf, valueOf } from './totals';

/** A hand in play. */
export interface Hand {
  cards: number[];
  /** The index of the dealt hand that it is or was split from. */
  from: number;
  /** In minor units. */
  stake: number;
  isDone: boolean;
  isDoubled: boolean;
  /** One of two that a pair was split into. */
  isSplit: boolean;
}

/** The state of a round of blackjack after the acts so far. */
export interface Table {
  hands: Hand[];
  dealer: number[];
  insurance: number;
  /** What the round waits for. */
  phase: 'insurance' | 'hands' | 'over';
}

/** The cards in the order in which they were drawn at the start. */
class Shoe {
  private at = 0;
  constructor(private readonly cards: readonly number[]) {}

  next(): number {
    const card = this.cards[this.at++];
    if (card === undefined) throw new RangeError('the shoe is empty');
    return card;
  }
}

/** The stake of all dealt hands together: the round's first stake without the side bets. */
export function handsStake({ choice, base_cents }: SteppedRound<BlackjackChoice>): number {
  return base_cents / stakesOfHand(choice.sides ?? []);
}

function deal(round: SteppedRound<BlackjackChoice>, shoe: Shoe): Table {
  const { choice } = round;
  const stake = handsStake(round) / choice.hands;
  const hands = Array.from(
    { length: choice.hands },
    (_, from): Hand => ({ cards: [shoe.next()], from, stake, isDone: false, isDoubled: false, isSplit: false }),
  );
  const dealer = [shoe.next()];
  for (const hand of hands) hand.cards.push(shoe.next());
  dealer.push(shoe.next());
  return { hands, dealer, insurance: 0, phase: valueOf(dealer[0] ?? 0) === 1 ? 'insurance' : 'hands' };
}

/** The dealer checks the second card: a dealer's blackjack ends the round, a hand's blackjack ends the hand. */
function look(table: Table): void {
  table.phase = isBlackjack(table.dealer) ? 'over' : 'hands';
  for (const hand of table.hands) if (totalOf(hand.cards).total >= 21) hand.isDone = true;
}

/** Once every hand is done, the dealer draws if that still decides a hand. */
function finish(table: Table, shoe: Shoe): void {
  if (table.phase !== 'hands' || table.hands.some(({ isDone }) => !isDone)) return;
  const isOpen = table.hands.some((hand) => totalOf(hand.cards).total <= 21 && !(isBlackjack(hand.cards) && !hand.isSplit));
  while (isOpen && totalOf(table.dealer).total < DEALER_STANDS) table.dealer.push(shoe.next());
  table.phase = 'over';
}

function split(table: Table, hand: Hand, shoe: Shoe): void {
  const [one = 0, two = 0] = hand.cards;
  const isAces = valueOf(one) === 1;
  const half = (card: number): Hand => {
    const cards = [card, shoe.next()];
    return { cards, from: hand.from, stake: hand.stake, isDone: isAces || totalOf(cards).total >= 21, isDoubled: false, isSplit: true };
  };
  table.hands.splice(table.hands.indexOf(hand), 1, half(one), half(two));
}

function apply(table: Table, act: BlackjackAct, base: number, shoe: Shoe): void {
  if (act === 'insure' || act === 'decline') {
    table.insurance = act === 'insure' ? base / 2 : 0;
    return look(table);
  }
  const hand = table.hands.find(({ isDone }) => !isDone);
  if (!hand) return;
  if (act === 'split') return split(table, hand, shoe);
  if (act === 'double') {
    hand.stake *= 2;
    hand.isDoubled = true;
  }
  if (act !== 'stand') hand.cards.push(shoe.next());
  hand.isDone = act !== 'hit' || totalOf(hand.cards).total >= 21;
}

/** Replays a round's acts from its first card on. Each act was validated when it was made. */
export function tableOf(round: SteppedRound<BlackjackChoice>, more: readonly BlackjackAct[] = []): Table {
  const shoe = new Shoe(round.secret);
  const table = deal(round, shoe);
  if (table.phase === 'hands') look(table);
  finish(table, shoe);
  const acts = round.acts.flatMap(({ kind }) => (kind === 'open' || kind === 'cash-out' || kind === 'hold' ? [] : [kind]));
  for (const act of [...acts, ...more]) {
    apply(table, act, handsStake(round), shoe);
    finish(table, shoe);
  }
  return table;
}

/** The allowed acts with their additional stakes. */
export function allowedOf(table: Table, base: number): { kind: BlackjackAct; stake_cents: number }[] {
  if (table.phase === 'insurance')
    return [
      { kind: 'insure', stake_cents: base / 2 },
      { kind: 'decline', stake_cents: 0 },
    ];
  const hand = table.phase === 'hands' ? table.hands.find(({ isDone }) => !isDone) : undefined;
  if (!hand) return [];
  const [one = 0, two = 0] = hand.cards;
  const isFirst = hand.cards.length === 2;
  return [
    { kind: 'hit', stake_cents: 0 },
    { kind: 'stand', stake_cents: 0 },
    ...(isFirst ? [{ kind: 'double' as const, stake_cents: hand.stake }] : []),
    ...(isFirst && !hand.isSplit && valueOf(one) === valueOf(two) ? [{ kind: 'split' as const, stake_cents: hand.stake }] : []),
  ];
}
