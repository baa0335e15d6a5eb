import { memo, useRef } from 'react';
import type { GameProvider } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { PlainLink } from '../../../platform/navigation/plain-link';
import { useLayoutAhead } from '../../../platform/presence/later';
import { Badge } from '../../../ui/badge';
import { Rail } from '../../../ui/rail';
import styles from './provider-rail.module.css';

/** The studios, each with its number of games. */
export const ProviderRail = memo(function ProviderRail({ providers }: { providers: readonly GameProvider[] }) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useLayoutAhead(place);
  return (
    <Rail
      title={t('games.lobby.providers')}
      size="wide"
      previousText={t('games.lobby.previous')}
      nextText={t('games.lobby.next')}
      ref={place}
    >
      {providers.map(({ id, title, games_count, is_new: isNew }) => (
        <PlainLink key={id} to={`/producers/${encodeURIComponent(id)}`} isPreloading className={styles.provider}>
          <span className={styles.title}>
            {title}
            {isNew && <Badge tone="special">{t('games.lobby.provider-new')}</Badge>}
          </span>
          <span className={styles.count}>{t('games.lobby.games-count', { count: games_count })}</span>
        </PlainLink>
      ))}
    </Rail>
  );
});
