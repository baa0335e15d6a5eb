import { useEffect, useState } from 'react';
import { realityCheckMinutes } from '#contract/fields/reality-check';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { loadRealityCheck, saveRealityCheck } from '../../platform/session/reality-check';
import { realityCheckInterval } from '../../platform/storage/reality-check-interval';
import { SelectField } from '../../ui/select-field';
import { toast } from '../../ui/toast';

/** How often a game stops to show how long play has lasted and what it has cost, on all devices of the account. */
export function RealityCheckChoice() {
  const t = useText();
  const [chosen, setChosen] = useState(realityCheckInterval);
  useEffect(() => {
    // Offline, the interval stored on this device stays.
    loadRealityCheck().then(
      ({ minutes }) => setChosen(minutes),
      () => undefined,
    );
  }, []);
  return (
    <SelectField
      label={t('limits.check.interval')}
      hint={t('limits.check.hint')}
      value={chosen}
      onChange={(event) => {
        const minutes = realityCheckMinutes.find((one) => String(one) === event.currentTarget.value);
        if (!minutes) return;
        setChosen(minutes);
        saveRealityCheck({ minutes }).catch((error: unknown) => {
          if (!(error instanceof CallFailed)) throw error;
          setChosen(realityCheckInterval());
          toast({ tone: 'warning', title: failureText(t, error) });
        });
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
