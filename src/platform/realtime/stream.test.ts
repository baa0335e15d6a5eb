import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT_MS } from '#contract/timing';
import type { Source } from './source';
import { type Relayed, startStream, type Stream } from './stream';

/** A connection whose server is played by the test. */
class FakeSource extends EventTarget {
  isClosed = false;

  constructor(readonly url: string) {
    super();
  }

  close(): void {
    this.isClosed = true;
  }

  say(kind: string, data: unknown, lastEventId = ''): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId }));
  }

  cut(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Locks of one browser: the first caller gets the lock, the next one waits. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine;
    return mine;
  };
  return { request } as unknown as LockManager;
}

/** The channel of one browser: every window receives the others' messages. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();

  constructor() {
    super();
    FakeChannel.all.add(this);
  }

  postMessage(data: Relayed): void {
    for (const other of FakeChannel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
}

let sources: FakeSource[] = [];
let locks: LockManager;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sources = [];
  locks = fakeLocks();
  FakeChannel.all.clear();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A window, with what it received. */
async function openWindow({ player = 7 as number | null, start = null as { epoch: string; sequence: number } | null } = {}) {
  const received: unknown[] = [];
  const window = { received, gaps: 0, places: [] as number[], stream: null as unknown as Stream };
  window.stream = startStream({
    player,
    start,
    locks,
    channel: new FakeChannel() as unknown as BroadcastChannel,
    open: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source as unknown as Source;
    },
    chance: () => 0.5,
    deliver: (kind, payload) => received.push([kind, payload]),
    onGap: () => (window.gaps += 1),
    onProgress: ({ sequence }) => window.places.push(sequence),
  });
  await settled();
  return window;
}

const latest = () => sources.at(-1)!;
const greeting = (sequence: number, gap = false) => ({ epoch: 'e', sequence, gap });

describe('the live stream', () => {
  it('starts at the device’s stored cursor [RT-002a]', async () => {
    await openWindow({ start: { epoch: 'e', sequence: 41 } });
    expect(latest().url).toBe('/api/events?cursor=e%3A41');
  });

  it('delivers in order and reports its cursor', async () => {
    const { received, places } = await openWindow();
    latest().say('hello', greeting(4));
    latest().say('balance', { amount_cents: 1 }, 'e:5');
    latest().say('jackpots_changes', { jackpots: [] }, 'e:5');
    latest().say('balance', { amount_cents: 2 }, 'e:6');
    expect(received).toEqual([
      ['balance', { amount_cents: 1 }],
      ['jackpots_changes', { jackpots: [] }],
      ['balance', { amount_cents: 2 }],
    ]);
    expect(places).toEqual([4, 5, 6]);
  });

  it('reconnects from its cursor with growing delays [RT-002a, RT-002b]', async () => {
    const window = await openWindow({ start: { epoch: 'e', sequence: 4 } });
    latest().say('hello', greeting(4));
    latest().say('balance', 1, 'e:5');
    latest().cut();
    await vi.advanceTimersByTimeAsync(299);
    expect(sources).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(latest().url).toBe('/api/events?cursor=e%3A5');
    latest().cut();
    await vi.advanceTimersByTimeAsync(599);
    expect(sources).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    latest().say('hello', greeting(5));
    latest().say('balance', 1, 'e:5');
    latest().say('balance', 2, 'e:6');
    expect(window.received).toEqual([
      ['balance', 1],
      ['balance', 2],
    ]);
    expect(window.gaps).toBe(0);
  });

  it('without a cursor reloads once what was read before it opened', async () => {
    const [first, guest] = [await openWindow(), await openWindow({ player: null })];
    for (const source of sources) source.say('hello', greeting(4));
    latest().cut();
    await vi.advanceTimersByTimeAsync(300);
    latest().say('hello', greeting(4));
    expect([first.gaps, guest.gaps]).toEqual([1, 0]);
  });

  it('reports events that can’t be replayed', async () => {
    const window = await openWindow({ start: { epoch: 'e', sequence: 3 } });
    latest().say('hello', greeting(900, true));
    expect(window.gaps).toBe(1);
  });

  it('reconnects when the network is back', async () => {
    const { stream } = await openWindow();
    const first = latest();
    stream.renew();
    expect([first.isClosed, sources.length]).toEqual([true, 2]);
    first.cut();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sources).toHaveLength(2);
  });

  it('reconnects from its cursor after two missed heartbeats [RT-002a]', async () => {
    const window = await openWindow();
    const dead = latest();
    dead.say('hello', greeting(4));
    for (let beat = 0; beat < 10; beat += 1) {
      await vi.advanceTimersByTimeAsync(BEAT_MS);
      dead.say('beat', 1);
    }
    expect(sources).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * BEAT_MS + 1_000);
    expect([dead.isClosed, latest().url]).toEqual([true, '/api/events?cursor=e%3A4']);
    latest().say('hello', greeting(4));
    latest().say('balance', 1, 'e:5');
    dead.dispatchEvent(new MessageEvent('balance', { data: '2', lastEventId: 'e:6' }));
    expect(window.received).toEqual([['balance', 1]]);
  });

  it('ends with its window', async () => {
    const { stream } = await openWindow();
    stream.stop();
    expect(latest().isClosed).toBe(true);
    latest().cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sources).toHaveLength(1);
  });
});

describe('several windows', () => {
  it('share one connection and receive the same events', async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    latest().say('hello', greeting(4));
    latest().say('balance', 1, 'e:5');
    expect(sources).toHaveLength(1);
    expect([first.received, second.received]).toEqual([[['balance', 1]], [['balance', 1]]]);
  });

  it('a window that joins starts at the leader’s cursor', async () => {
    await openWindow();
    latest().say('hello', greeting(4));
    latest().say('balance', 1, 'e:5');
    const late = await openWindow();
    latest().say('balance', 2, 'e:6');
    expect(late.received).toEqual([['balance', 2]]);
    // Reloaded by its own first read only.
    expect(late.gaps).toBe(1);
  });

  it('the next window takes over when the leading one closes, without loss or repetition [RT-002a, RT-002b]', async () => {
    const [first, second, third] = [await openWindow(), await openWindow(), await openWindow()];
    latest().say('hello', greeting(4));
    latest().say('balance', 1, 'e:5');
    first.stream.stop();
    await settled();
    expect(latest().url).toBe('/api/events?cursor=e%3A5');
    latest().say('hello', greeting(5));
    latest().say('balance', 2, 'e:6');
    expect([second.received, third.received]).toEqual([
      [
        ['balance', 1],
        ['balance', 2],
      ],
      [
        ['balance', 1],
        ['balance', 2],
      ],
    ]);
    expect([second.gaps, third.gaps]).toEqual([1, 1]);
  });

  it('of different players don’t receive each other’s events [OFF-005a]', async () => {
    const first = await openWindow();
    const other = await openWindow({ player: 8 });
    latest().say('hello', greeting(4));
    latest().say('balance', 1, 'e:5');
    expect([first.received.length, other.received.length]).toEqual([1, 0]);
  });
});
