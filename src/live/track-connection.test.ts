import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';
import { isDataSaving } from '../platform/data-saver/data-saver';
import { chooseDataSaver } from '../platform/data-saver/data-saver-choice';
import { trackConnection } from './track-connection';

class FakeConnection extends EventTarget {
  effectiveType = '4g';

  turn(effectiveType: string): void {
    this.effectiveType = effectiveType;
    this.dispatchEvent(new Event('change'));
  }
}

let line: FakeConnection;
let open: (pathChanged: boolean) => void;
let stop: () => void;
const subscribed = new Set<typeof open>();

beforeEach(() => {
  line = new FakeConnection();
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  const subscribe = (_kind: string, listener: (event: { pathChanged: boolean }) => void) => {
    open = (pathChanged) => listener({ pathChanged });
    subscribed.add(open);
    return () => void subscribed.delete(open);
  };
  stop = observed(() => trackConnection({ subscribe: subscribe as never }));
});

afterEach(() => {
  stop();
  expect(subscribed.size).toBe(0);
  localStorage.clear();
  document.documentElement.removeAttribute('data-saver');
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

const saysToPlatform = () => /light=(\d)/.exec(document.cookie)?.[1];

it('reports immediately when the connection turns slow; the current page stays, the next one is in data-saver mode', () => {
  line.turn('3g');
  expect([saysToPlatform(), isDataSaving()]).toEqual(['1', false]);
  open(false);
  expect(isDataSaving()).toBe(false);
  open(true);
  expect(isDataSaving()).toBe(true);
});

it('reports when the connection is fast again, which applies to the next document only', () => {
  line.turn('2g');
  open(true);
  line.turn('4g');
  open(true);
  expect([saysToPlatform(), isDataSaving()]).toEqual(['0', true]);
});

it('what the player chose overrides the connection', () => {
  chooseDataSaver('off');
  line.turn('slow-2g');
  open(true);
  expect([saysToPlatform(), isDataSaving()]).toEqual(['0', false]);
});

it('records the last state of the connection when the page is left, even in browsers without change events', () => {
  line.effectiveType = '2g';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saysToPlatform()).toBe('1');
  stop();
  line.turn('4g');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saysToPlatform()).toBe('1');
  vi.restoreAllMocks();
});
