import { useEffect, useState } from 'react';
import { hoursOn, isStaffed } from '#rules/support/hours';
import { useFormat, useText } from '../../platform/i18n';

/** Whether somebody is there, and the hours in the reader's own time; said once the page runs, since no server knows that time. */
export function SupportHours() {
  const t = useText();
  const { time } = useFormat();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  if (!now) return <span>{t('support.hours.daily')}</span>;
  const { from, to } = hoursOn(now);
  return <span>{t(isStaffed(now) ? 'support.hours.open' : 'support.hours.closed', { from: time(from), to: time(to) })}</span>;
}
