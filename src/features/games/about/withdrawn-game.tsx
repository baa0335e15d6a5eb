import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';
import { GameRow } from '../lobby/game-rail';
import page from '../page.module.css';
import { type GameAddress, withdrawnQuery } from '../play/game-queries';
import { GamesProvider } from '../player/games-provider';
import styles from './about-page.module.css';

/**
 * The page of a game that's no longer offered: says so and links to similar ones. `otherwise` is rendered if there never was such a game.
 */
export function WithdrawnGame({ address, otherwise }: { address: GameAddress; otherwise: ReactNode }) {
  const t = useText();
  const { data } = useQuery({ ...withdrawnQuery(address), retry: false, enabled: false });
  if (!data) return otherwise;
  const { title, provider_title: provider, similar } = data;
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading title={t('games.withdrawn.title', { title })} lead={t('games.withdrawn.text', { provider })} />
        <div className={styles.ways}>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('games.withdrawn.games')}
          </Link>
        </div>
        {similar.length > 0 && <GameRow title={t('games.page.similar')} games={similar} />}
      </div>
    </GamesProvider>
  );
}
