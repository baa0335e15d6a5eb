import type { Gift } from '#contract/fields/gift';
import { givesOf } from '#rules/gifts/stages';
import { useFormat, useText } from '../../../platform/i18n';
import styles from '../gifts.module.css';

type Content = Pick<Gift, 'freespins_total' | 'points' | 'amount_cents' | 'currency' | 'kind' | 'bonuses'>;

/** Says a gift's content as one figure: money, spins or points. */
export function useWorth(): (gift: Content) => string {
  const t = useText();
  const { wholeMoney, number } = useFormat();
  return (gift) => {
    if (gift.freespins_total > 0) return t('gifts.spins', { count: gift.freespins_total });
    if (gift.points > 0) return t('gifts.points', { points: number(gift.points) });
    return gift.kind === 'group' ? t('gifts.kind.group') : wholeMoney(gift.amount_cents, gift.currency);
  };
}

/** A gift's content as one figure. */
export function GiftWorth({ gift }: { gift: Content }) {
  return <>{useWorth()(gift)}</>;
}

/** The terms of a gift, one line each (GIFT-001). */
export function GiftTerms({ gift }: { gift: Gift }) {
  const t = useText();
  const { money } = useFormat();
  const gives = givesOf(gift);
  const paysMoney = gift.points === 0 && gift.kind !== 'group' && gift.kind !== 'xp';
  const lines = [
    gives === 'spins' && gift.game && gift.game.title,
    gives === 'spins' && gift.spin_stake_cents && t('gifts.spin-worth', { amount: money(gift.spin_stake_cents, gift.currency) }),
    gives === 'spins' &&
      (gift.winnings === 'cash' || gift.wager === 0 ? t('gifts.winnings.cash') : t('gifts.winnings.bonus', { times: gift.wager })),
    gives === 'bonus_money' && t('gifts.wager', { times: gift.wager }),
    gives === 'at_once' && paysMoney && t('gifts.no-wager'),
    gift.wager > 0 && gift.max_stake_cents !== null && t('gifts.max-stake', { amount: money(gift.max_stake_cents, gift.currency) }),
    gift.wager > 0 && gift.weights && t('gifts.weights', gift.weights),
    paysMoney && gift.max_win_cents !== null && t('gifts.max-win', { amount: money(gift.max_win_cents, gift.currency) }),
  ].filter((line): line is string => typeof line === 'string');
  return (
    <>
      {lines.length > 0 && (
        <ul className={styles.terms}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {gift.bonuses.length > 0 && (
        <>
          <p className={styles.parts}>{t('gifts.contains')}</p>
          <ul className={styles.terms}>
            {gift.bonuses.map((part, at) => (
              <li key={at}>
                <GiftWorth gift={{ ...part, currency: gift.currency, bonuses: [] }} />
                {part.wager > 0 && ` · ${t('gifts.wager', { times: part.wager })}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
