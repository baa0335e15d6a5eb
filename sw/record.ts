import type { InstallEvent } from '#contract/fields/install-event';
import { enqueueParts } from '#offline/outbox';
import { nobody } from '#offline/session';
import { ownCalls } from './calls.gen';
import { database } from './database';
import { deviceLocale } from './locale';
import { sendOutbox } from './sync';

/** Queues a telemetry event in the outbox, to be sent with the next flush (PWA-005). */
export async function note(event: InstallEvent): Promise<void> {
  const now = Date.now();
  const body = { event, at: new Date(now).toISOString() };
  const intent = { key: crypto.randomUUID(), locale: await deviceLocale(), session: nobody, now };
  await enqueueParts(database, ownCalls['tracking.install-event'], { body }, intent);
}

/** Queues an event about a push and sends it, later if offline (PWA-005). */
export async function record(event: InstallEvent): Promise<void> {
  await note(event);
  await sendOutbox().catch(() => undefined);
}
