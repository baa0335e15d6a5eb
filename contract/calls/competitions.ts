import * as v from 'valibot';
import { defineCall } from '../call';
import { gameCardSchema } from '../fields/game';
import { placeSchema, tournamentIdSchema, tournamentPartSchema, tournamentSchema } from '../fields/tournament';

export * from './competitions/lotteries';
export * from './competitions/promos';

const params = v.strictObject({ id: tournamentIdSchema });

export const getTournaments = defineCall({
  id: 'competitions.list',
  method: 'GET',
  path: '/api/tournaments',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Tournaments, quests and achievements that are open to all, running ones first; quests for testing only on request.',
  proves: ['API-039', 'TOUR-001', 'TOUR-002'],
  query: v.strictObject({ tests: v.optional(v.literal('true')) }),
  response: v.strictObject({ data: v.array(tournamentSchema) }),
  refusals: [],
  example: {},
});

export const getRecentTournaments = defineCall({
  id: 'competitions.recent',
  method: 'GET',
  path: '/api/tournaments/recent',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The tournaments that ended most recently, with their winners.',
  proves: ['API-039'],
  response: v.strictObject({ data: v.array(tournamentSchema) }),
  refusals: [],
  example: {},
});

export const getTournament = defineCall({
  id: 'competitions.one',
  method: 'GET',
  path: '/api/tournaments/{id}',
  who: 'guest',
  privacy: 'private',
  offline: 'last-known',
  summary: 'One tournament with its leaderboard (the caller’s row is marked) and the games that count.',
  proves: ['API-039', 'TOUR-003'],
  params,
  /** `full_from_cents`: the EUR cents counted on the board at which its prizes are fully funded (GIFT-010); null for a quest. */
  response: v.strictObject({
    tournament: tournamentSchema,
    full_from_cents: v.nullable(v.number()),
    leaderboard: v.array(placeSchema),
    games: v.array(gameCardSchema),
  }),
  refusals: ['tournament_not_found'],
  example: { params: { id: '1' } },
});

export const getPlayerTournaments = defineCall({
  id: 'competitions.mine',
  method: 'GET',
  path: '/api/tournaments/player',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The tournaments and quests that the player has joined: bets, place and name in each.',
  proves: ['API-041', 'TOUR-003'],
  response: v.strictObject({ data: v.array(tournamentPartSchema) }),
  refusals: [],
  example: {},
});

export const getTournamentStatus = defineCall({
  id: 'competitions.status',
  method: 'GET',
  path: '/api/tournaments/{id}/status',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's part in one tournament; null before joining.",
  proves: ['API-041', 'TOUR-003'],
  params,
  response: v.strictObject({ status: v.nullable(tournamentPartSchema) }),
  refusals: ['tournament_not_found'],
  example: { params: { id: '1' } },
});

export const confirmTournament = defineCall({
  id: 'competitions.confirm',
  method: 'POST',
  path: '/api/tournaments/{id}/confirm',
  who: 'player',
  touches: 'play',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Joins a tournament or quest; bets count from then on.',
  proves: ['API-040', 'TOUR-003'],
  params,
  body: v.strictObject({ confirmed: v.literal(true) }),
  response: v.strictObject({ status: tournamentPartSchema }),
  refusals: ['tournament_not_found', 'tournament_closed', 'player_excluded'],
  example: { params: { id: '1' }, body: { confirmed: true } },
});
