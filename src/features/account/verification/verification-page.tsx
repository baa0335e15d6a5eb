import { Link } from '@tanstack/react-router';
import { getDocuments } from '#contract/calls/account/documents';
import { useFormat, useText } from '../../../platform/i18n';
import { LastKnownNote } from '../../../platform/reads/last-known-note';
import { type Player, useSession } from '../../../platform/session';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import { DocumentForm } from './document-form';
import { DocumentsList } from './documents-list';
import styles from './verification.module.css';

/** What the player has proven, the sent documents, and the form for another one (PROF-004). */
export function VerificationPage() {
  const t = useText();
  const player = useSession().player as Player | null;
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.verification.title')} lead={t('account.verification.lead')} />
      {player && <Proven player={player} />}
      <p className={styles.note}>
        {t('account.verification.same')} <Link to="/personal-info">{t('account.verification.compare')}</Link>
      </p>
      <Card as="section" className={styles.section} aria-labelledby="verification-send">
        <h2 id="verification-send">{t('account.verification.new')}</h2>
        <DocumentForm key={player?.id ?? 0} />
      </Card>
      <section className={styles.section} aria-labelledby="verification-sent">
        <h2 id="verification-sent">{t('account.verification.yours')}</h2>
        <LastKnownNote url={getDocuments.path} className={styles.note} />
        <DocumentsList />
      </section>
    </div>
  );
}

function Proven({ player }: { player: Player }) {
  const t = useText();
  const { date } = useFormat();
  const { verified, sumsub_verified: isKnown, sow_questionnaire_expires_at: until } = player;
  const facts = [
    { key: 'identity', isDone: isKnown || verified },
    { key: 'whole', isDone: verified },
    { key: 'funds', isDone: until !== null },
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, isDone }) => (
        <li key={key}>
          <span>{t(`account.verification.fact.${key}`)}</span>
          <Badge tone={isDone ? 'success' : 'neutral'}>
            {key === 'funds' && until !== null
              ? t('account.verification.until', { date: date(until) })
              : t(isDone ? 'account.verification.done' : 'account.verification.open')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
