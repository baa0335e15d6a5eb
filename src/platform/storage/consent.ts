import { useSyncExternalStore } from 'react';
import { storage } from '#contract/storage';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();
/** The cookies as last read: reading them needs a round trip to another process. */
const known = new Map<string, boolean>();

/** Whether the person has agreed to something, as a cookie records. */
function hasAgreed(cookie: string): boolean {
  const said = known.get(cookie) ?? document.cookie.split('; ').includes(`${cookie}=1`);
  known.set(cookie, said);
  return said;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Records the person's agreement for a year (OVER-004, OVER-005). */
export function agree(cookie: string): void {
  document.cookie = `${cookie}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  known.set(cookie, true);
  notifyListeners();
}

/** The person may have agreed in another window. */
function rereadConsent(): void {
  known.clear();
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', rereadConsent);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', rereadConsent);
    known.clear();
  };
}

/** Whether the person has agreed, as a hook; always true during server rendering, so that documents never contain the question. */
export function useHasAgreed(cookie: keyof typeof storage.cookies): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasAgreed(storage.cookies[cookie]),
    () => true,
  );
}
