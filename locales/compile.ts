import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../contract/fields/locale';
import de from './compiled/de.json' with { type: 'json' };
import enAU from './compiled/en-AU.json' with { type: 'json' };
import enCA from './compiled/en-CA.json' with { type: 'json' };
import enKW from './compiled/en-KW.json' with { type: 'json' };
import enNZ from './compiled/en-NZ.json' with { type: 'json' };
import en from './compiled/en.json' with { type: 'json' };
import frCA from './compiled/fr-CA.json' with { type: 'json' };
import it from './compiled/it.json' with { type: 'json' };
import no from './compiled/no.json' with { type: 'json' };

export type CompiledCatalogue = Record<string, CompiledMessage>;

const catalogues: Record<Locale, { messages: unknown }> = {
  en,
  de,
  'en-AU': enAU,
  'en-CA': enCA,
  'fr-CA': frCA,
  'en-NZ': enNZ,
  no,
  it,
  'en-KW': enKW,
};

/** A locale's catalogue, compiled by Lingui so that the browser needs no message parser. */
export function compiledCatalogue(locale: Locale): CompiledCatalogue {
  return catalogues[locale].messages as CompiledCatalogue;
}
