// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '#contract/fields/live';
import { TableStream } from './table-stream';

const table: LiveTable = {
  game: 'orbit-house:orbit-live-roulette',
  live_round: '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21',
  number: 7,
  phase: 'betting',
  left_ms: 5_000,
  phase_ms: 20_000,
  commitment: 'a'.repeat(64),
  seed: null,
  seen: null,
  result: null,
  players: 0,
  watching: 1,
  bettors: [],
};

/** A connection whose messages are sent by the test. */
class FakeSource {
  isClosed = false;
  private readonly listeners = new Map<string, (event: Event) => void>();
  constructor(readonly url: string) {}
  addEventListener(kind: string, listener: (event: Event) => void) {
    this.listeners.set(kind, listener);
  }
  close() {
    this.isClosed = true;
  }
  say(kind: string, payload: unknown) {
    this.pass(kind, Object.assign(new Event(kind), { data: JSON.stringify(payload) }));
  }
  pass(kind: string, event: Event) {
    this.listeners.get(kind)?.(event);
  }
}

const sources: FakeSource[] = [];
const received = {
  tables: [] as LiveTable[],
  ends: [] as number[],
  closed: [] as (Date | null)[],
  results: [] as unknown[],
  connected: [] as boolean[],
};

function follow(): TableStream {
  const stream = new TableStream(
    table.game,
    {
      onTable: (shown, endsAt) => {
        received.tables.push(shown);
        received.ends.push(endsAt - performance.now());
      },
      onClosed: (opensAt) => received.closed.push(opensAt),
      onResults: (results) => received.results.push(results),
      onConnected: (isConnected) => received.connected.push(isConnected),
    },
    (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source as unknown as EventSource;
    },
  );
  stream.start();
  return stream;
}

beforeEach(() => {
  vi.useFakeTimers();
  sources.length = 0;
  for (const list of Object.values(received)) list.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('the stream of a live table', () => {
  it('says when a closed table opens', () => {
    const stream = follow();
    sources[0]!.say('closed', { opens_at: '2026-05-01T10:00:00.000Z' });
    sources[0]!.say('closed', { opens_at: 7 });
    expect(received.closed).toEqual([new Date('2026-05-01T10:00:00.000Z')]);
    stream.stop();
  });

  it('says when operators have switched a table off', () => {
    const stream = follow();
    sources[0]!.say('closed', { opens_at: null });
    expect(received.closed).toEqual([null]);
    stream.stop();
  });

  it('passes on declared events, and ignores anything else', () => {
    const stream = follow();
    expect(sources[0]!.url).toBe('/provider/v1/live/events?game=orbit-house%3Aorbit-live-roulette');
    sources[0]!.say('table', table);
    sources[0]!.say('table', { ...table, phase: 'tea' });
    const results = [17, 0].map((number) => ({ kind: 'roulette' as const, number }));
    sources[0]!.say('results', results);
    sources[0]!.say('results', 'none');
    expect(received).toMatchObject({ tables: [table], results: [results], connected: [true] });
    expect(received.ends[0]).toBeCloseTo(5_000, -1);
    stream.stop();
    expect(sources[0]!.isClosed).toBe(true);
  });

  it('counts the time that an event has waited for the table', () => {
    const stream = follow();
    const waited = Object.assign(new Event('table'), { data: JSON.stringify(table) });
    vi.advanceTimersByTime(2_000);
    sources[0]!.pass('table', waited);
    expect(received.tables[0]!.left_ms).toBeCloseTo(3_000, -1);
    expect(received.ends[0]).toBeCloseTo(3_000, -1);
    stream.stop();
  });

  it('reconnects after a silence, but not while heartbeats arrive', () => {
    const stream = follow();
    for (let beats = 0; beats < 10; beats++) {
      vi.advanceTimersByTime(4_000);
      sources[0]!.say('beat', 1);
    }
    expect(sources.length).toBe(1);
    vi.advanceTimersByTime(11_000);
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(received.connected.at(-1)).toBe(false);
    sources[1]!.say('table', table);
    expect(received.connected.at(-1)).toBe(true);
    stream.stop();
    vi.advanceTimersByTime(60_000);
    expect(sources.length).toBe(2);
  });

  it('counts as lost when the device goes offline, and reconnects when it’s back', () => {
    const stream = follow();
    sources[0]!.say('table', table);
    dispatchEvent(new Event('offline'));
    expect(received.connected).toEqual([true, false]);
    dispatchEvent(new Event('online'));
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    sources[1]!.say('table', table);
    expect(received.connected).toEqual([true, false, true]);
    stream.stop();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect([received.connected.length, sources.length]).toEqual([3, 2]);
  });
});
