import { getGame, getGameConfig, getWithdrawnGame } from '#contract/calls/games/one-game';
import { getAccounts } from '#contract/calls/cashbox';
import { getLimits } from '#contract/calls/limits';
import { queryOf } from '../../../platform/api/query';

/** The game of an address: its provider and its seo title. */
export interface GameAddress {
  provider: string;
  seo_title: string;
}

/** Return, volatility, stakes, frame and similar games. */
export const gameQuery = (params: GameAddress) => queryOf(getGame, { params });

/** A game that's no longer offered, and similar ones. */
export const withdrawnQuery = (params: GameAddress) => queryOf(getWithdrawnGame, { params });

/** The configuration of a demo, online and offline. */
export const gameConfigQuery = (params: GameAddress) => queryOf(getGameConfig, { params });

/** The player's current limits: they decide whether a game opens. */
export const limitsQuery = () => ({ ...queryOf(getLimits, {}), staleTime: 0 });

/** The player's accounts: how much of the balance is a bonus. */
export const accountsQuery = () => queryOf(getAccounts, {});
