import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands/index';
import { locales } from '#contract/fields/locale';
import { catalogues } from '#locales/texts';
import { manifestOf, manifestUrl, type WebAppManifest } from './manifest';

const { en } = catalogues;

const made = (brand: keyof typeof brands, locale: (typeof locales)[number]): WebAppManifest =>
  manifestOf({ brand: brands[brand], locale, origin: 'https://house.example' }, (key, values) => en[key].replace('{brand}', values.brand));

const file = (url: string) => new URL(`../public${url}`, import.meta.url);

describe('manifestOf', () => {
  it('describes one app in all languages, each with its own start URL [PWA-002a]', () => {
    const all = locales.map((locale) => made('perigee', locale));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.map(({ start_url }) => start_url.split('?')[0])).toEqual(locales.map((locale) => (locale === 'en' ? '/' : `/${locale}`)));
    expect(all.every(({ start_url, scope }) => start_url.startsWith(scope))).toBe(true);
  });

  it.each(['perigee', 'meridian'] as const)('has the members that %s needs for an installation [PWA-002a, CONF-004b]', (brand) => {
    const { name, short_name, description, display, icons, screenshots, shortcuts } = made(brand, 'de');
    expect({ name, short_name, display }).toEqual({ name: brands[brand].name, short_name: brands[brand].shortName, display: 'standalone' });
    expect(description).toContain(brands[brand].name);
    for (const purpose of ['any', 'maskable', 'monochrome']) {
      expect(icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)).toEqual(['192x192', '512x512']);
    }
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    expect(shortcuts.map(({ url }) => url.split('?')[0])).toEqual([
      '/de/last-game',
      '/de/deposit',
      '/de/notifications',
      '/de/profile/limits',
    ]);
  });

  it.each(locales)('has its texts in %s [PWA-002a]', (locale) => {
    const { lang, dir, display_override, launch_handler, categories } = made('perigee', locale);
    expect({ lang, dir }).toEqual({ lang: locale === 'en-KW' ? 'en' : locale, dir: 'ltr' });
    expect({ display_override, launch_handler, categories }).toEqual({
      display_override: ['standalone', 'minimal-ui'],
      launch_handler: { client_mode: ['navigate-existing'] },
      categories: ['entertainment', 'games'],
    });
  });

  it.each(['perigee', 'meridian'] as const)(
    'lists only existing icons and screenshots of %s, the latter in their real sizes',
    async (brand) => {
      const { icons, screenshots } = made(brand, 'en');
      const sizeOf = async (url: string) => {
        const { width, height } = await sharp(await readFile(file(url))).metadata();
        return `${width}x${height}`;
      };
      for (const { src, sizes } of [...icons, ...screenshots]) expect([src, await sizeOf(src)]).toEqual([src, sizes]);
    },
  );

  it.each(['perigee', 'meridian'] as const)('lists only existing icons of %s', (brand) => {
    const { icons, shortcuts } = made(brand, 'en');
    const urls = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src);
    expect(urls.filter((url) => !existsSync(file(url)))).toEqual([]);
    expect([brands[brand].logo.full.url, brands[brand].logo.mark.url].filter((url) => !existsSync(file(url)))).toEqual([]);
  });

  it('lists its own manifests, so that a browser can tell whether the app is installed', () => {
    const { related_applications: related } = made('meridian', 'it');
    expect(related).toContainEqual({ platform: 'webapp', url: `https://house.example${manifestUrl('it')}`, id: 'https://house.example/' });
    expect(related).toHaveLength(brands.meridian.locales.length);
  });
});
