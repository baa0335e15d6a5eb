import { licenceOfHost } from '#brands/index';
import { getCurrentIp } from '#contract/calls/locale';
import { type Licence, licenceOf } from '#rules/account/restrictions';
import { queryOf } from './api/query';
import { currentHostname } from './brand';
import { useBeside } from './use-beside';

/** Where the visitor is, asked once: two letters; null where that is not known, undefined until it was asked (GEO-001). */
export function useCountry(): string | null | undefined {
  const data = useBeside({ ...queryOf(getCurrentIp, {}), staleTime: Infinity });
  return data?.country_code;
}

/** The terms that hold for the visitor: the licence of the host decides, then the country (GEO-001). */
export function useLicence(): Licence {
  const country = useCountry();
  return licenceOf(licenceOfHost(currentHostname()), country ?? null);
}
