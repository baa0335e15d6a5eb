import { useEffect, useState } from 'react';
import { useText } from '../platform/i18n';

const REFRESH_MS = 15_000;

/** The player's local time, refreshed every 15 s (MOB-002). */
export function LocalTime() {
  const t = useText();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' }).format(now);
  return <p className="tabular">{t('frame.local-time', { time })}</p>;
}
