import { useQuery } from '@tanstack/react-query';
import type { Gift } from '#contract/fields/gift';
import { shownGifts } from '#rules/gifts/configured';
import { aheadOf } from '#rules/gifts/stages';
import { useLocale, useText } from '../../../platform/i18n';
import { bonusesQuery, freeSpinsQuery } from '../gift-calls';
import styles from '../gifts.module.css';
import { useGiftConfigs } from '../use-gift-configs';

/** Why a queued gift waits, and what has to happen before it starts. */
export function QueueNote({ gift }: { gift: Gift }) {
  const t = useText();
  const locale = useLocale();
  const configs = useGiftConfigs();
  const bonuses = useQuery(bonusesQuery()).data?.data ?? [];
  // The winnings of free spins are wagered like a bonus.
  const spins = useQuery(freeSpinsQuery()).data?.data ?? [];
  const [first, ...others] = aheadOf(gift, [...bonuses, ...spins]);
  if (!first) return null;
  const title = shownGifts([first], { ...configs, disabled: null }, locale)[0]?.title ?? first.title;
  return (
    <p className={styles.time}>
      {others.length === 0 ? t('gifts.queued', { title }) : t('gifts.queued-behind', { title, count: others.length })}
    </p>
  );
}
