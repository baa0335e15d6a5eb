import * as v from 'valibot';
import { defineCall } from '../call';
import { localeSchema } from '../fields/locale';
import { noticeSchema, notificationCategories, notificationSchema } from '../fields/notification';
import { timeZoneSchema } from '../fields/user';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const deviceId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const base64url = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+={0,2}$/), v.maxLength(most));

/** Switches by category, and whether a lock screen may show amounts. */
const settingsSchema = v.strictObject({
  categories: v.strictObject(v.entriesFromList(notificationCategories, v.boolean())),
  quiet_hours: v.boolean(),
  time_zone: timeZoneSchema,
  amounts_on_lock_screen: v.boolean(),
});

export const getNotifications = defineCall({
  id: 'notifications.history',
  method: 'GET',
  path: '/api/notifications',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The notifications of the last two hours, newest first, and the marks of removed ones.',
  proves: ['NOTIF-001', 'NOTIF-002', 'NOTIF-003'],
  response: v.strictObject({ notifications: v.array(notificationSchema), removed: v.array(id) }),
  refusals: [],
  example: {},
});

export const markNotifications = defineCall({
  id: 'notifications.mark',
  method: 'POST',
  path: '/api/notifications/marks',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Marks notifications as read, removed, or restored (undo); unknown ones are ignored.',
  proves: ['NOTIF-003', 'OFF-002'],
  body: v.strictObject({
    read: v.optional(v.pipe(v.array(id), v.maxLength(200)), []),
    removed: v.optional(v.pipe(v.array(id), v.maxLength(200)), []),
  }),
  response: v.strictObject({ marked: v.number() }),
  refusals: [],
  example: { body: { read: ['none'], removed: [] } },
});

export const getHeaderNotices = defineCall({
  id: 'notifications.header-notices',
  method: 'GET',
  path: '/api/header_notices',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The current notices for the header of every page, in display order.',
  proves: ['WIDG-001'],
  query: v.strictObject({ l: localeSchema }),
  response: v.strictObject({ data: v.array(noticeSchema) }),
  refusals: [],
  example: { query: { l: 'en' } },
});

export const getNotificationSettings = defineCall({
  id: 'notifications.settings',
  method: 'GET',
  path: '/api/notifications/settings',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'Which categories a player receives as push messages, and when.',
  proves: ['PWA-006'],
  response: settingsSchema,
  refusals: [],
  example: {},
});

export const putNotificationSettings = defineCall({
  id: 'notifications.settings-put',
  method: 'PUT',
  path: '/api/notifications/settings',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'queue',
  summary: 'Switches categories of push messages on or off.',
  proves: ['PWA-006', 'OFF-002'],
  body: settingsSchema,
  response: settingsSchema,
  refusals: [],
  example: {
    body: {
      categories: { payments: true, account: true, competitions: true, bonuses: false, vip: false, news: false },
      quiet_hours: true,
      time_zone: 'Europe/Berlin',
      amounts_on_lock_screen: false,
    },
  },
});

export const getPushKey = defineCall({
  id: 'notifications.push-key',
  method: 'GET',
  path: '/api/push/key',
  who: 'guest',
  privacy: 'public',
  offline: 'online-only',
  summary: 'The public key with which a browser subscribes to pushes.',
  proves: ['PWA-006', 'API-068'],
  response: v.strictObject({ key: v.string() }),
  refusals: [],
  example: {},
});

export const putPushSubscription = defineCall({
  id: 'notifications.subscribe',
  method: 'PUT',
  path: '/api/push/subscriptions/{device}',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Stores the push subscription of one device; a renewed one replaces it.',
  proves: ['PWA-006', 'PWA-008', 'API-068'],
  params: v.strictObject({ device: deviceId }),
  body: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(2000), v.url()),
    expiration_time: v.nullable(v.number()),
    keys: v.strictObject({ p256dh: base64url(120), auth: base64url(40) }),
  }),
  response: v.strictObject({ device: deviceId }),
  refusals: ['push_endpoint_not_allowed', 'too_many_subscriptions'],
  example: {
    params: { device: 'device-of-the-suite' },
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/suite',
      expiration_time: null,
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
});

export const deletePushSubscription = defineCall({
  id: 'notifications.unsubscribe',
  method: 'DELETE',
  path: '/api/push/subscriptions/{device}',
  who: 'player',
  touches: 'security',
  repeat: 'natural',
  offline: 'online-only',
  summary: 'Stops pushes to one device; a repeat changes nothing.',
  proves: ['PWA-008'],
  params: v.strictObject({ device: deviceId }),
  response: v.strictObject({}),
  refusals: [],
  example: { params: { device: 'device-of-the-suite' } },
});
