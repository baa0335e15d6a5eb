import type { ConfigOf } from '#contract/fields/config/index';
import type { Locale } from '#contract/fields/locale';
import { isLive } from './live-time';

type Logo = ConfigOf<'logo-config'>['logos'][number];

/** The logo that replaces the brand's own at an instant, in a language; null if the brand's own shows. */
export function logoAt(
  logos: readonly Logo[],
  { brand, locale, now }: { brand: string; locale: Locale; now: Date },
): Logo['picture'] | null {
  const fits = ({ brands, locales, start_at: start, end_at: end }: Logo) =>
    (brands.length === 0 || brands.includes(brand)) && (locales.length === 0 || locales.includes(locale)) && isLive({ start, end }, now);
  return logos.find(fits)?.picture ?? null;
}
