import * as v from 'valibot';
import { defineCall } from '../call';
import { addedStakeRefusals } from '../refusals';
import { gameCardSchema, gameIdentifierSchema } from '../fields/game';
import { liveActKinds, liveActSchema, liveBetSchema, liveKinds, liveMarkSchema, liveSeenSchema, liveTableSchema } from '../fields/live';

/**
 * Live tables: rounds that all players share. Frames use the launch token; the table's state is a stream of its own,
 * `GET /provider/v1/live/events?game=…`: `table` has the state of the table (liveTableSchema) whenever it changes, `results` the last
 * results (liveResultsSchema), `closed` comes instead of a table that is closed (liveClosedSchema), `beat` every few seconds.
 */
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const roundId = v.pipe(v.string(), v.uuid());
const exampleRound = '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21';
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The stream of a live table, for `EventSource`. */
export const LIVE_EVENTS_PATH = '/provider/v1/live/events';

/** A player's own bets in one round of a live table, in minor units. */
const ownBetsSchema = v.strictObject({
  live_round: roundId,
  bets: v.array(liveBetSchema),
  stake_cents: cents,
  /** The player's decisions about these bets. */
  acts: v.array(liveActSchema),
  /** Null until the round is paid. */
  win_cents: v.nullable(cents),
});
export type OwnLiveBets = v.InferOutput<typeof ownBetsSchema>;

export const getLiveTables = defineCall({
  id: 'live.tables',
  method: 'GET',
  path: '/api/live/tables',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  proves: ['ROUTE-003'],
  summary: 'Every live table with its current phase and last results.',
  response: v.strictObject({
    data: v.array(
      v.strictObject({
        game: gameCardSchema,
        kind: v.picklist(liveKinds),
        /** Null until the table's first round has begun, and while it's closed. */
        table: v.nullable(v.omit(liveTableSchema, ['bettors'])),
        /** When a closed table opens; a round that was running then is played to its end. */
        opens_at: v.nullable(v.string()),
        /** Whether it takes no bets until further notice: operators have switched it off. */
        is_stopped: v.boolean(),
        /** The newest first, ten at most. */
        results: v.pipe(v.array(liveMarkSchema), v.maxLength(10)),
        /** The smallest and the highest stake of a round, in coins: what a coin is worth depends on the currency. */
        limits: v.strictObject({ least: cents, most: cents }),
      }),
    ),
  }),
  refusals: [],
  example: {},
});

export const getLiveRound = defineCall({
  id: 'live.round',
  method: 'GET',
  path: '/api/live/rounds/{game}/{number}',
  who: 'guest',
  privacy: 'public',
  offline: 'online-only',
  summary: 'Commitment, seed and outcome of a live table’s round, so that anyone can verify its draw.',
  params: v.strictObject({ game: gameIdentifierSchema, number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) }),
  response: v.strictObject({
    live_round: roundId,
    commitment: hex,
    /** Null, like the outcome, until its bets are paid. */
    seed: v.nullable(hex),
    seen: v.nullable(liveSeenSchema),
    result: v.nullable(v.string()),
  }),
  refusals: ['round_not_found'],
  example: { params: { game: 'orbit-house:orbit-live-roulette', number: '1' } },
});

/** How much of a response's balance is bonus money; omitted where the balance is. */
const bonusPart = v.optional(cents);

export const liveBet = defineCall({
  id: 'live.bet',
  method: 'POST',
  path: '/provider/v1/live/bet',
  who: 'game',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary:
    'Places all bets of a player in a round of a live table; while betting is open, another call replaces them, and an empty list takes them back.',
  body: v.strictObject({ live_round: roundId, bets: v.pipe(v.array(liveBetSchema), v.maxLength(160)) }),
  response: v.strictObject({ stake_cents: cents, balance_cents: cents, bonus_cents: bonusPart }),
  refusals: [
    'launch_token_invalid',
    'bets_closed',
    'bets_not_allowed',
    'seat_taken',
    'seat_empty',
    'stake_not_allowed',
    'not_enough_money',
    'limit_reached',
    'single_bet_limit',
    'player_excluded',
    'bonus_stake_too_high',
    'round_open',
    'cycle_too_short',
    'pause_required',
    'game_stopped',
    'restricted_region',
    'money_stopped',
    'account_locked',
    'currency_not_supported',
  ],
  example: { body: { live_round: exampleRound, bets: [{ spot: 'red', stake_cents: 100 }] } },
});

export const liveAct = defineCall({
  id: 'live.act',
  method: 'POST',
  path: '/provider/v1/live/act',
  who: 'game',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary:
    'Acts on a bet while a live table shows its outcome (such as a cash-out), or for a seat whose turn it is; the time of arrival counts.',
  body: v.strictObject({
    live_round: roundId,
    kind: v.picklist(liveActKinds),
    spot: liveBetSchema.entries.spot,
    /** For a seat: how many acts came before it in the round. */
    number: v.optional(cents),
  }),
  response: v.strictObject({
    at_ms: cents,
    /** The balance after the act's stake; omitted for an act that can't stake. */
    balance_cents: v.optional(cents),
    bonus_cents: bonusPart,
  }),
  refusals: ['launch_token_invalid', 'round_closed', 'round_moved', 'act_not_allowed', ...addedStakeRefusals],
  example: { body: { live_round: exampleRound, kind: 'cash-out', spot: 'by-hand' } },
});

export const liveSeat = defineCall({
  id: 'live.seat',
  method: 'POST',
  path: '/provider/v1/live/seat',
  who: 'game',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: "A player's own bets in the current and the previous round of a live table, and the balance.",
  body: v.strictObject({}),
  response: v.strictObject({ balance_cents: cents, bonus_cents: bonusPart, rounds: v.pipe(v.array(ownBetsSchema), v.maxLength(2)) }),
  refusals: ['launch_token_invalid'],
  example: { body: {} },
});
