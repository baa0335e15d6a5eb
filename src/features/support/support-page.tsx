import { type ReactNode, useState } from 'react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { type Player, useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { useUnread } from './chat-button';
import { ContactForm } from './contact-form';
import styles from './support.module.css';
import { SupportHours } from './support-hours';
import { topics } from './topics';

/** Counts sign-outs and changes of the player: their text is dropped. */
function usePlayersGone(player: number | null): number {
  const [known, setKnown] = useState({ player, gone: 0 });
  if (known.player !== player) setKnown({ player, gone: known.gone + (known.player === null ? 0 : 1) });
  return known.gone;
}

/** The support page (ROUTE-016): the contact to a person first, then the most frequent questions, then the form. */
export function SupportPage({ manager }: { manager?: ReactNode }) {
  const t = useText();
  const player = useSession().player as Player | null;
  const playersGone = usePlayersGone(player?.id ?? null);
  return (
    <div className={styles.page}>
      <PageHeading title={t('support.title')} lead={t('support.lead')} />
      <Reach />
      {manager}
      <section className={styles.section} aria-labelledby="support-questions">
        <h2 id="support-questions">{t('support.questions')}</h2>
        <Topics />
      </section>
      <Card as="section" className={styles.section} aria-labelledby="support-contact">
        <h2 id="support-contact">{t('support.contact.title')}</h2>
        <ContactForm key={playersGone} player={player} />
      </Card>
    </div>
  );
}

function Reach() {
  const t = useText();
  const { support } = useBrand();
  const unread = useUnread();
  return (
    <Card as="section" className={styles.reach} aria-label={t('support.reach')}>
      <p className={styles.hours}>
        <SupportHours />
      </p>
      <Button
        variant="secondary"
        size="large"
        icon={<MessageCircle aria-hidden="true" size={20} />}
        render={<Link to="." search={(search) => ({ ...search, modal: 'support' as const })} resetScroll={false} />}
      >
        {unread > 0 ? t('support.chat.open-unread', { count: unread }) : t('support.chat.open')}
      </Button>
      <p className={styles.others}>
        <a href={`mailto:${support.email}`}>{support.email}</a>
        <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</a>
      </p>
    </Card>
  );
}

function Topics() {
  const t = useText();
  return (
    <div className={styles.topics}>
      {topics.map(({ topic, title, way, wayText, questions }) => (
        <Card key={topic} as="section" className={styles.topic} aria-labelledby={`topic-${topic}`}>
          <h3 id={`topic-${topic}`}>{t(title)}</h3>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{t(question)}</summary>
              <p>{t(answer)}</p>
            </details>
          ))}
          <Link {...way} className={styles.way}>
            {t(wayText)}
            <ChevronRight aria-hidden="true" size={18} />
          </Link>
        </Card>
      ))}
    </div>
  );
}
