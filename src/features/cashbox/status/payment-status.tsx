import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import type { PaymentProgress } from '#contract/fields/payment';
import { hasArrived, isRunning } from '#rules/cashbox/payments/states';
import { useFormat, useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { Timeline } from '../../../ui/timeline';
import { ChallengeForm } from '../form/challenge-form';
import { CryptoAddress } from '../crypto/crypto-address';
import { headlineOf } from './headline';
import { brandName } from '../methods/names';
import styles from './payment-status.module.css';
import { momentsOf, stepText } from './timeline';

function lookOf({ state }: PaymentProgress['payment']): { Icon: LucideIcon; tone: string | undefined } {
  if (hasArrived(state)) return { Icon: CircleCheck, tone: styles.arrived };
  if (state === 'recalled' || state === 'canceled') return { Icon: Undo2, tone: styles.withdrawn };
  return isRunning(state) ? { Icon: Clock, tone: styles.running } : { Icon: CircleX, tone: styles.failed };
}

function isToday(at: string): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}

interface PaymentStatusProps {
  progress: PaymentProgress;
  isSandbox: boolean;
  onProgress: (progress: PaymentProgress) => void;
}

/** A payment's state: a sentence, what the player has to do, and the timeline. */
export function PaymentStatus({ progress, isSandbox, onProgress }: PaymentStatusProps) {
  const t = useText();
  const { money, dateTime, time } = useFormat();
  const shownAt = (at: string) => (isToday(at) ? time(at) : dateTime(at));
  const { payment, next } = progress;
  const { Icon, tone } = lookOf(payment);
  const { title, text } = headlineOf(progress);
  const values = { amount: money(payment.amount_cents, payment.currency), brand: brandName(t, payment.brand), currency: payment.currency };
  const steps = momentsOf(progress).map(({ step, state, at }, place) => ({
    id: `${place}-${step}`,
    title: t(stepText(step, payment)),
    state,
    stateText: t(`cashbox.moment-${state}`),
    time: at === null ? undefined : <time dateTime={at}>{shownAt(at)}</time>,
  }));
  return (
    <div className={styles.status}>
      <div className={classNames(styles.head, tone)} role="status">
        <Icon aria-hidden="true" />
        <p className={styles.amount}>{values.amount}</p>
        <p className={styles.title}>{t(title, values)}</p>
        <p className={styles.text}>{t(text, values)}</p>
      </div>
      {next.kind === 'challenge' && <ChallengeForm id={payment.id} next={next} isSandbox={isSandbox} onProgress={onProgress} />}
      {next.kind === 'address' && <CryptoAddress payment={payment} next={next} isSandbox={isSandbox} onProgress={onProgress} />}
      <Timeline label={t('cashbox.timeline')} steps={steps} />
      <Facts payment={payment} />
    </div>
  );
}

/** What support asks for: when, by what, the fee and the payment's reference. */
function Facts({ payment: { id, created_at: at, brand, detail, fee_cents: fee, currency } }: Pick<PaymentProgress, 'payment'>) {
  const t = useText();
  const { money, dateTime } = useFormat();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('cashbox.fact-date')}</dt>
        <dd>{dateTime(at)}</dd>
      </div>
      <div>
        <dt>{t('cashbox.fact-method')}</dt>
        <dd>{[brandName(t, brand), detail].filter(Boolean).join(' ')}</dd>
      </div>
      {fee > 0 && (
        <div>
          <dt>{t('cashbox.summary-fee')}</dt>
          <dd>{money(fee, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{t('cashbox.fact-reference')}</dt>
        <dd>{id}</dd>
      </div>
    </dl>
  );
}
