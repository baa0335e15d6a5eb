import type { BlackjackAct, BlackjackChoice } from '#contract/fields/blackjack';
import type { Dice } from '../../dice';
import { basicAct } from '../blackjack/basic-strategy';
import { halves, resultOf } from '../blackjack/blackjack';
import { allowedOf, type Hand, type Table, tableOf } from '../blackjack/blackjack-state';
import { blackjackChance, doubling, hitting, playing, standing } from '../blackjack/expectations';
import { chances, DECK, withValue } from '../blackjack/totals';
import type { SteppedRound } from '../stepped-round';

/** Seats at a table. */
export const SEATS = 7;

/** Enough cards for seven hands, each split once, and the dealer. */
const CARDS = 400;

/** The unit stake of a hand: two, so that half of it is whole. */
const UNIT = 2;

/** The acts of a seat; there's no insurance at a shared table. */
export type SeatAct = Exclude<BlackjackAct, 'insure' | 'decline'>;

/**
 * A shared round: the seats that play, the cards in order, and the acts so far. Everything else is derived from this, so
 * it's the same for every watcher and after a restart.
 */
export interface SharedRound {
  /** Ascending, from 0. */
  seats: number[];
  cards: number[];
  acts: { seat: number; act: SeatAct }[];
}

/** The derived state of a shared round. */
export interface SharedState {
  table: Table;
  /** The hands of each seat, in the order of its splits. */
  hands: ReadonlyMap<number, Hand[]>;
  isOver: boolean;
  /** Whose turn it is, and the allowed acts; null once it's over. */
  turn: { seat: number; hand: Hand; may: SeatAct[] } | null;
}

/** Draws the cards of a shared round in order, each from a full deck. */
export function drawShared(dice: Dice): number[] {
  return Array.from({ length: CARDS }, () => dice.int(DECK));
}

/** Begins a shared round with the seats that have a bet. Null without any, or with a nonexistent seat. */
export function beginShared(seats: readonly number[], cards: readonly number[]): SharedRound | null {
  const own = [...new Set(seats)].sort((one, other) => one - other);
  const areSeats = own.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < SEATS);
  return own.length > 0 && areSeats ? { seats: own, cards: [...cards], acts: [] } : null;
}

function tableFor({ seats, cards, acts }: SharedRound): Table {
  const round: SteppedRound<BlackjackChoice> = {
    kind: 'blackjack',
    base_cents: seats.length * UNIT,
    choice: { game: 'blackjack', hands: seats.length },
    secret: cards,
    acts: [],
    started_at: 0,
    is_untouched: false,
  };
  const done = acts.map(({ act }) => act);
  // With an ace the dealer checks for a blackjack without offering insurance.
  return tableOf(round, tableOf(round).phase === 'insurance' ? ['decline', ...done] : done);
}

/** Derives the state of a shared round. */
export function sharedState(round: SharedRound): SharedState {
  const table = tableFor(round);
  const hands = new Map(round.seats.map((seat, from) => [seat, table.hands.filter((hand) => hand.from === from)]));
  const hand = table.phase === 'hands' ? table.hands.find(({ isDone }) => !isDone) : undefined;
  const may = allowedOf(table, round.seats.length * UNIT).map(({ kind }) => kind as SeatAct);
  return { table, hands, isOver: table.phase === 'over', turn: hand ? { seat: round.seats[hand.from] ?? 0, hand, may } : null };
}

/** The dealer's visible cards: one until the round is over. */
export function dealerSeen({ table, isOver }: SharedState): number[] {
  return isOver ? [...table.dealer] : table.dealer.slice(0, 1);
}

/** Performs an act of a seat; null if it isn't that seat's turn, or the act isn't allowed. */
export function actAt(round: SharedRound, seat: number, act: SeatAct): SharedRound | null {
  const { turn } = sharedState(round);
  return turn?.seat === seat && turn.may.includes(act) ? { ...round, acts: [...round.acts, { seat, act }] } : null;
}

/** The round after the time of the current seat has passed: its hands stand. */
export function letPass(round: SharedRound): SharedRound {
  let current = round;
  const first = sharedState(current).turn?.seat;
  for (let turn = sharedState(current).turn; turn && turn.seat === first; turn = sharedState(current).turn)
    current = { ...current, acts: [...current.acts, { seat: turn.seat, act: 'stand' }] };
  return current;
}

/** The additional stake of an act as a multiple of the first one: 1 to double or split, else 0. */
export function stakesMore(act: SeatAct): number {
  return act === 'double' || act === 'split' ? 1 : 0;
}

/** The total stake and the return of a seat, in minor units; `stake` is the first one, an even number. */
export function settleSeat(state: SharedState, seat: number, stake: number): { staked: number; win_cents: number } {
  const hands = state.hands.get(seat) ?? [];
  const times = hands.reduce((sum, hand) => sum + hand.stake / UNIT, 0);
  const paid = hands.reduce((sum, hand) => sum + (hand.stake / UNIT) * halvesOf(state.table, hand), 0);
  return { staked: stake * times, win_cents: (stake * paid) / 2 };
}

/**
 * The return of a bet behind a seat, in minor units. It keeps its first stake: a doubled hand pays it like any other, and with a split
 * pair it follows the first hand.
 */
export function settleBehind({ table, hands }: SharedState, seat: number, stake: number): number {
  const [first] = hands.get(seat) ?? [];
  return first ? (stake * halvesOf(table, first)) / 2 : 0;
}

function halvesOf(table: Table, hand: Hand): number {
  const result = resultOf(table, hand);
  return result === null ? 0 : halves[result];
}

/** The expected value of a split pair's first hand for a bet behind; split aces get one card. */
function splitBehind(value: number, up: number): number {
  return chances.reduce((sum, { value: second, chance }) => {
    const hand = withValue(withValue({ total: 0, isSoft: false }, value), second);
    if (value === 1) return sum + chance * standing(hand, up);
    const played = playing(hand, up);
    const doubled = hand.total < 21 ? doubling(hand, up) : -2;
    return sum + chance * (doubled > played ? doubled / 2 : played);
  }, 0);
}

/** The expected value of a bet behind, by the first two cards, if the seat plays basic strategy and the dealer has no blackjack. */
function behind(first: number, second: number, up: number): number {
  const hand = withValue(withValue({ total: 0, isSoft: false }, first), second);
  const may: BlackjackAct[] = ['hit', 'stand', 'double', ...(first === second ? (['split'] as const) : [])];
  const act = basicAct([first - 1, second - 1], up, may);
  if (act === 'double') return doubling(hand, up) / 2;
  if (act === 'split') return splitBehind(first, up);
  return act === 'hit' ? hitting(hand, up) : standing(hand, up);
}

/** The exact return of a bet behind whose seat plays basic strategy; computable because each card is drawn from a full deck. */
export function behindReturn(): number {
  let mean = 0;
  for (const one of chances)
    for (const two of chances)
      for (const { value: up, chance } of chances) {
        const isNatural = one.value + two.value === 11 && (one.value === 1 || two.value === 1);
        const taken = blackjackChance(up);
        const brings = isNatural ? 1.5 * (1 - taken) : (1 - taken) * behind(one.value, two.value, up) - taken;
        mean += one.chance * two.chance * chance * brings;
      }
  return 1 + mean;
}
