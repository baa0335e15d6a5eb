import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import { splitExpiry } from '#rules/cashbox/methods/card';
import { type FraudVerdict, judgeFraud } from '#rules/cashbox/checks/fraud';
import { customPlayerStatus } from '#rules/cashbox/checks/player-status';
import { writeAudit } from '#server/database/audit-store';
import { readPlayer } from '#server/database/players-store';
import type { Transaction } from '#server/database/connection';
import type { CheckedTransaction } from '#server/ports/payment-provider';
import { fraudFacts } from './fraud-facts-store';
import type { CashboxContext } from '../payments/context';

type Checked = Omit<CheckedTransaction, 'custom_player_status'>;

async function judge(
  transaction: Transaction,
  context: CashboxContext,
  checked: CheckedTransaction,
  cardFingerprint: string | null,
): Promise<FraudVerdict> {
  if (!context.provider.isTrusted(checked)) return { outcome: 'refuse', met: [] };
  const rules = await context.configs.get('fraud-rules', transaction);
  const subject = { player: context.player, cardFingerprint, device: checked.device_fingerprint || null };
  return judgeFraud(rules, await fraudFacts(transaction, rules, subject, context.now));
}

/**
 * The fraud check (CASH-013): the provider's assessment of the transaction, then the operators' `fraud-rules`. The player's status comes
 * from the groups. The outcome goes to the audit log, without names or card.
 */
export async function checkFraud(
  transaction: Transaction,
  context: CashboxContext,
  checked: Checked,
  cardFingerprint: string | null = null,
): Promise<{ verdict: FraudVerdict; custom_player_status: number | null }> {
  const status = customPlayerStatus(context.groups);
  const verdict = await judge(transaction, context, { ...checked, custom_player_status: status }, cardFingerprint);
  const { type, amount_cents, currency, payment_system } = checked;
  await writeAudit(transaction, {
    actor: `player:${context.player}`,
    player_id: context.player,
    kind: 'fraud_check',
    details: { type, amount_cents, currency, payment_system, custom_player_status: status, ...verdict },
  });
  return { verdict, custom_player_status: status };
}

function cardOf(context: CashboxContext, token: string | undefined): { fingerprint: string | null; parts: Checked['card'] } {
  const card = token ? context.provider.readToken(token) : null;
  if (!card) return { fingerprint: null, parts: null };
  const { month, year } = splitExpiry(card.expires);
  return { fingerprint: card.fingerprint, parts: { last_four: card.title.slice(-4), expiry_month: month, expiry_year: year } };
}

/** The same check for a new payment, with the server's own facts about the player, the device and the card. */
export async function judgePayment(
  transaction: Transaction,
  context: CashboxContext,
  request: PaymentRequest,
  type: Checked['type'],
): Promise<FraudVerdict['outcome']> {
  const player = await readPlayer(transaction, context.player, ['country', 'first_name', 'last_name', 'email']);
  const { fingerprint, parts } = cardOf(context, request.fields.token);
  const checked: Checked = {
    type,
    country: player.country,
    first_name: player.first_name ?? '',
    last_name: player.last_name ?? '',
    email: player.email,
    device_fingerprint: context.device ?? '',
    card: parts,
    amount_cents: request.amount_cents,
    currency: request.currency,
    payment_system: request.method,
  };
  const { verdict } = await checkFraud(transaction, context, checked, fingerprint);
  return verdict.outcome;
}
