import * as v from 'valibot';
import { motifs, palettes, volatilities } from './looks';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const pokerVariants = ['jacks', 'bonus', 'double-bonus', 'deuces', 'joker'] as const;

/** Every hand that a paytable may list, the natural royal flush first. */
export const pokerHands = [
  'royal',
  'five',
  'wild-royal',
  'four-deuces',
  'straight-flush',
  'four-aces',
  'four-low',
  'four-high',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'jacks',
  'kings',
] as const;
const hand = v.picklist(pokerHands);

/**
 * Video poker: five cards from one deck, of which the player holds any. A stake is 1 to `coins_max` coins, each one of `stakes`.
 * `pays` is by coin: with fewer than all coins, and with all of them. `rtp` is what the best holds return with fewer.
 */
export const videoPokerConfigSchema = v.strictObject({
  kind: v.literal('video-poker'),
  version: v.literal(1),
  motif: v.picklist(motifs),
  palette: v.picklist(palettes),
  variant: v.picklist(pokerVariants),
  stakes: v.array(count),
  coins_max: count,
  pays: v.array(v.strictObject({ hand, some: count, all: count })),
  rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  volatility: v.picklist(volatilities),
});

/** How many coins are staked. */
export const videoPokerChoiceSchema = v.strictObject({
  game: v.literal('video-poker'),
  coins: v.pipe(count, v.minValue(1), v.maxValue(5)),
});

const position = v.pipe(count, v.maxValue(4));

/** Holds the cards at these positions and draws the others; the round is over then. */
export const videoPokerActSchema = v.strictObject({
  kind: v.literal('hold'),
  held: v.pipe(v.array(position), v.maxLength(5)),
});

/** A card: rank from 0 (ace) to 12 (king), plus 13 for each suit; 52 is the joker. */
const card = v.pipe(count, v.maxValue(52));

/** A round of video poker as its player may see it: replacement cards are sent once they're drawn. */
export const videoPokerOutcomeSchema = v.strictObject({
  kind: v.literal('video-poker'),
  stake_cents: count,
  win_cents: count,
  acts: count,
  is_over: v.boolean(),
  coins: count,
  /** The cards that were dealt. */
  dealt: v.array(card),
  /** The positions that were held; null until then. */
  held: v.nullable(v.array(position)),
  /** The current cards and the hand they make; null if it pays nothing. */
  cards: v.array(card),
  hand: v.nullable(hand),
});

export type PokerVariant = (typeof pokerVariants)[number];
export type PokerHand = (typeof pokerHands)[number];
export type VideoPokerConfig = v.InferOutput<typeof videoPokerConfigSchema>;
export type VideoPokerChoice = v.InferOutput<typeof videoPokerChoiceSchema>;
export type VideoPokerOutcome = v.InferOutput<typeof videoPokerOutcomeSchema>;
