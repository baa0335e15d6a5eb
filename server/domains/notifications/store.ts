import { type Selectable, sql } from 'kysely';
import type { Locale } from '#contract/fields/locale';
import type { Notification, NotificationTexts } from '#contract/fields/notification';
import { type CategorySwitches, defaultSwitches } from '#rules/notifications/categories';
import { entryFor } from '#rules/notifications/translations';
import type { Queries, Transaction } from '#server/database/connection';
import type { Session } from '#server/plugins/session';
import type { NotificationTables, StoredTexts } from './tables';

export interface PushSubscription {
  deviceId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The session that created it; null if unknown. */
  origin: string | null;
}

export interface NotificationSettings {
  categories: CategorySwitches;
  quietHours: boolean;
  amountsOnLockScreen: boolean;
  lastPromotionalAt: Date | null;
}

/** The maximum length of the history. */
export const HISTORY_AT_MOST = 200;

const currentOf = (queries: Queries, player: number, now: Date) =>
  queries.selectFrom('notifications').where('player_id', '=', player).where('expires_at', '>', now);

/** The texts that a device gets: its player may see amounts. */
export function translationsOf(texts: Readonly<Record<string, StoredTexts>>): Record<string, NotificationTexts> {
  return Object.fromEntries(Object.entries(texts).map(([locale, { title, text, button }]) => [locale, { title, text, button }]));
}

function fromRow(row: Selectable<NotificationTables['notifications']>): Notification {
  const { id, type, category, title, text, content, identifier, at, expires_at, read_at, texts } = row;
  return {
    id,
    type,
    category,
    title,
    text,
    content,
    identifier,
    at: at.toISOString(),
    expires_at: expires_at.toISOString(),
    read: read_at !== null,
    ...(texts && { translations: translationsOf(texts) }),
  };
}

/** The player's newest unexpired notifications, newest first, and the latest removed ones. */
export async function readHistory(
  queries: Queries,
  player: number,
  now: Date,
): Promise<{ notifications: Notification[]; removed: string[] }> {
  const current = currentOf(queries, player, now);
  const rows = await current.selectAll().where('removed_at', 'is', null).orderBy('at', 'desc').limit(HISTORY_AT_MOST).execute();
  const removed = await current
    .select('id')
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(HISTORY_AT_MOST)
    .execute();
  return { notifications: rows.map(fromRow), removed: removed.map(({ id }) => id) };
}

/** An unread notification, with the player's unread count; null if it was read, removed or has expired. */
export async function readUnread(
  queries: Queries,
  player: number,
  id: string,
  now: Date,
): Promise<{ notification: Notification; unread: number } | null> {
  const unread = currentOf(queries, player, now).where('read_at', 'is', null).where('removed_at', 'is', null);
  const row = await unread.selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { count } = await unread.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { notification: fromRow(row), unread: Number(count) };
}

/** Stores a notification; `discreet` is its text without amounts, null if it contains none. */
export async function insertNotification(
  transaction: Transaction,
  player: number,
  notification: Notification,
  { texts, discreet }: { texts: Record<string, StoredTexts>; discreet: string | null },
): Promise<void> {
  const { content, at, expires_at, read: _read, translations: _translations, ...rest } = notification;
  await transaction
    .insertInto('notifications')
    .values({
      ...rest,
      player_id: player,
      discreet_text: discreet,
      texts: JSON.stringify(texts),
      content: JSON.stringify(content),
      at: new Date(at),
      expires_at: new Date(expires_at),
    })
    .execute();
}

/** A notification's text for a lock screen, in a language: without amounts. */
export async function readDiscreetText(queries: Queries, { id, text }: Pick<Notification, 'id' | 'text'>, locale: Locale): Promise<string> {
  const row = await queries.selectFrom('notifications').select(['discreet_text', 'texts']).where('id', '=', id).executeTakeFirst();
  const inLocale = entryFor(row?.texts, locale);
  return (inLocale ? inLocale.discreet : row?.discreet_text) ?? text;
}

/** Sets a mark on those of the ids that are the player's and lack it; returns their ids. */
export async function setMark(
  transaction: Transaction,
  player: number,
  mark: 'read_at' | 'removed_at',
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .updateTable('notifications')
    .set({ [mark]: now })
    .where('player_id', '=', player)
    .where('id', 'in', [...ids])
    .where(mark, 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The player's settings; the defaults if none were stored. */
export async function readSettings(queries: Queries, player: number): Promise<NotificationSettings> {
  const row = await queries.selectFrom('notification_settings').selectAll().where('player_id', '=', player).executeTakeFirst();
  return {
    categories: { ...defaultSwitches, ...row?.categories },
    quietHours: row?.quiet_hours ?? true,
    amountsOnLockScreen: row?.amounts_on_lock_screen ?? false,
    lastPromotionalAt: row?.last_promotional_at ?? null,
  };
}

/** Stores the player's settings. */
export async function writeSettings(
  transaction: Transaction,
  player: number,
  settings: Omit<NotificationSettings, 'lastPromotionalAt'>,
): Promise<void> {
  const values = {
    categories: JSON.stringify(settings.categories),
    quiet_hours: settings.quietHours,
    amounts_on_lock_screen: settings.amountsOnLockScreen,
  };
  await transaction
    .insertInto('notification_settings')
    .values({ player_id: player, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute();
}

const DAY_MS = 24 * 60 * 60_000;

/** Claims the player's one promotion of the day; returns false if another one has it, even a concurrent one (PWA-006). */
export async function claimPromotion(queries: Queries, player: number, now: Date): Promise<boolean> {
  const categories = JSON.stringify(defaultSwitches);
  const claimed = await queries
    .insertInto('notification_settings')
    .values({ player_id: player, categories, quiet_hours: true, amounts_on_lock_screen: false, last_promotional_at: now })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ last_promotional_at: now })
        .where(({ eb, or }) =>
          or([
            eb('notification_settings.last_promotional_at', 'is', null),
            eb('notification_settings.last_promotional_at', '<=', new Date(now.getTime() - DAY_MS)),
          ]),
        ),
    )
    .returning('player_id')
    .execute();
  return claimed.length > 0;
}

/** Releases a day's promotion that reached no device, so another one may be sent. */
export async function releasePromotion(queries: Queries, player: number, taken: Date, before: Date | null): Promise<void> {
  await queries
    .updateTable('notification_settings')
    .set({ last_promotional_at: before })
    .where('player_id', '=', player)
    .where('last_promotional_at', '=', taken)
    .execute();
}

/** The devices on which a player is signed in: a subscription ends with its session. */
export async function readSubscriptions(queries: Queries, player: number): Promise<PushSubscription[]> {
  const rows = await queries
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.session_hash')
    .selectAll('push_subscriptions')
    .where('push_subscriptions.player_id', '=', player)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .execute();
  return rows.map(({ device_id, endpoint, p256dh, auth, origin }) => ({ deviceId: device_id, endpoint, p256dh, auth, origin }));
}

/** Stores a device's one subscription, valid as long as the session; an endpoint of another device or player is moved. */
export async function upsertSubscription(
  transaction: Transaction,
  { player, hash }: Pick<Session, 'player' | 'hash'>,
  { deviceId, ...keys }: PushSubscription,
): Promise<void> {
  await transaction.deleteFrom('push_subscriptions').where('endpoint', '=', keys.endpoint).where('device_id', '!=', deviceId).execute();
  const values = { player_id: player, session_hash: hash, ...keys };
  await transaction
    .insertInto('push_subscriptions')
    .values({ device_id: deviceId, ...values })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(values))
    .execute();
}

/** Deletes a device's subscription; the caller must own it. */
export async function deleteSubscription(queries: Queries, player: number, deviceId: string): Promise<void> {
  await queries.deleteFrom('push_subscriptions').where('device_id', '=', deviceId).where('player_id', '=', player).execute();
}

/** Deletes an endpoint that its push service reports as gone. */
export async function deleteEndpoint(queries: Queries, endpoint: string): Promise<void> {
  await queries.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}
