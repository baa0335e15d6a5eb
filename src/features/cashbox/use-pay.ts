import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { createDeposit, type PaymentFields, type PaymentRequest } from '#contract/calls/cashbox/deposits';
import { checkTransaction, createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import type { PaymentAction } from '#contract/fields/payment';
import { readTraits } from '#offline/session';
import { cardParts } from '#rules/cashbox/card';
import { ask } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { device } from '../../platform/device';
import { type Player, session } from '../../platform/session';
import type { Choice } from './method-picker';
import type { FieldValues } from './payment-fields';
import type { PaymentsScript, TypedCard } from './payments-script';
import { useTakeProgress } from './use-take-progress';

/** A filled form. */
export interface Filled {
  /** For a withdrawal: the player has agreed to the lost bonuses. */
  forfeitsBonus?: boolean;
  choice: Choice;
  amountCents: number;
  values: FieldValues;
  isKept: boolean;
}

function typedCard({ card_number: number = '', expiry = '', security_code = '', holder = '' }: FieldValues): TypedCard {
  return { number, expiry, security_code, holder };
}

/** The provider's token of a card; any error there is a failed call like any other. */
async function tokenOf(script: PaymentsScript, card: TypedCard): Promise<string> {
  try {
    return (await script.tokenize(card)).token;
  } catch {
    throw new CallFailed(navigator.onLine ? 'unavailable' : 'offline', '', 0);
  }
}

/** The fraud check before the payment (CASH-013); the server decides by it when the payment starts. */
async function checkFraud(player: Player, action: PaymentAction, { values }: Filled, request: PaymentRequest): Promise<void> {
  const { card_number: number, expiry } = values;
  await ask(checkTransaction, {
    body: {
      type: action === 'deposit' ? 'transaction' : 'payout',
      country: player.country,
      first_name: player.first_name ?? '',
      last_name: player.last_name ?? '',
      email: player.email,
      device_fingerprint: (await readTraits(device)).deviceId ?? '',
      card: number && expiry ? cardParts(number, expiry) : null,
      amount_cents: request.amount_cents,
      currency: request.currency,
      payment_system: request.method,
    },
  });
}

/**
 * Sends a filled form as one intent: as long as nothing in it changes, every attempt has the same key and the same
 * token, so that a payment without a response isn't made twice.
 */
export function usePay(action: PaymentAction, script: PaymentsScript | undefined) {
  const takeProgress = useTakeProgress();
  const kept = useRef<{ card: string; token: string } | null>(null);
  const intent = useRef<{ body: string; key: string } | null>(null);

  async function fieldsOf({ choice, values, isKept }: Filled): Promise<PaymentFields> {
    if (choice.profile) return { profile: choice.profile.id };
    const { card_number: number, expiry: _expiry, security_code: _code, ...others } = values;
    if (number === undefined || !script) return others;
    const card = JSON.stringify(typedCard(values));
    if (kept.current?.card !== card) kept.current = { card, token: await tokenOf(script, typedCard(values)) };
    return { token: kept.current.token, save: isKept };
  }

  return useMutation({
    mutationFn: async (filled: Filled) => {
      const { method } = filled.choice;
      const request = { method: method.id, amount_cents: filled.amountCents, currency: method.currency, fields: await fieldsOf(filled) };
      if (session.player) await checkFraud(session.player, action, filled, request);
      const body = JSON.stringify([request, filled.forfeitsBonus]);
      if (intent.current?.body !== body) intent.current = { body, key: crypto.randomUUID() };
      const { key } = intent.current;
      if (action === 'deposit') return ask(createDeposit, { body: request }, { key });
      return ask(createWithdrawal, { body: filled.forfeitsBonus ? { ...request, forfeits_bonus: true } : request }, { key });
    },
    onSuccess: (progress) => {
      kept.current = null;
      intent.current = null;
      takeProgress(progress);
    },
    onError: (error) => {
      if (error instanceof CallFailed && !error.isRetryable) intent.current = null;
    },
  });
}
