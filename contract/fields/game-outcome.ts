import * as v from 'valibot';
import { baccaratChoiceSchema, baccaratOutcomeSchema } from './baccarat';
import { blackjackActSchema, blackjackChoiceSchema, blackjackOutcomeSchema } from './blackjack';
import {
  crashChoiceSchema,
  crashOutcomeSchema,
  diceChoiceSchema,
  diceOutcomeSchema,
  kenoChoiceSchema,
  kenoOutcomeSchema,
  minesChoiceSchema,
  minesOutcomeSchema,
  plinkoChoiceSchema,
  plinkoOutcomeSchema,
} from './instant-games';
import { liveOutcomeSchema } from './live';
import { sicBoOutcomeSchema } from './sic-bo';
import { mechanicOutcomeSchema } from './slot-mechanics';
import { spotBetSchema } from './spot-bet';
import { videoPokerActSchema, videoPokerChoiceSchema, videoPokerOutcomeSchema } from './video-poker';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A cell of the grid: reel, then row, both from zero at the top left. */
const cellSchema = v.tuple([count, count]);

/** One win of symbols. `line` is null for ways; `win_cents` includes every multiplier. */
export const slotWinSchema = v.strictObject({
  symbol: count,
  count,
  line: v.nullable(count),
  ways: count,
  multiplier: count,
  positions: v.array(cellSchema),
  win_cents: count,
});

/** One spin: where each reel stopped, `grid[reel][row]`, and its win. */
export const slotSpinSchema = v.strictObject({
  stops: v.array(count),
  grid: v.array(v.array(count)),
  wins: v.array(slotWinSchema),
  scatter: v.nullable(v.strictObject({ count, positions: v.array(cellSchema), win_cents: count, spins_awarded: count })),
  /** The gauge's multiplier in the base game, the free spins' multiplier within them. */
  multiplier: count,
  win_cents: count,
});

/** A whole round of a slot, decided in one step. */
export const slotOutcomeSchema = v.strictObject({
  kind: v.literal('slots'),
  stake_cents: count,
  win_cents: count,
  base: slotSpinSchema,
  free_spins: v.nullable(v.strictObject({ awarded: count, multiplier: count, spins: v.array(slotSpinSchema), win_cents: count })),
});

export const rouletteOutcomeSchema = v.strictObject({
  kind: v.literal('roulette'),
  stake_cents: count,
  win_cents: count,
  /** 37 is the double zero. */
  number: v.pipe(count, v.maxValue(37)),
  bets: v.array(spotBetSchema),
  /** What each winning spot returns, its stake included. */
  wins: v.array(v.strictObject({ spot: v.string(), stake_cents: count, win_cents: count })),
});

/** A multi-step round, without what the player may not see yet. */
const steppedOutcomeSchema = v.variant('kind', [minesOutcomeSchema, crashOutcomeSchema, blackjackOutcomeSchema, videoPokerOutcomeSchema]);

export const gameOutcomeSchema = v.variant('kind', [
  slotOutcomeSchema,
  mechanicOutcomeSchema,
  rouletteOutcomeSchema,
  sicBoOutcomeSchema,
  diceOutcomeSchema,
  plinkoOutcomeSchema,
  kenoOutcomeSchema,
  baccaratOutcomeSchema,
  liveOutcomeSchema,
  steppedOutcomeSchema,
]);

/** What a player chooses before a round, by game. */
export const choiceSchema = v.variant('game', [
  diceChoiceSchema,
  plinkoChoiceSchema,
  kenoChoiceSchema,
  minesChoiceSchema,
  crashChoiceSchema,
  blackjackChoiceSchema,
  baccaratChoiceSchema,
  videoPokerChoiceSchema,
]);

/** What a player does within a round. */
export const actSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), tile: count }),
  v.strictObject({ kind: v.literal('cash-out') }),
  blackjackActSchema,
  videoPokerActSchema,
]);

export type Choice = v.InferOutput<typeof choiceSchema>;
export type Act = v.InferOutput<typeof actSchema>;
export type SteppedOutcome = v.InferOutput<typeof steppedOutcomeSchema>;

export type Cell = v.InferOutput<typeof cellSchema>;
export type SlotWin = v.InferOutput<typeof slotWinSchema>;
export type SlotSpin = v.InferOutput<typeof slotSpinSchema>;
export type SlotOutcome = v.InferOutput<typeof slotOutcomeSchema>;
export type RouletteOutcome = v.InferOutput<typeof rouletteOutcomeSchema>;
export type GameOutcome = v.InferOutput<typeof gameOutcomeSchema>;
