import * as v from 'valibot';
import { logUtmSend } from '#contract/calls/tracking/utm';
import { utmSchema } from '#contract/fields/utm';
import { storage } from '#contract/storage';
import { ask } from '../../../platform/api/client';
import { readSession, writeSession } from '../../../platform/session-storage';

/** Tells, once, where the new player came from (TRACK-001); nothing where the window's address did not say. */
export async function sendUtm(): Promise<void> {
  const kept = v.safeParse(utmSchema, readSession(storage.session.utm));
  if (!kept.success) return;
  writeSession(storage.session.utm, null);
  await ask(logUtmSend, { body: { utmMetrics: kept.output } }, { retries: 2, keepalive: true }).catch(() => undefined);
}
