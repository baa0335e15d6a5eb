import type { AddressKind } from '#rules/games/play-place';

/** Says what kind of address a player comes from. */
export interface AddressChecks {
  /** Throws if it can't be found out: nobody bets then under a licence that asks. */
  kindOf(address: string): Promise<AddressKind>;
}
