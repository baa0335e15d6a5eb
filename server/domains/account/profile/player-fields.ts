import type { PlayerFields } from '#contract/fields/player-field';
import { playerFields, withFurtherRules } from '#rules/account/player-fields';
import type { Transaction } from '#server/database/connection';
import type { Configs } from '../../config/configs';

/** The fields of every form as they hold now: the product's own rules with those that operators add (FORM-019). Inside a transaction, pass it. */
export async function playerFieldsNow(configs: Configs, transaction?: Transaction): Promise<PlayerFields> {
  const { further } = await configs.get('player-fields', transaction);
  return withFurtherRules(playerFields, further);
}
