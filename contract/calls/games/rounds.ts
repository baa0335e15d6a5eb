import * as v from 'valibot';
import { defineCall } from '../../call';
import { gameCardSchema, gameIdentifierSchema } from '../../fields/game';

/** Rounds on a page of the history. */
export const ROUNDS_A_PAGE = 30;

/** A stake that was returned, in whole or in part, isn't a win. */
export const roundResults = ['won', 'back', 'lost', 'open'] as const;
export const roundDays = ['1', '7', '30'] as const;

/** One round of a player. The result of an open round is omitted: only the game reveals it. */
export const playedRoundSchema = v.strictObject({
  id: v.string(),
  /** `is_offered` is false for a game that was withdrawn: its name is shown without a link. */
  game: v.nullable(
    v.strictObject({
      ...v.pick(gameCardSchema, ['identifier', 'title', 'provider', 'provider_title', 'seo_title', 'preview_image']).entries,
      is_offered: v.boolean(),
    }),
  ),
  currency: v.string(),
  stake_cents: v.number(),
  win_cents: v.nullable(v.number()),
  state: v.picklist(['open', 'settled', 'rolled_back']),
  placed_at: v.string(),
  /** What was drawn in a settled round: the roulette number, or how many free spins there were. */
  outcome: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('roulette'), number: v.number() }),
      v.strictObject({ kind: v.literal('slots'), free_spins: v.number() }),
    ]),
  ),
  /** The player's balance after it, if known. */
  balance_cents: v.nullable(v.number()),
});
export type PlayedRound = v.InferOutput<typeof playedRoundSchema>;

export const getRounds = defineCall({
  id: 'games.rounds',
  method: 'GET',
  path: '/api/player/rounds',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'What the player has played, round by round, the latest first; `before` is the last round of the previous page.',
  proves: ['ROUTE-014'],
  query: v.strictObject({
    before: v.optional(v.pipe(v.string(), v.uuid('fields.invalid'))),
    game: v.optional(gameIdentifierSchema),
    result: v.optional(v.picklist(roundResults)),
    days: v.optional(v.picklist(roundDays)),
  }),
  response: v.strictObject({ data: v.array(playedRoundSchema), next: v.nullable(v.string()) }),
  refusals: [],
  example: {},
});
