import { getCurrentIp } from '#contract/calls/locale';
import { type Licence, licenceOf } from '#rules/account/restrictions';
import { queryOf } from './api/query';
import { currentSite } from './brand';
import { isDrawing } from './is-drawing';
import { useBeside } from './use-beside';

/** Where the visitor is, asked once: two letters; null where that is not known, undefined until it was asked (GEO-001). */
export function useCountry(): string | null | undefined {
  const data = useBeside({ ...queryOf(getCurrentIp, {}), staleTime: Infinity });
  return data?.country_code;
}

let rendered: Licence | undefined;

/** Sets the licence for which the server renders a page. */
export function renderFor(licence: Licence): void {
  rendered = licence;
}

/** The licence for which the server rendered the page; the document carries it, so that hydration shows the same. */
function renderedLicence(): Licence | undefined {
  return isDrawing ? rendered : (document.documentElement.dataset['licence'] as Licence | undefined);
}

/** The terms that hold for the visitor: the licence of the host decides, then the country (GEO-001). */
export function useLicence(): Licence {
  const country = useCountry();
  const ofHost = currentSite().licence;
  return country === undefined ? (renderedLicence() ?? ofHost) : licenceOf(ofHost, country);
}
