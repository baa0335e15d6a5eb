import type { InstallEvent } from '#contract/fields/install-event';
import { enqueueParts } from '#offline/outbox';
import { nobody } from '#offline/session';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { deviceLocale } from './locale';
import { sendOutbox } from './sync';

/** Notes what happened on the device in the outbox, to be told with what goes next (PWA-005). */
export async function note(event: InstallEvent): Promise<void> {
  const now = Date.now();
  const body = { event, at: new Date(now).toISOString() };
  const intent = { key: crypto.randomUUID(), locale: await deviceLocale(), session: nobody, now };
  await enqueueParts(database, ownCalls['tracking.install-event'], { body }, intent);
}

/** Notes what became of a push and tells it, later where there is no network (PWA-005). */
export async function record(event: InstallEvent): Promise<void> {
  await note(event);
  await sendOutbox().catch(() => undefined);
}
