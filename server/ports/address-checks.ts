import type { AddressKind } from '#rules/games/play-place';

/** Determines the kind of a player's IP address. */
export interface AddressChecks {
  /** Throws if it can't be determined; bets are then refused under a licence that requires it. */
  kindOf(address: string): Promise<AddressKind>;
}
