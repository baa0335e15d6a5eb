import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogues } from '#locales/texts';
import { render } from '#tests/support/render';
import { i18n } from '../../platform/i18n';
import { takeToasts, type Toast } from '../../ui/toast';
import { showGamesClosed, showLimitReached } from './limit-reached';

const { en } = catalogues;
let toasts: Toast[];
let stop: () => void;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en });
  toasts = [];
  stop = takeToasts((order) => void ('show' in order && toasts.push(order.show)));
});
afterEach(() => stop());

it('a reached limit shows one toast, until it’s closed, with a link to the limits unless they show already [OVER-007d, LIMIT-005b]', () => {
  const look = vi.fn<() => void>();
  showLimitReached(look);
  showLimitReached();
  const [first, second] = toasts;
  expect([first!.id, second!.id]).toEqual(['limit-reached', 'limit-reached']);
  expect([first, second]).toMatchObject([
    { tone: 'warning', duration: null },
    { tone: 'warning', duration: null },
  ]);
  first!.action!.run();
  expect([look.mock.calls.length, second!.action]).toEqual([1, undefined]);
});

it('a limit that closes games says when they open again, and leaves it to the page what else it refuses [LIMIT-005b]', () => {
  showGamesClosed();
  expect(toasts).toMatchObject([
    {
      id: 'limit-reached',
      title: 'You’ve reached your limit',
      text: 'Games open again once its period ends or a raise takes effect.',
      duration: null,
    },
  ]);
});

it('a limit with something left is exceeded: the toast says which one, what’s left and when more is available [LIMIT-005b]', async () => {
  const limit = { type: 'wager', period: 'day', currency: 'EUR', left_cents: 30, frees_at: '2026-11-26T12:00:00.000Z' } as const;
  showLimitReached(vi.fn<() => void>(), limit);
  showLimitReached(vi.fn<() => void>(), { ...limit, left_cents: 0, frees_at: null });
  expect(toasts.map(({ title }) => title)).toEqual(['That’s more than your limit allows', 'You’ve reached your limit']);
  expect(toasts.every(({ text }) => isValidElement(text))).toBe(true);
  const shown = await render(
    <>
      {toasts.map(({ title, text }) => (
        <p key={title as string}>{text}</p>
      ))}
    </>,
  );
  const [exceeded, reached] = [...shown.page.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(exceeded).toMatch(/^Bets, 24 hours: €0\.30 left · Part of it frees up on 26 Nov 2026/);
  expect(reached).toBe('Bets, 24 hours: Reached');
  await shown.unmount();
});
