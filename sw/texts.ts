import type { Locale } from '#contract/fields/locale';
import { texts } from './texts.gen';

export interface WorkerTexts {
  neutralTitle: string;
  neutralText: string;
  offlineTitle: string;
  offlineText: string;
  offlineRetry: string;
  pageLate: string;
  home: string;
  /** `{count}` is the number of notifications, at least two. */
  more: string;
}

/** The worker's own texts in a locale. */
export function textsOf(locale: Locale): WorkerTexts {
  const [neutralTitle, neutralText, offlineTitle, offlineText, offlineRetry, pageLate, home, more] = texts[locale] ?? texts.en;
  return { neutralTitle, neutralText, offlineTitle, offlineText, offlineRetry, pageLate, home, more };
}
