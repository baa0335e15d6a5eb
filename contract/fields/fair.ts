import * as v from 'valibot';
import { choiceSchema } from './game-outcome';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The player's half of the seeds: visible characters without a colon, which separates it from the round's number. */
export const clientSeedSchema = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/, 'fields.invalid'));

/** What a round was drawn from. `server_seed` is null until the player changes seeds. */
export const fairDrawSchema = v.strictObject({
  /** SHA-256 of the server's seed, which was published before the first round with it. */
  commitment: hex32,
  server_seed: v.nullable(hex32),
  client_seed: v.string(),
  /** The number of the round among those drawn from the same seeds, from 0. */
  nonce: count,
  /** What was drawn at the start of a multi-step round; null for other games, and while the seed is secret. */
  stepped: v.nullable(v.strictObject({ base_cents: count, choice: choiceSchema, secret: v.array(count) })),
});
export type FairDraw = v.InferOutput<typeof fairDrawSchema>;

/** A player's seeds: the pair in use, the commitment to the next one, and the ones that are public. */
export const fairSeedsSchema = v.strictObject({
  current: v.strictObject({ commitment: hex32, client_seed: v.string(), rounds: count, since: v.string() }),
  next_commitment: hex32,
  revealed: v.array(
    v.strictObject({ commitment: hex32, server_seed: hex32, client_seed: v.string(), rounds: count, revealed_at: v.string() }),
  ),
});
export type FairSeeds = v.InferOutput<typeof fairSeedsSchema>;
