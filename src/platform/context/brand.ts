import { type Brand, builtInSites, type HostSite, siteFrom, type SerializedSite } from '#brands/index';
import { useBreak } from '../session/play-break';
import { useAppContext } from './app-context';

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

/**
 * Whether this host opens accounts: the Estonian licence accepts no new players (AUTH-010), and a device on which a break was begun
 * isn't invited either (LIMIT-006).
 */
export function useTakesNewPlayers(): boolean {
  const isOnBreak = useBreak() !== null;
  return useSite().licence !== 'EE' && !isOnBreak;
}

/** The visitor's brand: name, logo, licence (CONF-004). */
export function useBrand(): Brand {
  return useSite().brand;
}
