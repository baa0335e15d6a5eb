import { makeListeners } from '../listeners';

/** What may be animating towards a result that the server already knows: the reels or the ball of a round, a prize wheel here or in another window. */
export type Reveal = 'round' | 'wheel' | 'wheel elsewhere';

/** A reveal that never reports its end delays nothing for longer than this, in ms. */
export const LONGEST_REVEAL_MS = 120_000;

const running = new Set<Reveal>();
const waiting = new Map<string, { run: () => void; timer: ReturnType<typeof setTimeout> }>();

const listeners = makeListeners<[what: Reveal, isRunning: boolean]>();

/** Notifies when a reveal starts or ends; returns the unsubscribe function. */
export const onReveal = listeners.add;

/** Whether a result of this kind is being shown. */
export const isRevealing = (what: Reveal): boolean => running.has(what);

/** Reports that this window, or another one, starts or stops showing a result. */
export function setReveal(what: Reveal, isRunning: boolean): void {
  if (isRunning !== running.has(what)) listeners.call(what, isRunning);
  if (isRunning) running.add(what);
  else running.delete(what);
  if (running.size === 0) Array.from(waiting.keys()).forEach((key) => release(key));
}

function release(key: string): void {
  const held = waiting.get(key);
  if (!held) return;
  clearTimeout(held.timer);
  waiting.delete(key);
  held.run();
}

/**
 * Runs work that would reveal a result early: now, or, if a result is being shown, as soon as that has ended. A later call
 * with the same key replaces a pending one.
 */
export function afterReveal(key: string, run: () => void): void {
  const earlier = waiting.get(key);
  if (earlier) clearTimeout(earlier.timer);
  waiting.delete(key);
  if (running.size === 0) return run();
  waiting.set(key, { run, timer: setTimeout(() => release(key), LONGEST_REVEAL_MS) });
  return undefined;
}

/** Drops pending work: the player has signed out. */
export function forgetHeld(): void {
  for (const { timer } of waiting.values()) clearTimeout(timer);
  waiting.clear();
}
