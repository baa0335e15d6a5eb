import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { Statement } from '#contract/calls/account/statement';
import { hasAnything, playTime } from '#rules/account/statement/figures';
import { PLAY_PAUSE_MS } from '#rules/limits/play-time';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { ReadFailure } from '../read-failure';
import { WeeklySummaryCard } from '../weekly/weekly-summary-card';
import { AccountCard } from './account-card';
import { SpanChoice } from './span-choice';
import { StatementFiles } from './statement-files';
import { type StatementSpan, statementQuery } from './statement-query';
import styles from './statement.module.css';

export interface StatementPageProps {
  /** Null for this month. */
  span: StatementSpan | null;
  onSpan: (span: StatementSpan) => void;
}

/** What a player deposited, withdrew, bet and won in a month or any other span of days, as figures and as files. */
export function StatementPage({ span, onSpan }: StatementPageProps) {
  const t = useText();
  const { player } = useSession();
  const query = statementQuery(span);
  const reading = useQuery({ ...query, enabled: player !== null, placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = reading;
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.statement.title')} lead={t('account.statement.lead')} />
      <SpanChoice span={span ?? data ?? null} since={data?.since ?? null} timeZone={data?.time_zone ?? null} onSpan={onSpan} />
      <ReadFailure query={reading} />
      {!data && !error && <SkeletonRows count={8} />}
      {data && (
        <div className={styles.figures} aria-busy={isPlaceholderData}>
          <Figures statement={data} />
          <StatementFiles span={data} />
        </div>
      )}
      <p className={styles.ways}>
        <Link to="/profile/limits" className={buttonClass({ variant: 'quiet' })}>
          {t('account.statement.limits')}
        </Link>
        <Link to="/profile/games-history" className={buttonClass({ variant: 'quiet' })}>
          {t('account.history.title')}
        </Link>
        <Link to="/profile/records" className={buttonClass({ variant: 'quiet' })}>
          {t('account.records.title')}
        </Link>
      </p>
      <WeeklySummaryCard />
    </div>
  );
}

function Figures({ statement }: { statement: Statement }) {
  const t = useText();
  const accounts = statement.accounts.filter(hasAnything);
  if (accounts.length === 0) {
    return (
      <EmptyState icon={<ReceiptText aria-hidden />} title={t('account.statement.empty')}>
        {t('account.statement.empty-text')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.played}>
        <span>{t('account.statement.played')}</span>
        <span className="tabular">{t('account.statement.time', { ...playTime(statement) })}</span>
      </p>
      <p className={styles.note}>{t('account.statement.played-note', { minutes: PLAY_PAUSE_MS / 60_000 })}</p>
      {accounts.map((account) => (
        <AccountCard key={account.currency} account={account} />
      ))}
      <p className={styles.note}>{t('account.statement.note')}</p>
      <p className={styles.note}>{t('account.statement.zone', { zone: statement.time_zone })}</p>
    </>
  );
}
