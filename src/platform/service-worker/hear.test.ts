// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { headers } from '#contract/headers';
import { ageOf, forgetAge, rememberAge } from '../api/ages';
import { hear } from './hear';

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
  const heard = handlers();
  hear(new EventTarget() as ServiceWorkerContainer, heard);
  expect(heard.onFresh.mock.calls).toEqual([[LOBBY]]);
  expect(heard.onMissed).not.toHaveBeenCalled();
});

it('from then on the worker reports the outcome [OFF-001b]', () => {
  const container = new EventTarget();
  const heard = handlers();
  hear(container as ServiceWorkerContainer, heard);
  shownAsLastKnown(LOBBY);
  const say = (kind: string) =>
    container.dispatchEvent(Object.assign(new Event('message'), { data: { protocol: 1, kind, url: LOBBY }, ports: [] }));
  say('missed');
  expect([ageOf(LOBBY), heard.onMissed.mock.calls]).toEqual([1000, [[LOBBY]]]);
  say('same');
  expect([ageOf(LOBBY), heard.onFresh.mock.calls]).toEqual([null, []]);
});
