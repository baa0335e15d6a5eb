import type { ResponseOf } from '#contract/call';
import type { ChainLink, getChainEnds } from '#contract/calls/account/chain';
import { callFunction } from '#server/database/call-function';
import type { Database, Queries } from '#server/database/connection';

export type ChainKind = 'ledger' | 'audit';

/** Links in one response. */
export const LINKS_A_PAGE = 500;

/** Links of a player's chain after a cursor, computed from the current rows. */
export function readLinks(on: Database | Queries, player: number, kind: ChainKind, after: number): Promise<ChainLink[]> {
  return callFunction(on, `${kind}_chain`, [player, after, LINKS_A_PAGE]);
}

/** The last links of a player's chains. */
export function readEnds(on: Database | Queries, player: number): Promise<ResponseOf<typeof getChainEnds>> {
  return callFunction(on, 'chain_ends', [player]);
}
