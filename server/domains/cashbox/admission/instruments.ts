import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import { isOwnInstrument } from '#rules/cashbox/methods/instruments';
import type { Transaction } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';
import { refuse } from '#server/plugins/refusals';
import type { CashboxContext } from '../payments/context';
import { hasPaidInBy } from './instruments-store';

/** Refuses a payout to an instrument that isn't proven to be the player's: instrument_not_proven. */
export async function requireOwnInstrument(
  transaction: Transaction,
  { provider, player }: CashboxContext,
  { method, fields }: Pick<PaymentRequest, 'method' | 'fields'>,
  isCrypto: boolean,
): Promise<void> {
  const { first_name: first, last_name: last } = await readPlayer(transaction, player, ['first_name', 'last_name']);
  const card = fields.token ? provider.readToken(fields.token) : null;
  const instrument = { method, cardFingerprint: card?.fingerprint ?? null, email: fields.email ?? null };
  const target = {
    holder: fields.iban === undefined ? null : (fields.holder ?? ''),
    name: { first, last },
    hasPaidIn: await hasPaidInBy(transaction, player, instrument),
    isCrypto,
  };
  if (!isOwnInstrument(target)) throw refuse('instrument_not_proven');
}
