import { type Licence, maySignIn } from '../account/restrictions';

/** The kind of an IP address: a household or mobile network, or one that hides the location (VPN, proxy, data centre). */
export type AddressKind = 'ordinary' | 'proxy' | 'hosting';

interface PlacePolicy {
  /** The only country in which bets may be placed; null if any country without restriction will do. */
  country: string | null;
  /** Whether the address must be checked for hiding the location; if the check isn't possible, bets are refused. */
  refusesHidden: boolean;
}

const open: PlacePolicy = { country: null, refusesHidden: false };

const policies: Readonly<Record<Licence, PlacePolicy>> = {
  curacao: open,
  AU: open,
  /** AGCO, Registrar's Standards 3.02: players must be located in Ontario; an IP address only gives the country. */
  CA: { country: 'CA', refusesHidden: true },
  DE: { country: null, refusesHidden: true },
  EE: open,
  GB: open,
};

/** An unknown licence requires no particular country, but a check of the address. */
const unknown: PlacePolicy = { country: null, refusesHidden: true };

const policyOf = (licence: string | null): PlacePolicy => (Object.hasOwn(policies, licence ?? '') ? policies[licence as Licence] : unknown);

/** Whether a bet may be placed from a country, under the licence of the player's account. */
export function mayBetFrom(country: string | null, licence: string | null): boolean {
  const { country: only } = policyOf(licence);
  if (only !== null && country !== only) return false;
  return maySignIn(country, (Object.hasOwn(policies, licence ?? '') ? licence : 'curacao') as Licence);
}

/** Whether the licence requires a check that an address doesn't hide the location. */
export function asksForAddress(licence: string | null): boolean {
  return policyOf(licence).refusesHidden;
}
