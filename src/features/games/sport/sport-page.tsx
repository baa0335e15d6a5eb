import { Link } from '@tanstack/react-router';
import Trophy from 'lucide-react/icons/trophy';
import { useCallback, useEffect, useState } from 'react';
import { openSport } from '#contract/calls/config/sport';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useFlag } from '../../../platform/config/flags';
import { useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import styles from './sport-page.module.css';

/** A failure with the server's message; null without a network. */
interface Failure {
  words: string | null;
}

/** Why the sportsbook stayed closed: no network, or the server's message. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed)) throw error;
  return { words: error.isOffline ? null : error.message };
}

/** Navigates to the sportsbook, replacing this page, so that going back skips it. */
function useSportsbook(page: string | undefined, isWanted: boolean) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const open = useCallback(async () => {
    setFailure(null);
    try {
      const { url } = await ask(openSport, { body: page === undefined ? {} : { page } }, { retries: 0 });
      location.replace(url);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [page]);
  useEffect(() => {
    if (isWanted) void open();
  }, [isWanted, open]);
  return { failure, open };
}

/** The redirect to betting (ROUTE-030, SPORT-001): a player arrives signed in, a guest as a guest; nobody while it's off. */
export function SportPage({ page }: { page?: string }) {
  const t = useText();
  const { status } = useSession();
  const isOnBreak = useBreak() !== null;
  const isShown = useFlag('betting');
  const { failure, open } = useSportsbook(page, isShown && status !== 'unknown');
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('config.sport.title')}
        lead={isShown ? t(status === 'player' ? 'config.sport.lead' : 'config.sport.lead-guest') : undefined}
      />
      {!isShown && (
        <EmptyState
          icon={<Trophy aria-hidden />}
          title={t('config.sport.closed')}
          action={
            isOnBreak ? undefined : (
              <Link to="/" className={buttonClass()}>
                {t('config.sport.games')}
              </Link>
            )
          }
        >
          {t('config.sport.closed.text')}
        </EmptyState>
      )}
      {isShown && failure === null && (
        <div role="status" aria-label={t('config.sport.opening')}>
          <SkeletonRows count={3} />
        </div>
      )}
      {isShown && failure !== null && (
        <Message
          tone="warning"
          title={t('config.sport.failed')}
          action={
            <Button size="small" onClick={() => void open()}>
              {t('config.sport.again')}
            </Button>
          }
        >
          {failure.words ?? t('config.sport.offline')}
        </Message>
      )}
      {isShown && status === 'guest' && (
        <Button
          className={styles.way}
          render={<Link to="/login" search={{ redirect: page === undefined ? '/sport' : `/sport/${page}` }} />}
        >
          {t('shell.sign-in')}
        </Button>
      )}
    </div>
  );
}
