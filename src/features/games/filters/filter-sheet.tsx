import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGameFacets } from '#contract/calls/games/lists';
import type { GameCategory } from '#contract/fields/game';
import { type GameChoice, type GameFilterName, gameFilterNames, type GameSort, gameSorts } from '#contract/fields/game-filter';
import { queryOf } from '../../../platform/api/query';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import styles from './filter-bar.module.css';

interface FilterSheetProps {
  category: GameCategory;
  choice: GameChoice;
  words: (name: GameFilterName, value: string) => string;
  /** Titles by identifier. */
  providers: ReadonlyMap<string, string>;
  onChoose: (choice: GameChoice) => void;
  onClosed: () => void;
}

/** The filters' values with their numbers of games; each change shows in the list behind immediately. */
export default function FilterSheet({ category, choice, words, providers, onChoose, onClosed }: FilterSheetProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const { sort, ...filters } = choice;
  const { data } = useQuery({ ...queryOf(getGameFacets, { query: { category, ...filters } }), placeholderData: keepPreviousData });
  const close = () => setOpen(false);
  const foot = (
    <div className={styles.foot}>
      <Button variant="quiet" disabled={Object.keys(choice).length === 0} onClick={() => onChoose({})}>
        {t('games.filter.clear')}
      </Button>
      <Button onClick={close}>{data ? t('games.filter.show', { count: data.total_count }) : t('games.filter.close')}</Button>
    </div>
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={t('games.filter.open')}
      closeText={t('games.filter.close')}
      footer={foot}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('games.filter.sort')}
          value={sort ?? 'popular'}
          onChange={({ currentTarget: { value } }) => onChoose({ ...choice, sort: value === 'popular' ? undefined : (value as GameSort) })}
        >
          {gameSorts.map((value) => (
            <option key={value} value={value}>
              {t(`games.filter.sort.${value}`)}
            </option>
          ))}
        </SelectField>
        {gameFilterNames.map((name) => (
          <SelectField
            key={name}
            label={t(`games.filter.${name}`)}
            value={choice[name] ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose({ ...choice, [name]: value === '' ? undefined : value })}
          >
            <option value="">{t('games.filter.any')}</option>
            {optionsOf(name, data?.facets[name] ?? [], choice, providers).map(({ value, count }) => (
              <option key={value} value={value}>
                {t('games.filter.option', { name: words(name, value), count })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </Sheet>
  );
}

interface Option {
  value: string;
  count: number;
}

/** A filter's values: studios by title, others in the server's order; the selected one stays while the counts load. */
function optionsOf(
  name: GameFilterName,
  facets: readonly Option[],
  choice: GameChoice,
  providers: ReadonlyMap<string, string>,
): readonly Option[] {
  const chosen = choice[name];
  const all = chosen === undefined || facets.some(({ value }) => value === chosen) ? facets : [...facets, { value: chosen, count: 0 }];
  const titleOf = ({ value }: Option) => providers.get(value) ?? value;
  return name === 'provider' ? all.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other))) : all;
}
