import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completePlayer, network } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { WeeklySummaryCard } from './weekly-summary-card';

let shown: Rendered;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
});

afterEach(async () => {
  await shown.unmount();
});

const switches = () => [...shown.page.querySelectorAll('input')];
const states = () => switches().map(({ checked }) => checked);

it('a failed read of the weekly summary’s settings can be retried', async () => {
  let isDown = true;
  network(() => (isDown ? refusal('forbidden', 403) : Response.json({ by_mail: true, by_notification: false })));
  shown = await render(<WeeklySummaryCard />);
  await shown.until(() => expect(shown.page.querySelector('[role="alert"], [role="status"]')).not.toBeNull());
  expect(switches()).toEqual([]);
  isDown = false;
  await pressButton('Try again');
  await shown.until(() => expect(states()).toEqual([true, false]));
});

it('a change of the weekly summary that the server refuses is reverted', async () => {
  let isRefused = false;
  network(({ method }) =>
    method !== 'GET' && isRefused ? refusal('forbidden', 403) : Response.json({ by_mail: method !== 'GET', by_notification: false }),
  );
  shown = await render(<WeeklySummaryCard />);
  await shown.until(() => expect(states()).toEqual([false, false]));
  await act(async () => switches()[0]!.click());
  await shown.until(() => expect(states()).toEqual([true, false]));
  isRefused = true;
  await act(async () => switches()[1]!.click());
  await shown.until(() => expect(states()).toEqual([true, false]));
});
