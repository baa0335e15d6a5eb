// @chunk later
import Heart from 'lucide-react/icons/heart';
import type { GameCard } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/icon-button';
import { useGamesOfPlayer } from '../player/games-context';
import styles from './game-tile.module.css';
import { PlayLink } from './play-link';
import { withArrows } from './tile-keys';

/** The heart in the corner, for players and games in their currency (GAME-006). */
export function FavoriteButton({ game }: { game: GameCard }) {
  const t = useText();
  const { favorites, toggleFavorite } = useGamesOfPlayer();
  const isFavorite = favorites.has(game.identifier);
  const label = t(isFavorite ? 'games.tile.unfavorite' : 'games.tile.favorite', { title: game.title });
  return (
    <IconButton
      ref={withArrows}
      tabIndex={-1}
      label={label}
      aria-pressed={isFavorite}
      className={styles.heart}
      onClick={() => toggleFavorite(game)}
    >
      <Heart aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** The links on hover and focus: play, and the demo if there is one (GAME-005). */
export function WaysIn({ game }: { game: GameCard }) {
  const t = useText();
  return (
    <div ref={withArrows} className={styles.ways}>
      <PlayLink
        game={game}
        mode="real"
        tabIndex={-1}
        className={styles.play}
        aria-label={t('games.tile.play-named', { title: game.title })}
      >
        {t('games.tile.play')}
      </PlayLink>
      {game.has_demo_mode && (
        <PlayLink
          game={game}
          mode="demo"
          tabIndex={-1}
          className={styles.demo}
          aria-label={t('games.tile.demo-named', { title: game.title })}
        >
          {t('games.tile.demo')}
        </PlayLink>
      )}
    </div>
  );
}
