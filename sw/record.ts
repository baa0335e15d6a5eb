import type { InstallEvent } from '#contract/fields/install-event';
import { enqueueParts } from '#offline/outbox';
import { nobody } from '#offline/session';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { deviceLocale } from './locale';
import { sendOutbox } from './sync';

/** Notes what became of a push, through the outbox, so that it is told later where there is no network (PWA-005). */
export async function record(event: InstallEvent): Promise<void> {
  const now = Date.now();
  const body = { event, at: new Date(now).toISOString() };
  const intent = { key: crypto.randomUUID(), locale: await deviceLocale(), session: nobody, now };
  await enqueueParts(database, ownCalls['tracking.install-event'], { body }, intent);
  await sendOutbox().catch(() => undefined);
}
