import { useEffect, useState } from 'react';
import { hoursOn, isStaffed } from '#rules/support/hours';
import { useFormat, useText } from '../../platform/i18n';
import { useOnline } from '../../platform/presence/use-online';

/** Whether support is open and can be reached, and the hours in the reader's time zone; rendered after hydration, since the server doesn't know that zone. */
export function SupportHours() {
  const t = useText();
  const { time } = useFormat();
  const isOnline = useOnline();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  if (!isOnline) return <span>{t('support.chat.offline')}</span>;
  if (!now) return <span>{t('support.hours.daily')}</span>;
  const { from, to } = hoursOn(now);
  return <span>{t(isStaffed(now) ? 'support.hours.open' : 'support.hours.closed', { from: time(from), to: time(to) })}</span>;
}
