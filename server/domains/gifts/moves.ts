import type { Gift } from '#contract/fields/gift';
import type { Locale } from '#contract/fields/locale';
import { coinUnit, slotStakes } from '#rules/games/stakes';
import { subunitsOf } from '#rules/money/currencies';
import type { Queries, Transaction } from '#server/database/connection';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { refuse } from '#server/plugins/refusals';
import { presentGift } from './present';
import { readGift } from './store';
import { activateGiftOf, cancelGift } from './moves-store';

/** The value of a game's free spin in a currency: the game's smallest stake. Zero if the game has no spins. */
export async function spinStake(game: string, currency: string): Promise<number> {
  const found = gamesCatalogue().find(game);
  const config = found && (await gamesCatalogue().configOf(found));
  if (config?.kind !== 'slots') return 0;
  return slotStakes(config, coinUnit(currency, subunitsOf(currency)))[0] ?? 0;
}

/** The gift's player, and which of the two lists it's in. */
export interface GiftAddress {
  player: number;
  id: string;
  list: 'freespins' | 'others';
}

async function find(queries: Queries, { player, id, list }: GiftAddress) {
  const row = await readGift(queries, player, id);
  if (!row || (row.type === 'freespins') !== (list === 'freespins')) throw refuse('gift_not_found');
  return row;
}

async function present(transaction: Transaction, address: GiftAddress, locale: Locale, now: Date): Promise<{ gift: Gift }> {
  return { gift: presentGift(await find(transaction, address), locale, now) };
}

/** Activates a gift (GIFT-003). Refuses like `activate_gift`. */
export async function activate(transaction: Transaction, address: GiftAddress, locale: Locale, now: Date): Promise<{ gift: Gift }> {
  const { game, currency } = await find(transaction, address);
  // Done before locking the player, because creating a game's configuration takes a moment the first time.
  const stake = game === null ? null : await spinStake(game, currency);
  await activateGiftOf(transaction, address, stake);
  return present(transaction, address, locale, now);
}

/** Forfeits a gift (GIFT-003). Refuses like `cancel_gift`. */
export async function cancel(transaction: Transaction, address: GiftAddress, locale: Locale, now: Date): Promise<{ gift: Gift }> {
  await find(transaction, address);
  await cancelGift(transaction, address);
  return present(transaction, address, locale, now);
}
