import { Link, useRouterState } from '@tanstack/react-router';
import { storage } from '#contract/storage';
import { agree, useHasAgreed } from '../../platform/storage/consent';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import styles from './cookie-bar.module.css';
import type { ModalName } from '../modal-host/modal';

/** Whether the current page is a sign-up, where nothing else may interrupt, or a game, whose layer would cover the banner. */
function useIsOutOfPlace(): boolean {
  return useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname === '/registration' || pathname.startsWith('/play/') || (search as { modal?: ModalName }).modal === 'sign-up',
  });
}

/** The cookie banner, until it's accepted, for a year, and never during sign-up (OVER-004) or over a game. */
export function CookieBar() {
  const t = useText();
  const hasAccepted = useHasAgreed('cookies');
  const isOutOfPlace = useIsOutOfPlace();
  if (hasAccepted || isOutOfPlace) return null;
  return (
    <aside className={styles.bar} aria-label={t('shell.cookies.title')}>
      <p>
        {t('shell.cookies.text')}{' '}
        <Link to="/$slug" params={{ slug: 'cookie-policy' }}>
          {t('shell.cookies.policy')}
        </Link>
      </p>
      <Button size="small" onClick={() => agree(storage.cookies.cookies)}>
        {t('shell.cookies.accept')}
      </Button>
    </aside>
  );
}
