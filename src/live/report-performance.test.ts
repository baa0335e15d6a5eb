import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportPerformance } from './report-performance';

const vitals = vi.hoisted(() => ({}) as Record<'LCP' | 'INP' | 'CLS', (metric: { value: number }) => void>);
vi.mock('web-vitals', () => ({
  onLCP: (told: (typeof vitals)['LCP']) => (vitals.LCP = told),
  onINP: (told: (typeof vitals)['INP']) => (vitals.INP = told),
  onCLS: (told: (typeof vitals)['CLS']) => (vitals.CLS = told),
}));

/** Hides the window, as when it's closed or covered by another. */
async function hide(state: DocumentVisibilityState = 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await Promise.resolve();
}

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
    (kind) => (kind === 'navigation' ? [{ ...timed(5, 95.4), loadEventEnd: 900.2 }] : [timed(0.5, 40.5), timed(100, 161)]) as never,
  );
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => [{ startTime: 480.7 }] as never);
});

// Ends the window that the test started.
afterEach(async () => {
  await hide();
});

describe('performance data', () => {
  it('of the connection is sent as numbers, measured ones rather than the browser’s [TRACK-001]', () => {
    around = { onLine: true, connection: { rtt: 300, downlink: 1.45, effectiveType: '3g', saveData: false } };
    reportPerformance();
    expect(sent).toEqual([['PUT /network-performance', { rtt: 61, downlink: 1.45, effectiveType: '3g' }]]);
  });

  it('of the page is sent once it’s hidden, with what has been measured until then [TRACK-001]', async () => {
    reportPerformance();
    vitals.LCP({ value: 812.4 });
    vitals.CLS({ value: 0.01234 });
    vitals.INP({ value: 96 });
    await hide('visible');
    expect(sent.slice(1)).toEqual([]);
    vitals.INP({ value: 104 });
    await hide();
    await hide();
    const page = { first_byte: 95, first_paint: 481, largest_paint: 812, loaded: 900, layout_shift: 0.012, slowest_response: 104 };
    expect(sent.slice(1)).toEqual([['PUT /performance', page]]);
  });

  it('omits what the browser doesn’t report [TRACK-001]', async () => {
    reportPerformance();
    await hide();
    expect(sent).toEqual([
      ['PUT /network-performance', { rtt: 61 }],
      ['PUT /performance', { first_byte: 95, first_paint: 481, loaded: 900 }],
    ]);
  });

  it('of the page isn’t sent if data saving was turned on meanwhile [TRACK-001]', async () => {
    reportPerformance();
    around = { onLine: true, connection: { saveData: true } };
    await hide();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['asks not to be followed', { doNotTrack: '1' }],
    ['has privacy control on', { globalPrivacyControl: true }],
    ['spares data', { connection: { saveData: true } }],
    ['has no network', { onLine: false }],
  ])('isn’t sent by a browser that %s [TRACK-001]', async (_what, said) => {
    around = { onLine: true, ...said };
    reportPerformance();
    await hide();
    expect(sent).toEqual([]);
  });
});
