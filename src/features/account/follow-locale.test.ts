import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { updateLocale } from '#contract/calls/account/preferences';
import { session } from '../../platform/session';

const sent = vi.hoisted(() => vi.fn<(call: object, request: object) => Promise<string>>(async () => 'sent'));
vi.mock('../../platform/device', () => ({ sendOrQueue: sent }));
const chosen = vi.hoisted(() => ({ choose: (_locale: string): void => undefined }));
vi.mock('../../platform/i18n/change-locale', () => ({
  onLocaleChange: (listener: (locale: string) => void) => ((chosen.choose = listener), () => undefined),
}));

afterEach(() => void Object.assign(session, { status: 'unknown', player: null }));

it('sends each language that a player selects to the server, an earlier selection too, but not a guest’s [AUTH-016b]', async () => {
  const { followLocale } = await import('./follow-locale');
  followLocale();
  chosen.choose('fr');
  Object.assign(session, { status: 'player', player: { id: 7, locale: 'en' } });
  for (const locale of ['de', 'en']) chosen.choose(locale);
  expect(sent.mock.calls).toEqual(['de', 'en'].map((locale) => [updateLocale, { body: { locale } }]));
});
