import { expect, it } from 'vitest';
import { keptTimer, timerOf } from './session-timer';

it('a session timer survives reloads, and restarts with another session or a clock that was set back [AUTH-015b]', () => {
  const begun = timerOf(null, 'one', 1_000);
  expect(begun).toEqual({ session: 'one', since: 1_000 });
  expect(timerOf(keptTimer(JSON.parse(JSON.stringify(begun))), 'one', 61_000)).toEqual(begun);
  expect(timerOf(begun, 'two', 61_000)).toEqual({ session: 'two', since: 61_000 });
  expect(timerOf(begun, 'one', 500)).toEqual({ session: 'one', since: 500 });
});

it.each([
  null,
  7,
  'text',
  {},
  { session: 'one' },
  { session: 'one', since: 'then' },
  { session: 1, since: 1 },
  { session: 'one', since: Number.NaN },
])('%j is not a stored timer', (stored) => {
  expect(keptTimer(stored)).toBeNull();
});
