import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/call';
import { getNotificationSettings, putNotificationSettings } from '#contract/calls/notifications';
import { notificationCategories } from '#contract/fields/notification';
import { queryOf } from '../../platform/api/query';
import { sendOrQueue } from '../../platform/device';
import { useText } from '../../platform/i18n';
import { Checkbox } from '../../ui/checkbox';
import { PageHeading } from '../../ui/page-heading';
import { toast } from '../../ui/toast';
import styles from './notifications.module.css';
import { PushSwitch } from './push-switch';

type Settings = AnswerOf<typeof getNotificationSettings>;

/** The player's push settings. */
export const pushSettingsQuery = () => queryOf(getNotificationSettings, {});

/** Which messages may reach the player while the app is closed: six categories, quiet hours, amounts (PWA-006). */
export function PushSettingsPage() {
  const t = useText();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(pushSettingsQuery());
  const [settings, setSettings] = useState<Settings>(data);
  const show = (known: Settings) => {
    setSettings(known);
    queryClient.setQueryData(pushSettingsQuery().queryKey, known);
  };
  const change = (next: Settings) => {
    const body = { ...next, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    show(body);
    sendOrQueue(putNotificationSettings, { body }).then(
      (sent) => sent === 'queued' && toast({ id: 'settings-queued', title: t('notifications.queued') }),
      () => {
        show(settings);
        toast({ tone: 'warning', title: t('notifications.not-saved') });
      },
    );
  };
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
            onChange={(event) => change({ ...settings, categories: { ...settings.categories, [category]: event.currentTarget.checked } })}
          />
        ))}
      </fieldset>
      <div className={styles.switches}>
        <Checkbox
          isSwitch
          label={t('notifications.quiet-hours')}
          checked={settings.quiet_hours}
          onChange={(event) => change({ ...settings, quiet_hours: event.currentTarget.checked })}
        />
        <Checkbox
          isSwitch
          label={t('notifications.amounts')}
          checked={settings.amounts_on_lock_screen}
          onChange={(event) => change({ ...settings, amounts_on_lock_screen: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}
