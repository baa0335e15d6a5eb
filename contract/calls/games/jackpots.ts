import * as v from 'valibot';
import { defineCall } from '../../call';
import { gameIdentifierSchema } from '../../fields/game';
import { jackpotSchema, jackpotWinSchema } from '../../fields/jackpot';

export const getJackpotGames = defineCall({
  id: 'games.jackpots',
  method: 'GET',
  path: '/api/games/jackpots',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Which games feed and win which jackpot.',
  proves: ['API-048'],
  response: v.strictObject({
    data: v.array(v.strictObject({ jackpot: v.string(), currency: v.string(), games: v.array(gameIdentifierSchema) })),
  }),
  refusals: [],
  example: {},
});

export const getJackpots = defineCall({
  id: 'games.jackpots-amounts',
  method: 'GET',
  path: '/api/jackpots',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Every jackpot with the amounts of its levels.',
  proves: ['API-051', 'JACK-001'],
  response: v.strictObject({ data: v.array(jackpotSchema) }),
  refusals: [],
  example: {},
});

export const getJackpotWins = defineCall({
  id: 'games.jackpot-wins',
  method: 'GET',
  path: '/api/jackpot_wins',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Wins of jackpots: the biggest and the latest ones together, names masked.',
  proves: ['API-052', 'JACK-002'],
  response: v.strictObject({ data: v.array(jackpotWinSchema) }),
  refusals: [],
  example: {},
});
