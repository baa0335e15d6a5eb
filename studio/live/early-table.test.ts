// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEarly, openTable, tableAddress } from './early-table';

const game = 'orbit-house:orbit-live-roulette';

/** A connection whose events are sent by the test. */
class FakeSource extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
  }
  say(kind: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(kind), { data }));
  }
}

let opened: FakeSource[];

/** Connects early, and returns the connection. */
function early(): FakeSource {
  const source = new FakeSource();
  openEarly(game, () => source);
  return source;
}

/** What the table hears of its stream. */
function listen(): string[] {
  const heard: string[] = [];
  const source = openTable(tableAddress(game));
  for (const kind of ['beat', 'results', 'closed', 'table', 'error'])
    source.addEventListener(kind, (event) => heard.push(`${kind} ${(event as MessageEvent<string>).data}`.trim()));
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  const open = (source: FakeSource) => void opened.push(source);
  vi.stubGlobal(
    'EventSource',
    class extends FakeSource {
      constructor() {
        super();
        open(this);
      }
    },
  );
});

afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table’s stream that was opened early', () => {
  it('gives the table the last event of each kind, then every later one', () => {
    const source = early();
    source.say('results', '1');
    source.say('closed', 'until noon');
    source.say('table', 'betting');
    source.say('table', 'closing');
    const heard = listen();
    expect(heard).toEqual(['results 1', 'table closing']);
    source.say('table', 'playing');
    expect(heard.at(-1)).toBe('table playing');
    expect(heard).toHaveLength(3);
    expect(opened).toEqual([]);
  });

  it('is used once: a table that connects again opens its own', () => {
    early();
    listen();
    listen();
    expect(opened).toHaveLength(1);
  });

  it('isn’t used after an error', () => {
    const source = early();
    source.say('error');
    expect(source.isClosed).toBe(true);
    listen();
    expect(opened).toHaveLength(1);
  });

  it('ends if no table is created, but not under a table', () => {
    const unused = early();
    vi.advanceTimersByTime(20_000);
    expect(unused.isClosed).toBe(true);
    const used = early();
    listen();
    vi.advanceTimersByTime(20_000);
    used.say('error');
    expect(used.isClosed).toBe(false);
  });
});
