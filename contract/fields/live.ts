import * as v from 'valibot';
import { baccaratSides } from './baccarat';
import { handResults } from './blackjack';
import { gameIdentifierSchema } from './game';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * The phases of a live round, by the server's clock: bets are taken, betting has closed and nothing is drawn yet, the
 * outcome is shown, bets are paid.
 */
export const livePhases = ['betting', 'closing', 'playing', 'result'] as const;
export type LivePhase = (typeof livePhases)[number];

/** The kinds of live tables. */
export const liveKinds = ['roulette', 'baccarat', 'blackjack', 'wheel', 'launch'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** One stake on one spot of a live table, in minor units. Which spots there are depends on the table. */
export const liveBetSchema = v.strictObject({
  spot: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/)),
  stake_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** A card: rank from 0 (ace) to 12 (king), plus 13 for each suit. */
const card = v.pipe(count, v.maxValue(51));
const hand = v.pipe(v.array(card), v.minLength(2), v.maxLength(3));
const number = v.pipe(count, v.maxValue(36));

const total = v.pipe(count, v.maxValue(31));
const seat = v.pipe(count, v.minValue(1), v.maxValue(7));

/** A player's act for a seat whose turn it is. */
export const liveTurnActs = ['hit', 'stand', 'double', 'split'] as const;
export type LiveTurnAct = (typeof liveTurnActs)[number];

const blackjackHandSeen = v.strictObject({
  cards: v.pipe(v.array(card), v.minLength(2)),
  total,
  is_soft: v.boolean(),
  is_doubled: v.boolean(),
  /** Null until the round is over, except for a bust. */
  result: v.nullable(v.picklist(handResults)),
});

/** What everybody at the table may see of an outcome, by kind of table. */
export const liveSeenSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('roulette'), number }),
  v.strictObject({ kind: v.literal('baccarat'), player: hand, banker: hand }),
  /**
   * Seats with their hands, the dealer's cards (one until the round is over), whose turn it is, and how many acts there have been. A
   * round in which nobody has taken a seat has no cards.
   */
  v.strictObject({
    kind: v.literal('blackjack'),
    seats: v.pipe(v.array(v.strictObject({ seat, hands: v.pipe(v.array(blackjackHandSeen), v.minLength(1)) })), v.maxLength(7)),
    dealer: v.strictObject({ cards: v.array(card), total, is_hidden: v.boolean() }),
    turn: v.nullable(v.strictObject({ seat, hand: count, may: v.array(v.picklist(liveTurnActs)) })),
    acts: count,
  }),
  /** The segments at which the wheel stopped, clockwise from 0; every one but the last is a multiplier. */
  v.strictObject({ kind: v.literal('wheel'), stops: v.pipe(v.array(v.pipe(count, v.maxValue(53))), v.minLength(1), v.maxLength(13)) }),
  /** How long the multiplier has risen, and where it crashed, in hundredths of the stake; null while it rises. */
  v.strictObject({ kind: v.literal('launch'), elapsed_ms: count, ended: v.nullable(count) }),
]);

/** A past result in short, as the lists of the last ones show it, by kind of table. */
export const liveMarkSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('roulette'), number }),
  /** `total` is the winner's; `pairs` are the hands whose first two cards have the same rank. */
  v.strictObject({
    kind: v.literal('baccarat'),
    side: v.picklist(baccaratSides),
    total: v.pipe(count, v.maxValue(9)),
    pairs: v.array(v.picklist(['player', 'banker'])),
  }),
  /** The dealer's total, over 21 for a bust and 0 if nothing was dealt; `is_natural` is a blackjack. */
  v.strictObject({ kind: v.literal('blackjack'), total, is_natural: v.boolean() }),
  v.strictObject({ kind: v.literal('wheel'), number: count, multiplier: count }),
  v.strictObject({ kind: v.literal('launch'), ended: count }),
]);

/** A player's act on the bet of one spot while the outcome is shown, or for a seat whose turn it is. */
export const liveActKinds = ['cash-out', ...liveTurnActs] as const;
export const liveActSchema = v.strictObject({
  kind: v.picklist(liveActKinds),
  spot: liveBetSchema.entries.spot,
  /** Milliseconds from the start of the phase to its arrival. */
  at_ms: count,
});

const stakeSchema = v.strictObject({ spot: v.string(), stake_cents: count, win_cents: count });

/** One player's outcome at a table of any kind but roulette, as the history of rounds stores it. */
export const liveOutcomeSchema = v.strictObject({
  kind: v.literal('live-round'),
  stake_cents: count,
  win_cents: count,
  bets: v.array(liveBetSchema),
  /** What each winning spot returns, its stake included. */
  wins: v.array(stakeSchema),
  seen: liveSeenSchema,
});

/** Another player's bets in this round: a masked name, and money in that player's currency. */
const liveBettorSchema = v.strictObject({
  name: v.string(),
  currency: v.string(),
  stake_cents: count,
  /** Null until the round is paid. */
  win_cents: v.nullable(count),
});

/** A live table's state, the same for every viewer. Durations are milliseconds from sending; zero while the end of a phase is secret. */
export const liveTableSchema = v.strictObject({
  game: gameIdentifierSchema,
  live_round: v.pipe(v.string(), v.uuid()),
  /** Counts the table's rounds from 1. */
  number: count,
  phase: v.picklist(livePhases),
  left_ms: count,
  phase_ms: count,
  /** SHA-256 of the round's seed, published before betting opens. */
  commitment: hex,
  /** The seed, once bets are paid. */
  seed: v.nullable(hex),
  seen: v.nullable(liveSeenSchema),
  /** The result in the form that verifies the draw, such as a number; null until it's revealed. */
  result: v.nullable(v.string()),
  /** Players with a bet in this round, and everybody who watches. */
  players: count,
  watching: count,
  /** At a table with seats, the masked name of each seat's player. */
  taken: v.optional(v.pipe(v.array(v.strictObject({ spot: v.string(), name: v.string() })), v.maxLength(7))),
  /** The highest bets first. */
  bettors: v.pipe(v.array(liveBettorSchema), v.maxLength(12)),
});

/** A closed table and when it opens, as ISO 8601; null if operators have switched it off. */
export const liveClosedSchema = v.strictObject({ opens_at: v.nullable(v.string()) });

/** The last results of a table, the newest first. */
export const liveResultsSchema = v.pipe(v.array(liveMarkSchema), v.maxLength(200));

export type LiveBet = v.InferOutput<typeof liveBetSchema>;
export type LiveAct = v.InferOutput<typeof liveActSchema>;
export type LiveSeen = v.InferOutput<typeof liveSeenSchema>;
export type LiveMark = v.InferOutput<typeof liveMarkSchema>;
export type LiveOutcome = v.InferOutput<typeof liveOutcomeSchema>;
export type LiveTable = v.InferOutput<typeof liveTableSchema>;
