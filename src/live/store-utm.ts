import { logUtmSet } from '#contract/calls/tracking/utm';
import { storage } from '#contract/storage';
import { utmOf } from '#rules/tracking/utm';
import { ask } from '../platform/api/client';
import { readSession, writeSession } from '../platform/storage/session-storage';

/** The address that the window was opened with: the app may have navigated by now. */
function landingSearch(): string {
  const [landing] = performance.getEntriesByType('navigation');
  return URL.canParse(landing?.name ?? '') ? new URL(landing!.name).search : location.search;
}

/** Stores, for as long as the window is open, where its visitor came from, and reports it once (TRACK-001). */
export function storeUtm(search = landingSearch()): void {
  const metrics = utmOf(new URLSearchParams(search));
  if (!metrics || JSON.stringify(readSession(storage.session.utm)) === JSON.stringify(metrics)) return;
  writeSession(storage.session.utm, metrics);
  ask(logUtmSet, { body: { utmMetrics: metrics } }, { retries: 1 }).catch(() => undefined);
}
