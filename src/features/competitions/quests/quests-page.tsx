import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import MapIcon from 'lucide-react/icons/map';
import type { Tournament } from '#contract/fields/tournament';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { cardList } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { FullWidth } from '../../../ui/full-width';
import { OrbitScene } from '../../../ui/orbit-scene';
import { PageHeading } from '../../../ui/page-heading';
import styles from '../competitions.module.css';
import { JoinButton } from '../tournaments/join-button';
import { progressOf } from './progress';
import { QuestCard } from './quest-card';
import { QuestMap } from './quest-map';
import { TimeLeft } from '../time-left';
import { tournamentStatusQuery } from '../tournaments/tournament-queries';
import { useListed } from '../use-listed';
import { useStandings } from '../tournaments/use-standings';

const slugOf = (quest: Tournament) => parseQuestIdentifier(quest.frontend_identifier).slug;

/** The player's quests, or the one in the address (ROUTE-017, QUEST-004). */
export function QuestsPage({ slug }: { slug: string | undefined }) {
  const quests = useListed('actions');
  const over = useListed('archive');
  const shown = slug === undefined ? undefined : [...quests, ...over].find((quest) => slugOf(quest) === slug);
  return shown ? <Quest key={shown.id} quest={shown} /> : <QuestIndex quests={quests} />;
}

function QuestIndex({ quests }: { quests: readonly Tournament[] }) {
  const t = useText();
  const standings = useStandings(quests.map(({ id }) => id));
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.quests')} lead={t('competitions.quests.lead')} />
      {quests.length === 0 && <EmptyState icon={<MapIcon />} title={t('competitions.quests.none')} />}
      <div className={cardList}>
        {quests.map((quest) => (
          <QuestCard key={quest.id} quest={quest} standing={standings.get(quest.id) ?? {}} />
        ))}
      </div>
    </div>
  );
}

/** One quest: its prizes, how to join, and its map. */
function Quest({ quest }: { quest: Tournament }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const now = useStart();
  const { status } = useSession();
  const part = useQuery({ ...tournamentStatusQuery(String(quest.id)), enabled: status === 'player' });
  const bets = status === 'player' ? (part.data?.status?.bets ?? null) : null;
  return (
    <FullWidth
      scene={<OrbitScene seed={quest.frontend_identifier} progress={progressOf(quest, now)} />}
      head={
        <>
          <Link to="/action/{-$slug}" className={styles.back}>
            {t('competitions.quests.back')}
          </Link>
          <h1>{quest.title}</h1>
          <p className={styles.time}>
            <TimeLeft span={quest} />
          </p>
          <p className={styles.pool}>{t('competitions.quest.prizes', { amount: wholeMoney(quest.prize_cents, quest.currency) })}</p>
          <JoinButton tournament={quest} />
        </>
      }
    >
      <QuestMap size={parseQuestIdentifier(quest.frontend_identifier).size} betsCents={bets} prizeCents={quest.prize_cents} />
    </FullWidth>
  );
}
