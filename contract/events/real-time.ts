import * as v from 'valibot';
import { limitTypes } from '../fields/limit';
import { receivedNotificationSchema } from '../fields/notification';

const cents = v.pipe(v.number(), v.safeInteger());
const currency = v.string();

/** Live events by kind (RT-001), each with its payload's schema. */
export const realTimeEvents = {
  balance: v.strictObject({
    currency,
    amount_cents: cents,
    available_to_cashout_cents: cents,
    bonus_cents: cents,
  }),
  /** The player switched to the account in this currency. */
  accounts_changes: v.strictObject({ currency }),
  payments_changes: v.strictObject({
    id: v.string(),
    action: v.picklist(['deposit', 'cashout']),
    state: v.string(),
    amount_cents: cents,
    currency,
  }),
  payments_events: v.strictObject({ id: v.string(), step: v.string() }),
  allsecure_notification: v.strictObject({ id: v.string(), url: v.string() }),
  bonuses_changes: v.strictObject({ id: v.string(), stage: v.string() }),
  freespins_changes: v.strictObject({ id: v.string(), stage: v.string() }),
  lootboxes_changes: v.strictObject({ id: v.string(), stage: v.string() }),
  comps_award: v.strictObject({ chargeable_points: v.number(), persistent_points: v.number() }),
  groups_updates: v.strictObject({ groups: v.array(v.number()) }),
  tournaments_statuses: v.strictObject({
    id: v.number(),
    frontend_identifier: v.string(),
    status: v.picklist(['future', 'active', 'archive']),
  }),
  /** A lottery began, ended or was drawn; for a player also that there are new tickets. */
  lotteries_statuses: v.strictObject({
    id: v.number(),
    identifier: v.string(),
    status: v.picklist(['future', 'active', 'archive']),
    is_drawn: v.boolean(),
  }),
  jackpots_changes: v.strictObject({
    jackpots: v.array(v.strictObject({ identifier: v.string(), level: v.string(), currency, amount_cents: cents })),
  }),
  /** The player has won a jackpot; `id` is the round that won it. */
  jackpot_win_award: v.strictObject({
    id: v.string(),
    identifier: v.string(),
    level: v.string(),
    level_name: v.string(),
    currency,
    amount_cents: cents,
  }),
  personal_notifications: receivedNotificationSchema,
  /** Read and removed marks from another device of the player. */
  notification_marks: v.strictObject({ read: v.array(v.string()), removed: v.array(v.string()) }),
  /** A message of the player's conversation with support. */
  support_messages: v.strictObject({ restore_id: v.string(), id: v.number(), author: v.picklist(['visitor', 'operator', 'auto']) }),
  /** A verification document was approved or rejected. */
  documents_changes: v.strictObject({ id: v.string(), state: v.string() }),
  /** A limit or a break began, changed or ended. */
  limits_changes: v.strictObject({ type: v.picklist(limitTypes) }),
  favorite_games: v.strictObject({ identifiers: v.array(v.string()) }),
} as const;

export type RealTimeKind = keyof typeof realTimeEvents;
export type RealTimePayload<K extends RealTimeKind> = v.InferOutput<(typeof realTimeEvents)[K]>;

/**
 * The first event of every stream. `gap` means that the events between the requested cursor and `sequence` can't be replayed
 * (or that the epoch changed), so the client reloads its data.
 */
export const helloSchema = v.strictObject({ epoch: v.string(), sequence: v.number(), gap: v.boolean() });
export type Hello = v.InferOutput<typeof helloSchema>;

/** Position in a player's stream, on the wire as `epoch:sequence`. */
export interface Cursor {
  epoch: string;
  sequence: number;
}

/** Parses `epoch:sequence`; null for any other format. */
export function parseCursor(text: string): Cursor | null {
  const match = /^([A-Za-z0-9-]{1,64}):(\d{1,15})$/.exec(text);
  return match?.[1] && match[2] ? { epoch: match[1], sequence: Number(match[2]) } : null;
}

/** Formats a cursor as `epoch:sequence`. */
export function formatCursor(cursor: Cursor): string {
  return `${cursor.epoch}:${cursor.sequence}`;
}
