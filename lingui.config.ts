import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { areas } from './locales/areas';

/**
 * Catalogues are PO files with explicit ids, one for each area and locale; `npm run messages` compiles them. A locale
 * falls back where its texts are the same: English of another country to English. en-KW is made by the command itself.
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
