import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getAllGifts } from '#contract/calls/gifts/lists';
import type { Gift } from '#contract/fields/gift';
import { giftAfterWithdrawal, giftsLostByWithdrawal } from '#rules/gifts/lost-by-withdrawal';
import { queryOf } from '../../../platform/api/query';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import styles from './forfeit-footer.module.css';
import { accountsQuery } from '../queries';
import type { PaymentStep } from '../steps/use-payment-step';

/** Calls back once no bonus is left to lose, such as after a withdrawal in another window. */
function useAllGone(lost: readonly Gift[], onGone: () => void): void {
  const [hadSome, setHadSome] = useState(false);
  if (lost.length > 0 && !hadSome) setHadSome(true);
  const isGone = hadSome && lost.length === 0;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
}

/** Shows which bonuses a withdrawal would end, before it does (GIFT-009). */
export default function ForfeitFooter({ step: { flow } }: { step: PaymentStep }) {
  const t = useText();
  const currency = flow.choice?.method.currency ?? '';
  const gifts = useQuery(queryOf(getAllGifts, {})).data?.data ?? [];
  const lost = giftsLostByWithdrawal(gifts, currency);
  const next = giftAfterWithdrawal(gifts, currency);
  useAllGone(lost, flow.keepBonus);
  return (
    <div role="alert" className={styles.forfeit}>
      <p className={styles.title}>{t('cashbox.forfeit-title')}</p>
      <p>{t('cashbox.forfeit-lead')}</p>
      <ul className={styles.lost}>
        {lost.map((gift) => (
          <li key={gift.id}>
            <LostGift gift={gift} />
          </li>
        ))}
      </ul>
      {next && <p>{t('cashbox.forfeit-next', { title: next.title })}</p>}
      {/* The player has asked for the withdrawal, so its button comes first. */}
      <Button variant="primary" isWide isBusy={flow.isSending} onClick={flow.forfeit}>
        {t('cashbox.forfeit-yes')}
      </Button>
      <Button variant="secondary" isWide onClick={flow.keepBonus}>
        {t('cashbox.forfeit-no')}
      </Button>
    </div>
  );
}

function LostGift({ gift: { title, type, stage, amount_cents, currency } }: { gift: Gift }) {
  const t = useText();
  const { money } = useFormat();
  const account = useQuery(accountsQuery()).data?.data.find((one) => one.currency === currency);
  if (stage !== 'handle_bets' && type === 'freespins') return <>{t('cashbox.forfeit-spins', { title })}</>;
  if (stage === 'wait') return <>{t('cashbox.forfeit-waiting', { title, amount: money(amount_cents, currency) })}</>;
  // All bonus money of a currency belongs to the gift that is being wagered.
  const left = account ? account.amount_cents - account.available_to_cashout_cents : amount_cents;
  return <>{t('cashbox.forfeit-bonus', { title, amount: money(left, currency) })}</>;
}
