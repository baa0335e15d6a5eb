import type { ReactNode } from 'react';
import { useId } from 'react';
import { missingForCashbox } from '#rules/cashbox/gate';
import { totalToPay } from '#rules/cashbox/fee';
import type { OneClickDeposit } from '#rules/cashbox/one-click';
import { currencyOf } from '#rules/money/currencies';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { AccountPicker, useSwitchAccount } from './account-picker';
import { BackToCashbox } from './back-to-cashbox';
import { CryptoWays } from './crypto-ways';
import { LimitsLink } from './limits-link';
import { MethodsView } from './methods-view';
import { PaymentFailure } from './payment-failure';
import { PaymentForm } from './payment-form';
import { usePresence } from './presence';
import { ProfileGate } from './profile-gate';
import { StatusView } from './status-view';
import { useFocusOnChange } from './use-focus-on-change';
import { useMethods } from './use-methods';
import { type PaymentFlow, usePaymentFlow } from './use-payment-flow';
import { useTrackedStep } from './use-tracked-step';
import styles from './step.module.css';

export interface DepositStepProps {
  /** Units that a link asks for; 0 for none (ROUTE-010). */
  amountProp?: number;
  /** Whether the way here led over the dashboard, which is then one press away. */
  fromDashboard?: boolean;
  /** A deposit to go on with, after the provider's own page or from the history. */
  paymentId?: string;
  /** What one press is to pay; it can still be changed (CASH-014). */
  preset?: OneClickDeposit | undefined;
  /** Where a player fills in what the profile lacks (PROF-002). */
  profileForm?: ReactNode;
  onClose: () => void;
}

/** A deposit, from the choice of a method to the money in the account: one sheet (CASH-005, CASH-012). */
export function DepositStep({ amountProp = 0, fromDashboard = false, paymentId, preset, profileForm, onClose }: DepositStepProps) {
  const t = useText();
  const formId = useId();
  usePresence();
  const { player } = useSession();
  const currency = player?.currency ?? null;
  const switching = useSwitchAccount();
  const loading = useMethods(currency, 'deposit');
  const flow = usePaymentFlow({ action: 'deposit', currency, loaded: loading.data, askedUnits: amountProp, paymentId, preset });
  const missing = player ? missingForCashbox(player, currencyOf(player.currency)?.fiat ?? true) : [];
  const view = flow.startedId !== null ? 'status' : missing.length > 0 ? 'gate' : flow.choice ? 'form' : 'methods';
  useTrackedStep(view === 'status' ? 3 : view === 'form' ? 2 : 1);
  const place = useFocusOnChange(view);
  const isSandbox = loading.data?.script.isSandbox() ?? false;
  const footer = view === 'form' ? <PayFooter flow={flow} formId={formId} /> : undefined;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('cashbox.deposit')}
      closeText={t('cashbox.close')}
      footer={footer}
      isKept={view === 'status' || flow.form.isDirty}
      initialFocus={place}
    >
      <div ref={place} tabIndex={-1} className={styles.view}>
        {fromDashboard && <BackToCashbox />}
        {view === 'gate' && <ProfileGate missing={missing} form={profileForm} />}
        {view === 'methods' && (
          <>
            <AccountPicker label={t('cashbox.account-to')} switching={switching} />
            <MethodsView loading={loading} onChoose={flow.choose} />
            {currency !== null && <CryptoWays currency={currency} switching={switching} />}
          </>
        )}
        {view === 'form' && flow.choice && (
          <PaymentForm
            id={formId}
            action="deposit"
            choice={flow.choice}
            form={flow.form}
            isSandbox={isSandbox}
            availableCents={flow.availableCents}
            onChangeMethod={flow.changeMethod}
            onSubmit={flow.submit}
          />
        )}
        {view === 'status' && flow.startedId !== null && (
          <StatusView id={flow.startedId} isSandbox={isSandbox} onProgress={flow.takeProgress} onAgain={flow.again} onClose={onClose} />
        )}
        {(view === 'methods' || view === 'form') && <LimitsLink />}
      </div>
    </Sheet>
  );
}

function PayFooter({ flow, formId }: { flow: PaymentFlow; formId: string }) {
  const t = useText();
  const { money } = useFormat();
  const { amountCents } = flow.form;
  const method = flow.choice?.method;
  const total = amountCents !== null && method ? money(totalToPay(method.fee, amountCents), method.currency) : null;
  const pay = total === null ? t('cashbox.pay') : t('cashbox.pay-amount', { amount: total });
  return (
    <>
      <PaymentFailure error={flow.pay.error} />
      <Button type="submit" form={formId} variant="primary" size="large" isWide isBusy={flow.pay.isPending}>
        {method?.type === 'crypto' ? t('cashbox.show-address') : pay}
      </Button>
    </>
  );
}
