import { useLingui } from '@lingui/react';
import type { MessageKey } from '#locales/index';

/** A message of the catalogue, its values filled in. */
export type TextOf = (key: MessageKey, values?: Record<string, unknown>) => string;

/** Texts in the language shown; a component that calls this renders anew when the language changes. */
export function useText(): TextOf {
  return useLingui()._ as TextOf;
}
