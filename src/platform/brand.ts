import type { Brand } from '#brands/brand';
import { brandOfHost } from '#brands/index';

let hostname = globalThis.location?.hostname ?? '';
let current: Brand = brandOfHost(hostname);

/** Says for which host a document is drawn, which says whose it is; a browser knows its own. */
export function setHost(host: string): void {
  hostname = host.replace(/:\d+$/, '');
  current = brandOfHost(host);
}

/** The name of the host that the visitor is at, without its port. */
export function currentHostname(): string {
  return hostname;
}

/** The brand of this window, for what is no component. */
export function currentBrand(): Brand {
  return current;
}

/** The brand of this window: name, logo, licence (CONF-004). */
export function useBrand(): Brand {
  return current;
}
