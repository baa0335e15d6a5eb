import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/call';
import { getWeeklySummary, setWeeklySummary } from '#contract/calls/account/weekly-summary';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { toast } from '../../../ui/toast';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';

type Choices = ResponseOf<typeof getWeeklySummary>;
const query = () => queryOf(getWeeklySummary, {});

/** The setting of the weekly summary: by email and by notification, both off until the player turns them on. */
export function WeeklySummaryCard() {
  const t = useText();
  const { player } = useSession();
  const queryClient = useQueryClient();
  const reading = useQuery({ ...query(), enabled: player !== null });
  const { data, error } = reading;
  const [wanted, setWanted] = useState<Partial<Choices>>({});
  const change = async (name: keyof Choices, value: boolean) => {
    setWanted((before) => ({ ...before, [name]: value }));
    try {
      // Keepalive, so that a reload right after the click doesn't cancel the request.
      queryClient.setQueryData(query().queryKey, await ask(setWeeklySummary, { body: { [name]: value } }, { keepalive: true }));
    } catch (failure) {
      if (failure instanceof CallFailed) toast({ tone: 'warning', title: failureText(t, failure) });
    } finally {
      setWanted(({ [name]: _settled, ...others }) => others);
    }
  };
  const shown = data && { ...data, ...wanted };
  return (
    <Card as="section" className={profile.section} aria-labelledby="weekly-summary">
      <h2 id="weekly-summary">{t('account.weekly.title')}</h2>
      <p className={profile.note}>{t('account.weekly.text')}</p>
      <ReadFailure query={reading} />
      {!shown && !error && <SkeletonRows count={2} />}
      {shown &&
        (['by_mail', 'by_notification'] as const).map((name) => (
          <Checkbox
            key={name}
            isSwitch
            label={t(`account.weekly.${name}`)}
            checked={shown[name]}
            onChange={({ currentTarget }) => void change(name, currentTarget.checked)}
          />
        ))}
    </Card>
  );
}
