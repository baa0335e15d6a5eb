import { useEffect, useState } from 'react';
import { useFormat, useText } from '../../platform/i18n';

const REFRESH_MS = 15_000;

/** The player's local time, refreshed every 15 s (MOB-002). */
export function LocalTime() {
  const t = useText();
  const { time } = useFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return <p className="tabular">{t('frame.local-time', { time: time(now) })}</p>;
}
