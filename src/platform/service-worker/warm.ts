import { activeLocale } from '../i18n';
import { postToWorker } from './link';

/**
 * Addresses that this window has loaded from its own origin, each once: what its next start will request. Responses come before files and
 * pictures, because the network may go at any moment and nothing renders without them.
 */
export function loadedAddresses(entries: readonly Pick<PerformanceEntry, 'name'>[], origin: string): string[] {
  const own = entries.map(({ name }) => name).filter((name) => name.startsWith(`${origin}/`));
  const asked = [...new Set(own)].filter((name) => !/\/(?:sw\.js|log|api\/events)(?:$|\?)/.test(name));
  const isAnswer = (name: string) => Number(name.startsWith(`${origin}/api/`));
  return asked.sort((one, other) => isAnswer(other) - isAnswer(one));
}

/** Makes the worker cache what was loaded before it was active (OFF-001). */
export function warmWorker(): void {
  postToWorker({ kind: 'warm', locale: activeLocale(), urls: loadedAddresses(performance.getEntriesByType('resource'), location.origin) });
}
