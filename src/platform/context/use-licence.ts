import { getCurrentIp } from '#contract/calls/locale';
import { type Licence, licenceOf } from '#rules/account/restrictions';
import { queryOf } from '../api/query';
import { useAppContext } from './app-context';
import { useDeferredRead } from '../reads/use-deferred-read';

/** The visitor's country, requested once: two letters; null if it's not known, undefined before the response (GEO-001). */
export function useCountry(): string | null | undefined {
  const data = useDeferredRead({ ...queryOf(getCurrentIp, {}), staleTime: Infinity });
  return data?.country_code;
}

/** The licence policy that applies to the visitor: the host's licence decides, then the country (GEO-001). */
export function useLicence(): Licence {
  const country = useCountry();
  const { site, renderedLicence } = useAppContext();
  return country === undefined ? (renderedLicence ?? site.licence) : licenceOf(site.licence, country);
}
