import { type Brand, builtInSites, type HostSite, siteFrom, type SerializedSite } from '#brands/index';
import { isBarred } from '#rules/account/restrictions';
import { useBreak } from '../session/play-break';
import { useAppContext } from './app-context';
import { useCountry } from './use-licence';

/** This window's site: the one that its document names, otherwise the one that it's built for. */
export function siteOfWindow(): HostSite {
  const host = location.hostname;
  const attribute = document.documentElement.dataset['site'];
  return attribute === undefined ? builtInSites.at(host) : siteFrom(JSON.parse(attribute) as SerializedSite, host);
}

/** The visited site: its brand, licence and host. */
export function useSite(): HostSite {
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
export function useBrand(): Brand {
  return useSite().brand;
}
