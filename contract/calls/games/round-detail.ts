import * as v from 'valibot';
import { defineCall } from '../../call';
import { fairDrawSchema } from '../../fields/fair';
import { gameConfigSchema } from '../../fields/game-config';
import { gameOutcomeSchema } from '../../fields/game-outcome';
import { gameFrameSchema } from './one-game';
import { playedRoundSchema } from './rounds';

/** One round in full. The result of an open round is omitted: only the game reveals it. */
export const roundDetailSchema = v.strictObject({
  round: playedRoundSchema,
  ended_at: v.nullable(v.string()),
  /** Whether the stake came from a gift. */
  is_free: v.boolean(),
  /** The balance before the stake, bonus money included; null for a free spin. */
  balance_before_cents: v.nullable(v.number()),
  /** What the round was drawn from; null for rounds without seeds, such as those of live tables. */
  fair: v.nullable(fairDrawSchema),
  /** What was drawn, and what the game's frame needs to show it again; null for an open round or a removed game. */
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
