import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Tournament } from '#contract/fields/tournament';
import { useFormat, useText } from '../../platform/i18n';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { OrbitScene } from '../../ui/orbit-scene';
import { progressOf } from './progress';
import styles from './tournament-card.module.css';
import { TournamentTimer } from './tournament-timer';

const tones = { active: 'success', future: 'info', archive: 'neutral' } as const;

interface TournamentCardProps {
  tournament: Tournament;
  /** The one that the page begins with: wider, and it says what to do. */
  isFeatured?: boolean;
}

/** One tournament in a list: name, state, time, prize, before a sky of its own in which its time runs. */
export function TournamentCard({ tournament, isFeatured = false }: TournamentCardProps) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const [now] = useState(() => Date.now());
  return (
    <article className={classNames(styles.card, isFeatured && styles.featured)} data-status={tournament.status}>
      <OrbitScene seed={tournament.frontend_identifier} progress={progressOf(tournament, now)} className={styles.scene} />
      <div className={styles.top}>
        <Badge tone={tones[tournament.status]}>{t(`competitions.status.${tournament.status}`)}</Badge>
        <span className={styles.players}>{t('competitions.players', { count: tournament.players })}</span>
      </div>
      <h2 className={styles.name}>
        <Link to="/tournaments/$slug" params={{ slug: String(tournament.id) }} className={styles.title}>
          {tournament.title}
        </Link>
      </h2>
      <p className={styles.prize}>{wholeMoney(tournament.prize_cents, tournament.currency)}</p>
      <p className={styles.time}>
        <TournamentTimer tournament={tournament} />
      </p>
      {isFeatured && (
        <span className={styles.way} aria-hidden="true">
          {t('competitions.started.button')}
          <ChevronRight size={18} />
        </span>
      )}
    </article>
  );
}
