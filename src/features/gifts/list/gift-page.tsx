import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import GiftIcon from 'lucide-react/icons/gift';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { shownGifts } from '#rules/gifts/configured';
import { useLocale, useText } from '../../../platform/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { GiftCard } from './gift-card';
import { allGiftsQuery } from '../gift-calls';
import styles from '../gifts.module.css';
import { useGiftConfigs } from '../use-gift-configs';

/** One of the player's gifts on its own page (ROUTE-037). */
export function GiftPage({ id }: { id: string }) {
  const t = useText();
  const { data, error, isPending } = useQuery(allGiftsQuery());
  const configs = useGiftConfigs();
  const [gift] = shownGifts(data?.data.filter((one) => one.id === id) ?? [], configs, useLocale());
  return (
    <div className={styles.page}>
      <Link to="/profile/gifts" className={styles.back}>
        <ChevronLeft aria-hidden="true" size={20} />
        {t('gifts.one.back')}
      </Link>
      {!gift && <h1 className={styles.alone}>{t(data ? 'gifts.one.missing' : 'gifts.title')}</h1>}
      {isPending && <SkeletonRows count={2} />}
      {error instanceof CallFailed && <Message tone="warning">{failureText(t, error)}</Message>}
      {data && !gift && <EmptyState icon={<GiftIcon aria-hidden />} title={t('gifts.none.text')} />}
      {gift && <GiftCard gift={gift} as="h1" isLinked={false} />}
    </div>
  );
}
