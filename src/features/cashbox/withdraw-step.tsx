import { type ReactNode, useId } from 'react';
import { missingForCashbox } from '#rules/cashbox/gate';
import { currencyOf } from '#rules/money/currencies';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { AccountPicker, useSwitchAccount } from './account-picker';
import { BackToCashbox } from './back-to-cashbox';
import { MethodsView } from './methods-view';
import { PaymentFailure } from './payment-failure';
import { PaymentForm } from './payment-form';
import { usePresence } from './presence';
import { ProfileGate } from './profile-gate';
import { StatusView } from './status-view';
import styles from './step.module.css';
import { useFocusOnChange } from './use-focus-on-change';
import { useMethods } from './use-methods';
import { type PaymentFlow, usePaymentFlow } from './use-payment-flow';
import { WithdrawalHead } from './withdrawal-head';

export interface WithdrawStepProps {
  fromDashboard?: boolean;
  /** A withdrawal to look at. */
  paymentId?: string;
  profileForm?: ReactNode;
  onClose: () => void;
  /** Called once a withdrawal is under way: a moment at which the player wants to hear of its end. */
  onRequested?: () => void;
}

/** A withdrawal: never above what can be cashed out (CASH-017). */
export function WithdrawStep({ fromDashboard = false, paymentId, profileForm, onClose, onRequested }: WithdrawStepProps) {
  const t = useText();
  const formId = useId();
  usePresence();
  const { player } = useSession();
  const currency = player?.currency ?? null;
  const switching = useSwitchAccount();
  const loading = useMethods(currency, 'cashout');
  const flow = usePaymentFlow({ action: 'cashout', currency, loaded: loading.data, askedUnits: 0, paymentId, onStarted: onRequested });
  const missing = player ? missingForCashbox(player, currencyOf(player.currency)?.fiat ?? true) : [];
  const view = flow.startedId !== null ? 'status' : missing.length > 0 ? 'gate' : flow.choice ? 'form' : 'methods';
  const place = useFocusOnChange(view);
  const isSandbox = loading.data?.script.isSandbox() ?? false;
  const footer = view === 'form' ? <WithdrawFooter flow={flow} formId={formId} /> : undefined;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('cashbox.withdraw')}
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
            <AccountPicker label={t('cashbox.account-from')} switching={switching} />
            {currency !== null && flow.available.isKnown && <WithdrawalHead currency={currency} availableCents={flow.availableCents} />}
            {(!flow.available.isKnown || flow.availableCents > 0) && (
              <MethodsView loading={loading} isWaiting={flow.available.isPending} onChoose={flow.choose} />
            )}
          </>
        )}
        {view === 'form' && flow.choice && (
          <PaymentForm
            id={formId}
            action="cashout"
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
      </div>
    </Sheet>
  );
}

function WithdrawFooter({ flow, formId }: { flow: PaymentFlow; formId: string }) {
  const t = useText();
  const { money } = useFormat();
  const { amountCents } = flow.form;
  const method = flow.choice?.method;
  return (
    <>
      <PaymentFailure error={flow.pay.error} />
      <Button type="submit" form={formId} variant="primary" size="large" isWide isBusy={flow.pay.isPending}>
        {amountCents !== null && method ? t('cashbox.withdraw-amount', { amount: money(amountCents, method.currency) }) : t('cashbox.withdraw')}
      </Button>
    </>
  );
}
