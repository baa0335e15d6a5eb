import { headers as names } from '#contract/headers';
import { makeListeners } from '../listeners';

const storedAt = new Map<string, number>();
const listeners = makeListeners();

/** Records how old a response is: fresh from the network, or stored since an instant. */
export function rememberAge(url: string, headers: Headers): void {
  const stored = Number(headers.get(names.storedAt));
  if (stored > 0) storedAt.set(url, stored);
  else if (!storedAt.delete(url)) return;
  listeners.call();
}

/** The stored response that was shown for an address has been confirmed by the server. */
export function forgetAge(url: string): void {
  if (storedAt.delete(url)) listeners.call();
}

/** The addresses whose responses are shown stale. */
export function lastKnownAddresses(): string[] {
  return [...storedAt.keys()];
}

/** Epoch ms at which the address's response was stored; null if it's fresh. */
export function ageOf(url: string): number | null {
  return storedAt.get(url) ?? null;
}

/** Notifies when an age changes; returns the unsubscribe function. */
export const onAgeChange = listeners.add;
