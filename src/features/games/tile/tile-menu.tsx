import { useNavigate } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import Play from 'lucide-react/icons/play';
import Rocket from 'lucide-react/icons/rocket';
import { useState } from 'react';
import type { GameCard } from '#contract/fields/game';
import { isLocked, offersDemo, offersRealPlay } from '#rules/games/availability';
import { canBeFavorite } from '#rules/games/favorites';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useGamesOfPlayer } from '../player/games-context';
import styles from './tile-menu.module.css';

/** The menu of a long press on a tile, with what hover shows on a desktop: play, demo, favourite (GAME-005). */
export default function TileMenu({ game, onClosed }: { game: GameCard; onClosed: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { player, isOnBreak, favorites, toggleFavorite } = useGamesOfPlayer();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const open = (mode: 'real' | 'demo') => {
    void navigate({ to: '/play/$producer/$name', params: { producer: game.provider, name: game.seo_title }, search: { mode } });
  };
  const isFavorite = favorites.has(game.identifier);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={game.title}
      description={game.provider_title}
      closeText={t('games.tile.close')}
      size="small"
    >
      <div className={styles.actions}>
        {isLocked(game, player) && <p className={styles.locked}>{t('games.tile.locked', { currency: player?.currency })}</p>}
        {offersRealPlay(game, { player, isOnBreak }) && (
          <Button variant="primary" size="large" isWide icon={<Rocket aria-hidden size={20} />} onClick={() => open('real')}>
            {t('games.tile.play')}
          </Button>
        )}
        {offersDemo(game, { isOnBreak }) && (
          <Button isWide size="large" icon={<Play aria-hidden size={20} />} onClick={() => open('demo')}>
            {t('games.tile.demo')}
          </Button>
        )}
        <Button
          isWide
          size="large"
          variant="quiet"
          icon={<Info aria-hidden size={20} />}
          onClick={() => void navigate({ to: '/game/$producer/$name', params: { producer: game.provider, name: game.seo_title } })}
        >
          {t('games.sheet.open')}
        </Button>
        {canBeFavorite(game, player) && (
          <Button
            isWide
            size="large"
            variant="quiet"
            icon={<Heart aria-hidden size={20} fill={isFavorite ? 'currentColor' : 'none'} />}
            onClick={() => {
              toggleFavorite(game);
              close();
            }}
          >
            {t(isFavorite ? 'games.tile.remove-favorite' : 'games.tile.add-favorite')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
