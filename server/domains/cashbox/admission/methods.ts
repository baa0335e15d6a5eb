import type { ResponseOf } from '#contract/call';
import type { getMethods } from '#contract/calls/cashbox/methods';
import type { PaymentAction } from '#contract/fields/payment';
import { isMethodAllowed, paymentTerms } from '#rules/cashbox/methods/payment-terms';
import type { Queries } from '#server/database/connection';
import { methodsFor } from './admission';
import type { CashboxContext } from '../payments/context';
import { playerLicence } from '../accounts/player-licence-store';
import { savedMethodsOf } from '../saved/saved-methods';

/** A player's payment methods, with the saved profiles of each (CASH-006, CASH-007). Refuses: currency_not_supported. */
export async function methodsOf(
  queries: Queries,
  context: Pick<CashboxContext, 'provider' | 'groups' | 'player' | 'configs' | 'now'>,
  currency: string,
  action: PaymentAction,
): Promise<ResponseOf<typeof getMethods>> {
  const terms = paymentTerms(await playerLicence(queries, context.player));
  const offered = methodsFor(context, currency, action).filter((method) => action === 'cashout' || isMethodAllowed(method, terms));
  const { bins } = await context.configs.get('blocked-cards');
  const saved = await savedMethodsOf(queries, { ...context, blockedBins: bins });
  const savedFor = (id: string) => saved.filter((kept) => kept.method === id).map(({ method: _method, ...profile }) => profile);
  const isDebitOnly = action === 'deposit' && !terms.hasCreditCards;
  return {
    methods: offered.map(({ fields: _fields, ...method }) => ({ ...method, savedProfiles: savedFor(method.id) })),
    fields: Object.fromEntries(
      offered.map(({ id, fields }) => [
        id,
        fields.map((field) =>
          field.name === 'card_number' ? { ...field, blocked_bins: bins, ...(isDebitOnly && { is_debit_only: true }) } : field,
        ),
      ]),
    ),
    sandbox: context.provider.isSandbox,
  };
}
