import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { PaymentAction } from '#contract/fields/payment';
import type { Fee } from '#contract/fields/payment-method';
import type { FieldProblem } from '#contract/refusals';
import { amountProblem } from '#rules/cashbox/amounts/amount';
import { feeOf } from '#rules/cashbox/amounts/fee';
import { missingForCashbox } from '#rules/cashbox/checks/gate';
import { rangeOf, smallestAmount, visibleMethods } from '#rules/cashbox/methods/methods';
import { currencyOf } from '#rules/money/currencies';
import { formatMoney } from '#rules/money/format';
import type { Transaction } from '#server/database/connection';
import type { OfferedMethod, PaymentProvider } from '#server/ports/payment-provider';
import { refuse } from '#server/plugins/refusals';
import { textOf } from '#server/texts';
import { readRow } from '../../account/players/users-store';
import { playerFieldsNow } from '../../account/profile/player-fields';
import type { CashboxContext } from '../payments/context';

/** The payment methods that this player may use for an action in a currency. Refuses: currency_not_supported. */
export function methodsFor(context: Pick<CashboxContext, 'provider' | 'groups'>, currency: string, action: PaymentAction): OfferedMethod[] {
  const known = currencyOf(currency);
  if (!known?.enabled) throw refuse('currency_not_supported');
  return visibleMethods(context.provider.methods(currency, known.subunits_to_unit, action), context.groups);
}

/** The smallest withdrawal in a currency, in minor units; null if no method pays it out. */
export function smallestPayout(provider: PaymentProvider, currency: string): number | null {
  const known = currencyOf(currency);
  return known ? smallestAmount(provider.methods(currency, known.subunits_to_unit, 'cashout'), 'cashout') : null;
}

function requireAmount(context: CashboxContext, request: PaymentRequest, method: OfferedMethod, action: PaymentAction): void {
  const range = rangeOf(method, action);
  const problem = range && amountProblem(request.amount_cents, range);
  if (!problem) return;
  const amount = formatMoney(problem.bound_cents, request.currency, context.locale);
  const isSmall = problem.kind === 'too_small';
  const message = textOf(context.locale, isSmall ? 'cashbox.amount-too-small' : 'cashbox.amount-too-big', { amount });
  throw refuse('amount_out_of_range', { fields: { amount_cents: [{ code: isSmall ? 'fields.too_small' : 'fields.too_big', message }] } });
}

function requireFields(context: CashboxContext, { fields }: PaymentRequest, method: OfferedMethod): void {
  const problem: FieldProblem = { code: 'fields.required', message: textOf(context.locale, 'fields.required') };
  const hasCard = fields.token !== undefined || fields.profile !== undefined;
  const missing = method.fields.flatMap(({ name, required }) => {
    if (!required) return [];
    if (name === 'card_number') return hasCard ? [] : ['fields.token'];
    if (name === 'expiry' || name === 'security_code') return [];
    if (name === 'holder' && hasCard) return [];
    return fields[name] ? [] : [`fields.${name}`];
  });
  if (missing.length > 0) throw refuse('bad_input', { fields: Object.fromEntries(missing.map((name) => [name, [problem]])) });
}

async function requireProfile(transaction: Transaction, context: CashboxContext, currency: string): Promise<void> {
  const profile = await readRow(transaction, context.player);
  const { cashbox } = await playerFieldsNow(context.configs, transaction);
  const missing = missingForCashbox(cashbox, profile, currencyOf(currency)?.fiat ?? true);
  if (missing.length === 0) return;
  const message = textOf(context.locale, 'fields.required');
  throw refuse('profile_incomplete', { fields: Object.fromEntries(missing.map((name) => [name, [{ code: 'fields.required', message }]])) });
}

export interface Admitted {
  method: OfferedMethod;
  fee_cents: number;
}

/**
 * Checks whether a payment may start: the method is available to this player, the amount is in range, the fields are filled, the profile is
 * complete (PROF-002). Refuses: currency_not_supported, method_not_found, amount_out_of_range, bad_input, profile_incomplete.
 */
export async function admit(
  transaction: Transaction,
  context: CashboxContext,
  request: PaymentRequest,
  action: PaymentAction,
): Promise<Admitted> {
  const method = methodsFor(context, request.currency, action).find(({ id }) => id === request.method);
  if (!method) throw refuse('method_not_found');
  requireAmount(context, request, method, action);
  requireFields(context, request, method);
  await requireProfile(transaction, context, request.currency);
  const fee: Fee = method.fee;
  return { method, fee_cents: feeOf(fee, request.amount_cents) };
}
