import type { LocalText } from '#contract/fields/config/parts';

/** A text in each language of the product, in the order en, de, fr-CA, it, no. */
export function inWords(en: string, de: string, frCA: string, it: string, no: string): LocalText {
  return { en, de, 'fr-CA': frCA, it, no };
}
