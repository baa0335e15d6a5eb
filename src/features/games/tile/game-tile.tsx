import { Heart } from 'lucide-react';
import type { Game } from '#contract/fields/game';
import { canBeFavorite, hasDemo, isLocked, modeOfTap } from '#rules/games/availability';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/icon-button';
import { Tile } from '../../../ui/tile';
import { useGamesOfPlayer } from '../player/games-context';
import { coverOf } from './cover';
import { GameBadge } from './game-badge';
import styles from './game-tile.module.css';
import { PlayLink } from './play-link';
import { useLongPress } from './use-long-press';

/** The heart at the corner, for players and games in their currency (GAME-006). */
function FavoriteButton({ game }: { game: Game }) {
  const t = useText();
  const { favorites, toggleFavorite } = useGamesOfPlayer();
  const isFavorite = favorites.has(game.identifier);
  const label = t(isFavorite ? 'games.tile.unfavorite' : 'games.tile.favorite', { title: game.title });
  return (
    <IconButton label={label} aria-pressed={isFavorite} className={styles.heart} onClick={() => toggleFavorite(game)}>
      <Heart aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** The ways in that hover and focus show: play, and the demo where there is one (GAME-005). */
function WaysIn({ game }: { game: Game }) {
  const t = useText();
  return (
    <div className={styles.ways}>
      <PlayLink game={game} mode="real" className={styles.play} aria-label={t('games.tile.play-named', { title: game.title })}>
        {t('games.tile.play')}
      </PlayLink>
      {hasDemo(game) && (
        <PlayLink game={game} mode="demo" className={styles.demo} aria-label={t('games.tile.demo-named', { title: game.title })}>
          {t('games.tile.demo')}
        </PlayLink>
      )}
    </div>
  );
}

/** A game in a list: cover, title, provider, one badge; hover, focus and a long press show the other ways in. */
export function GameTile({ game, isFirst = false }: { game: Game; isFirst?: boolean }) {
  const t = useText();
  const { player, openMenu } = useGamesOfPlayer();
  const locked = isLocked(game, player);
  const longPress = useLongPress(() => openMenu(game));
  const badge = game.badges[0];
  return (
    <div className={styles.place} {...longPress}>
      <Tile
        image={coverOf(game)}
        title={game.title}
        subtitle={game.provider_title}
        badge={badge && <GameBadge type={badge.type} />}
        link={<PlayLink game={game} mode={locked && hasDemo(game) ? 'demo' : modeOfTap(game, player)} />}
        more={locked ? undefined : <WaysIn game={game} />}
        action={canBeFavorite(game, player) ? <FavoriteButton game={game} /> : undefined}
        lock={locked ? t('games.tile.locked', { currency: player?.currency }) : undefined}
        isFirst={isFirst}
      />
    </div>
  );
}
