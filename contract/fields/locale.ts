import * as v from 'valibot';

/** The nine locales (LOC-001). `en` is the default one and has no prefix in the URL. */
export const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'en-KW'] as const;

export type Locale = (typeof locales)[number];

export const localeSchema = v.picklist(locales);

/** Whether a string is one of the nine locales. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}
