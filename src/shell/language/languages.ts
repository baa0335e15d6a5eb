import { useQuery } from '@tanstack/react-query';
import { getLocales } from '#contract/calls/locale/info';
import type { Locale } from '#contract/fields/locale';
import { groups } from '#rules/account/groups';
import { languagesListedOn } from '#rules/locale/languages';
import { beside, queryOf } from '../../platform/api/query';
import { useSite } from '../../platform/context/brand';
import { useLocale } from '../../platform/i18n';
import { useSession } from '../../platform/session';

/** The native name of each language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'en-NZ': 'English (New Zealand)',
  no: 'Norsk',
  it: 'Italiano',
  'en-KW': 'Pseudo (en-KW)',
};

/** The languages of the site from the server; documents contain them. */
export const localesQuery = beside(queryOf(getLocales, {}));

/** The languages that this host lists, none if there is only one (HEAD-004); the site's own until the server has responded. */
export function useLanguages(): readonly Locale[] {
  const { player } = useSession();
  const { data } = useQuery(localesQuery);
  const { brand, host } = useSite();
  const active = useLocale();
  const isTester = import.meta.env.DEV || player?.groups.includes(groups.tester) === true;
  const locales = data?.data.map(({ code }) => code) ?? brand.locales;
  return languagesListedOn(host, { ...brand, locales }, { isTester, active });
}
