import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import { customPlayerStatus } from '#rules/cashbox/player-status';
import type { Transaction } from '#server/database/connection';
import { type CheckedTransaction, isTrusted } from '#server/edges/payments/fraud';
import type { Scene } from './scene';

type Checked = Omit<CheckedTransaction, 'custom_player_status'>;

/**
 * The fraud check (CASH-013). The status of the player comes from the groups here. The outcome goes to the audit log,
 * without names or card.
 */
export async function checkFraud(transaction: Transaction, scene: Scene, checked: Checked): Promise<{ allowed: boolean; custom_player_status: number | null }> {
  const status = customPlayerStatus(scene.groups);
  const allowed = isTrusted({ ...checked, custom_player_status: status });
  const { type, amount_cents, currency, payment_system } = checked;
  await transaction
    .insertInto('audit_log')
    .values({
      actor: `player:${scene.player}`,
      player_id: scene.player,
      kind: 'fraud_check',
      details: JSON.stringify({ type, amount_cents, currency, payment_system, custom_player_status: status, allowed }),
    })
    .execute();
  return { allowed, custom_player_status: status };
}

/** The same check on a payment that begins, with what the platform itself knows of the player. */
export async function isPaymentTrusted(transaction: Transaction, scene: Scene, request: PaymentRequest, type: Checked['type']): Promise<boolean> {
  const player = await transaction
    .selectFrom('players')
    .select(['country', 'first_name', 'last_name', 'email'])
    .where('id', '=', scene.player)
    .executeTakeFirstOrThrow();
  const card = request.fields.token ? scene.provider.readToken(request.fields.token) : null;
  const { allowed } = await checkFraud(transaction, scene, {
    type,
    country: player.country,
    first_name: player.first_name ?? '',
    last_name: player.last_name ?? '',
    email: player.email,
    device_fingerprint: '',
    card: card && { last_four: card.title.slice(-4) },
    amount_cents: request.amount_cents,
    currency: request.currency,
    payment_system: request.method,
  });
  return allowed;
}
