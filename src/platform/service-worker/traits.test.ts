import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { readTraits } from '#offline/session';
import { device } from '../device/device';
import { noteDevice, noteLanguage } from './traits';

const shown = vi.hoisted(() => ({ locale: 'en', wholes: 0 }));
vi.mock('../i18n', () => ({ activeLocale: () => shown.locale, loadWholeCatalogue: async () => void (shown.wholes += 1) }));
const said: unknown[] = [];

beforeEach(() => {
  Object.assign(shown, { locale: 'en', wholes: 0 });
  said.length = 0;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: { postMessage: (message: unknown) => said.push(message) } },
  });
});

it('the device records its language and brand, independent of the player', async () => {
  await noteDevice();
  expect(await readTraits(device)).toMatchObject({ locale: 'en', brand: 'perigee' });
});

it.each([
  ['the browser saves data', true, '', true],
  ['the person chose light pages', false, 'on', true],
  ['neither', false, '', false],
  ['the person chose complete pages, and the browser knows no line', undefined, 'off', false],
])('the device records whether to save data if %s', async (_what, saveData, choice, isDataSaving) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: saveData === undefined ? undefined : { saveData } });
  localStorage.setItem(storage.local.light, choice);
  await noteDevice();
  expect(await readTraits(device)).toMatchObject({ isDataSaving });
});

it('stores a changed language immediately; the worker caches its messages and document', async () => {
  await noteDevice();
  shown.locale = 'de';
  await noteLanguage();
  expect(await readTraits(device)).toMatchObject({ locale: 'de' });
  expect(shown.wholes).toBe(1);
  expect(said).toMatchObject([{ kind: 'warm', locale: 'de' }]);
});

it.each([
  ['locale=de', 'de'],
  ['locale=; max-age=0', null],
])('the device records the chosen language of the cookie %s, which the worker can’t read', async (cookie, chosenLocale) => {
  document.cookie = `${cookie}; path=/`;
  await noteDevice();
  expect(await readTraits(device)).toMatchObject({ chosenLocale });
});
