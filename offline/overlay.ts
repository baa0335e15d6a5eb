import type { ResponseOf, BodyOf } from '#contract/call';
import type { getSubscriptions, joinGroups, updateLocale, updateSubscriptions } from '#contract/calls/account/preferences';
import type { getPlayer } from '#contract/calls/account/profile';
import type { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from '#contract/calls/games/player-games';
import type { getNotifications, getNotificationSettings, markNotifications, putNotificationSettings } from '#contract/calls/notifications';
import type { GameCard } from '#contract/fields/game';
import { withFavorite } from '#rules/games/favorites';
import type { Question } from './last-known';
import type { OutboxEntry } from './outbox';

type Lay = (response: never, entry: OutboxEntry, question: Question) => unknown;

const bodyOf = <T>({ body }: OutboxEntry) => JSON.parse(body ?? '{}') as T;
const lastPart = (url: string) => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** The game's card as the screen showed it when the heart was pressed, where this release reads cards of that shape. */
function cardOf({ shown }: OutboxEntry, { shape }: Question): GameCard | null {
  return shown && shown.shape === shape ? (JSON.parse(shown.text) as GameCard) : null;
}

type FavoriteResponse = ResponseOf<typeof getFavoriteGames>;

const favorite =
  (isFavorite: boolean) =>
  (response: FavoriteResponse, entry: OutboxEntry, question: Question): FavoriteResponse => {
    const { ids, data } = withFavorite(response, lastPart(entry.url), isFavorite, isFavorite ? cardOf(entry, question) : null);
    return { ids, data: question.url.includes('content=ids') ? response.data : data };
  };

function markedHistory(response: ResponseOf<typeof getNotifications>, entry: OutboxEntry): ResponseOf<typeof getNotifications> {
  const { read = [], removed = [] } = bodyOf<Partial<BodyOf<typeof markNotifications>>>(entry);
  return {
    notifications: response.notifications
      .filter(({ id }) => !removed.includes(id))
      .map((notification) => (read.includes(notification.id) ? { ...notification, read: true } : notification)),
    removed: [...new Set([...response.removed, ...removed])],
  };
}

/** The body's fields replace the response's. */
const replaced = (response: object, entry: OutboxEntry) => ({ ...response, ...bodyOf<object>(entry) });

/** The player counts as a member immediately, so that a second start without network doesn't request the group again (PWA-004). */
const joined = (response: ResponseOf<typeof getPlayer>, entry: OutboxEntry) => ({
  ...response,
  groups: [...new Set([...response.groups, ...bodyOf<BodyOf<typeof joinGroups>>(entry).groups.add])],
});

type Id<C extends { id: string }> = C['id'];
type Over<C extends { id: string }> = { [K in Id<C>]: Lay };

/** How each queueable write changes the response of each read. */
const overlays = {
  'games.favorites': { 'games.favorite-add': favorite(true), 'games.favorite-remove': favorite(false) } satisfies Over<
    typeof addFavoriteGame | typeof removeFavoriteGame
  >,
  'notifications.history': { 'notifications.mark': markedHistory } satisfies Over<typeof markNotifications>,
  'notifications.settings': { 'notifications.settings-put': replaced } satisfies Over<typeof putNotificationSettings>,
  'account.subscriptions': { 'account.subscriptions-update': replaced } satisfies Over<typeof updateSubscriptions>,
  'account.player': {
    'account.subscriptions-update': replaced,
    'account.update-locale': replaced,
    'account.groups-join': joined,
  } satisfies Over<typeof updateSubscriptions | typeof updateLocale | typeof joinGroups>,
} satisfies Record<
  | Id<typeof getFavoriteGames>
  | Id<typeof getNotifications>
  | Id<typeof getNotificationSettings>
  | Id<typeof getSubscriptions>
  | Id<typeof getPlayer>,
  Record<string, Lay>
>;

const laidOver = overlays as Record<string, Record<string, Lay> | undefined>;

/** Whether any queueable write changes a read's response. */
export function isLaidOver(call: string): boolean {
  return Object.hasOwn(overlays, call);
}

/**
 * A response with the player's queued writes applied in order (OFF-002); the same text if none affects it. A refused write has no
 * effect.
 */
export function overlaid(text: string, question: Question, player: number, entries: readonly OutboxEntry[]): string {
  const lays = laidOver[question.call] ?? {};
  const waiting = entries.filter((entry) => entry.player === player && entry.refusal === null && Object.hasOwn(lays, entry.call));
  if (waiting.length === 0) return text;
  const response = waiting.reduce<unknown>((known, entry) => lays[entry.call]!(known as never, entry, question), JSON.parse(text));
  return JSON.stringify(response);
}
