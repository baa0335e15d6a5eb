import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../contract/fields/locale';
import { catalogues } from './index';

export type CompiledCatalogue = Record<string, CompiledMessage>;

const compiled = new Map<Locale, CompiledCatalogue>();

/** The catalogue of a locale in the form that Lingui runs, so that no message parser reaches the browser. */
export function compiledCatalogue(locale: Locale): CompiledCatalogue {
  const known = compiled.get(locale);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(catalogues[locale]).map(([key, text]) => [key, compileMessage(text)]),
  );
  compiled.set(locale, made);
  return made;
}
