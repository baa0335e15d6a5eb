import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import type { GameCategory } from '#contract/fields/game';
import type { GameChoice, GameFilterName } from '#contract/fields/game-filter';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { providersQuery } from '../providers/providers-query';
import { filtersIn } from './choice';
import styles from './filter-bar.module.css';
import { useFilterWords } from './filter-words';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).default);

/** Filters whose values are clear without the filter's name. */
const plain: ReadonlySet<GameFilterName> = new Set(['mechanic', 'feature', 'provider']);

/**
 * Changes filters and order in the address of the current list, and replaces its history entry: one press of Back leaves the list (0128).
 */
export function useChoose(): (choice: GameChoice) => void {
  const navigate = useNavigate();
  return (choice) => void navigate({ to: '.', search: choice as never, replace: true, resetScroll: false });
}

/** Opens the filters of a list, and names those that are set; each can be removed. */
export function FilterBar({ category, choice }: { category: GameCategory; choice: GameChoice }) {
  const t = useText();
  const choose = useChoose();
  const [isOpen, setOpen] = useState(false);
  const names = filtersIn(choice);
  const { data } = useQuery({ ...providersQuery, enabled: isOpen || choice.provider !== undefined });
  const providers = useMemo(() => new Map(data?.data.map(({ id, title }) => [id, title])), [data]);
  const words = useFilterWords(providers);
  const { sort } = choice;
  const named = (name: GameFilterName) => {
    const value = words(name, choice[name] as string);
    return plain.has(name) ? value : t('games.filter.named', { filter: t(`games.filter.${name}`), value });
  };
  return (
    <div className={styles.bar}>
      <Button size="small" variant="quiet" icon={<ListFilter aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {t('games.filter.open')}
      </Button>
      {(names.length > 0 || sort) && (
        <ul className={styles.active} aria-label={t('games.filter.active')}>
          {names.map((name) => (
            <li key={name}>
              <Chip
                icon={<X aria-hidden />}
                aria-label={t('games.filter.remove', { name: named(name) })}
                onClick={() => choose({ ...choice, [name]: undefined })}
              >
                {named(name)}
              </Chip>
            </li>
          ))}
          {sort && (
            <li>
              <Chip
                icon={<X aria-hidden />}
                aria-label={t('games.filter.remove', { name: t(`games.filter.sort.${sort}`) })}
                onClick={() => choose({ ...choice, sort: undefined })}
              >
                {t(`games.filter.sort.${sort}`)}
              </Chip>
            </li>
          )}
        </ul>
      )}
      {isOpen && (
        <FilterSheet
          category={category}
          choice={choice}
          words={words}
          providers={providers}
          onChoose={choose}
          onClosed={() => setOpen(false)}
        />
      )}
    </div>
  );
}
