import { formatDate, parseIsoDate } from '#contract/fields/dates';
import { useLocale, useText } from '../../../platform/i18n';
import type { Player } from '../../../platform/session';
import { Breakable } from '../../../ui/breakable';
import { regionNames } from '../region-names';
import styles from './personal-info.module.css';

/** The player's data, each with its label; empty ones are marked (OVER-001). */
export function PersonalInfo({ player }: { player: Player }) {
  const t = useText();
  const locale = useLocale();
  const birth = player.date_of_birth === null ? null : parseIsoDate(player.date_of_birth);
  const rows = [
    ['account.info.number', String(player.id)],
    ['account.email', player.email],
    ['account.nickname', player.nickname],
    ['account.info.name', [player.first_name, player.last_name].filter(Boolean).join(' ')],
    ['account.birth-date', birth && formatDate(birth)],
    ['account.phone', player.mobile_phone],
    [
      'account.sign-up.address',
      [player.address, [player.postal_code, player.city].filter(Boolean).join(' '), player.state].filter(Boolean).join(', '),
    ],
    ['account.country', player.country && (regionNames(locale).of(player.country) ?? player.country)],
  ] as const;
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>{t(name)}</dt>
          <dd>{value ? <Breakable text={value} /> : <span className={styles.missing}>{t('account.info.missing')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
