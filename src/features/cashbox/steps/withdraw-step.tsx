import { smallestAmount } from '#rules/cashbox/methods/methods';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useFormat, useText } from '../../../platform/i18n';
import { AccountPicker } from '../accounts/account-picker';
import { MethodsView } from '../methods/methods-view';
import { PayFooter } from '../pay/pay-footer';
import { PaymentStepSheet, type StepProps } from './payment-step';
import { useHasCome } from '../status/use-has-loaded';
import { PayoutFirst, useBlockedText, usePayoutOrder } from './payout-first';
import { usePaymentStep } from './use-payment-step';
import { VerificationNotice } from '../pay/verification-notice';
import { WithdrawalHead } from './withdrawal-head';

const ForfeitFooter = lazyPart(async () => (await import('../pay/forfeit-footer')).default);

export interface WithdrawStepProps extends StepProps {
  /** Called once a withdrawal is under way: an earned moment for the push sheet. */
  onRequested?: () => void;
}

/** A withdrawal: never above the withdrawable balance (CASH-017). */
export function WithdrawStep({ paymentId, onRequested, ...props }: WithdrawStepProps) {
  const t = useText();
  const { money } = useFormat();
  const step = usePaymentStep({ action: 'cashout', askedUnits: 0, paymentId, onStarted: onRequested });
  const { currency, switching, loading, flow } = step;
  const { available, availableCents, choice } = flow;
  const { order, isPending: isOrderPending } = usePayoutOrder(currency);
  const blockedText = useBlockedText(order);
  const hasCome = useHasCome(!available.isPending && !loading.isPending && !isOrderPending);
  const leastCents = smallestAmount(loading.data?.methods ?? [], 'cashout');
  /** Whether any withdrawal is possible, as far as it's known. */
  const canLeave = !available.isKnown || (availableCents > 0 && availableCents >= (leastCents ?? 0));
  const firstOf = (method: string) => order.first.filter((source) => source.method === method);
  const methods = (
    <>
      <AccountPicker label={t('cashbox.account-from')} switching={switching} isWithdrawing />
      {currency !== null && available.isKnown && (hasCome || availableCents === 0) && (
        <WithdrawalHead currency={currency} availableCents={availableCents} bonusCents={available.bonusCents} leastCents={leastCents} />
      )}
      {canLeave && availableCents > 0 && <VerificationNotice />}
      {canLeave && availableCents > 0 && hasCome && currency !== null && <PayoutFirst sources={order.first} currency={currency} />}
      {canLeave && (
        <MethodsView
          action="cashout"
          loading={loading}
          isWaiting={available.isPending || isOrderPending}
          mostCents={available.isKnown ? availableCents : null}
          blockedText={blockedText}
          onChoose={flow.choose}
        />
      )}
    </>
  );
  const { amountCents, amountTrouble } = flow.form;
  // A refused amount isn't paid out, so the button doesn't name it.
  const text =
    amountCents !== null && !amountTrouble && choice
      ? t('cashbox.withdraw-amount', { amount: money(amountCents, choice.method.currency) })
      : t('cashbox.withdraw');
  const footer = flow.isForfeiting ? <ForfeitFooter step={step} /> : <PayFooter step={step} text={text} />;
  // Whoever types a card or an address sees which one it has to be.
  const beforeForm = choice?.profile === null && (
    <PayoutFirst sources={firstOf(choice.method.id)} currency={choice.method.currency} isShort />
  );
  return (
    <PaymentStepSheet {...props} step={step} title={t('cashbox.withdraw')} methods={methods} beforeForm={beforeForm} footer={footer} />
  );
}
