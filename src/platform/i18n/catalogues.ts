import type { Messages } from '@lingui/core';
import type { Locale } from '#contract/fields/locale';

type Loaded = Promise<{ messages: Messages }>;

/** The built-in messages: one lazy chunk per locale. */
export const builtIn: Record<Locale, () => Loaded> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  'en-AU': () => import('virtual:messages/en-AU'),
  'en-CA': () => import('virtual:messages/en-CA'),
  'fr-CA': () => import('virtual:messages/fr-CA'),
  'en-NZ': () => import('virtual:messages/en-NZ'),
  no: () => import('virtual:messages/no'),
  it: () => import('virtual:messages/it'),
  'en-KW': () => import('virtual:messages/en-KW'),
};
