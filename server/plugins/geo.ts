import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { type CountryResponse, Reader } from 'maxmind';
import type { Environment } from '../environment';
import { countryOfOwn } from '../own-address';
import { isPrivateAddress } from '../private-address';

let reader: Reader<CountryResponse> | null = null;

function countries(): Reader<CountryResponse> {
  const path = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  reader ??= new Reader<CountryResponse>(readFileSync(path));
  return reader;
}

/** The country of an IP address in the bundled database; null for private and unknown addresses. */
export function countryOfAddress(address: string): string | null {
  const record = countries().get(address) as { country_code?: string } | null;
  return record?.country_code ?? null;
}

/**
 * The visitor's country as ISO code: the operator's override first, then the IP address. A private address is in the operator's home
 * country. Null means unknown, for which the strictest policy applies.
 */
export function countryOf({ countryOverride, homeCountry }: Environment, ip: string): string | null {
  if (countryOverride) return countryOverride;
  const asIfFrom = countryOfOwn(ip);
  if (asIfFrom !== undefined) return asIfFrom;
  return isPrivateAddress(ip) ? homeCountry : countryOfAddress(ip);
}

/** Loads the table in advance, so that no visitor waits for it. */
export function openCountries(): void {
  countries();
}
