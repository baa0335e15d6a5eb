import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';
import { turnTitle } from './idle-title';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Lobby';
  stop = observed(() => turnTitle(() => ['Come back']));
});
afterEach(() => {
  stop();
});

describe("the tab's title", () => {
  it('alternates once the tab was idle for a minute, and is the page’s own again at the first input [OVER-006]', () => {
    vi.advanceTimersByTime(59_000);
    expect(document.title).toBe('Lobby');
    vi.advanceTimersByTime(1_000);
    expect(document.title).toBe('Come back');
    vi.advanceTimersByTime(3_000);
    expect(document.title).toBe('Lobby');
    vi.advanceTimersByTime(3_000);
    document.dispatchEvent(new Event('pointerdown'));
    expect(document.title).toBe('Lobby');
  });

  it('counts a minute from the last scroll, and scrolling ends it too [OVER-006]', () => {
    vi.advanceTimersByTime(40_000);
    document.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(59_000);
    expect(document.title).toBe('Lobby');
    vi.advanceTimersByTime(1_000);
    expect(document.title).toBe('Come back');
    document.dispatchEvent(new Event('scroll'));
    expect(document.title).toBe('Lobby');
  });

  it('keeps a title that the page sets meanwhile [OVER-006]', () => {
    vi.advanceTimersByTime(60_000);
    document.title = '(1) Lobby';
    vi.advanceTimersByTime(3_000);
    vi.advanceTimersByTime(3_000);
    document.dispatchEvent(new Event('keydown'));
    expect(document.title).toBe('(1) Lobby');
  });
});
