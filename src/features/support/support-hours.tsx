import { useEffect, useState } from 'react';
import { hoursOn, isStaffed } from '#rules/support/hours';
import { probeServer } from '../../platform/api/reach';
import { useFormat, useText } from '../../platform/i18n';
import { useOnline } from '../../platform/presence/use-online';
import { useIsFailing } from '../../platform/presence/use-unreached';

/**
 * Whether support is open and can be reached, and the hours in the reader's time zone; rendered after hydration, since the server doesn't
 * know that zone, and once the server has responded: a page that requests nothing wouldn't notice that it can't.
 */
export function SupportHours() {
  const t = useText();
  const { time } = useFormat();
  const isOnline = useOnline();
  const isFailing = useIsFailing();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isOver = false;
    void probeServer().then(() => !isOver && setNow(new Date()));
    return () => {
      isOver = true;
    };
  }, []);
  if (!isOnline) return <span>{t('support.chat.offline')}</span>;
  if (isFailing) return <span>{t('support.chat.away')}</span>;
  if (!now) return <span>{t('support.hours.daily')}</span>;
  const { from, to } = hoursOn(now);
  return <span>{t(isStaffed(now) ? 'support.hours.open' : 'support.hours.closed', { from: time(from), to: time(to) })}</span>;
}
