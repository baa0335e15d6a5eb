import { afterEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../platform/session';
import BreakBar from './break-bar';

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'guest', player: null });
});

async function barOf(until: string | null): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], play_break: { type: 'coolingoff', until } } });
  shown = await render(<BreakBar />);
  return shown.page.textContent;
}

it.each([
  ['with its end alone, if that’s further away than a week', '2026-05-08T12:00:01Z', false],
  ['with the time that’s left, from a week on', '2026-05-08T12:00:00Z', true],
  ['without an end, if it has none', null, false],
])('a break shows %s [LIMIT-006a]', async (_how, until, hasCountdown) => {
  const text = await barOf(until);
  expect(text).toContain(until === null ? 'No end date' : '8 May 2026');
  expect(/ends in/i.test(text)).toBe(hasCountdown);
  expect(shown.page.querySelector('aside')?.getAttribute('aria-label')).toBe('You’re taking a break from play');
});

it('nobody sees it without a break', async () => {
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], play_break: null } });
  shown = await render(<BreakBar />);
  expect(shown.page.textContent).toBe('');
});
