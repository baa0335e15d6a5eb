import * as v from 'valibot';
import { localeSchema } from './fields/locale';
import { gameConfigSchema } from './fields/game-config';
import { gameOutcomeSchema } from './fields/game-outcome';
import { limitStopSchema } from './fields/limit';

/** Version of the postMessage protocol between a game page and its frame; each checks the other's origin. */
export const GAME_PROTOCOL = 1;

const versioned = { protocol: v.literal(GAME_PROTOCOL) };
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Messages of the game page to the frame. */
export const toFrameSchema = v.variant('kind', [
  /** Responds to `ready`, once. Real play needs the token; a demo plays in the frame with the config, or with a token. */
  v.strictObject({
    ...versioned,
    kind: v.literal('launch'),
    token: v.optional(v.string()),
    /** The response of `provider.init`, which came with the launch; the frame requests it if it's missing or not what it expects. */
    init: v.optional(v.unknown()),
    mode: v.picklist(['real', 'demo']),
    locale: localeSchema,
    currency: v.string(),
    config: v.optional(gameConfigSchema),
    /** A past round to replay instead of playing; sent with the config, in place of a token. */
    replay: v.optional(gameOutcomeSchema),
    game: v.strictObject({ identifier: v.string(), title: v.string() }),
    sound: v.boolean(),
    /** Whether the presenter of a live table speaks. */
    voice: v.optional(v.boolean(), false),
    /** The `studio.` texts in the player's language, placeholders left as `{name}`; English if missing. */
    texts: v.optional(v.record(v.string(), v.string())),
    minimum_cycle_ms: cents,
    reduced_motion: v.boolean(),
    /** Whether data-saver mode is on: optional parts of the game aren't loaded. */
    saves_data: v.optional(v.boolean(), false),
    /** Whether a tap may end a spin's animation early, by policy. */
    quick_stop: v.optional(v.boolean(), true),
    /** Whether the frame offers autoplay and turbo, by policy. */
    autoplay: v.optional(v.boolean(), false),
    turbo: v.optional(v.boolean(), false),
  }),
  /** Nothing new starts until `resume`; the current round finishes. */
  v.strictObject({ ...versioned, kind: v.literal('pause'), reason: v.picklist(['reality-check', 'limit', 'page']) }),
  v.strictObject({ ...versioned, kind: v.literal('resume') }),
  v.strictObject({ ...versioned, kind: v.literal('sound'), on: v.boolean() }),
  /** The balance changed outside the game: a deposit, another tab. */
  v.strictObject({ ...versioned, kind: v.literal('balance'), balance_cents: cents }),
  /** How much of the balance is bonus money. */
  v.strictObject({ ...versioned, kind: v.literal('bonus'), bonus_cents: cents }),
  v.strictObject({ ...versioned, kind: v.literal('open-rules') }),
]);
export type ToFrame = v.InferOutput<typeof toFrameSchema>;
export type Launch = Extract<ToFrame, { kind: 'launch' }>;

/** Messages of the frame to the game page. Money is in minor units of the session's currency. */
export const fromFrameSchema = v.variant('kind', [
  v.strictObject({ ...versioned, kind: v.literal('ready') }),
  v.strictObject({ ...versioned, kind: v.literal('state'), state: v.picklist(['idle', 'round']) }),
  /** How much of the balance in the next message is bonus money; sent separately, so that a page of an earlier release ignores it. */
  v.strictObject({ ...versioned, kind: v.literal('bonus'), bonus_cents: cents }),
  v.strictObject({ ...versioned, kind: v.literal('balance'), balance_cents: cents }),
  v.strictObject({ ...versioned, kind: v.literal('round-started'), stake_cents: cents }),
  v.strictObject({ ...versioned, kind: v.literal('round-settled'), stake_cents: cents, win_cents: cents }),
  /** A refusal of the contract, or `offline`, `timed_out`; `limit` is the limit that refused a stake. */
  v.strictObject({ ...versioned, kind: v.literal('refused'), code: v.string(), limit: v.optional(limitStopSchema) }),
  /** The player turned the sound on or off in the frame. */
  v.strictObject({ ...versioned, kind: v.literal('sound'), on: v.boolean() }),
  /** The player turned the presenter's voice on or off in the frame. */
  v.strictObject({ ...versioned, kind: v.literal('voice'), on: v.boolean() }),
  /** The rules are open in the frame. */
  v.strictObject({ ...versioned, kind: v.literal('open-rules') }),
  /** The player wants to deposit, since the balance is too low for a stake. */
  v.strictObject({ ...versioned, kind: v.literal('open-deposit') }),
]);
export type FromFrame = v.InferOutput<typeof fromFrameSchema>;
type WithoutVersion<T> = T extends { protocol: number } ? Omit<T, 'protocol'> : never;
/** A message without its version. */
export type FrameMessage = WithoutVersion<FromFrame>;
