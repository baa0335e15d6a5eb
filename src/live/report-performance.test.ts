// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPerformance } from './report-performance';

let sent: [string, unknown][];
let around: object;

const timed = (requestStart: number, responseStart: number) => ({ requestStart, responseStart, transferSize: 300, workerStart: 0 });

beforeEach(() => {
  sent = [];
  around = { onLine: true };
  vi.stubGlobal('navigator', new Proxy({}, { get: (_target, name) => (around as Record<string | symbol, unknown>)[name] }));
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    sent.push([`${method} ${url}`, JSON.parse(body)]);
    return Response.json({});
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (kind) =>
      (kind === 'navigation'
        ? [{ ...timed(5, 95.4), loadEventEnd: 900.2 }]
        : [timed(0.5, 40.5), timed(100, 161)]) as unknown as PerformanceEntryList,
  );
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => [{ startTime: 480.7 }] as unknown as PerformanceEntryList);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('performance data', () => {
  it('is sent as numbers, measured ones before the browser’s own [TRACK-001]', () => {
    around = { onLine: true, connection: { rtt: 300, downlink: 1.45, effectiveType: '3g', saveData: false } };
    reportPerformance();
    expect(sent).toEqual([
      ['PUT /network-performance', { rtt: 61, downlink: 1.45, effectiveType: '3g' }],
      ['PUT /performance', { first_byte: 95, first_paint: 481, loaded: 900 }],
    ]);
  });

  it('is reported without what the browser doesn’t say [TRACK-001]', () => {
    reportPerformance();
    expect(sent[0]).toEqual(['PUT /network-performance', { rtt: 61 }]);
  });

  it.each([
    ['asks not to be followed', { doNotTrack: '1' }],
    ['has privacy control on', { globalPrivacyControl: true }],
    ['spares data', { connection: { saveData: true } }],
    ['has no network', { onLine: false }],
  ])('isn’t sent by a browser that %s [TRACK-001]', (_what, said) => {
    around = { onLine: true, ...said };
    reportPerformance();
    expect(sent).toEqual([]);
  });
});
