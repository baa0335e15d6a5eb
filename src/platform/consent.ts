import { useSyncExternalStore } from 'react';
import { storage } from '#contract/storage';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** Whether the person has agreed to something that a cookie remembers. */
export function hasAgreed(cookie: string): boolean {
  return document.cookie.split('; ').includes(`${cookie}=1`);
}

/** Remembers for a year that the person has agreed (OVER-004, OVER-005). */
export function agree(cookie: string): void {
  document.cookie = `${cookie}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the person has agreed, as a component reads it; while documents are drawn nobody is asked. */
export function useHasAgreed(cookie: keyof typeof storage.cookies): boolean {
  return useSyncExternalStore(subscribe, () => hasAgreed(storage.cookies[cookie]), () => true);
}
