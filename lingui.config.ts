import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { areas } from './locales/areas';

/**
 * Catalogues are PO files with explicit ids, one for each area and locale; `npm run messages` compiles them. English of
 * another country only contains its differences and falls back to English. The command generates en-KW, the pseudo-locale.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it'],
  fallbackLocales: { 'en-AU': 'en', 'en-CA': 'en', 'en-NZ': 'en' },
  format: formatter({ explicitIdAsDefault: true, origins: false, lineNumbers: false }),
  catalogs: areas.map((area) => ({ path: `<rootDir>/locales/{locale}/${area}`, include: [] })),
  catalogsMergePath: '<rootDir>/locales/compiled/{locale}',
  compileNamespace: 'json',
});
