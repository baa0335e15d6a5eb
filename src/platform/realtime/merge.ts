import type { Cursor, Hello } from '#contract/events/real-time';

/** One frame of the stream: its sequence number for the player, or null if it has none. */
export type Frame = { type: 'hello'; hello: Hello } | { type: 'event'; kind: string; payload: unknown; at: Cursor | null };

/** The decision on a frame: the new cursor, whether it's delivered, and whether something before it is missing. */
export interface Admission {
  at: Cursor | null;
  isDelivered: boolean;
  /** Everything that's shown has to be refetched: events between the old cursor and the new one won't come. */
  isGap: boolean;
}

/**
 * Decides on a frame, given the window's cursor (RT-002): each event once and in order, duplicates dropped, a gap or a new epoch detected.
 * `at` is null before the first hello.
 */
export function admit(at: Cursor | null, frame: Frame): Admission {
  return frame.type === 'hello' ? greet(at, frame.hello) : take(at, frame.at);
}

function greet(at: Cursor | null, { epoch, sequence, gap }: Hello): Admission {
  const place = { epoch, sequence };
  if (!at) return { at: place, isDelivered: false, isGap: gap };
  const isBehind = at.epoch !== epoch || sequence > at.sequence;
  if (gap || isBehind) return { at: place, isDelivered: false, isGap: true };
  return { at, isDelivered: false, isGap: false };
}

function take(at: Cursor | null, place: Cursor | null): Admission {
  if (!place) return { at, isDelivered: true, isGap: false };
  if (!at) return { at: place, isDelivered: true, isGap: false };
  const isNewEpoch = at.epoch !== place.epoch;
  if (!isNewEpoch && place.sequence <= at.sequence) return { at, isDelivered: false, isGap: false };
  return { at: place, isDelivered: true, isGap: isNewEpoch || place.sequence > at.sequence + 1 };
}
