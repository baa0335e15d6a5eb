import type { Locale } from '#contract/fields/locale';
import { texts } from './texts.gen';

export interface WorkerTexts {
  neutralTitle: string;
  neutralText: string;
  offlineTitle: string;
  offlineText: string;
  offlineRetry: string;
  home: string;
  /** With `{count}` for how many, two at least. */
  more: string;
}

/** The worker's own texts in a locale. */
export function textsOf(locale: Locale): WorkerTexts {
  const [neutralTitle, neutralText, offlineTitle, offlineText, offlineRetry, home, more] = texts[locale] ?? texts.en;
  return { neutralTitle, neutralText, offlineTitle, offlineText, offlineRetry, home, more };
}
