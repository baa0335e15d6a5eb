import type { PlayerFields } from '#contract/fields/player-field';
import { playerFields, withFurtherRules } from '#rules/account/fields/player-fields';
import type { Transaction } from '#server/database/connection';
import type { Configs } from '../../config/configs';

/** The current fields of every form: the product's rules plus those that operators add (FORM-019). Inside a transaction, pass it. */
export async function playerFieldsNow(configs: Configs, transaction?: Transaction): Promise<PlayerFields> {
  const { further } = await configs.get('player-fields', transaction);
  return withFurtherRules(playerFields, further);
}
