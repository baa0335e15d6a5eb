import type { Locale } from '../contract/fields/locale';
import { de } from './de';
import { en, type Catalogue } from './en';
import { enAU } from './en-AU';
import { enCA } from './en-CA';
import { enKW } from './en-KW';
import { enNZ } from './en-NZ';
import { frCA } from './fr-CA';
import { it } from './it';
import { no } from './no';

export type { Catalogue, MessageKey } from './en';

/** One complete catalogue for each locale (LOC-001). */
export const catalogues: Record<Locale, Catalogue> = {
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
