// @chunk figures
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { RequestOf } from '#contract/call';
import { sendNetworkPerformance, sendPageTiming } from '#contract/calls/tracking';
import { mayReportPerformance } from '#rules/tracking/measuring';
import { send } from '../platform/api/transport';
import { connection, measuredRoundTrip } from '../platform/data-saver/data-saver-choice';

interface Figures {
  line: RequestOf<typeof sendNetworkPerformance>['body'];
  page: RequestOf<typeof sendPageTiming>['body'];
}

/** Losing one is harmless, so nothing waits for it, and it names no player. */
function report({ method, path }: typeof sendNetworkPerformance | typeof sendPageTiming, figures: Figures['line'] | Figures['page']): void {
  const headers = { 'content-type': 'application/json' };
  void send(path, { method, headers, body: JSON.stringify(figures), keepalive: true }).catch(() => undefined);
}

/** The connection as measured, otherwise as the browser reports it; null if neither is known. */
function lineFigures(): Figures['line'] | null {
  const { rtt: said, downlink, effectiveType } = connection();
  const rtt = measuredRoundTrip() ?? said;
  if (rtt === undefined) return null;
  const known = (['slow-2g', '2g', '3g', '4g'] as const).find((type) => type === effectiveType);
  return { rtt: Math.round(rtt), ...(downlink !== undefined && { downlink }), ...(known && { effectiveType: known }) };
}

function pageFigures(seen: Partial<Figures['page']>): Figures['page'] | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.responseStart <= 0) return null;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    first_byte: Math.round(page.responseStart),
    ...(paint !== undefined && { first_paint: Math.round(paint) }),
    ...(page.loadEventEnd > 0 && { loaded: Math.round(page.loadEventEnd) }),
    ...seen,
  };
}

/** Reports the page's timings when the window is first hidden or closed: until then, interactions and layout shifts continue. */
function reportPage(): void {
  const seen: Partial<Figures['page']> = {};
  onLCP(({ value }) => (seen.largest_paint = Math.round(value)));
  onINP(({ value }) => (seen.slowest_response = Math.round(value)));
  onCLS(({ value }) => (seen.layout_shift = Math.round(value * 1000) / 1000));
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', onHidden);
    // web-vitals finalises its values in listeners of the same event.
    queueMicrotask(() => {
      const page = mayReport() ? pageFigures(seen) : null;
      if (page) report(sendPageTiming, page);
    });
  };
  addEventListener('visibilitychange', onHidden);
}

/**
 * Whether reporting is allowed: online, without Do Not Track, Global Privacy Control or Save-Data. Asked for each report, since it may
 * change.
 */
function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return navigator.onLine && mayReportPerformance({ doNotTrack, globalPrivacyControl, saveData: connection().saveData });
}

/** Reports once the quality of the connection and the timings of this window's first page (TRACK-001). */
export function reportPerformance(): void {
  if (!mayReport()) return;
  const line = lineFigures();
  if (line) report(sendNetworkPerformance, line);
  reportPage();
}
