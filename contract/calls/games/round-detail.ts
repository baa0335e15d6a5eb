import * as v from 'valibot';
import { defineCall } from '../../call';
import { gameConfigSchema } from '../../fields/game-config';
import { gameOutcomeSchema } from '../../fields/game-outcome';
import { gameFrameSchema } from './one-game';
import { playedRoundSchema } from './rounds';

/** One round with everything that it was: only the game reveals the result of an open one. */
export const roundDetailSchema = v.strictObject({
  round: playedRoundSchema,
  ended_at: v.nullable(v.string()),
  /** Whether a gift staked it. */
  is_free: v.boolean(),
  /** What the player had before the stake, bonus money included; null for a free spin. */
  balance_before_cents: v.nullable(v.number()),
  /** What was drawn, and what the game's frame needs to show it again; null while it's open, and of games that are gone. */
  record: v.nullable(v.strictObject({ frame: gameFrameSchema, config: gameConfigSchema, outcome: gameOutcomeSchema })),
});
export type RoundDetail = v.InferOutput<typeof roundDetailSchema>;

export const getRound = defineCall({
  id: 'games.round',
  method: 'GET',
  path: '/api/player/rounds/{id}',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'One round of the player: stake, win, balances before and after, and what was drawn.',
  params: v.strictObject({ id: v.pipe(v.string(), v.uuid('fields.invalid')) }),
  response: roundDetailSchema,
  refusals: ['round_not_found'],
  example: { params: { id: '5d0f0000-0000-4000-8000-000000000001' } },
});
