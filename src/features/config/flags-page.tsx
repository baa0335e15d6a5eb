import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Flag, flagDefaults, flagNames } from '#contract/fields/config/flags';
import { shellConfigQuery, useFlag, useFlagOverrides } from '../../platform/config/flags';
import { useText } from '../../platform/i18n';
import { useAppContext } from '../../platform/context/app-context';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Message } from '../../ui/message';
import { PageHeading } from '../../ui/page-heading';
import styles from './flags-page.module.css';

/** One flag: its switch, the server's value, and whether this device overrides it. */
function FlagLine({ flag, platform }: { flag: Flag; platform: boolean }) {
  const t = useText();
  const isOn = useFlag(flag);
  const { flagOverrides } = useAppContext();
  const isHere = useFlagOverrides()[flag] !== undefined;
  // The overrides of all other flags stay the same.
  const say = (wanted: boolean) => flagOverrides.set({ ...flagOverrides.get(), [flag]: wanted });
  return (
    <li className={styles.line}>
      <Checkbox isSwitch label={<code>{flag}</code>} checked={isOn} onChange={(event) => say(event.currentTarget.checked)} />
      <p className={styles.note}>
        {t(platform ? 'config.flags.platform-on' : 'config.flags.platform-off')}
        {isHere && ` · ${t('config.flags.here')}`}
      </p>
    </li>
  );
}

/** The panel of feature flags (ROUTE-033, WIDG-002): a switch for each, reset to the defaults, home. */
export function FlagsPage() {
  const t = useText();
  const { flagOverrides } = useAppContext();
  const { data } = useQuery(shellConfigQuery);
  return (
    <div className={styles.page}>
      <PageHeading title={t('config.flags.title')} lead={t('config.flags.lead')} />
      {!data && <Message>{t('config.flags.unheard')}</Message>}
      <Card>
        <ul className={styles.list}>
          {flagNames.map((flag) => (
            <FlagLine key={flag} flag={flag} platform={data?.flags[flag] ?? flagDefaults[flag]} />
          ))}
        </ul>
      </Card>
      <div className={styles.actions}>
        <Button onClick={() => flagOverrides.set({})}>{t('config.flags.reset')}</Button>
        <Button variant="quiet" render={<Link to="/" />}>
          {t('config.flags.home')}
        </Button>
      </div>
    </div>
  );
}
