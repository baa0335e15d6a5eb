import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../platform/api/query';
import { getGameCollections } from '#contract/calls/games/lists';
import { useText } from '../../../platform/i18n';
import { Chip, ChipRow } from '../../../ui/chip';
import { CategoryLink } from '../categories/category-link';
import { matchesTitle } from './matches-title';

/** The categories whose names match the search: "jackpot" also finds the list of jackpot games. */
export function FoundCategories({ title, onFollow }: { title: string; onFollow: () => void }) {
  const t = useText();
  const { data } = useQuery(queryOf(getGameCollections, {}));
  const found = (data?.data ?? []).filter(({ id }) => id !== 'all' && matchesTitle(t(`games.category.${id}`), title));
  if (found.length === 0) return null;
  return (
    <ChipRow label={t('games.lobby.categories')}>
      {found.map(({ id, games_count: count }) => (
        <Chip key={id} render={<CategoryLink category={id} />} onClick={onFollow}>
          {t('games.filter.option', { name: t(`games.category.${id}`), count })}
        </Chip>
      ))}
    </ChipRow>
  );
}
