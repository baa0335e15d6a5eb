import { useRef } from 'react';
import { createDeposit, type PaymentFields, type PaymentRequest } from '#contract/calls/cashbox/deposits';
import { checkTransaction, createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { PaymentAction, PaymentProgress } from '#contract/fields/payment';
import { customPlayerStatus } from '#rules/cashbox/checks/player-status';
import { cardParts, savedCardParts } from '#rules/cashbox/methods/card';
import type { Confirmation, Filled } from '#rules/cashbox/payments/payment-machine';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { deviceId } from '../../../platform/device/device-id';
import { type Player, session } from '../../../platform/session';
import type { PaymentsScript, TypedCard } from './payments-script';

function typedCard({ card_number: number = '', expiry = '', security_code = '', holder = '' }: Filled['values']): TypedCard {
  return { number, expiry, security_code, holder };
}

/** A payment that was sent and got no response, so it may have been made. */
export class UnconfirmedPayment extends CallFailed {}

/** Sends the payment itself. Without a network nothing leaves the device; otherwise the server may have got it. */
async function sendPayment(send: () => Promise<PaymentProgress>): Promise<PaymentProgress> {
  const isOnline = navigator.onLine;
  try {
    return await send();
  } catch (error) {
    if (isOnline && error instanceof CallFailed && error.isOffline) throw new UnconfirmedPayment('no_response', '', 0);
    throw error;
  }
}

/** The provider's token for a card; any error there becomes a failed call. */
async function tokenOf(script: PaymentsScript, card: TypedCard): Promise<string> {
  try {
    return (await script.tokenize(card)).token;
  } catch {
    throw new CallFailed(navigator.onLine ? 'unavailable' : 'offline', '', 0);
  }
}

/** The fraud check before the payment (CASH-013); the server decides by it when the payment begins. */
async function checkFraud(
  player: Player,
  action: PaymentAction,
  { choice, values }: Filled,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<void> {
  const { card_number: number, expiry } = values;
  const typed = number && expiry ? cardParts(number, expiry) : null;
  const body = {
    type: action === 'deposit' ? ('transaction' as const) : ('payout' as const),
    country: player.country,
    first_name: player.first_name ?? '',
    last_name: player.last_name ?? '',
    email: player.email,
    device_fingerprint: await deviceId(),
    card: choice.profile ? savedCardParts(choice.profile) : typed,
    amount_cents: request.amount_cents,
    currency: request.currency,
    payment_system: request.method,
    custom_player_status: customPlayerStatus(player.groups),
  };
  await ask(checkTransaction, { body }, { signal });
}

/**
 * Sends a confirmation under its own key, unless `signal` aborts before the payment itself is sent. The same card keeps its token until a
 * payment has begun, so that a repeated attempt is the same request.
 */
export function usePay(
  action: PaymentAction,
  script: PaymentsScript | undefined,
): (confirmation: Confirmation, signal: AbortSignal) => Promise<PaymentProgress> {
  const kept = useRef<{ card: string; token: string } | null>(null);

  async function fieldsOf({ choice, values, isKept }: Filled): Promise<PaymentFields> {
    if (choice.profile) return { profile: choice.profile.id };
    const { card_number: number, expiry: _expiry, security_code: _code, ...others } = values;
    if (number === undefined || !script) return others;
    const card = JSON.stringify(typedCard(values));
    if (kept.current?.card !== card) kept.current = { card, token: await tokenOf(script, typedCard(values)) };
    return { token: kept.current.token, save: isKept };
  }

  return async ({ key, filled, forfeitsBonus }, signal) => {
    const { method } = filled.choice;
    const request = { method: method.id, amount_cents: filled.amountCents, currency: method.currency, fields: await fieldsOf(filled) };
    signal.throwIfAborted();
    if (session.player) await checkFraud(session.player, action, filled, request, signal);
    signal.throwIfAborted();
    const progress = await sendPayment(() =>
      action === 'deposit'
        ? ask(createDeposit, { body: request }, { key })
        : ask(createWithdrawal, { body: forfeitsBonus ? { ...request, forfeits_bonus: true } : request }, { key }),
    );
    kept.current = null;
    return progress;
  };
}
