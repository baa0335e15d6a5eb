import type { Brand } from '#brands/brand';
import { brandOfHost } from '#brands/index';

let current: Brand = brandOfHost(globalThis.location?.hostname ?? '');

/** Says whose document is drawn; in a browser the host says it. */
export function setBrand(host: string): void {
  current = brandOfHost(host);
}

/** The brand of this window, for what is no component. */
export function currentBrand(): Brand {
  return current;
}

/** The brand of this window: name, logo, licence (CONF-004). */
export function useBrand(): Brand {
  return current;
}
