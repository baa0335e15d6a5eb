import { createHash } from 'node:crypto';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { ManifestEntry } from '../../sw/scope';
import { FakeCaches } from './fake-caches';
import { FakeNetwork } from './fake-network';

export const origin = 'https://perigee.example';

/** A window as the worker sees it. */
export class FakePage {
  readonly messages: { kind: string; [key: string]: unknown }[] = [];
  readonly visited: string[] = [];
  focused = false;
  frameType: 'top-level' | 'nested' = 'top-level';
  /** Whether the page still replies to messages that need a reply. */
  isAlive = true;
  url: string;

  constructor(
    readonly id: string,
    path = '/',
  ) {
    this.url = origin + path;
  }

  postMessage = (message: { kind: string }, ports: MessagePort[] = []): void => {
    this.messages.push(message);
    if (this.isAlive) ports[0]?.postMessage(true);
  };

  focus = async (): Promise<this> => {
    this.focused = true;
    return this;
  };

  navigate = async (path: string): Promise<this> => {
    this.visited.push(path);
    return this;
  };
}

export interface ShownNotification {
  title: string;
  tag: string;
  body: string;
  data: unknown;
  close: () => void;
  [key: string]: unknown;
}

/** The worker's surroundings: what a test sets up and inspects. */
export interface Surroundings {
  manifest?: ManifestEntry[];
  caches?: FakeCaches;
  network?: FakeNetwork;
  indexedDB?: IDBFactory | object;
  pages?: FakePage[];
  hasActive?: boolean;
  language?: string;
}

/** A page's request; the fake one takes any mode and destination. */
export type FakeRequestInit = Omit<RequestInit, 'mode'> & { mode?: string; destination?: string; preload?: Promise<unknown> };

/** An event that keeps the worker alive for as long as its work lasts. */
class FakeEvent {
  readonly work: Promise<unknown>[] = [];
  waitUntil = (promise: Promise<unknown>) => void this.work.push(promise);

  /** Waits for all the work, including work added by it. */
  async done(): Promise<void> {
    for (let at = 0; at < this.work.length; at += 1) await this.work[at];
  }
}

/** The address of a release's precache manifest, whose name contains a hash as in the build. */
export const listOf = (manifest: readonly ManifestEntry[]) =>
  `assets/files-${createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 7)}.json`;

function fakeScope(context: Required<Surroundings>) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: ShownNotification[] = [];
  const opened: string[] = [];
  const scope = {
    __WB_DISABLE_DEV_LOGS: true,
    caches: context.caches,
    __WB_MANIFEST: [{ url: listOf(context.manifest) }, ...context.manifest.filter(({ url }) => /\.html$|-latin-w.*woff2$/.test(url))],
    location: new URL('/sw.js', origin),
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
    navigator: {
      language: context.language,
      setAppBadge: vi.fn<(count?: number) => Promise<void>>(async () => undefined),
      clearAppBadge: vi.fn<() => Promise<void>>(async () => undefined),
    },
    clients: {
      matchAll: async () => context.pages,
      claim: vi.fn<() => Promise<void>>(async () => undefined),
      openWindow: async (path: string) => {
        opened.push(path);
        return {};
      },
    },
    registration: {
      scope: `${origin}/`,
      active: context.hasActive ? {} : null,
      update: vi.fn<() => Promise<void>>(async () => undefined),
      navigationPreload: { enable: vi.fn<() => Promise<void>>(async () => undefined) },
      pushManager: {
        getSubscription: vi.fn<() => Promise<unknown>>(async () => null),
        subscribe: vi.fn<(options: unknown) => Promise<unknown>>(async () => null),
      },
      getNotifications: async () => shown,
      showNotification: async (title: string, options: Omit<ShownNotification, 'title' | 'close'>) => {
        const notification = {
          title,
          ...options,
          close: () => shown.splice(shown.indexOf(notification), 1),
        } as unknown as ShownNotification;
        const same = shown.findIndex(({ tag }) => tag === notification.tag);
        shown.splice(same < 0 ? shown.length : same, 1, notification);
      },
    },
  };
  return { scope, listeners, shown, opened };
}

/**
 * Starts the real worker in a fake scope; starting it again with the same surroundings is a restart by the browser. The
 * globals stay after a test, since a worker may finish its work later.
 */
export async function startWorker(given: Surroundings = {}) {
  const context: Required<Surroundings> = {
    manifest: [],
    caches: new FakeCaches(),
    network: new FakeNetwork(origin),
    indexedDB: new IDBFactory(),
    pages: [],
    hasActive: false,
    language: 'en-GB',
    ...given,
  };
  context.network.unless(`/${listOf(context.manifest)}`, () => Response.json(context.manifest));
  const { scope, listeners, shown, opened } = fakeScope(context);
  Object.assign(globalThis, {
    self: scope,
    // Workbox checks the event's type.
    ExtendableEvent: FakeEvent,
    FetchEvent: FakeEvent,
    location: scope.location,
    __WB_DISABLE_DEV_LOGS: true,
    caches: context.caches,
    fetch: context.network.fetch,
    indexedDB: context.indexedDB,
  });
  vi.resetModules();
  await import('../../sw/index');

  /** Dispatches an event to the worker and waits for everything in waitUntil. */
  const dispatch = async (kind: string, event: object = {}): Promise<void> => {
    const fake = Object.assign(new FakeEvent(), event);
    listeners.get(kind)?.(fake);
    await fake.done();
  };

  /** Requests an address as a page does; null if the worker leaves the request to the browser. */
  const ask = async (path: string, init: FakeRequestInit = {}) => {
    const { mode = 'cors', destination = '', preload, ...rest } = init;
    const request = new Request(new URL(path, origin), rest);
    Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } });
    const given: { response: Promise<Response> | null } = { response: null };
    const respondWith = (response: Promise<Response>) => {
      given.response = response;
    };
    const fake = Object.assign(new FakeEvent(), { request, preloadResponse: preload, respondWith });
    listeners.get('fetch')?.(fake);
    return { response: await given.response, done: fake.done() };
  };

  /** A page requests the files that the installation left out; returns whether all of them are stored. */
  const complete = async (): Promise<unknown> => {
    const responses: unknown[] = [];
    const ports = [{ postMessage: (response: unknown) => responses.push(response) }];
    await dispatch('message', { ...said(new FakePage('asking'), { kind: 'complete' }), ports });
    return responses[0];
  };

  return { ...context, scope, shown, opened, dispatch, ask, complete };
}

/** A page's message to the worker, as an event. */
export function said(page: FakePage, message: object): object {
  return { source: page, data: { protocol: 1, ...message } };
}
