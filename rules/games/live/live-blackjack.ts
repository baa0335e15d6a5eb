import type { BlackjackConfig } from '#contract/fields/blackjack';
import { type LiveBet, type LiveOutcome, type LiveSeen, liveTurnActs, type LiveTurnAct } from '#contract/fields/live';
import { resultOf } from '../blackjack/blackjack';
import type { Hand } from '../blackjack/blackjack-state';
import { isBlackjack, totalOf } from '../blackjack/totals';
import type { StakeDecision } from '../stakes';
import { checkChips } from './chip-bets';
import type { LiveRules } from './live-rules';
import {
  actAt,
  dealerSeen,
  drawShared,
  letPass,
  SEATS,
  settleBehind,
  settleSeat,
  type SharedRound,
  type SharedState,
  sharedState,
  stakesMore,
} from './seven-seats';

type Seen = Extract<LiveSeen, { kind: 'blackjack' }>;

/** The time for a decision, in milliseconds. */
export const DECISION_MS = 12_000;
/** How long dealing a card takes, and how long a finished round is shown before bets are paid, in milliseconds. */
const CARD_MS = 350;
const SHOWN_MS = 2_500;

/** The maximum number of seats per player in a round, so that some are left for others. */
export const SEATS_OF_A_PLAYER = 3;

/** The maximum on a seat, behind one and in a round, in coins. Doubling or splitting may exceed it. */
const MOST = { seat: 50_000, behind: 25_000 } as const;
const TABLE_MOST = 200_000;

/** The seat numbers, from 1. */
export const seatNumbers: readonly number[] = Array.from({ length: SEATS }, (_, at) => at + 1);

/** The spot of a seat, and the one behind it, by its number from 1. */
export const seatSpot = (seat: number): string => `seat-${seat}`;
export const behindSpot = (seat: number): string => `behind-${seat}`;

/** Whether a spot is a seat or behind one, and the seat's number from 1; null for a nonexistent spot. */
export function placeOf(spot: string): { kind: 'seat' | 'behind'; seat: number } | null {
  const [, kind, digit] = /^(seat|behind)-([1-7])$/.exec(spot) ?? [];
  return kind === 'seat' || kind === 'behind' ? { kind, seat: Number(digit) } : null;
}

const numbersOf = (bets: readonly LiveBet[], kind: 'seat' | 'behind'): number[] =>
  bets.flatMap(({ spot }) => {
    const place = placeOf(spot);
    return place?.kind === kind ? [place.seat] : [];
  });

function checkBets(bets: readonly LiveBet[], chip: number, unit: number): StakeDecision {
  const spotMax = (spot: string) => {
    const place = placeOf(spot);
    return place && MOST[place.kind] * unit;
  };
  const decision = checkChips(bets, { chip: chip * unit, tableMax: TABLE_MOST * unit, spotMax });
  if (!decision.isAllowed) return decision;
  const seats = new Set(numbersOf(bets, 'seat'));
  const own = numbersOf(bets, 'behind').find((seat) => seats.has(seat));
  if (own !== undefined) return { isAllowed: false, code: 'bets_not_allowed', reason: 'unknown_spot', spot: behindSpot(own) };
  return seats.size > SEATS_OF_A_PLAYER ? { isAllowed: false, code: 'bets_not_allowed', reason: 'too_high' } : decision;
}

/** The state of a round; null if no seat is taken, so that nothing is dealt. */
const stateOf = (round: SharedRound): SharedState | null => (round.seats.length === 0 ? null : sharedState(round));

const suits = ['♠', '♥', '♦', '♣'] as const;
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const cardText = (card: number) => `${ranks[card % 13]}${suits[Math.floor(card / 13)]}`;

/** How many cards have been drawn; in a round without seats, as many as for an initial deal. */
function usedOf(state: SharedState | null): number {
  if (!state) return 2;
  return [...state.hands.values()].flat().reduce((sum, hand) => sum + hand.cards.length, state.table.dealer.length);
}

const firstCards = (cards: readonly number[], count: number) => cards.slice(0, count).map(cardText).join(' ');

function handSeen(state: SharedState, hand: Hand): Seen['seats'][number]['hands'][number] {
  const { total, isSoft } = totalOf(hand.cards);
  return { cards: [...hand.cards], total, is_soft: isSoft, is_doubled: hand.isDoubled, result: resultOf(state.table, hand) };
}

function seenOf(round: SharedRound): Seen {
  const state = stateOf(round);
  if (!state) return { kind: 'blackjack', seats: [], dealer: { cards: [], total: 0, is_hidden: false }, turn: null, acts: 0 };
  const dealer = dealerSeen(state);
  const { turn } = state;
  return {
    kind: 'blackjack',
    seats: [...state.hands].map(([seat, hands]) => ({ seat: seat + 1, hands: hands.map((hand) => handSeen(state, hand)) })),
    dealer: { cards: dealer, total: totalOf(dealer).total, is_hidden: !state.isOver },
    turn: turn && { seat: turn.seat + 1, hand: state.hands.get(turn.seat)?.indexOf(turn.hand) ?? 0, may: turn.may },
    acts: round.acts.length,
  };
}

/** The final stake and the return of a bet. A bet behind an empty seat is returned. */
function settleBet(state: SharedState | null, { spot, stake_cents }: LiveBet): { staked: number; win_cents: number } {
  const place = placeOf(spot);
  const returned = { staked: stake_cents, win_cents: stake_cents };
  if (!place || !state?.hands.has(place.seat - 1)) return returned;
  if (place.kind === 'seat') return settleSeat(state, place.seat - 1, stake_cents);
  return { staked: stake_cents, win_cents: settleBehind(state, place.seat - 1, stake_cents) };
}

function settle(bets: readonly LiveBet[], round: SharedRound): LiveOutcome {
  const state = stateOf(round);
  const settled = bets.map((bet) => ({ spot: bet.spot, ...settleBet(state, bet) }));
  const paid = settled.map(({ spot, staked, win_cents }) => ({ spot, stake_cents: staked, win_cents }));
  return {
    kind: 'live-round',
    stake_cents: paid.reduce((sum, { stake_cents }) => sum + stake_cents, 0),
    win_cents: paid.reduce((sum, { win_cents }) => sum + win_cents, 0),
    bets: paid.map(({ spot, stake_cents }) => ({ spot, stake_cents })),
    wins: paid.filter(({ win_cents }) => win_cents > 0),
    seen: seenOf(round),
  };
}

/** How long a round waits in its current state: for dealing and an act, or for showing its end. */
function waitMs(round: SharedRound): number {
  const state = stateOf(round);
  if (!state) return SHOWN_MS;
  const dealt = round.acts.length === 0 ? 2 * (round.seats.length + 1) : 1;
  if (!state.isOver) return dealt * CARD_MS + DECISION_MS;
  return (dealt + state.table.dealer.length) * CARD_MS + SHOWN_MS;
}

const isTurnAct = (kind: string): kind is LiveTurnAct => liveTurnActs.some((one) => one === kind);

/** The rules of a live blackjack table: the house's blackjack without insurance, dealt to seven seats. */
export function liveBlackjack(config: BlackjackConfig): LiveRules<SharedRound> {
  const chip = config.stakes[0] ?? 2;
  return {
    checkBets: (bets, unit) => checkBets(bets, chip, unit),
    atRisk: (bets) => bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0),
    limits: (unit) => ({ least: chip * unit, most: TABLE_MOST * unit }),
    draw: (dice) => ({ seats: [], cards: drawShared(dice), acts: [] }),
    playMs: waitMs,
    seenOf,
    resultOf: (round) => firstCards(round.cards, usedOf(stateOf(round))),
    confirms: ({ cards }, result) => result.length > 0 && firstCards(cards, result.split(' ').length) === result,
    markOf(round) {
      const { dealer } = seenOf(round);
      return { kind: 'blackjack', total: dealer.total, is_natural: isBlackjack(dealer.cards) };
    },
    settle: (bets, round) => settle(bets, round),
    turns: {
      begin: (round, taken) => ({
        ...round,
        seats: numbersOf(
          taken.map((spot) => ({ spot, stake_cents: 0 })),
          'seat',
        )
          .map((seat) => seat - 1)
          .sort((one, other) => one - other),
      }),
      number: ({ acts }) => acts.length,
      act(round, spot, kind) {
        const place = placeOf(spot);
        if (place?.kind !== 'seat' || !isTurnAct(kind) || !stateOf(round)) return null;
        const done = actAt(round, place.seat - 1, kind);
        return done && { drawn: done, stakes: stakesMore(kind) };
      },
      pass: (round) => (stateOf(round)?.turn ? letPass(round) : null),
    },
  };
}
