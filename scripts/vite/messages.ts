import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isLocale, type Locale } from '../../contract/fields/locale';
import { isFirstLoadMessage, isServerMessage } from '../../locales/first-load';
import { catalogueVersion } from '../../locales/catalogue-version';

const root = resolve(import.meta.dirname, '../..');

/** The compiled catalogue of a locale, reread each time because it may change while the development server runs. */
const catalogueOf = (locale: Locale) =>
  (JSON.parse(readFileSync(resolve(root, `locales/compiled/${locale}.json`), 'utf8')) as { messages: Record<string, unknown> }).messages;

/**
 * `virtual:messages/<locale>`: the messages of the first load, compiled for Lingui's runtime, one lazy chunk per locale.
 * `virtual:messages/<locale>-rest`: those of all other pages. Messages of mails and manifests stay on the server.
 */
export function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'perigee-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, locale, rest] = /^(.+?)(-rest)?$/.exec(id.slice(prefix.length + 1)) ?? [];
      if (!isLocale(locale)) throw new Error(`no such locale: ${locale}`);
      const isShown = ([key]: [string, unknown]) => !isServerMessage(key) && isFirstLoadMessage(key) === (rest === undefined);
      const textsOf = (from: Locale) => Object.entries(catalogueOf(from)).filter(isShown);
      const parsed = (texts: [string, unknown][]) => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`;
      const texts = textsOf(locale);
      const shared = new Map(textsOf('en').map(([key, text]) => [key, JSON.stringify(text)]));
      const own = texts.filter(([key, text]) => shared.get(key) !== JSON.stringify(text));
      // English of another country extends English with its own texts, so that the device stores the shared ones once.
      if (rest === undefined)
        return `export const messages = ${parsed(texts)};\nexport const version = '${catalogueVersion(catalogueOf(locale))}';`;
      if (locale === 'en' || own.length > texts.length / 2) return `export const messages = ${parsed(texts)};`;
      return `import { messages as shared } from '${prefix}en-rest';\nexport const messages = { ...shared, ...${parsed(own)} };`;
    },
  };
}
