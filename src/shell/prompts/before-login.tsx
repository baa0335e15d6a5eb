import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { storage } from '#contract/storage';
import { agree, useHasAgreed } from '../../platform/storage/consent';
import { useText } from '../../platform/i18n';
import { useCountry } from '../../platform/context/use-licence';
import { Button } from '../../ui/button';
import styles from './before-login.module.css';

/** Asks a visitor from Australia for a confirmation before the login: consent is stored for a year, declining redirects (OVER-005). */
export function BeforeLogin({ children }: { children: ReactNode }) {
  const t = useText();
  const country = useCountry();
  const hasApproved = useHasAgreed('approved');
  const navigate = useNavigate();
  if (country !== 'AU' || hasApproved) return children;
  return (
    <section className={styles.card} aria-labelledby="before-login">
      <h2 id="before-login">{t('frame.before-login.title')}</h2>
      <p>{t('frame.before-login.text')}</p>
      <div className={styles.ways}>
        <Button isWide onClick={() => agree(storage.cookies.approved)}>
          {t('frame.before-login.approve')}
        </Button>
        <Button variant="quiet" isWide onClick={() => void navigate({ to: '/oops', state: { hasDeclined: true } })}>
          {t('frame.before-login.decline')}
        </Button>
      </div>
    </section>
  );
}
