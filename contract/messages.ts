import * as v from 'valibot';
import { receivedNotificationSchema } from './fields/notification';

/** Version of what page and service worker say to each other; a worker understands this one and the one before. */
export const PROTOCOL = 1;

const protocol = v.number();

/** What a page tells the service worker. Only pages of this origin can, so that the worker judges kind and version alone. */
export type ToWorker = { protocol: number } & (
  | { kind: 'skip-waiting' }
  /** A player left; the page has emptied the database: what the system shows goes too. */
  | { kind: 'wipe' }
  /** A player is on the way out: what the worker takes in by itself is called off, or the platform would refuse it. */
  | { kind: 'leaving' }
  | { kind: 'flush' }
  /** Empty the caches and fill them anew; answered on the message's port by whether they are whole again. */
  | { kind: 'repair' }
  /** Whether a click on a notification may navigate this page away. */
  | { kind: 'busy'; busy: boolean }
  /** Addresses that the page has loaded already, to be kept for the next start: sent when the worker takes over. */
  | { kind: 'warm'; locale: string; urls: string[] }
);

/** What the service worker tells its pages. One of a later release may say more: what a page doesn't know it passes over. */
export const toPageSchema = v.variant('kind', [
  v.object({ protocol, kind: v.literal('notification'), notification: receivedNotificationSchema }),
  /** A click on a notification. A busy page shows it and stays; another goes there. Answered on the message's port. */
  v.object({ protocol, kind: v.literal('navigate'), id: v.string(), path: v.string() }),
  /** Something left the outbox. */
  v.object({ protocol, kind: v.literal('outbox') }),
  /** A read that was answered as last known has a newer answer now: path and query. */
  v.object({ protocol, kind: v.literal('fresh'), url: v.string() }),
  /** What was answered as last known is what the platform says now: path and query. */
  v.object({ protocol, kind: v.literal('same'), url: v.string() }),
  /** A read was answered as last known because the network gave nothing: path and query. It is to be asked again. */
  v.object({ protocol, kind: v.literal('missed'), url: v.string() }),
]);
export type ToPage = v.InferOutput<typeof toPageSchema>;
