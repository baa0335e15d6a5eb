import { type Brand, builtInSites, type HostSite, siteFrom, type ToldSite } from '#brands/index';

/** The site of this window: as its document tells, else as it is built. */
function siteHere(): HostSite {
  const host = globalThis.location?.hostname ?? '';
  const told = globalThis.document?.documentElement.dataset['site'];
  return told === undefined ? builtInSites.at(host) : siteFrom(JSON.parse(told) as ToldSite, host);
}

let current = siteHere();

/** Says for which site a document is drawn; a browser knows its own. */
export function setSite(site: HostSite): void {
  current = site;
}

/** The site that the visitor is at: its brand, its licence and its host. */
export function currentSite(): HostSite {
  return current;
}

/** The name of the host that the visitor is at, without its port. */
export function currentHostname(): string {
  return current.host;
}

/** Whether this host opens accounts: the Estonian licence takes no new players (AUTH-010). */
export function takesNewPlayers(): boolean {
  return current.licence !== 'EE';
}

/** The brand of this window, for what is no component. */
export function currentBrand(): Brand {
  return current.brand;
}

/** The brand of this window: name, logo, licence (CONF-004). */
export function useBrand(): Brand {
  return current.brand;
}
