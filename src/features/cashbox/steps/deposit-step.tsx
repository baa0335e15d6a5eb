import type { ReactNode } from 'react';
import { totalToPay } from '#rules/cashbox/amounts/fee';
import type { OneClickDeposit } from '#rules/cashbox/methods/one-click';
import { useFormat, useText } from '../../../platform/i18n';
import { AccountPicker, useAskedAccount } from '../accounts/account-picker';
import { CryptoWays, useCryptoDeposit } from '../crypto/crypto-ways';
import { LimitsLink } from '../form/limits-link';
import { MethodsView } from '../methods/methods-view';
import { PayFooter } from '../pay/pay-footer';
import { PaymentStepSheet, type StepProps } from './payment-step';
import { useHasCome } from '../status/use-has-loaded';
import type { PaymentFlow } from './use-payment-flow';
import { usePaymentStep } from './use-payment-step';
import { useTrackedStep } from './use-tracked-step';

export interface DepositStepProps extends StepProps {
  /** Units requested by a link; 0 for none (ROUTE-010). */
  amountProp?: number;
  /** The account in an address, by its currency; it becomes the active one if it's open (ROUTE-008). */
  account?: string | undefined;
  /** The one-click deposit; it can still be changed (CASH-014). */
  preset?: OneClickDeposit | undefined;
  /** The deposit's bonuses to select from: before the methods if the player came for them, else after them; `chosen` is the selected one. */
  bonuses?: { choice: ReactNode; isFirst: boolean; chosen: (pay: { amountCents: number | null; currency: string }) => ReactNode };
}

/** A deposit, from selecting a method to the money in the account: one sheet (CASH-005, CASH-012). */
export function DepositStep({ amountProp = 0, paymentId, account, preset, bonuses, ...props }: DepositStepProps) {
  const t = useText();
  const step = usePaymentStep({ action: 'deposit', askedUnits: amountProp, paymentId, preset });
  const { view, currency, switching, loading, flow } = step;
  useAskedAccount(account, switching);
  useTrackedStep(view === 'status' ? 3 : view === 'form' ? 2 : 1);
  const payInCrypto = useCryptoDeposit(step);
  const hasCome = useHasCome(!loading.isPending);
  const methods = (
    <>
      {hasCome && bonuses?.isFirst && bonuses.choice}
      {(hasCome || !bonuses?.isFirst) && <AccountPicker label={t('cashbox.account-to')} switching={switching} />}
      <MethodsView action="deposit" loading={loading} mostCents={flow.room?.left_cents ?? null} onChoose={flow.choose} />
      {hasCome && currency !== null && <CryptoWays step={step} onDeposit={payInCrypto} />}
      {hasCome && bonuses && !bonuses.isFirst && bonuses.choice}
    </>
  );
  return (
    <PaymentStepSheet
      {...props}
      step={step}
      title={t('cashbox.deposit')}
      methods={methods}
      beforeForm={flow.choice && bonuses?.chosen({ amountCents: flow.form.amountCents, currency: flow.choice.method.currency })}
      footer={<PayFooter step={step} text={usePayText(flow)} />}
    >
      {/* What's left of a limit links to the limits as well. */}
      {hasCome && !flow.room && <LimitsLink />}
    </PaymentStepSheet>
  );
}

/** The button's label: the total to pay, fee included, unless the amount is refused; crypto shows an address first. */
function usePayText({ choice, form: { amountCents, amountTrouble } }: PaymentFlow): string {
  const t = useText();
  const { money } = useFormat();
  if (choice?.method.type === 'crypto') return t('cashbox.show-address');
  if (amountCents === null || amountTrouble || !choice) return t('cashbox.pay');
  return t('cashbox.pay-amount', { amount: money(totalToPay(choice.method.fee, amountCents), choice.method.currency) });
}
