import type { PageBrand } from '#brands/brand';
import { type SerializedSite, type Site, siteFrom } from '#brands/page-site';
import { isBarred } from '#rules/account/restrictions';
import { useBreak } from '../session/play-break';
import { useAppContext } from './app-context';
import { useCountry } from './use-licence';

/** This window's site, which its document names. */
export function siteOfWindow(): Site {
  return siteFrom(JSON.parse(document.documentElement.dataset['site']!) as SerializedSite, location.hostname);
}

/** The visited site: its brand, licence and host. */
export function useSite(): Site {
  return useAppContext().site;
}

/** Whether the visitor is known to be in a country from which nobody may sign up here (AUTH-010). */
export function useIsBarred(): boolean {
  const { licence } = useSite();
  const country = useCountry();
  return country !== undefined && isBarred(country, licence);
}

/**
 * Whether visitors are offered an account: the Estonian licence accepts no new players, no visitor from a restricted country may sign up
 * (AUTH-010), and a device on which a break was begun isn't invited either (LIMIT-006).
 */
export function useTakesNewPlayers(): boolean {
  const isOnBreak = useBreak() !== null;
  const isOut = useIsBarred();
  return useSite().licence !== 'EE' && !isOnBreak && !isOut;
}

/** The visitor's brand: name, logo, licence (CONF-004). */
export function useBrand(): PageBrand {
  return useSite().brand;
}
