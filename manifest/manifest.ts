import type { Brand } from '#brands/brand';
import { brandColours } from '#brands/colours';
import type { Locale } from '#contract/fields/locale';
import type { MessageKey } from '#locales/index';
import { appIcons, maskableIcons, monochromeIcons, type IconEntry } from './icons';

export interface Shortcut {
  name: string;
  url: string;
  icons: IconEntry[];
}

export interface Screenshot {
  src: string;
  sizes: string;
  type: 'image/webp';
  form_factor: 'narrow' | 'wide';
  label: string;
}

/** The web app manifest, with the members that we use. */
export interface WebAppManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: 'ltr';
  start_url: string;
  scope: string;
  display: 'standalone';
  display_override: ('window-controls-overlay' | 'standalone' | 'minimal-ui')[];
  orientation: 'any';
  theme_color: string;
  background_color: string;
  categories: string[];
  icons: IconEntry[];
  screenshots: Screenshot[];
  shortcuts: Shortcut[];
  launch_handler: { client_mode: 'navigate-existing'[] };
  related_applications: { platform: 'webapp'; url: string; id: string }[];
  prefer_related_applications: boolean;
}

type ManifestKey = Extract<MessageKey, `install.manifest.${string}`>;
type Text = (key: ManifestKey, values: { brand: string }) => string;

/** The same id in every language; otherwise two languages on a device would be two apps. */
const ID = '/';

/** The path of the manifest of a language. */
export function manifestUrl(locale: Locale): string {
  return `/manifest/${locale}.webmanifest`;
}

const pathIn = (locale: Locale, path: string) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`);

const withSource = (path: string, source: string) => `${path}?source=${source}`;

/** The brand, the language, and the origin of the manifest, such as `https://perigee.example`. */
interface Served {
  brand: Brand;
  locale: Locale;
  origin: string;
}

/** The manifest of a brand in a language (PWA-002). Its screenshots are in /screenshots/<brand>/. */
export function manifestOf({ brand, locale, origin }: Served, text: Text): WebAppManifest {
  const say = (key: ManifestKey) => text(key, { brand: brand.name });
  return {
    id: ID,
    name: brand.name,
    short_name: brand.shortName,
    description: say('install.manifest.description'),
    lang: locale === 'en-KW' ? 'en' : locale,
    dir: 'ltr',
    start_url: withSource(pathIn(locale, '/'), 'app'),
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: brandColours[brand.id].theme,
    background_color: brandColours[brand.id].background,
    categories: ['entertainment', 'games'],
    icons: [...appIcons(brand), ...maskableIcons(brand), ...monochromeIcons(brand)],
    screenshots: screenshots(brand, say),
    shortcuts: shortcuts(brand, locale, say),
    launch_handler: { client_mode: ['navigate-existing'] },
    related_applications: itself(brand, origin),
    prefer_related_applications: false,
  };
}

/**
 * The app in each of its languages: on a desktop it's identified by its id, on Android by the manifest that it was installed
 * from. Chromium compares both as absolute URLs.
 */
function itself(brand: Brand, origin: string): WebAppManifest['related_applications'] {
  return brand.locales.map((locale) => ({ platform: 'webapp', url: origin + manifestUrl(locale), id: origin + ID }));
}

function shortcuts(brand: Brand, locale: Locale, say: (key: ManifestKey) => string): Shortcut[] {
  const shortcut = (name: 'last-game' | 'deposit' | 'notifications' | 'limits', path: string) => ({
    name: say(`install.manifest.${name}`),
    url: withSource(pathIn(locale, path), 'shortcut'),
    icons: [{ src: `/icons/${brand.id}/shortcut-${name}-96.png`, sizes: '96x96', type: 'image/png' as const }],
  });
  return [
    shortcut('last-game', '/last-game'),
    shortcut('deposit', '/deposit'),
    shortcut('notifications', '/notifications'),
    shortcut('limits', '/profile/limits'),
  ];
}

function screenshots(brand: Brand, say: (key: ManifestKey) => string): Screenshot[] {
  const shot = (name: 'lobby' | 'game' | 'cashbox', form: 'narrow' | 'wide'): Screenshot => ({
    src: `/screenshots/${brand.id}/${name}-${form}.webp`,
    sizes: form === 'narrow' ? '720x1480' : '1440x900',
    type: 'image/webp',
    form_factor: form,
    label: say(`install.manifest.screenshot-${name}`),
  });
  return (['narrow', 'wide'] as const).flatMap((form) => [shot('lobby', form), shot('game', form), shot('cashbox', form)]);
}
