import type { BlackjackAct, BlackjackChoice, BlackjackConfig, BlackjackHand, BlackjackOutcome } from '#contract/fields/blackjack';
import type { Dice } from '../../dice';
import type { SteppedRound, SteppedRules } from '../stepped-round';
import { basicAct } from './basic-strategy';
import { allowedOf, handsStake, type Hand, type Table, tableOf } from './blackjack-state';
import { areSides, sidePaid, sideResult, sideStake } from './side-bets';
import { DECK, isBlackjack, totalOf, valueOf } from './totals';

type Round = SteppedRound<BlackjackChoice>;

/** Enough cards for three hands, each split once, and the dealer. */
const CARDS = 160;

/** Draws the cards of a round in order, each from a full deck. */
export function drawShoe(dice: Dice): number[] {
  return Array.from({ length: CARDS }, () => dice.int(DECK));
}

/** Whether this number of hands and these side bets are allowed here. */
export function isBlackjackChoice({ hands_max }: BlackjackConfig, { hands, sides = [] }: BlackjackChoice): boolean {
  return hands >= 1 && hands <= hands_max && areSides(sides);
}

/** The result of a hand; null until its round is over, except for a bust. */
export function resultOf({ dealer, phase }: Table, { cards, isSplit }: Hand): BlackjackHand['result'] {
  const { total } = totalOf(cards);
  if (total > 21) return 'bust';
  if (phase !== 'over') return null;
  const isNatural = isBlackjack(cards) && !isSplit;
  if (isBlackjack(dealer)) return isNatural ? 'push' : 'lose';
  if (isNatural) return 'blackjack';
  const against = totalOf(dealer).total;
  if (against > 21 || against < total) return 'win';
  return against === total ? 'push' : 'lose';
}

/** The return of each result, in halves of the hand's stake: a blackjack pays three to two. */
export const halves = { blackjack: 5, win: 4, push: 2, lose: 0, bust: 0 } as const;

function paidFor(table: Table, hand: Hand): number {
  const result = resultOf(table, hand);
  return result === null ? 0 : (hand.stake * halves[result]) / 2;
}

/** Insurance pays two to one on a blackjack of the dealer. */
function paidInAll(table: Table): number {
  const insured = table.phase === 'over' && isBlackjack(table.dealer) ? table.insurance * 3 : 0;
  return table.hands.reduce((sum, hand) => sum + paidFor(table, hand), insured);
}

/** The side bets of a round, by hand. They depend only on the first cards, not on later acts. */
function sidesOf(round: Round): NonNullable<BlackjackOutcome['sides']> {
  const { hands, sides = [] } = round.choice;
  const stake = sideStake(handsStake(round) / hands);
  return Array.from({ length: hands }, (_, hand) => hand).flatMap((hand) =>
    sides.map((side) => {
      // A card for each hand, one for the dealer, then a second one for each hand.
      const [one = 0, two = 0, up = 0] = [round.secret[hand], round.secret[hands + 1 + hand], round.secret[hands]];
      const result = sideResult(side, one, two, up);
      return { hand, side, stake_cents: stake, result, win_cents: sidePaid(side, result, stake) };
    }),
  );
}

const paidForSides = (round: Round) => sidesOf(round).reduce((sum, { win_cents }) => sum + win_cents, 0);

function handOf(table: Table, hand: Hand): BlackjackHand {
  const { total, isSoft } = totalOf(hand.cards);
  return {
    cards: [...hand.cards],
    stake_cents: hand.stake,
    total,
    is_soft: isSoft,
    is_done: hand.isDone,
    is_doubled: hand.isDoubled,
    result: resultOf(table, hand),
    win_cents: paidFor(table, hand),
  };
}

function outcomeOf(round: Round): BlackjackOutcome {
  const table = tableOf(round);
  const isOver = table.phase === 'over';
  const shown = isOver ? table.dealer : table.dealer.slice(0, 1);
  const sides = sidesOf(round);
  const turn = table.hands.findIndex(({ isDone }) => !isDone);
  return {
    kind: 'blackjack',
    stake_cents: [...table.hands.map(({ stake }) => stake), ...sides.map(({ stake_cents }) => stake_cents)].reduce(
      (sum, stake) => sum + stake,
      table.insurance,
    ),
    win_cents: isOver ? paidInAll(table) + paidForSides(round) : 0,
    acts: round.acts.length,
    is_over: isOver,
    hands: table.hands.map((hand) => handOf(table, hand)),
    turn: table.phase === 'hands' && turn >= 0 ? turn : null,
    dealer: { cards: [...shown], total: totalOf(shown).total, is_hidden: !isOver },
    insurance_cents: table.insurance,
    ...(sides.length > 0 && { sides }),
    may: allowedOf(table, handsStake(round)),
  };
}

/** Plays a round to its end by basic strategy; `canStake` is whether it doubles and splits. */
export function playOut(round: Round, canStake: boolean): Table {
  const more: BlackjackAct[] = [];
  for (;;) {
    const table = tableOf(round, more);
    const may = allowedOf(table, handsStake(round)).filter(({ stake_cents }) => canStake || stake_cents === 0);
    if (may.length === 0) return table;
    const hand = table.hands.find(({ isDone }) => !isDone);
    more.push(
      basicAct(
        hand?.cards ?? [],
        valueOf(table.dealer[0] ?? 0),
        may.map(({ kind }) => kind),
      ),
    );
  }
}

/** The win and the total stake of a round finished by basic strategy, in minor units. */
export function basicResult(round: Round): { staked: number; paid: number } {
  const table = playOut(round, true);
  return { staked: table.hands.reduce((sum, { stake }) => sum + stake, 0), paid: paidInAll(table) };
}

/** The rules of a round of blackjack. An abandoned round is finished by basic strategy without further stakes. */
export const blackjackRules: SteppedRules<BlackjackChoice> = {
  outcomeOf,
  leftAloneOf: (round) => paidInAll(playOut(round, false)) + paidForSides(round),
  stakeOf: (round, act) => allowedOf(tableOf(round), handsStake(round)).find(({ kind }) => kind === act.kind)?.stake_cents ?? null,
};
