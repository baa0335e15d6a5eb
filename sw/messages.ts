import { PROTOCOL, type ToWorker } from '#contract/messages';
import { noteBusy } from '#offline/busy-windows';
import { completeRelease } from './assets';
import { database } from './database';
import { stopWarming, warm } from './fetch';
import { repair } from './precache';
import { scope } from './scope';
import { wipe } from './session';
import { sendOutbox } from './sync';

type Said = ExtendableMessageEvent;
type Handlers = { [K in ToWorker['kind']]: (message: Extract<ToWorker, { kind: K }>, page: WindowClient, said: Said) => Promise<void> };

const handlers: Handlers = {
  'skip-waiting': () => scope.skipWaiting(),
  wipe,
  leaving: async () => stopWarming(),
  flush: () => sendOutbox(),
  repair: async (_message, _page, { ports }) =>
    ports[0]?.postMessage(
      await repair().then(
        () => true,
        () => false,
      ),
    ),
  complete: async (_message, _page, { ports }) => ports[0]?.postMessage(await completeRelease()),
  busy: ({ busy }, page) => noteBusy(database, page.id, busy),
  warm: ({ urls, locale }, page, said) => warm({ event: said, page: new URL(page.url), locale }, urls),
};

/**
 * This protocol version and the previous one are understood; `skip-waiting` in any version, or the update offer of a very old
 * page would lead nowhere. Only pages of this origin can send messages, so their shape is trusted.
 */
function isUnderstood(message: Partial<ToWorker> | null): message is ToWorker {
  const { kind, protocol } = message ?? {};
  return kind === 'skip-waiting' || (Object.hasOwn(handlers, kind ?? '') && (protocol === PROTOCOL || protocol === PROTOCOL - 1));
}

/** A message from a page; unknown ones are ignored. */
export function onMessage(event: Said): void {
  const message = event.data as Partial<ToWorker> | null;
  if (!event.source || !isUnderstood(message)) return;
  const handle = handlers[message.kind] as (message: ToWorker, page: WindowClient, said: Said) => Promise<void>;
  event.waitUntil(handle(message, event.source as WindowClient, event).catch(() => undefined));
}
