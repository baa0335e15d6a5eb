import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { Sheet } from '../../../ui/sheet';
import { BackToCashbox } from './back-to-cashbox';
import { IdentityGate } from './identity-gate';
import { LimitQuestion } from './limit-question';
import { DepositRoom } from '../form/deposit-room';
import { PaymentForm } from '../form/payment-form';
import { ProfileGate } from './profile-gate';
import { StatusView } from '../status/status-view';
import styles from './step.module.css';
import type { PaymentStep } from './use-payment-step';
import { WaitingDeposit } from './waiting-deposit';

/** The props of deposit and withdrawal sheets. */
export interface StepProps {
  /** Whether the player came from the dashboard, which then has a back link. */
  fromDashboard?: boolean;
  /** A payment to continue, after the provider's own page or from the history. */
  paymentId?: string;
  /** Where a player fills in missing profile fields (PROF-002). */
  profileForm?: ReactNode;
  /** Above the methods and the form. */
  notice?: ReactNode;
  onClose: () => void;
}

interface PaymentStepSheetProps extends Omit<StepProps, 'paymentId'> {
  step: PaymentStep;
  title: string;
  /** The selection of a method, and the content around it. */
  methods: ReactNode;
  /** Above the form. */
  beforeForm?: ReactNode;
  /** The button that pays, below the form. */
  footer: ReactNode;
  /** Below the methods and the form. */
  children?: ReactNode;
}

/** The sheet of a deposit or a withdrawal, from selecting a method to its end. */
export function PaymentStepSheet({
  step,
  title,
  fromDashboard = false,
  profileForm,
  notice,
  methods,
  beforeForm,
  footer,
  onClose,
  children,
}: PaymentStepSheetProps) {
  const t = useText();
  const { view, flow, place, loading } = step;
  const isOpen = view === 'methods' || view === 'form' || view === 'used-up';
  const isSandbox = loading.data?.script.isSandbox() ?? false;
  return (
    <Sheet
      isOpen
      // Methods and forms load in steps. A gate has its data, and so has a payment that began here: they're as high as what they show.
      isTall={view === 'methods' || view === 'form' || view === 'gate' || (view === 'status' && step.isContinued)}
      onClose={onClose}
      title={title}
      closeText={t('cashbox.close')}
      footer={view === 'form' ? footer : undefined}
      isKept={view === 'status' || flow.form.isDirty}
      initialFocus={place}
    >
      <div ref={place} tabIndex={-1} className={styles.view}>
        {fromDashboard && <BackToCashbox />}
        {(flow.room || notice) && isOpen && (
          <div className={styles.notice}>
            {flow.room && <DepositRoom limit={flow.room} />}
            {notice}
          </div>
        )}
        {view === 'waiting' && step.waiting.payment && (
          <WaitingDeposit payment={step.waiting.payment} onOpen={flow.open} onAnother={step.waiting.putOff} />
        )}
        {view === 'gate' && <ProfileGate missing={step.missing} form={profileForm} />}
        {view === 'proof' && <IdentityGate missing={step.proof} />}
        {view === 'question' && step.question && step.currency !== null && (
          <LimitQuestion question={step.question} currency={step.currency} />
        )}
        {view === 'methods' && methods}
        {view === 'form' && beforeForm}
        {view === 'form' && flow.choice && (
          <PaymentForm
            id={step.formId}
            action={step.action}
            choice={flow.choice}
            form={flow.form}
            isSandbox={isSandbox}
            availableCents={flow.availableCents}
            limitCents={flow.room?.left_cents ?? null}
            isSending={flow.isSending}
            onChangeMethod={flow.changeMethod}
            onSubmit={flow.submit}
          />
        )}
        {view === 'status' && flow.paymentId !== null && (
          <StatusView id={flow.paymentId} isSandbox={isSandbox} onProgress={flow.takeProgress} onAgain={flow.again} onClose={onClose} />
        )}
        {isOpen && children}
      </div>
    </Sheet>
  );
}
