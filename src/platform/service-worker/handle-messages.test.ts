import { afterEach, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { ageOf, forgetAge, rememberAge } from '../api/ages';
import { handleMessages } from './handle-messages';

vi.mock('../i18n', () => ({ activeLocale: () => 'en' }));

const LOBBY = '/api/lobby';
const handlers = () => ({
  onNotification: vi.fn<() => void>(),
  onClick: vi.fn<() => void>(),
  onFresh: vi.fn<(url: string) => void>(),
  onMissed: vi.fn<(url: string) => void>(),
});
const shownAsLastKnown = (url: string) => rememberAge(url, new Headers({ [headers.storedAt]: '1000' }));

afterEach(() => forgetAge(LOBBY));

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
