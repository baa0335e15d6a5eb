import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { GameProvider } from '#contract/fields/game';
import { storage } from '#contract/storage';
import { newProviderOf, announcedProviders } from '#rules/games/new-provider';
import { beside } from '../../../platform/api/query';
import { useText } from '../../../platform/i18n';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-storage';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { providersQuery } from '../providers/providers-query';
import styles from './new-provider.module.css';

const announced = () => announcedProviders(readLocalJson(storage.local.providersAnnounced));

interface NewProviderProps {
  pathname: string;
  isPlaying: boolean;
  /** Whether something else is in its place. */
  isBlocked: boolean;
}

/** Announces a new provider on main, each once on a device (GAME-011); another page or another dialog hides it. */
export function NewProvider({ pathname, isPlaying, isBlocked }: NewProviderProps) {
  const t = useText();
  const { data } = useQuery({ ...beside(providersQuery), enabled: pathname === '/' && !isPlaying });
  const [shown, setShown] = useState<GameProvider | null>(null);
  const isAway = isPlaying || isBlocked || pathname !== '/';
  useEffect(() => {
    if (isAway) return setShown(null);
    const next = newProviderOf(data?.data ?? [], { announced: announced(), pathname, isPlaying, isBlocked });
    if (!next) return;
    setShown(next);
    writeLocal(storage.local.providersAnnounced, JSON.stringify([...announced(), next.id]));
  }, [data, pathname, isPlaying, isBlocked, isAway]);
  if (!shown || isAway) return null;
  const title = t('games.new-provider.title', { provider: shown.title });
  return (
    <aside className={styles.popup} aria-label={title}>
      <p className={styles.words}>
        <strong>{title}</strong>
        <span>{t('games.new-provider.text', { count: shown.games_count })}</span>
      </p>
      <div className={styles.way}>
        <Button render={<Link to="/producers/$slug" params={{ slug: shown.id }} />}>{t('games.new-provider.see')}</Button>
      </div>
      <IconButton label={t('games.new-provider.close')} onClick={() => setShown(null)}>
        <X aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
