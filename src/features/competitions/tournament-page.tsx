import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useText } from '../../platform/i18n';
import { OrbitScene } from '../../ui/orbit-scene';
import { SkeletonRows } from '../../ui/skeleton';
import styles from './competitions.module.css';
import { JoinButton } from './join-button';
import { Leaderboard } from './leaderboard';
import { progressOf } from './progress';
import { TournamentTimer } from './tournament-timer';
import { tournamentQuery } from './tournaments';

/** One tournament with its leaderboard (ROUTE-013). */
export function TournamentPage({ id, onJoined }: { id: string; onJoined?: () => void }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const [now] = useState(() => Date.now());
  const { data } = useQuery(tournamentQuery(id));
  if (!data) return <SkeletonRows />;
  const { tournament, leaderboard } = data;
  const isOver = tournament.status === 'archive';
  return (
    <div className={styles.page}>
      <Link to="/tournaments" className={styles.back}>
        {t('competitions.back')}
      </Link>
      <header className={styles.hero}>
        <OrbitScene seed={tournament.frontend_identifier} progress={progressOf(tournament, now)} />
        <h1>{tournament.title}</h1>
        <p className={styles.time}>
          <TournamentTimer tournament={tournament} />
          <span>{t('competitions.players', { count: tournament.players })}</span>
        </p>
        <p className={styles.pool}>{t('competitions.prize', { amount: wholeMoney(tournament.prize_cents, tournament.currency) })}</p>
        <div className={styles.ways}>
          <JoinButton tournament={tournament} {...(onJoined && { onJoined })} />
          {!isOver && (
            <Link to="/pokies" className={styles.play}>
              {t('competitions.play')}
            </Link>
          )}
        </div>
      </header>
      <section aria-labelledby="board" className={styles.board}>
        <h2 id="board">{t('competitions.leaderboard')}</h2>
        <Leaderboard places={leaderboard} currency={tournament.currency} isOver={isOver} />
      </section>
    </div>
  );
}
