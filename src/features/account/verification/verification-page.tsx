import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type VerificationItem, verificationItems } from '#contract/fields/verification';
import { documentsFor } from '#rules/account/verification/evidence';
import { type TextOf, useText } from '../../../platform/i18n';
import { type Player, useSession } from '../../../platform/session';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import { Checklist } from './checklist';
import { DocumentForm } from './document-form';
import { DocumentsList } from './documents-list';
import styles from './verification.module.css';
import { WealthForm } from './wealth-form';

/** The item that an address such as /profile/verification#identity names. */
function useNamedItem(): VerificationItem | null {
  const hash = useLocation({ select: ({ hash }) => hash });
  return verificationItems.find((item) => item === hash && documentsFor(item).length > 0) ?? null;
}

function headingOf(t: TextOf, item: VerificationItem | null): string {
  if (item === 'funds') return t('account.wealth.title');
  return item ? t('account.verification.do.for', { item: t(`account.verification.item.${item}`) }) : t('account.verification.new');
}

/** Moves focus and view to the form: to its heading alone, it would stay below the fold. */
function lead(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The checklist of what the player has to prove, the sent documents, and the form for another one (PROF-004). */
export function VerificationPage() {
  const t = useText();
  const player = useSession().player as Player | null;
  const named = useNamedItem();
  const [chosen, setChosen] = useState<VerificationItem | null>(null);
  const item = chosen ?? named;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (item) lead(heading.current);
  }, [item]);
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.verification.title')} lead={t('account.verification.lead')} />
      <section className={styles.section} aria-labelledby="verification-checklist">
        <h2 id="verification-checklist">{t('account.verification.checklist')}</h2>
        <Checklist
          onDocument={(next) => {
            setChosen(next);
            lead(heading.current);
          }}
        />
      </section>
      <p className={styles.note}>
        {t('account.verification.same')} <Link to="/personal-info">{t('account.verification.compare')}</Link>
      </p>
      <Card as="section" className={styles.section} aria-labelledby="verification-send">
        <h2 id="verification-send" ref={heading} tabIndex={-1}>
          {headingOf(t, item)}
        </h2>
        {item === 'funds' && (
          <>
            <WealthForm />
            <h3>{t('account.wealth.or')}</h3>
          </>
        )}
        <DocumentForm key={`${player?.id ?? 0} ${item}`} {...(item && { kinds: documentsFor(item) })} />
      </Card>
      <section className={styles.section} aria-labelledby="verification-sent">
        <h2 id="verification-sent">{t('account.verification.yours')}</h2>
        <DocumentsList />
      </section>
    </div>
  );
}
