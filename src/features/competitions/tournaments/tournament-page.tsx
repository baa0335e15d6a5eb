import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { useFormat, useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { FullWidth } from '../../../ui/full-width';
import { OrbitScene } from '../../../ui/orbit-scene';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import styles from '../competitions.module.css';
import { JoinButton } from './join-button';
import { Leaderboard } from './leaderboard';
import { progressOf } from '../quests/progress';
import { TimeLeft } from '../time-left';
import { tournamentQuery } from './tournament-queries';

interface TournamentPageProps {
  id: string;
  onJoined?: () => void;
  /** Renders the games: tiles belong to another feature. */
  drawGames?: (games: readonly GameCard[]) => ReactNode;
}

/** One tournament with its leaderboard and its games (ROUTE-013). */
export function TournamentPage({ id, onJoined, drawGames }: TournamentPageProps) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const now = useStart();
  const { data } = useQuery(tournamentQuery(id));
  if (!data) return <SkeletonRows />;
  const { leaderboard, games, full_from_cents } = data;
  const tournament = { ...data.tournament, status: tournamentStatus(data.tournament, now) };
  const isOver = tournament.status === 'archive';
  return (
    <FullWidth
      scene={<OrbitScene seed={tournament.frontend_identifier} progress={progressOf(tournament, now)} />}
      head={
        <>
          <Link to="/tournaments" className={styles.back}>
            {t('competitions.back')}
          </Link>
          <h1>{tournament.title}</h1>
          <p className={styles.time}>
            <TimeLeft span={tournament} />
            <span>{t('competitions.players', { count: tournament.players })}</span>
          </p>
          <p className={styles.pool}>{t('competitions.prize', { amount: wholeMoney(tournament.prize_cents, tournament.currency) })}</p>
          {!isOver && full_from_cents !== null && (
            <p className={styles.time}>{t('competitions.full-from', { amount: wholeMoney(full_from_cents, 'EUR') })}</p>
          )}
          <div className={styles.ways}>
            <JoinButton tournament={tournament} {...(onJoined && { onJoined })} />
            {tournament.status === 'active' && (
              <Link
                {...(drawGames && tournament.scope !== 'all' && games.length > 0 ? { to: '.', hash: 'games' } : { to: '/pokies' })}
                className={styles.play}
              >
                {t('competitions.play')}
              </Link>
            )}
          </div>
        </>
      }
    >
      <section aria-labelledby="board" className={styles.section}>
        <h2 id="board">{t('competitions.leaderboard')}</h2>
        <Leaderboard places={leaderboard} currency={tournament.currency} pool={tournament.prize_cents} isOver={isOver} />
      </section>
      {drawGames && !isOver && games.length > 0 && (
        <section aria-labelledby="games" className={styles.section}>
          <h2 id="games">{t(tournament.scope === 'all' ? 'competitions.games.all' : 'competitions.games')}</h2>
          {drawGames(games)}
        </section>
      )}
    </FullWidth>
  );
}
