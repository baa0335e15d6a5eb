import * as v from 'valibot';
import { logUtmSend } from '#contract/calls/tracking/utm';
import { utmSchema } from '#contract/fields/utm';
import { storage } from '#contract/storage';
import { ask } from '../../../platform/api/client';
import { readSession, writeSession } from '../../../platform/storage/session-storage';

/** Reports once where the new player came from (TRACK-001); does nothing if the window's address had no UTM values. */
export async function sendUtm(): Promise<void> {
  const kept = v.safeParse(utmSchema, readSession(storage.session.utm));
  if (!kept.success) return;
  writeSession(storage.session.utm, null);
  await ask(logUtmSend, { body: { utmMetrics: kept.output } }, { retries: 2, keepalive: true }).catch(() => undefined);
}
