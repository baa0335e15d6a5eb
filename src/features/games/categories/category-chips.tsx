import { memo } from 'react';
import type { GameCategory, GameCollection } from '#contract/fields/game';
import { usePausesOffers } from '../../../platform/session';
import { useText } from '../../../platform/i18n';
import { Chip, ChipRow } from '../../../ui/chip';
import { addressOf, CategoryLink } from './category-link';

/** The categories in one row, during a break without those that sell; the open one is marked. */
export const CategoryChips = memo(function CategoryChips({
  collections,
  current,
}: {
  collections: readonly GameCollection[];
  current?: GameCategory;
}) {
  const t = useText();
  const pausesOffers = usePausesOffers();
  // The row may render before the chip of the open category exists.
  const shown = collections.find(({ id }) => id === current)?.id;
  return (
    <ChipRow
      label={t('games.lobby.categories')}
      current={shown}
      arrows={{ previous: t('games.lobby.previous'), next: t('games.lobby.next') }}
    >
      {collections
        .filter(({ id }) => !pausesOffers(addressOf(id)))
        .map(({ id }) => (
          <Chip key={id} isSelected={id === current} render={<CategoryLink category={id} />}>
            {t(`games.category.${id}`)}
          </Chip>
        ))}
    </ChipRow>
  );
});
