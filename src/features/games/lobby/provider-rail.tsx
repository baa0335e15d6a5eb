import { Link } from '@tanstack/react-router';
import type { GameProvider } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { Rail } from '../../../ui/rail';
import styles from './provider-rail.module.css';

/** The studios, each with the number of its games. */
export function ProviderRail({ providers }: { providers: readonly GameProvider[] }) {
  const t = useText();
  return (
    <Rail title={t('games.lobby.providers')} size="wide" previousText={t('games.lobby.previous')} nextText={t('games.lobby.next')}>
      {providers.map(({ id, title, games_count }) => (
        <Link key={id} to="/producers/$slug" params={{ slug: id }} className={styles.provider}>
          <span className={styles.title}>{title}</span>
          <span className={styles.count}>{t('games.lobby.games-count', { count: games_count })}</span>
        </Link>
      ))}
    </Rail>
  );
}
