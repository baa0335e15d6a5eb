import type { AnswerOf } from '#contract/call';
import type { getMethods } from '#contract/calls/cashbox/methods';
import type { PaymentAction } from '#contract/fields/payment';
import type { Queries } from '#server/database/connection';
import { methodsFor } from './admission';
import type { CashboxContext } from '../payments/context';
import { readProfiles } from '../store';

/** The ways to pay of a player, with what was saved of each (CASH-006, CASH-007). Refuses: currency_not_supported. */
export async function methodsOf(
  queries: Queries,
  context: Pick<CashboxContext, 'provider' | 'groups' | 'player' | 'configs'>,
  currency: string,
  action: PaymentAction,
): Promise<AnswerOf<typeof getMethods>> {
  const offered = methodsFor(context, currency, action);
  const { bins } = await context.configs.get('blocked-cards');
  const profiles = await readProfiles(queries, context.player);
  const savedFor = (method: string) =>
    profiles.filter((kept) => kept.method === method).map(({ id, brand, title, expires }) => ({ id, brand, title, expires }));
  return {
    methods: offered.map(({ fields: _fields, ...method }) => ({ ...method, savedProfiles: savedFor(method.id) })),
    fields: Object.fromEntries(
      offered.map(({ id, fields }) => [
        id,
        fields.map((field) => (field.name === 'card_number' ? { ...field, blocked_bins: bins } : field)),
      ]),
    ),
    sandbox: context.provider.isSandbox,
  };
}
