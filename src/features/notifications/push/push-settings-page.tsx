import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getNotificationSettings, putNotificationSettings } from '#contract/calls/notifications';
import { notificationCategories } from '#contract/fields/notification';
import { queryOf } from '../../../platform/api/query';
import { sendOrQueue } from '../../../platform/device';
import { useText } from '../../../platform/i18n';
import { Checkbox } from '../../../ui/checkbox';
import { PageHeading } from '../../../ui/page-heading';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { toast } from '../../../ui/toast';
import styles from '../inbox/notifications.module.css';
import { type OwnSwitches, type Settings, type Switch, withoutAnswered, withSwitches } from './own-switches';
import { PushSwitch } from './push-switch';

/** The player's push settings. */
export const pushSettingsQuery = () => queryOf(getNotificationSettings, {});

/**
 * The last-known settings with the player's changes on top. All of them are sent, so that changes from another device
 * are included.
 */
function useSettings() {
  const t = useText();
  const queryClient = useQueryClient();
  const { queryKey } = pushSettingsQuery();
  const { data } = useSuspenseQuery(pushSettingsQuery());
  const [own, setOwn] = useState<OwnSwitches>({});
  const keep = (name: Switch, isOn: boolean) =>
    queryClient.setQueryData<Settings>(queryKey, (known) => known && withSwitches(known, { [name]: isOn }));
  const change = (name: Switch, isOn: boolean) => {
    setOwn((before) => ({ ...before, [name]: isOn }));
    const known = keep(name, isOn) ?? data;
    const body = { ...withSwitches(known, { ...own, [name]: isOn }), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    sendOrQueue(putNotificationSettings, { body }).then(
      (sent) => {
        setCachedResponse(queryClient, queryKey, (known) => known && withSwitches(known, { [name]: isOn }));
        setOwn((before) => withoutAnswered(before, name, isOn));
        if (sent === 'queued') toast({ id: 'settings-queued', title: t('notifications.queued') });
      },
      () => {
        keep(name, !isOn);
        setOwn((before) => withoutAnswered(before, name, isOn));
        toast({ tone: 'warning', title: t('notifications.not-saved') });
      },
    );
  };
  return { settings: withSwitches(data, own), change };
}

/** Which pushes may reach the player while the app is closed: six categories, quiet hours, amounts (PWA-006). */
export function PushSettingsPage() {
  const t = useText();
  const { settings, change } = useSettings();
  return (
    <div className={styles.page}>
      <PageHeading title={t('notifications.settings')} lead={t('notifications.settings.lead')} />
      <PushSwitch />
      <fieldset className={styles.switches}>
        <legend>{t('notifications.categories')}</legend>
        {notificationCategories.map((category) => (
          <Checkbox
            key={category}
            isSwitch
            label={t(`notifications.category.${category}`)}
            checked={settings.categories[category]}
            onChange={(event) => change(category, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={styles.switches}>
        <Checkbox
          isSwitch
          label={t('notifications.quiet-hours')}
          checked={settings.quiet_hours}
          onChange={(event) => change('quiet_hours', event.currentTarget.checked)}
        />
        <Checkbox
          isSwitch
          label={t('notifications.amounts')}
          checked={settings.amounts_on_lock_screen}
          onChange={(event) => change('amounts_on_lock_screen', event.currentTarget.checked)}
        />
      </div>
    </div>
  );
}
