import { useQuery } from '@tanstack/react-query';
import { licenceOfHost } from '#brands/index';
import { getCurrentIp } from '#contract/calls/locale';
import { type Licence, licenceOf } from '#rules/account/restrictions';
import { beside, queryOf } from './api/query';
import { useAfterFirstPaint } from './after-first-paint';
import { currentHostname } from './brand';

/** Where the visitor is, asked once: two letters; null where that is not known, undefined until it was asked (GEO-001). */
export function useCountry(): string | null | undefined {
  const isStanding = useAfterFirstPaint();
  const { data } = useQuery({ ...beside(queryOf(getCurrentIp, {})), staleTime: Infinity, enabled: isStanding });
  return data?.country_code;
}

/** The terms that hold for the visitor: the licence of the host decides, then the country (GEO-001). */
export function useLicence(): Licence {
  const country = useCountry();
  return licenceOf(licenceOfHost(currentHostname()), country ?? null);
}
