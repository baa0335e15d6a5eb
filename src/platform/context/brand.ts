import { type Brand, builtInSites, type HostSite, siteFrom, type ToldSite } from '#brands/index';
import { useAppContext } from './app-context';

/** The site of this window: as its document tells, else as it is built. */
export function siteOfWindow(): HostSite {
  const host = location.hostname;
  const told = document.documentElement.dataset['site'];
  return told === undefined ? builtInSites.at(host) : siteFrom(JSON.parse(told) as ToldSite, host);
}

/** The site that the visitor is at: its brand, its licence and its host. */
export function useSite(): HostSite {
  return useAppContext().site;
}

/** Whether this host opens accounts: the Estonian licence takes no new players (AUTH-010). */
export function useTakesNewPlayers(): boolean {
  return useSite().licence !== 'EE';
}

/** The visitor's brand: name, logo, licence (CONF-004). */
export function useBrand(): Brand {
  return useSite().brand;
}
