import { headers as names } from '#contract/headers';

const storedAt = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes how old an answer is: fresh from the network, or last known since an instant. */
export function rememberAge(url: string, headers: Headers): void {
  const stored = Number(headers.get(names.storedAt));
  if (stored > 0) storedAt.set(url, stored);
  else if (!storedAt.delete(url)) return;
  for (const listener of listeners) listener();
}

/** What an address answered as last known is what the platform says now. */
export function forgetAge(url: string): void {
  if (storedAt.delete(url)) for (const listener of listeners) listener();
}

/** The addresses whose answers are shown as last known. */
export function lastKnownAddresses(): string[] {
  return [...storedAt.keys()];
}

/** Epoch milliseconds since which the answer of an address is known; null when it is fresh. */
export function ageOf(url: string): number | null {
  return storedAt.get(url) ?? null;
}

/** Calls back when an age changes; answers the way to stop. */
export function onAgeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
