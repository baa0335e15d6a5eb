import { useSyncExternalStore } from 'react';
import { storage } from '#contract/storage';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();
/** What the cookies said when they were last read: to read them takes a way to another process. */
const known = new Map<string, boolean>();

/** Whether the person has agreed to something that a cookie remembers. */
function hasAgreed(cookie: string): boolean {
  const said = known.get(cookie) ?? document.cookie.split('; ').includes(`${cookie}=1`);
  known.set(cookie, said);
  return said;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Remembers for a year that the person has agreed (OVER-004, OVER-005). */
export function agree(cookie: string): void {
  document.cookie = `${cookie}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  known.set(cookie, true);
  tellAll();
}

/** Another window may have asked meanwhile. */
function readAnew(): void {
  known.clear();
  tellAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', readAnew);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', readAnew);
    known.clear();
  };
}

/** Whether the person has agreed, as a component reads it; while documents are drawn nobody is asked. */
export function useHasAgreed(cookie: keyof typeof storage.cookies): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasAgreed(storage.cookies[cookie]),
    () => true,
  );
}
