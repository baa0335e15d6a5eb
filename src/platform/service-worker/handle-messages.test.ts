import { afterEach, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { ageOf, forgetAge, rememberAge } from '../api/ages';
import { handleMessages } from './handle-messages';

vi.mock('../i18n', () => ({ activeLocale: () => 'en' }));
vi.mock('#offline/pending-clicks', () => ({ takeClicks: async () => clicks.splice(0, 1) }));

/** Clicks on notifications that the worker has stored for a window that was asleep. */
const clicks: { id: string; path: string }[] = [];

const LOBBY = '/api/lobby';
const handlers = () => ({
  onNotification: vi.fn<() => void>(),
  onClick: vi.fn<(click: unknown) => void>(),
  onFresh: vi.fn<(url: string) => void>(),
  onMissed: vi.fn<(url: string) => void>(),
});
const shownAsLastKnown = (url: string) => rememberAge(url, new Headers({ [headers.storedAt]: '1000' }));

afterEach(() => forgetAge(LOBBY));

// First, because a window listens for as long as it lives.
it('takes up a click that was stored, also one that it finds once the network or the window is back', async () => {
  const mocks = handlers();
  const taken = () => mocks.onClick.mock.calls.map(([click]) => (click as { path: string }).path);
  clicks.push({ id: 'a', path: '/first' });
  handleMessages(new EventTarget() as ServiceWorkerContainer, mocks);
  await vi.waitFor(() => expect(taken()).toEqual(['/first']));
  clicks.push({ id: 'b', path: '/second' });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(taken()).toEqual(['/first', '/second']));
  clicks.push({ id: 'c', path: '/third' });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(taken()).toEqual(['/first', '/second', '/third']));
});

it('refetches what was shown stale before anything listened, and nothing else', () => {
  shownAsLastKnown(LOBBY);
  const mocks = handlers();
  handleMessages(new EventTarget() as ServiceWorkerContainer, mocks);
  expect(mocks.onFresh.mock.calls).toEqual([[LOBBY]]);
  expect(mocks.onMissed).not.toHaveBeenCalled();
});

it('from then on the worker reports the outcome [OFF-001b]', () => {
  const container = new EventTarget();
  const mocks = handlers();
  handleMessages(container as ServiceWorkerContainer, mocks);
  shownAsLastKnown(LOBBY);
  const say = (kind: string) =>
    container.dispatchEvent(Object.assign(new Event('message'), { data: { protocol: 1, kind, url: LOBBY }, ports: [] }));
  say('missed');
  expect([ageOf(LOBBY), mocks.onMissed.mock.calls]).toEqual([1000, [[LOBBY]]]);
  say('same');
  expect([ageOf(LOBBY), mocks.onFresh.mock.calls]).toEqual([null, []]);
});
