import type { RequestOf } from '#contract/call';
import { sendNetworkPerformance, sendPageTiming } from '#contract/calls/tracking';
import { mayReportPerformance } from '#rules/tracking/measuring';
import { send } from '../platform/api/transport';
import { connection, measuredRoundTrip } from '../platform/data-saver/data-saver-choice';

type Figures = RequestOf<typeof sendNetworkPerformance>['body'] | RequestOf<typeof sendPageTiming>['body'];

/** Losing one is harmless, so nothing waits for it, and it names no player. */
function report({ method, path }: typeof sendNetworkPerformance | typeof sendPageTiming, figures: Figures): void {
  const headers = { 'content-type': 'application/json' };
  void send(path, { method, headers, body: JSON.stringify(figures), keepalive: true }).catch(() => undefined);
}

/** The connection as measured, otherwise as the browser reports it; null if neither is known. */
function lineFigures(): RequestOf<typeof sendNetworkPerformance>['body'] | null {
  const { rtt: said, downlink, effectiveType } = connection();
  const rtt = measuredRoundTrip() ?? said;
  if (rtt === undefined) return null;
  const known = (['slow-2g', '2g', '3g', '4g'] as const).find((type) => type === effectiveType);
  return { rtt: Math.round(rtt), ...(downlink !== undefined && { downlink }), ...(known && { effectiveType: known }) };
}

function pageFigures(): RequestOf<typeof sendPageTiming>['body'] | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.responseStart <= 0) return null;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    first_byte: Math.round(page.responseStart),
    ...(paint !== undefined && { first_paint: Math.round(paint) }),
    ...(page.loadEventEnd > 0 && { loaded: Math.round(page.loadEventEnd) }),
  };
}

/** Tells the platform once how the line and the first page of this window are, unless the person or the line asks not to (TRACK-001). */
export function reportPerformance(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  if (!navigator.onLine || !mayReportPerformance({ doNotTrack, globalPrivacyControl, saveData: connection().saveData })) return;
  const line = lineFigures();
  if (line) report(sendNetworkPerformance, line);
  const page = pageFigures();
  if (page) report(sendPageTiming, page);
}
