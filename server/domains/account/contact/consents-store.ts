import type { ConsentChange } from '#rules/account/sign-up/consents';
import { readVersions } from '#server/database/agreed-versions';
import type { Transaction } from '#server/database/connection';

/** Records consents that a player gave or withdrew, with the current version of their texts. */
export async function recordConsents(
  transaction: Transaction,
  player: number,
  changes: readonly ConsentChange[],
  source: 'sign_up' | 'account',
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const versions = await readVersions(transaction);
  await transaction
    .insertInto('consents')
    .values(changes.map(({ kind, given }) => ({ player_id: player, kind, given, version: versions[kind], source, at: now })))
    .execute();
}
