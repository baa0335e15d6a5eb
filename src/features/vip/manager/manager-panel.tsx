import { type QueryClient, useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { useEffect, useState } from 'react';
import { getManagers } from '#contract/calls/config/managers';
import type { Manager } from '#contract/fields/config/vip';
import { vipLevelGroups } from '#rules/account/groups';
import { dateLanguage } from '#rules/locale/date-language';
import { apiOf } from '../../../platform/reads/query-client';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import styles from './manager-panel.module.css';

const MINUTE_MS = 60_000;

/** The managers of a player's groups; cached while the window is open, since it's a POST. */
export function managersQuery(groups: readonly number[]) {
  return {
    queryKey: ['private', getManagers.id, groups] as const,
    queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
      apiOf(client).ask(getManagers, { body: { userGroups: [...groups] } }, { signal }),
    staleTime: Infinity,
  };
}

/** The time in a time zone, updated each minute; null if the browser doesn't know the zone. */
function useTimeAt(timeZone: string): string | null {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  try {
    return new Intl.DateTimeFormat(dateLanguage(document.documentElement.lang || 'en'), {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(now);
  } catch {
    return null;
  }
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2);

function Panel({ manager: { name, avatar, time_zone: timeZone, whatsapp, telegram, email } }: { manager: Manager }) {
  const t = useText();
  const time = useTimeAt(timeZone);
  const ways = [
    whatsapp !== null && { key: 'whatsapp', href: `https://wa.me/${whatsapp.slice(1)}`, Icon: MessageCircle },
    telegram !== null && { key: 'telegram', href: `https://t.me/${telegram}`, Icon: Send },
    { key: 'email', href: `mailto:${email}`, Icon: Mail },
  ].filter((way) => way !== false) as { key: 'whatsapp' | 'telegram' | 'email'; href: string; Icon: typeof Mail }[];
  return (
    <section className={styles.panel} aria-labelledby="manager-name">
      {avatar === null ? (
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img className={styles.avatar} src={avatar} alt="" width={56} height={56} />
      )}
      <div className={styles.words}>
        <p className={styles.role}>{t('config.manager.title')}</p>
        <h2 id="manager-name" className={styles.name}>
          {name}
        </h2>
        {time !== null && <p className={styles.time}>{t('config.manager.time', { time, name: name.split(' ')[0] })}</p>}
      </div>
      <ul className={styles.ways}>
        {ways.map(({ key, href, Icon }) => (
          <li key={key}>
            <a
              href={href}
              className={styles.way}
              aria-label={t(`config.manager.${key}-named`, { name })}
              {...(key !== 'email' && { target: '_blank', rel: 'noreferrer' })}
            >
              <Icon aria-hidden="true" size={20} />
              <span>{t(`config.manager.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A VIP player's manager (WIDG-003): name, time, picture, and contact options; nothing for everybody else. */
export default function ManagerPanel() {
  const { status, player } = useSession();
  const groups = (player?.groups ?? []).filter((group) => vipLevelGroups.includes(group));
  const { data } = useQuery({ ...managersQuery(groups), enabled: status === 'player' && groups.length > 0 });
  const [manager] = data?.data ?? [];
  return manager ? <Panel manager={manager} /> : null;
}
