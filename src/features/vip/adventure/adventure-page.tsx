import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Locale } from '#contract/fields/locale';
import { textIn } from '#rules/content/local-text';
import { useText } from '../../../platform/i18n';
import { ForNewPlayers } from '../../../platform/context/for-new-players';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import styles from './adventure.module.css';
import { StepCard } from './step-card';
import { useAdventure } from './use-adventure';

interface AdventurePageProps {
  /** This page's own address, as the return address after signing up. */
  path: string;
}

/** The adventure calendar (ROUTE-024): a card for each step, with the player's state. */
export function AdventurePage({ path }: AdventurePageProps) {
  const t = useText();
  const { i18n } = useLingui();
  const view = useAdventure();
  const { adventure } = view;
  if (!adventure.is_enabled || adventure.days.length === 0) {
    return (
      <div className={styles.page}>
        <PageHeading title={t('vip.adventure.title')} />
        <EmptyState icon={<CalendarDays aria-hidden />} title={t('vip.adventure.closed')} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeading title={textIn(adventure.title, i18n.locale as Locale)} lead={t('vip.adventure.lead')} />
      {view.isFinished && (
        <Message tone="info" title={t('vip.adventure.over')}>
          {t('vip.adventure.over.text')}
        </Message>
      )}
      {view.isUnknown && <p className={styles.note}>{t('vip.adventure.unknown')}</p>}
      {view.status === 'guest' && (
        <ForNewPlayers>
          <div className={styles.invitation}>
            <p>{t('vip.adventure.invitation')}</p>
            <Link to="/registration" search={{ redirect: path }} className={buttonClass({ variant: 'secondary' })}>
              {t('shell.sign-up')}
            </Link>
          </div>
        </ForNewPlayers>
      )}
      <ol className={styles.steps}>
        {view.views.map((step) => (
          <StepCard key={step.key} step={step} around={view} />
        ))}
      </ol>
    </div>
  );
}
