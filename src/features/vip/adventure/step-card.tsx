import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import type { Locale } from '#contract/fields/locale';
import { amountIn } from '#rules/money/amount-in';
import { textIn } from '#rules/content/local-text';
import { withAmount } from '#rules/wheels/prize-title';
import { type Adventure, endOfDay, hasCountdown, isExtra } from '#rules/vip/adventure';
import { useWagering } from '../../../platform/context/use-wagering';
import { useFormat, useText } from '../../../platform/i18n';
import { Badge } from '../../../ui/badge';
import { Countdown } from '../../../ui/countdown';
import styles from './adventure.module.css';
import { ClaimButton } from './claim-button';
import type { StepView } from './use-adventure';

interface StepCardProps {
  step: StepView;
  around: { adventure: Adventure; now: number; currency: string };
}

const tones = { superb: 'special', completed: 'success', active: 'info', lost: 'neutral', future: 'neutral' } as const;

/** One step of the calendar: its state, prize, requirement, and time left (ADV-002). */
export function StepCard({ step, around }: StepCardProps) {
  const t = useText();
  const { i18n } = useLingui();
  const wagering = useWagering();
  const card = useRef<HTMLLIElement>(null);
  const { config, own, state, isClaimable } = step;
  const { day, step: nth, stepTotal, prize, condition } = config;
  const isOverdue = own !== null && own.isCompleted && own.claimed_at === null && !isClaimable && Date.parse(own.claim_until) <= around.now;
  return (
    <li ref={card} tabIndex={-1} className={styles.step} data-state={state} aria-current={state === 'active' ? 'date' : undefined}>
      <div className={styles.top}>
        <h2>{t('vip.adventure.day', { day })}</h2>
        <Badge tone={tones[state]}>{t(`vip.adventure.state.${state}`)}</Badge>
      </div>
      {stepTotal > 1 && <p className={styles.note}>{t('vip.adventure.step', { step: nth, total: stepTotal })}</p>}
      <p className={styles.prize}>{textIn(withAmount(prize.title, prize.bonus_amount, around.currency), i18n.locale as Locale)}</p>
      <Condition step={step} currency={around.currency} />
      {condition.wager > 0 && (
        <p className={styles.note}>
          {t(prize.bonus_amount ? 'vip.adventure.wager-bonus' : 'vip.adventure.wager', { wager: wagering(condition.wager) })}
        </p>
      )}
      {own?.claimed_at && <p className={styles.claimed}>{t('vip.adventure.claimed')}</p>}
      {isOverdue && <p className={styles.note}>{t('vip.adventure.expired')}</p>}
      {isClaimable && <ClaimButton day={day} step={nth} onClaimed={() => card.current?.focus({ preventScroll: true })} />}
      <TimeLeft step={step} around={around} />
    </li>
  );
}

/** The step's requirement, and the player's progress today. */
function Condition({ step: { config, own, state }, currency }: { step: StepView; currency: string }) {
  const t = useText();
  const { money, wholeMoney } = useFormat();
  const asked = amountIn(config.condition.minDep, currency);
  if (isExtra(config)) return <p className={styles.note}>{t('vip.adventure.all')}</p>;
  if (!asked || asked.cents === 0) return <p className={styles.note}>{t('vip.adventure.free')}</p>;
  return (
    <>
      <p className={styles.note}>{t('vip.adventure.deposit', { amount: wholeMoney(asked.cents, asked.currency) })}</p>
      {state === 'active' && own && own.deposited_cents > 0 && (
        <p className={styles.note}>{t('vip.adventure.deposited', { amount: money(own.deposited_cents, currency) })}</p>
      )}
    </>
  );
}

function TimeLeft({ step: { config, own, state, isClaimable }, around: { adventure, now } }: StepCardProps) {
  const t = useText();
  const hasGift = isClaimable && own?.isCompleted === true;
  if (!hasCountdown(state, hasGift)) return null;
  const end = hasGift && own ? Date.parse(own.claim_until) : endOfDay(adventure, config.day);
  return (
    <p className={styles.time}>
      {t(hasGift ? 'vip.adventure.waits' : 'vip.adventure.ends')}{' '}
      <Countdown end={end} now={now} daysText={(days) => t('vip.adventure.days', { days })} doneText={t('vip.adventure.now')} />
    </p>
  );
}
