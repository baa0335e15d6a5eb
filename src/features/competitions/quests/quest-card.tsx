import { useQuery } from '@tanstack/react-query';
import type { Tournament } from '#contract/fields/tournament';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { useText } from '../../../platform/i18n';
import { questLevelsQuery } from './quest-levels-query';
import { TournamentCard } from '../tournaments/tournament-card';
import type { Standing } from '../tournaments/use-standings';

/** A quest in a list, with the player's current level, if it's known (TOUR-005). */
export function QuestCard({ quest, standing }: { quest: Tournament; standing: Standing }) {
  const t = useText();
  const { size } = parseQuestIdentifier(quest.frontend_identifier);
  const { data: levels } = useQuery(questLevelsQuery(size, standing.bets ?? 0, quest.prize_cents));
  const count = levels?.levels.length;
  const reached = standing.bets === undefined ? undefined : levels?.current.number;
  const note =
    count === undefined
      ? undefined
      : reached === undefined
        ? t('competitions.quest.levels', { count })
        : t('competitions.quest.map', { level: reached, count });
  return <TournamentCard tournament={quest} note={note} />;
}
