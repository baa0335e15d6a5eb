import * as v from 'valibot';
import { breakTypes } from '#contract/fields/limit';
import { storage } from '#contract/storage';
import { readLocal, writeLocal } from './local-storage';

/** How long a device shows its guests no offers after a break was begun on it. It's limited, because others may share the device. */
const NOTICE_MS = 7 * 24 * 60 * 60 * 1000;

const noticeSchema = v.object({ type: v.picklist(breakTypes), until: v.nullable(v.string()), since: v.number() });

/** The break that was begun on this device, as stored, without its player. */
export const deviceBreakText = (): string | null => readLocal(storage.local.playBreak);

/** Reads a stored break; null if it's over or was begun longer than a week ago. */
export function deviceBreakOf(text: string | null, now: number) {
  if (text === null) return null;
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeSchema), text);
  if (!known.success || now - known.output.since >= NOTICE_MS) return null;
  const { type, until } = known.output;
  return { type, until };
}

/** Stores that a break was begun on this device. */
export function keepDeviceBreak(begun: { type: (typeof breakTypes)[number]; until: string | null }, now: number): void {
  writeLocal(storage.local.playBreak, JSON.stringify({ ...begun, since: now }));
}
