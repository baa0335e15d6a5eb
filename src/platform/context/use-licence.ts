import { getCurrentIp } from '#contract/calls/locale';
import { type Licence, licenceOf } from '#rules/account/restrictions';
import { queryOf } from '../api/query';
import { useAppContext } from './app-context';
import { useDeferredRead } from '../reads/use-deferred-read';

/** Where the visitor is, asked once: two letters; null where that is not known, undefined until it was asked (GEO-001). */
export function useCountry(): string | null | undefined {
  const data = useDeferredRead({ ...queryOf(getCurrentIp, {}), staleTime: Infinity });
  return data?.country_code;
}

/** The terms that hold for the visitor: the licence of the host decides, then the country (GEO-001). */
export function useLicence(): Licence {
  const country = useCountry();
  const { site, renderedLicence } = useAppContext();
  return country === undefined ? (renderedLicence ?? site.licence) : licenceOf(site.licence, country);
}
