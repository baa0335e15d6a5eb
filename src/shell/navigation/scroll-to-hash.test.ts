import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';
import { scrollToHash } from './scroll-to-hash';

beforeEach(() => void vi.useFakeTimers());

const scrolled: unknown[] = [];
const element = { scrollIntoView: (how: unknown) => void scrolled.push(how) } as unknown as Element;
afterEach(() => void (scrolled.length = 0));

describe('the element of a hash', () => {
  it('is looked for every 200 ms, and scrolled to smoothly once [ROUTE-054a, ROUTE-054b]', () => {
    let isThere = false;
    const find = vi.fn(() => (isThere ? element : null));
    scrollToHash('prizes', find);
    vi.advanceTimersByTime(999);
    expect(find).toHaveBeenCalledTimes(5);
    isThere = true;
    vi.advanceTimersByTime(1_000);
    expect(scrolled).toEqual([{ behavior: 'smooth' }]);
    expect(find).toHaveBeenCalledTimes(6);
  });

  it('is given up after 5 s, and after a navigation [ROUTE-054b]', () => {
    const find = vi.fn(() => null);
    scrollToHash('nowhere', find);
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(26);
    observed(() => scrollToHash('nowhere', find))();
    vi.advanceTimersByTime(60_000);
    expect(find).toHaveBeenCalledTimes(27);
  });
});
