import * as v from 'valibot';
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
export const liveKinds = ['roulette'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** One stake on one spot of a live table, in minor units. Which spots there are depends on the table. */
export const liveBetSchema = v.strictObject({
  spot: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/)),
  stake_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** What everybody at the table may see of an outcome. */
export const liveSeenSchema = v.variant('kind', [v.strictObject({ kind: v.literal('roulette'), number: v.pipe(count, v.maxValue(36)) })]);

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
  /** The result in short, such as a number; null before it may be seen. */
  result: v.nullable(v.string()),
  /** Players with a bet in this round, and everybody who watches. */
  players: count,
  watching: count,
  /** The highest bets first. */
  bettors: v.pipe(v.array(liveBettorSchema), v.maxLength(12)),
});

/** The last results of a table, the newest first. */
export const liveResultsSchema = v.pipe(v.array(v.string()), v.maxLength(200));

export type LiveBet = v.InferOutput<typeof liveBetSchema>;
export type LiveSeen = v.InferOutput<typeof liveSeenSchema>;
export type LiveTable = v.InferOutput<typeof liveTableSchema>;
