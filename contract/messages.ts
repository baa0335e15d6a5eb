import * as v from 'valibot';
import { notificationSchema } from './fields/notification';

/** Version of what page and service worker say to each other; a worker understands this one and the one before. */
export const PROTOCOL = 1;

const versioned = { protocol: v.number() };

/** What a page tells the service worker. */
export const toWorkerSchema = v.variant('kind', [
  v.strictObject({ ...versioned, kind: v.literal('skip-waiting') }),
  /** A player left; the page has emptied the database: what the system shows goes too. */
  v.strictObject({ ...versioned, kind: v.literal('wipe') }),
  v.strictObject({ ...versioned, kind: v.literal('flush') }),
  /** Whether a click on a notification may navigate this page away. */
  v.strictObject({ ...versioned, kind: v.literal('busy'), busy: v.boolean() }),
  v.strictObject({ ...versioned, kind: v.literal('release') }),
  /** Addresses that the page has loaded already, to be kept for the next start: sent when the worker takes over. */
  v.strictObject({ ...versioned, kind: v.literal('warm'), locale: v.string(), urls: v.array(v.string()) }),
]);
export type ToWorker = v.InferOutput<typeof toWorkerSchema>;

/** What the service worker tells its pages. */
export const toPageSchema = v.variant('kind', [
  v.strictObject({ ...versioned, kind: v.literal('notification'), notification: notificationSchema }),
  /** A click on a notification. A busy page shows it and stays; another goes there. Answered on the message's port. */
  v.strictObject({ ...versioned, kind: v.literal('navigate'), id: v.string(), path: v.string() }),
  /** Something left the outbox. */
  v.strictObject({ ...versioned, kind: v.literal('outbox') }),
  /** A read that was answered as last known has a newer answer now: path and query. */
  v.strictObject({ ...versioned, kind: v.literal('fresh'), url: v.string() }),
  /** What was answered as last known is what the platform says now: path and query. */
  v.strictObject({ ...versioned, kind: v.literal('same'), url: v.string() }),
  /** A read was answered as last known because the network gave nothing: path and query. It is to be asked again. */
  v.strictObject({ ...versioned, kind: v.literal('missed'), url: v.string() }),
  v.strictObject({ ...versioned, kind: v.literal('release'), release: v.string() }),
]);
export type ToPage = v.InferOutput<typeof toPageSchema>;
