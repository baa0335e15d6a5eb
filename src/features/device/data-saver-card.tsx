import { useState } from 'react';
import { dataSaverChoices, dataSaverChoiceOf } from '#rules/device/data-saver';
import { useText } from '../../platform/i18n';
import { useIsDataSaving } from '../../platform/data-saver/data-saver';
import { chooseDataSaver, dataSaverChoice } from '../../platform/data-saver/data-saver-choice';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/select-field';
import styles from './device.module.css';

/** Data-saver mode on this device: by the connection, always or never. */
export function DataSaverCard() {
  const t = useText();
  const [chosen, setChosen] = useState(dataSaverChoice);
  const isDataSaving = useIsDataSaving();
  return (
    <Card as="section" className={styles.card} aria-labelledby="light-mode">
      <h2 id="light-mode">{t('config.light.title')}</h2>
      <p className={styles.note}>{t('config.light.lead')}</p>
      <SelectField
        label={t('config.light.choice')}
        hint={t(isDataSaving ? 'config.light.is-on' : 'config.light.is-off')}
        value={chosen}
        onChange={(event) => {
          const next = dataSaverChoiceOf(event.currentTarget.value);
          chooseDataSaver(next);
          setChosen(next);
        }}
      >
        {dataSaverChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`config.light.${choice}`)}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}
