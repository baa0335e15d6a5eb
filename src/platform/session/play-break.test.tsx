import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { keepDeviceBreak } from '../storage/device-break';
import { useBreak } from './play-break';
import { type Player, session } from './session';

function OnBreak() {
  return <p>{useBreak() === null ? 'plays' : 'rests'}</p>;
}

let shown: Rendered;

afterEach(async () => {
  vi.useRealTimers();
  session.player = null;
  await shown.unmount();
});

it('a break that was begun on a device is its guest’s, never a player’s', async () => {
  keepDeviceBreak({ type: 'coolingoff', until: null }, Date.now());
  session.status = 'guest';
  shown = await render(<OnBreak />);
  await shown.until(() => expect(shown.page.textContent).toBe('rests'));
  await act(async () => void Object.assign(session, { status: 'player', player: { id: 7, play_break: null } }));
  expect(shown.page.textContent).toBe('plays');
  session.status = 'unknown';
  localStorage.clear();
});

const restUntil = (until: string | null) => (session.player = { play_break: { type: 'cooling_off', until } } as unknown as Player);

it('a break ends on an open page when its time is up, and one without an end lasts', async () => {
  restUntil(null);
  shown = await render(<OnBreak />);
  expect(shown.page.textContent).toBe('rests');
  vi.useFakeTimers();
  // Further away than a browser's longest timer.
  const days = 40 * 24 * 60 * 60 * 1000;
  await act(async () => void restUntil(new Date(Date.now() + days).toISOString()));
  await act(async () => void (await vi.advanceTimersByTimeAsync(days - 1)));
  expect(shown.page.textContent).toBe('rests');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(shown.page.textContent).toBe('plays');
});
