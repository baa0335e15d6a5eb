import { useState } from 'react';
import { realityCheckMinutes } from '#rules/limits/reality-check';
import { useText } from '../../platform/i18n';
import { realityCheckInterval, setRealityCheckInterval } from '../../platform/storage/reality-check-interval';
import { SelectField } from '../../ui/select-field';

/** How often a game stops to show how long play has lasted and what it has cost. */
export function RealityCheckChoice() {
  const t = useText();
  const [chosen, setChosen] = useState(realityCheckInterval);
  return (
    <SelectField
      label={t('limits.check.interval')}
      hint={t('limits.check.hint')}
      value={chosen}
      onChange={(event) => {
        const minutes = realityCheckMinutes.find((one) => String(one) === event.currentTarget.value);
        if (!minutes) return;
        setRealityCheckInterval(minutes);
        setChosen(minutes);
      }}
    >
      {realityCheckMinutes.map((minutes) => (
        <option key={minutes} value={minutes}>
          {t('limits.check.minutes', { minutes })}
        </option>
      ))}
    </SelectField>
  );
}
