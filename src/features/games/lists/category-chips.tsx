import { useEffect, useRef } from 'react';
import type { GameCategory, GameCollection } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { Chip, ChipRow } from '../../../ui/chip';
import { CategoryLink } from './category-link';

/** The categories on one line; the open one is marked. */
export function CategoryChips({ collections, current }: { collections: readonly GameCollection[]; current?: GameCategory }) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const isThere = collections.some(({ id }) => id === current);
  useEffect(() => {
    // The open one may stand far along the line, and may come after the line does.
    if (isThere) row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current, isThere]);
  return (
    <div ref={row}>
      <ChipRow label={t('games.lobby.categories')}>
        {collections.map(({ id }) => (
          <Chip key={id} isSelected={id === current} render={<CategoryLink category={id} />}>
            {t(`games.category.${id}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
