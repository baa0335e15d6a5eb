import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import type { GameCategory } from '#contract/fields/game';
import type { GameChoice } from '#contract/fields/game-filter';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { providersQuery } from '../providers/providers-query';
import { filtersIn } from './choice';
import styles from './filter-bar.module.css';
import { useFilterWords } from './filter-words';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).default);

/** Changes filters and order in the address of the current list. */
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
  return (
    <div className={styles.bar}>
      <Button size="small" icon={<ListFilter aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {t('games.filter.open')}
      </Button>
      {names.length > 0 && (
        <ul className={styles.active} aria-label={t('games.filter.active')}>
          {names.map((name) => (
            <li key={name}>
              <Chip
                icon={<X aria-hidden />}
                aria-label={t('games.filter.remove', { name: words(name, choice[name] as string) })}
                onClick={() => choose({ ...choice, [name]: undefined })}
              >
                {words(name, choice[name] as string)}
              </Chip>
            </li>
          ))}
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
