import type { BonusOffer } from '#contract/fields/gift';
import { useWagering } from '../../../platform/context/use-wagering';
import { useFormat, useText } from '../../../platform/i18n';
import styles from '../gifts.module.css';

/** An offer's content, requirement and terms, one line each. */
export function OfferFacts({ offer }: { offer: BonusOffer }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const wagering = useWagering();
  const { currency, percent, max_cents, min_deposit_cents, amount_cents, freespins_total, game, wager } = offer;
  const lines = [
    percent > 0 && t('gifts.offer.percent', { percent, amount: wholeMoney(max_cents, currency) }),
    amount_cents > 0 && wholeMoney(amount_cents, currency),
    freespins_total > 0 && [t('gifts.spins', { count: freespins_total }), game?.title].filter(Boolean).join(' · '),
    min_deposit_cents > 0 && t('gifts.offer.min', { amount: wholeMoney(min_deposit_cents, currency) }),
    wager > 0 && t('gifts.wager', { times: wagering(wager) }),
    wager > 0 && t('gifts.max-stake', { amount: wholeMoney(offer.max_stake_cents, currency) }),
    wager > 0 && t('gifts.weights', offer.weights),
  ].filter((line): line is string => typeof line === 'string');
  return (
    <ul className={styles.terms}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
