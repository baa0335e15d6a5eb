import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

/**
 * Blackjack: each card is drawn from all 52, the dealer stands on every 17 and looks for a blackjack first. Stakes of one
 * hand are in coins; `rtp` is what basic strategy returns.
 */
export const blackjackConfigSchema = v.strictObject({
  kind: v.literal('blackjack'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  stakes: v.array(count),
  hands_max: count,
  rtp: share,
  volatility: v.picklist(volatilities),
});

/** Side bets on the first two cards of each hand: on a pair, or on a three-card poker hand with the dealer's first card. */
export const blackjackSides = ['pairs', 'trio'] as const;
const side = v.picklist(blackjackSides);
const sideResults = [
  'pair-perfect',
  'pair-coloured',
  'pair-mixed',
  'trio-suited',
  'trio-straight-flush',
  'trio-three',
  'trio-straight',
  'trio-flush',
] as const;

/** How many hands are dealt, and the side bets of each; the stake of the round is all of them together. */
export const blackjackChoiceSchema = v.strictObject({
  game: v.literal('blackjack'),
  hands: v.pipe(count, v.minValue(1), v.maxValue(3)),
  sides: v.optional(v.pipe(v.array(side), v.minLength(1), v.maxLength(2))),
});

/** Takes or declines insurance, or plays the hand whose turn it is. */
export const blackjackActSchema = v.strictObject({ kind: v.picklist(['insure', 'decline', 'hit', 'stand', 'double', 'split']) });

/** A card: rank from 0 (ace) to 12 (king), plus 13 for each suit. */
const card = v.pipe(count, v.maxValue(51));

export const handResults = ['blackjack', 'win', 'push', 'lose', 'bust'] as const;

/** A hand as the table shows it. `result` is null until the round is over, except for a bust. */
export const blackjackHandSchema = v.strictObject({
  cards: v.array(card),
  stake_cents: count,
  total: count,
  is_soft: v.boolean(),
  is_done: v.boolean(),
  is_doubled: v.boolean(),
  result: v.nullable(v.picklist(handResults)),
  win_cents: count,
});

/** A round of blackjack without what its player may not see yet: the dealer's second card and the cards still to be drawn. */
export const blackjackOutcomeSchema = v.strictObject({
  kind: v.literal('blackjack'),
  stake_cents: count,
  win_cents: count,
  acts: count,
  is_over: v.boolean(),
  hands: v.array(blackjackHandSchema),
  /** The hand whose turn it is; null when none is. */
  turn: v.nullable(count),
  dealer: v.strictObject({ cards: v.array(card), total: count, is_hidden: v.boolean() }),
  insurance_cents: count,
  /** Side bets, settled by the first cards and paid with the round; omitted without any. */
  sides: v.optional(
    v.array(v.strictObject({ hand: count, side, stake_cents: count, result: v.nullable(v.picklist(sideResults)), win_cents: count })),
  ),
  /** The acts allowed now, and what each adds to the stake. */
  may: v.array(v.strictObject({ kind: blackjackActSchema.entries.kind, stake_cents: count })),
});

export type BlackjackConfig = v.InferOutput<typeof blackjackConfigSchema>;
export type BlackjackChoice = v.InferOutput<typeof blackjackChoiceSchema>;
export type BlackjackSide = (typeof blackjackSides)[number];
export type BlackjackSideResult = (typeof sideResults)[number];
export type BlackjackAct = v.InferOutput<typeof blackjackActSchema>['kind'];
export type BlackjackHand = v.InferOutput<typeof blackjackHandSchema>;
export type BlackjackOutcome = v.InferOutput<typeof blackjackOutcomeSchema>;
