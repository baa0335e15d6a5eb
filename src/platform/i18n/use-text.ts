import { useLingui } from '@lingui/react';
import type { Locale } from '#contract/fields/locale';
import type { MessageKey } from '#locales/index';

/** A message of the catalogue with its values filled in. */
export type TextOf = (key: MessageKey, values?: Record<string, unknown>) => string;

/** Texts in the shown language; a component that calls this re-renders when the language changes. */
export function useText(): TextOf {
  return useLingui()._ as TextOf;
}

/** The locale that is shown. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale;
}
