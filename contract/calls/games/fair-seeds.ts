import * as v from 'valibot';
import { defineCall } from '../../call';
import { clientSeedSchema, fairSeedsSchema } from '../../fields/fair';

export const getFairSeeds = defineCall({
  id: 'games.fair-seeds',
  method: 'GET',
  path: '/api/player/fair-seeds',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'The seeds that the player’s rounds are drawn from; the server’s half only for pairs that are no longer in use.',
  response: fairSeedsSchema,
  refusals: [],
  example: {},
});

export const changeFairSeeds = defineCall({
  id: 'games.fair-seeds-change',
  method: 'POST',
  path: '/api/player/fair-seeds',
  who: 'player',
  touches: 'play',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Reveals the seeds in use and replaces them by the next pair, with the player’s own half.',
  body: v.strictObject({ client_seed: clientSeedSchema }),
  response: fairSeedsSchema,
  refusals: ['round_open'],
  example: { body: { client_seed: 'my-own-seed' } },
});
