import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { recallPayment } from '#contract/calls/cashbox/history';
import { storage } from '#contract/storage';
import { fakeResponses } from '#tests/support/fake-responses';
import { sendUtm } from '../features/account/sign-up/send-utm';
import { ask, wireClient } from '../platform/api/client';
import { CallFailed } from '../platform/api/refusal';
import { readSession, writeSession } from '../platform/storage/session-storage';
import { storeUtm } from './store-utm';
import { logFailedCall } from './log-failed-calls';
import { traceWindow } from './trace-window';

interface Report {
  url: string;
  body: unknown;
}

const received: Report[] = [];
beforeEach(() => {
  received.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    received.push({ url, body: JSON.parse(init.body as string) as unknown });
    return Response.json({});
  });
});
afterEach(() => {
  wireClient({ onFailed: () => undefined, trace: () => null });
});

describe('a failed request', () => {
  it('is logged with the code of its path and the server’s message [TRACK-002a]', async () => {
    const refusal = { error: { code: 'payment_not_recallable', message: 'no', fields: {} } };
    wireClient({ onFailed: logFailedCall, fetch: fakeResponses(() => Response.json(refusal, { status: 409 })) });
    await expect(ask(recallPayment, { params: { id: crypto.randomUUID() } })).rejects.toThrow(CallFailed);
    expect(received).toMatchObject([{ url: '/log', body: { code: 'PLAYER_PAYMENTS_ID_RECALL_ERROR', reason: 'payment_not_recallable' } }]);
  });

  it('is logged later if there was no response, and not at all offline [TRACK-002a]', () => {
    vi.useFakeTimers();
    logFailedCall(getPlayer, new CallFailed('offline', '', 0));
    logFailedCall(getPlayer, new CallFailed('no_response', '', 0));
    expect(received).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(received).toMatchObject([{ url: '/log', body: { code: 'PLAYER_ERROR', reason: 'no_response' } }]);
  });
});

describe('a traced window', () => {
  it('sends one trace id with each of its requests, every other window none', async () => {
    const sent: (string | null)[] = [];
    const fetch = async (_url: string, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('traceparent'));
      return Response.json({});
    };
    wireClient({ fetch, ...(traceWindow(0.5) && { trace: traceWindow(0.5)! }) });
    await ask(getPlayer, {});
    wireClient({ trace: traceWindow(0.01)! });
    await ask(getPlayer, {});
    await ask(getPlayer, {});
    expect(sent[0]).toBeNull();
    const [first, second] = sent.slice(1).map((header) => /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(header!)!);
    expect(first![1]).toBe(second![1]);
    expect(first![2]).not.toBe(second![2]);
  });
});

describe('a visit’s UTM source', () => {
  it('is stored for the window, reported once, and reported again once at sign-up [TRACK-001]', async () => {
    const asked: Report[] = [];
    const fetch = async (url: string, init?: RequestInit) => {
      asked.push({ url, body: JSON.parse(init?.body as string) as unknown });
      return Response.json({});
    };
    wireClient({ fetch });
    const utmMetrics = { utm_source: 'letter', sub_id: '7' };
    for (let time = 0; time < 2; time += 1) storeUtm('?utm_source=letter&sub_id=7');
    storeUtm('');
    expect(readSession(storage.session.utm)).toEqual(utmMetrics);
    for (let time = 0; time < 2; time += 1) await sendUtm();
    expect(asked).toEqual([
      { url: '/log_utm_set', body: { utmMetrics } },
      { url: '/log_utm_send', body: { utmMetrics } },
    ]);
    writeSession(storage.session.utm, { utm_source: '<b>' });
    await sendUtm();
    expect(asked).toHaveLength(2);
  });
});
