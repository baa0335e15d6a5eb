import * as v from 'valibot';
import { receivedNotificationSchema } from './fields/notification';

/** Version of the protocol between page and service worker; a worker supports this one and the one before. */
export const PROTOCOL = 1;

const protocol = v.number();

/** Messages of the page to the service worker. Only pages of this origin can send them, so the worker only checks kind and version. */
export type ToWorker = { protocol: number } & (
  | { kind: 'skip-waiting' }
  /** A player signed out and the page has cleared the database; the worker closes the system's notifications too. */
  | { kind: 'wipe' }
  /** A sign-out is under way: the worker cancels its background reads, which the server would refuse. */
  | { kind: 'leaving' }
  | { kind: 'flush' }
  /** Delete the caches and fill them again; the response on the message's port is whether they are complete again. */
  | { kind: 'repair' }
  /** Fetch the files that an installation left out; the response on the message's port is whether all are there. */
  | { kind: 'complete' }
  /** Whether a click on a notification may navigate this page away. */
  | { kind: 'busy'; busy: boolean }
  /** Addresses that the page has already loaded, to cache them for the next start: sent when the worker takes over. */
  | { kind: 'warm'; locale: string; urls: string[] }
);

/** Messages of the service worker to its pages. A later release may send more: a page ignores what it doesn't know. */
export const toPageSchema = v.variant('kind', [
  v.object({ protocol, kind: v.literal('notification'), notification: receivedNotificationSchema }),
  /** A click on a notification. A busy page shows it and stays; another navigates. Responds on the message's port. */
  v.object({ protocol, kind: v.literal('navigate'), id: v.string(), path: v.string() }),
  /** A write has left the outbox. */
  v.object({ protocol, kind: v.literal('outbox') }),
  /** A read that got the last-known response has a newer one now: path and query. */
  v.object({ protocol, kind: v.literal('fresh'), url: v.string() }),
  /** The last-known response was revalidated and is current: path and query. */
  v.object({ protocol, kind: v.literal('same'), url: v.string() }),
  /** A read got the last-known response because the network failed: path and query. It has to be refetched. */
  v.object({ protocol, kind: v.literal('missed'), url: v.string() }),
]);
export type ToPage = v.InferOutput<typeof toPageSchema>;
