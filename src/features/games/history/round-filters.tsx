import { roundDays, roundResults } from '#contract/calls/games/rounds';
import type { GameCard } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { SelectField } from '../../../ui/select-field';
import styles from './games-history.module.css';
import type { RoundFilter } from './rounds-query';

interface RoundFiltersProps {
  filter: RoundFilter;
  /** The player's games. */
  games: readonly GameCard[];
  onChange: (filter: RoundFilter) => void;
}

/** The filters of the history: one game or all, with a win or not, and how far back. */
export function RoundFilters({ filter, games, onChange }: RoundFiltersProps) {
  const t = useText();
  const change = (name: keyof RoundFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    onChange(value === '' ? rest : ({ ...rest, [name]: value } as RoundFilter));
  };
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('account.history.game')}
        value={filter.game ?? ''}
        onChange={({ currentTarget }) => change('game', currentTarget.value)}
      >
        <option value="">{t('account.history.all-games')}</option>
        {games.map(({ identifier, title }) => (
          <option key={identifier} value={identifier}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('account.history.result')}
        value={filter.result ?? ''}
        onChange={({ currentTarget }) => change('result', currentTarget.value)}
      >
        <option value="">{t('account.history.result.all')}</option>
        {roundResults.map((result) => (
          <option key={result} value={result}>
            {t(`account.history.result.${result}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('account.history.days')}
        value={filter.days ?? ''}
        onChange={({ currentTarget }) => change('days', currentTarget.value)}
      >
        <option value="">{t('account.history.days.all')}</option>
        {roundDays.map((days) => (
          <option key={days} value={days}>
            {t(`account.history.days.${days}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
