// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readTraits } from '#offline/session';
import { device } from '../device/device';
import { noteDevice, noteLanguage } from './traits';

const shown = vi.hoisted(() => ({ locale: 'en', wholes: 0 }));
vi.mock('../i18n', () => ({ activeLocale: () => shown.locale, loadWholeCatalogue: async () => void (shown.wholes += 1) }));
const said: unknown[] = [];

beforeEach(() => {
  Object.assign(shown, { locale: 'en', wholes: 0 });
  said.length = 0;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: { postMessage: (message: unknown) => said.push(message) } } });
});

it('the device knows its language and brand, whoever is here [OFF-004]', async () => {
  await noteDevice();
  expect(await readTraits(device)).toMatchObject({ locale: 'en', brand: 'perigee' });
});

it('another language is noted at once, and kept by the worker: texts of all pages and the document [OFF-004]', async () => {
  await noteDevice();
  shown.locale = 'de';
  await noteLanguage();
  expect(await readTraits(device)).toMatchObject({ locale: 'de' });
  expect(shown.wholes).toBe(1);
  expect(said).toMatchObject([{ kind: 'warm', locale: 'de' }]);
});
