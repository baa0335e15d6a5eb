import type { ResponseOf, BodyOf } from '#contract/call';
import type { getPlayerSettings, updateSubscriptions } from '#contract/calls/account';
import type { Locale } from '#contract/fields/locale';
import { readPlayer, updatePlayer } from '#server/database/players-store';
import { changedConsents, promotionConsents } from '#rules/account/sign-up/consents';
import { recordConsents } from '../contact/consents-store';
import type { Queries, Transaction } from '#server/database/connection';

const promotionColumns = Object.keys(promotionConsents) as (keyof typeof promotionConsents)[];

/** The language of mails, pushes and messages (AUTH-016). */
export async function setLocale(transaction: Transaction, player: number, locale: Locale): Promise<void> {
  await transaction
    .updateTable('players')
    .set({ locale, language: locale.split('-')[0]! })
    .where('id', '=', player)
    .execute();
}

/** The settings of the account. */
export function readSettings(queries: Queries, player: number): Promise<ResponseOf<typeof getPlayerSettings>> {
  return readPlayer(queries, player, [
    'locale',
    'time_zone',
    'currency',
    'receive_promos',
    'receive_sms_promos',
    'can_issue_bonuses',
    'two_factor_enabled',
  ]);
}

/** What the player agreed to receive. */
export function readSubscriptions(queries: Queries, player: number) {
  return readPlayer(queries, player, promotionColumns);
}

/** Turns promotions on or off; returns whether that changed anything (USER-004). */
export async function setSubscriptions(
  transaction: Transaction,
  player: number,
  asked: BodyOf<typeof updateSubscriptions>,
  now: Date,
): Promise<ResponseOf<typeof updateSubscriptions>> {
  const before = await transaction
    .selectFrom('players')
    .select(promotionColumns)
    .where('id', '=', player)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { ...before, ...asked };
  await updatePlayer(transaction, player, after);
  const changes = changedConsents(before, after);
  await recordConsents(transaction, player, changes, 'account', now);
  return { ...after, has_changed: changes.length > 0 };
}
