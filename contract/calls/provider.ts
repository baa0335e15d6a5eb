import * as v from 'valibot';
import { defineCall } from '../call';
import { addedStakeRefusals } from '../refusals';
import { gameConfigSchema, volatilities } from '../fields/game-config';
import { actSchema, choiceSchema, gameOutcomeSchema } from '../fields/game-outcome';
import { giftIdSchema } from '../fields/gift';
import { liveKinds } from '../fields/live';
import { spotBetSchema } from '../fields/spot-bet';

/**
 * The API for game frames, with the launch token as `authorization: Bearer <token>`.
 * The wager decides and commits a round; settling reports that its result was shown, and credits it. In a multi-step game the
 * wager draws everything that the round needs, `act` does one step, and the outcome says when the round is over.
 */
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const roundId = v.pipe(v.string(), v.uuid());
const exampleRound = '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21';

/** A jackpot level that a round has won in addition to its win. Its money is in the account from the wager on. */
const jackpotWinSchema = v.strictObject({ level_name: v.string(), amount_cents: cents });

/** A round whose result wasn't shown to the end, or that isn't finished. Its stake is the player's own money: zero for a free spin. */
const openRoundSchema = v.strictObject({
  round_id: roundId,
  stake_cents: cents,
  outcome: gameOutcomeSchema,
  win_cents: cents,
  jackpot: v.optional(jackpotWinSchema),
});

/** A settled round as the frame's history shows it; `number` is roulette's. */
const pastRoundSchema = v.strictObject({
  round_id: roundId,
  at: v.string(),
  stake_cents: cents,
  win_cents: cents,
  number: v.nullable(v.pipe(cents, v.maxValue(37))),
});

/** How much of a response's balance is bonus money; omitted in a demo. */
const bonusPart = v.optional(cents);

/** Free spins of a gift in a game; `later` is how many spins of other gifts follow these. */
const freeSpinsSchema = v.strictObject({ gift: giftIdSchema, left: v.pipe(cents, v.minValue(1)), stake_cents: cents, later: cents });

/** The end of a gift's free spins: what they won, where it went, how often that has to be wagered, and the next gift's spins, if any. */
const freeSpinsOverSchema = v.strictObject({
  won_cents: cents,
  goes_to: v.picklist(['nothing', 'real_money', 'wagering', 'queue']),
  wager: cents,
  next: v.nullable(freeSpinsSchema),
});

export const providerInit = defineCall({
  id: 'provider.init',
  method: 'POST',
  path: '/provider/v1/init',
  who: 'game',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'The session of a launch token: balance, configuration, stakes, and the round that was interrupted, if any.',
  body: v.strictObject({}),
  response: v.strictObject({
    session: v.strictObject({ currency: v.string(), mode: v.picklist(['real', 'demo']), balance_cents: cents, bonus_cents: bonusPart }),
    game: v.strictObject({ identifier: v.string(), title: v.string(), rtp: v.number(), volatility: v.picklist(volatilities) }),
    config: gameConfigSchema,
    /** The game is a live table of this kind: its rounds are shared, see contract/calls/live. */
    live: v.optional(v.picklist(liveKinds)),
    open_round: v.nullable(openRoundSchema),
    /** Stakes of a slot, or chips of a table, ascending. */
    stakes_cents: v.pipe(v.array(cents), v.minLength(1)),
    /** Milliseconds from the start of one round to the start of the next, by policy. */
    minimum_cycle_ms: cents,
    /** Milliseconds until the next round may start: the last one may have just begun, in this game or another. */
    next_round_in_ms: cents,
    /** The latest first, at least ten if there are as many. */
    history: v.pipe(v.array(pastRoundSchema), v.maxLength(50)),
    /** The highest stake of a round while a bonus is wagered; omitted without one. */
    bonus_max_cents: v.optional(cents),
    /** Free spins of a gift that are played first; omitted if there are none. */
    free_spins: v.optional(freeSpinsSchema),
  }),
  refusals: ['launch_token_invalid', 'player_excluded'],
  example: { body: {} },
});

export const providerWager = defineCall({
  id: 'provider.wager',
  method: 'POST',
  path: '/provider/v1/wager',
  who: 'game',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Stakes money on one round and decides it; `bets` are the spots of a roulette or sic bo table and sum to the stake.',
  body: v.strictObject({
    stake_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    bets: v.optional(v.pipe(v.array(spotBetSchema), v.minLength(1), v.maxLength(160))),
    /** The player's choice, in games that have one. */
    choice: v.optional(choiceSchema),
    /** The gift whose free spin is staked instead of the player's money. */
    gift: v.optional(giftIdSchema),
  }),
  response: v.strictObject({
    round_id: roundId,
    outcome: gameOutcomeSchema,
    win_cents: cents,
    /** After the stake, and before the win and the jackpot. */
    balance_cents: cents,
    bonus_cents: bonusPart,
    jackpot: v.optional(jackpotWinSchema),
  }),
  refusals: [
    'launch_token_invalid',
    'not_enough_money',
    'limit_reached',
    'single_bet_limit',
    'player_excluded',
    'stake_not_allowed',
    'bets_not_allowed',
    'bonus_stake_too_high',
    'round_open',
    'cycle_too_short',
    'pause_required',
    'game_stopped',
    'restricted_region',
    'money_stopped',
    'account_locked',
    'currency_not_supported',
    'free_spins_over',
  ],
  example: { body: { stake_cents: 100 } },
});

export const providerAct = defineCall({
  id: 'provider.act',
  method: 'POST',
  path: '/provider/v1/act',
  who: 'game',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Performs one act in an open round: draw, double, open a tile, cash out. `number` is how many acts came before it.',
  body: v.strictObject({ round_id: roundId, number: cents, act: actSchema }),
  response: v.strictObject({
    outcome: gameOutcomeSchema,
    /** The balance after the act's stake. */
    balance_cents: cents,
    bonus_cents: bonusPart,
  }),
  refusals: ['launch_token_invalid', 'round_not_found', 'round_closed', 'round_moved', 'act_not_allowed', ...addedStakeRefusals],
  example: { body: { round_id: exampleRound, number: 0, act: { kind: 'stand' } } },
});

export const providerLook = defineCall({
  id: 'provider.look',
  method: 'POST',
  path: '/provider/v1/look',
  who: 'game',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'The current state of an open multi-step or timed round.',
  body: v.strictObject({ round_id: roundId }),
  response: v.strictObject({ outcome: gameOutcomeSchema }),
  refusals: ['launch_token_invalid', 'round_not_found', 'round_closed'],
  example: { body: { round_id: exampleRound } },
});

export const providerSettle = defineCall({
  id: 'provider.settle',
  method: 'POST',
  path: '/provider/v1/settle',
  who: 'game',
  touches: 'money',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Settles a round whose result was shown and credits its win, once; an expired token is accepted too.',
  body: v.strictObject({ round_id: roundId }),
  response: v.strictObject({
    balance_cents: cents,
    bonus_cents: bonusPart,
    win_cents: cents,
    /** The round was the last free spin of a gift. */
    free_spins_over: v.optional(freeSpinsOverSchema),
  }),
  refusals: ['launch_token_invalid', 'round_not_found', 'round_closed', 'round_unfinished', 'money_stopped'],
  example: { body: { round_id: exampleRound } },
});

export const providerClose = defineCall({
  id: 'provider.close',
  method: 'POST',
  path: '/provider/v1/close',
  who: 'game',
  touches: 'play',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Ends the session of a launch token; an open round stays open and comes back with the next one.',
  body: v.strictObject({}),
  response: v.strictObject({}),
  refusals: ['launch_token_invalid'],
  example: { body: {} },
});

export type InitResponse = v.InferOutput<typeof providerInit.response>;
export type WagerRequest = v.InferOutput<typeof providerWager.body>;
export type WagerResponse = v.InferOutput<typeof providerWager.response>;
export type ActRequest = v.InferOutput<typeof providerAct.body>;
export type ActResponse = v.InferOutput<typeof providerAct.response>;
export type LookResponse = v.InferOutput<typeof providerLook.response>;
export type SettleResponse = v.InferOutput<typeof providerSettle.response>;
export type FreeSpinsOfGift = v.InferOutput<typeof freeSpinsSchema>;
export type FreeSpinsOver = v.InferOutput<typeof freeSpinsOverSchema>;
export type JackpotWin = v.InferOutput<typeof jackpotWinSchema>;
export type OpenRound = v.InferOutput<typeof openRoundSchema>;
export type PastRound = v.InferOutput<typeof pastRoundSchema>;
