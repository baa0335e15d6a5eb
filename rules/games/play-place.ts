import { type Licence, maySignIn } from '../account/restrictions';

/** What's known about an address: that of a household or a mobile network, or one behind which a player could be anywhere. */
export type AddressKind = 'ordinary' | 'proxy' | 'hosting';

interface PlacePolicy {
  /** The only country in which bets may be placed; null where every open country will do. */
  country: string | null;
  /** Whether an address may hide where its player is. If that can't be found out, nobody bets. */
  refusesHidden: boolean;
}

const open: PlacePolicy = { country: null, refusesHidden: false };

const policies: Readonly<Record<Licence, PlacePolicy>> = {
  curacao: open,
  AU: open,
  /** AGCO, Registrar's Standards 3.02: players are located in Ontario; what an address tells is the country. */
  CA: { country: 'CA', refusesHidden: true },
  DE: { country: null, refusesHidden: true },
  EE: open,
  GB: open,
};

/** An unknown licence names no country, but wants to know where its players are. */
const unknown: PlacePolicy = { country: null, refusesHidden: true };

const policyOf = (licence: string | null): PlacePolicy => (Object.hasOwn(policies, licence ?? '') ? policies[licence as Licence] : unknown);

/** Whether a bet may be placed from a country, under the licence of the player's account. */
export function mayBetFrom(country: string | null, licence: string | null): boolean {
  const { country: only } = policyOf(licence);
  if (only !== null && country !== only) return false;
  return maySignIn(country, (Object.hasOwn(policies, licence ?? '') ? licence : 'curacao') as Licence);
}

/** Whether the licence wants to know if an address hides where its player is. */
export function asksForAddress(licence: string | null): boolean {
  return policyOf(licence).refusesHidden;
}
