import { Link } from '@tanstack/react-router';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import MapIcon from 'lucide-react/icons/map';
import { useState } from 'react';
import type { Tournament } from '#contract/fields/tournament';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { visibleQuests } from '#rules/competitions/tournament-kind';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { EmptyState } from '../../ui/empty-state';
import { OrbitScene } from '../../ui/orbit-scene';
import { PageHeading } from '../../ui/page-heading';
import styles from './competitions.module.css';
import { JoinButton } from './join-button';
import { progressOf } from './progress';
import { QuestMap } from './quest-map';
import { TournamentTimer } from './tournament-timer';
import { tournamentsQuery, tournamentStatusQuery } from './tournaments';

/** The quests a player may take, and the map of the chosen one (ROUTE-017). */
export function QuestsPage({ slug }: { slug: string | undefined }) {
  const t = useText();
  const { player } = useSession();
  const { data } = useSuspenseQuery(tournamentsQuery());
  const quests = visibleQuests(data.data, { groups: player?.groups ?? [], seesTestQuests: false });
  const slugOf = (quest: Tournament) => parseQuestIdentifier(quest.frontend_identifier).slug;
  const shown = quests.find((quest) => slugOf(quest) === slug) ?? quests.find(({ in_progress }) => in_progress) ?? quests[0];
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.quests')} lead={t('competitions.quests.lead')} />
      {!shown && <EmptyState icon={<MapIcon />} title={t('competitions.quests.none')} />}
      {quests.length > 1 && (
        <nav aria-label={t('competitions.quests')} className={styles.quests}>
          {quests.map((quest) => (
            <Link
              key={quest.id}
              to="/action/{-$slug}"
              params={{ slug: slugOf(quest) }}
              className={styles.quest}
              aria-current={quest === shown ? 'page' : undefined}
              resetScroll={false}
            >
              {quest.title}
            </Link>
          ))}
        </nav>
      )}
      {shown && <Quest key={shown.id} quest={shown} />}
    </div>
  );
}

function Quest({ quest }: { quest: Tournament }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const [now] = useState(() => Date.now());
  const { status } = useSession();
  const part = useQuery({ ...tournamentStatusQuery(String(quest.id)), enabled: status === 'player' });
  const bets = status === 'player' ? (part.data?.status?.bets ?? null) : null;
  return (
    <article className={styles.shown}>
      <header className={styles.hero}>
        <OrbitScene seed={quest.frontend_identifier} progress={progressOf(quest, now)} />
        <h2>{quest.title}</h2>
        <p className={styles.time}>
          <TournamentTimer tournament={quest} />
        </p>
        <p className={styles.pool}>{t('competitions.prize', { amount: wholeMoney(quest.prize_cents, quest.currency) })}</p>
        <JoinButton tournament={quest} />
      </header>
      <QuestMap size={parseQuestIdentifier(quest.frontend_identifier).size} betsCents={bets} />
    </article>
  );
}
