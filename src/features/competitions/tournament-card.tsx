import { Link } from '@tanstack/react-router';
import type { Tournament } from '#contract/fields/tournament';
import { useFormat, useText } from '../../platform/i18n';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import styles from './competitions.module.css';
import { TournamentTimer } from './tournament-timer';

const tones = { active: 'success', future: 'info', archive: 'neutral' } as const;

/** One tournament in a list: name, state, time, prize. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useText();
  const { money } = useFormat();
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.top}>
        <Badge tone={tones[tournament.status]}>{t(`competitions.status.${tournament.status}`)}</Badge>
        <span className={styles.players}>{t('competitions.players', { count: tournament.players })}</span>
      </div>
      <h2>
        <Link to="/tournaments/$slug" params={{ slug: String(tournament.id) }} className={styles.title}>
          {tournament.title}
        </Link>
      </h2>
      <p className={styles.prize}>{money(tournament.prize_cents, tournament.currency)}</p>
      <p className={styles.time}>
        <TournamentTimer tournament={tournament} />
      </p>
    </Card>
  );
}
