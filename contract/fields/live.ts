import * as v from 'valibot';
import { baccaratSides } from './baccarat';
import { gameIdentifierSchema } from './game';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * The phases of a live round, by the server's clock: bets are taken, betting has closed and nothing is drawn yet, the
 * outcome is shown, bets are paid.
 */
export const livePhases = ['betting', 'closing', 'playing', 'result'] as const;
export type LivePhase = (typeof livePhases)[number];

/** Tables that share one kind of round. */
export const liveKinds = ['roulette', 'baccarat', 'wheel'] as const;
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

/** What everybody at the table may see of an outcome, by kind of table. */
export const liveSeenSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('roulette'), number }),
  v.strictObject({ kind: v.literal('baccarat'), player: hand, banker: hand }),
  /** The segments at which the wheel stopped, clockwise from 0; every one but the last is a multiplier. */
  v.strictObject({ kind: v.literal('wheel'), stops: v.pipe(v.array(v.pipe(count, v.maxValue(53))), v.minLength(1), v.maxLength(13)) }),
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
  v.strictObject({ kind: v.literal('wheel'), number: count, multiplier: count }),
]);

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

/** A live table now, the same for every watcher. Durations are in milliseconds from when it was sent. */
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
  /** The result as the draw is verified by, such as a number; null before it may be seen. */
  result: v.nullable(v.string()),
  /** Players with a bet in this round, and everybody who watches. */
  players: count,
  watching: count,
  /** The highest bets first. */
  bettors: v.pipe(v.array(liveBettorSchema), v.maxLength(12)),
});

/** The last results of a table, the newest first. */
export const liveResultsSchema = v.pipe(v.array(liveMarkSchema), v.maxLength(200));

export type LiveBet = v.InferOutput<typeof liveBetSchema>;
export type LiveSeen = v.InferOutput<typeof liveSeenSchema>;
export type LiveMark = v.InferOutput<typeof liveMarkSchema>;
export type LiveOutcome = v.InferOutput<typeof liveOutcomeSchema>;
export type LiveTable = v.InferOutput<typeof liveTableSchema>;
