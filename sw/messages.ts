import * as v from 'valibot';
import { PROTOCOL, toWorkerSchema, type ToWorker } from '#contract/messages';
import { noteBusy } from '#offline/busy-windows';
import { database } from './database';
import { warm } from './fetch';
import { versioned } from './pages';
import { release } from './release';
import { scope } from './scope';
import { wipe } from './session';
import { sendOutbox } from './sync';

type Said = Pick<ExtendableMessageEvent, 'data' | 'source' | 'waitUntil'>;
type Handlers = { [K in ToWorker['kind']]: (message: Extract<ToWorker, { kind: K }>, page: WindowClient, said: Said) => Promise<void> };

const handlers: Handlers = {
  'skip-waiting': () => scope.skipWaiting(),
  wipe,
  flush: sendOutbox,
  busy: ({ busy }, page) => noteBusy(database, page.id, busy),
  release: async (_message, page) => page.postMessage(versioned({ kind: 'release', release })),
  warm: ({ urls, locale }, page, said) => warm({ waitUntil: (work) => said.waitUntil(work), page: new URL(page.url), locale }, urls),
};

/** A page said something: this protocol and the one before it are understood, anything else is passed over. */
export function onMessage(event: Said): void {
  const result = v.safeParse(toWorkerSchema, event.data);
  const isUnderstood = result.success && result.output.protocol <= PROTOCOL && result.output.protocol >= PROTOCOL - 1;
  if (!isUnderstood || !event.source) return;
  const handle = handlers[result.output.kind] as (message: ToWorker, page: WindowClient, said: Said) => Promise<void>;
  event.waitUntil(handle(result.output, event.source as WindowClient, event).catch(() => undefined));
}
