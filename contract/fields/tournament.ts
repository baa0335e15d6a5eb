import * as v from 'valibot';

/** A tournament in an address: its id, or its frontend identifier such as `perihelion-sprint` (ROUTE-013). */
export const tournamentIdSchema = v.pipe(v.string(), v.regex(/^(\d{1,12}|(?=.*[a-z])[a-z0-9-]{1,64})$/));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One place of a leaderboard; `bets` are EUR cents. */
export const placeSchema = v.strictObject({
  award_place: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  nickname: v.string(),
  bets: cents,
  is_self: v.boolean(),
});

/** Which games count: all, those of one provider, or the live and table ones. */
export const tournamentScopes = ['all', 'producer', 'live'] as const;
export type TournamentScope = (typeof tournamentScopes)[number];

/** A tournament, quest or achievement (TOUR-001); instants are ISO. */
export const tournamentSchema = v.strictObject({
  id: v.number(),
  frontend_identifier: v.string(),
  title: v.string(),
  in_progress: v.boolean(),
  currency: v.string(),
  questSize: v.nullable(v.string()),
  group_ids: v.array(v.number()),
  top_players: v.array(v.strictObject({ award_place: v.number(), nickname: v.string() })),
  status: v.picklist(['future', 'active', 'archive']),
  start_at: v.string(),
  end_at: v.string(),
  prize_cents: cents,
  scope: v.picklist(tournamentScopes),
  players: v.number(),
});

/** A player's participation (TOUR-003); the place is null without any bets. */
export const tournamentPartSchema = v.strictObject({
  tournament_id: v.number(),
  bets: cents,
  award_place: v.nullable(v.number()),
  nickname: v.string(),
});

export type Tournament = v.InferOutput<typeof tournamentSchema>;
export type Place = v.InferOutput<typeof placeSchema>;
