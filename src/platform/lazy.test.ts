import { expect, it, vi } from 'vitest';
import { makeLazy } from './lazy';

it.each([null, 0, { some: 'object' }])('a lazy value is computed once, at its first use, even if it’s %o', (value) => {
  const make = vi.fn(() => value);
  const lazy = makeLazy(make);
  expect(make).not.toHaveBeenCalled();
  expect([lazy(), lazy()]).toEqual([value, value]);
  expect(make).toHaveBeenCalledTimes(1);
});
