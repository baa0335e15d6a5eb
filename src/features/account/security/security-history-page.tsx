import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { getSecurityEvents } from '#contract/calls/account/session';
import type { SecurityEvent } from '#contract/fields/security';
import { ask } from '../../../platform/api/client';
import { useFormat, useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';
import { Failure } from './failure';
import styles from './security.module.css';
import { usePlaceName } from './use-place-name';

const eventsQuery = infiniteQueryOptions({
  queryKey: ['private', getSecurityEvents.id],
  meta: { url: getSecurityEvents.path, offline: getSecurityEvents.offline },
  queryFn: ({ pageParam, signal }) =>
    ask(getSecurityEvents, pageParam === null ? {} : { query: { before: String(pageParam) } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});

/** The security history: sign-ins, failed attempts, and changes of passwords and other security settings (PROF-001). */
export function SecurityHistoryPage() {
  const t = useText();
  return (
    <div className={profile.page}>
      <PageHeading title={t('account.events.title')} lead={t('account.events.lead')} />
      <Events />
    </div>
  );
}

function Events() {
  const t = useText();
  const reading = useInfiniteQuery(eventsQuery);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  const events = data?.pages.flatMap((page) => page.data) ?? [];
  if (isPending) return <SkeletonRows count={6} />;
  if (!data) return <ReadFailure query={reading} />;
  if (events.length === 0) return <EmptyState icon={<History aria-hidden />} title={t('account.events.empty')} />;
  return (
    <section className={profile.section} aria-label={t('account.events.title')}>
      <ul className={styles.events}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      <Failure error={error} />
      {hasNextPage && (
        <Button className={styles.more} isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('account.events.more')}
        </Button>
      )}
    </section>
  );
}

function Event({ event: { at, kind, way, device, country } }: { event: SecurityEvent }) {
  const t = useText();
  const { dateTime } = useFormat();
  const placeName = usePlaceName();
  const hasFailed = kind === 'sign_in_failed';
  const Icon = hasFailed ? ShieldAlert : ShieldCheck;
  return (
    <li className={classNames(styles.event, hasFailed && styles.failed)}>
      <Icon aria-hidden="true" size={20} />
      <p className={profile.name}>{t(`account.events.${kind}`, { way: way ?? 'other' })}</p>
      <p className={styles.where}>{[dateTime(at), device, country && placeName(country)].filter(Boolean).join(' · ')}</p>
    </li>
  );
}
