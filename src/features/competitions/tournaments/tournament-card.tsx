import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MessageKey } from '#locales/index';
import type { Tournament } from '#contract/fields/tournament';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { useFormat, useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { Badge } from '../../../ui/badge';
import { Card, cardLink } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { OrbitScene } from '../../../ui/orbit-scene';
import { progressOf } from '../quests/progress';
import { TimeLeft } from '../time-left';
import styles from './tournament-card.module.css';
import { TournamentLink } from './tournament-link';

export const statusTones = { active: 'success', future: 'info', archive: 'neutral' } as const;

interface TournamentCardProps {
  tournament: Tournament;
  /** The first one on the page: wider, with a call to action. */
  isFeatured?: boolean;
  /** Whether it shows its kind, as in a list of several kinds. */
  isMixed?: boolean;
  /** The player's standing in it. */
  note?: ReactNode;
}

/** What distinguishes it from a tournament on all games; null if nothing does. */
function kindText({ frontend_identifier, scope }: Tournament): MessageKey | null {
  const kind = tournamentKind(frontend_identifier);
  if (kind !== 'tournament') return `competitions.kind.${kind}`;
  return scope === 'all' ? null : `competitions.kind.${scope}`;
}

/** One tournament in a list: name, state, time, prize, in front of a sky that shows its progress. */
export function TournamentCard({ tournament, isFeatured = false, isMixed = false, note }: TournamentCardProps) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const now = useStart();
  const kind = isMixed ? kindText(tournament) : null;
  return (
    <Card as="article" isPadded={false} className={classNames(styles.card, isFeatured && styles.featured)} data-status={tournament.status}>
      <OrbitScene seed={tournament.frontend_identifier} progress={progressOf(tournament, now)} className={styles.scene} />
      <div className={styles.top}>
        <Badge tone={statusTones[tournament.status]}>{t(`competitions.status.${tournament.status}`)}</Badge>
        {kind && <Badge tone="special">{t(kind)}</Badge>}
        <span className={styles.players}>{t('competitions.players', { count: tournament.players })}</span>
      </div>
      <h2 className={styles.name}>
        <TournamentLink tournament={tournament} className={cardLink}>
          {tournament.title}
        </TournamentLink>
      </h2>
      <p className={styles.prize}>{wholeMoney(tournament.prize_cents, tournament.currency)}</p>
      <p className={styles.time}>
        <TimeLeft span={tournament} />
      </p>
      <Leader tournament={tournament} />
      {note !== undefined && <p className={styles.leader}>{note}</p>}
      {isFeatured && (
        <span className={styles.way} aria-hidden="true">
          {t('competitions.started.button')}
          <ChevronRight size={18} />
        </span>
      )}
    </Card>
  );
}

/** The leader or the winner; nobody for a quest, which has no ranking. */
function Leader({
  tournament: {
    frontend_identifier,
    top_players: [first],
    status,
  },
}: {
  tournament: Tournament;
}) {
  const t = useText();
  if (!first || tournamentKind(frontend_identifier) === 'quest') return null;
  return (
    <p className={styles.leader}>{t(status === 'archive' ? 'competitions.won-by' : 'competitions.led-by', { name: first.nickname })}</p>
  );
}
