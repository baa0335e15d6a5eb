import type { Messages } from '@lingui/core';
import type { Locale } from '#contract/fields/locale';

type Loaded = Promise<{ messages: Messages; version?: string | undefined }>;

/** The built-in messages of the lobby: one lazy chunk per locale. */
export const firstMessages: Record<Locale, () => Loaded> = {
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

/** The built-in messages of all other pages. */
export const restOfMessages: Record<Locale, () => Loaded> = {
  en: () => import('virtual:messages/en-rest'),
  de: () => import('virtual:messages/de-rest'),
  'en-AU': () => import('virtual:messages/en-AU-rest'),
  'en-CA': () => import('virtual:messages/en-CA-rest'),
  'fr-CA': () => import('virtual:messages/fr-CA-rest'),
  'en-NZ': () => import('virtual:messages/en-NZ-rest'),
  no: () => import('virtual:messages/no-rest'),
  it: () => import('virtual:messages/it-rest'),
  'en-KW': () => import('virtual:messages/en-KW-rest'),
};
