import { memo, useState } from 'react';
import type { GameCard, GameBadgeType } from '#contract/fields/game';
import { isLocked, wayOfTap } from '#rules/games/availability';
import { canBeFavorite } from '#rules/games/favorites';
import { useText } from '../../../platform/i18n';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { Tile, type TileProps } from '../../../ui/tile';
import { useGamesOfPlayer } from '../player/games-context';
import { useRest } from '../../../platform/presence/use-rest';
import { useIsDataSaving } from '../../../platform/data-saver/data-saver';
import { coverOf } from './cover';
import { GameBadge } from './game-badge';
import styles from './game-tile.module.css';
import { PlayLink } from './play-link';
import { useLongPress } from './use-long-press';

const FavoriteButton = lazyPart(async () => (await import('./tile-actions')).FavoriteButton);
const WaysIn = lazyPart(async () => (await import('./tile-actions')).WaysIn);

/** A scrolling page moves a tile past a resting mouse in less time than this. */
const REST_MS = 100;

/** Badges that promise more than the game itself, such as a bonus. */
const sellingBadges: ReadonlySet<GameBadgeType> = new Set<GameBadgeType>(['bonus-wagering', 'jackpot', 'mystic-jackpots']);

interface GameTileProps {
  game: GameCard;
  urgency?: TileProps['urgency'];
  /** Badges that are redundant in the list. */
  withoutBadges?: readonly GameBadgeType[];
}

/**
 * A game in a list: cover, title, provider, one badge. The other links appear on hover and focus, a long press
 * opens them as a menu; until then they aren't rendered.
 */
export const GameTile = memo(function GameTile({ game, urgency, withoutBadges = [] }: GameTileProps) {
  const t = useText();
  const { player, isOnBreak, favorites, openMenu } = useGamesOfPlayer();
  const [isNear, setNear] = useState(false);
  const longPress = useLongPress(() => openMenu(game));
  const locked = isLocked(game, player);
  // On a break, badges about bonuses and jackpots would invite the player to play.
  const badge = game.badges.find(({ type }) => !withoutBadges.includes(type) && !(isOnBreak && sellingBadges.has(type)));
  const hasHeart = canBeFavorite(game, player) && (isNear || favorites.has(game.identifier));
  const approach = useRest(() => setNear(true), REST_MS);
  const isDataSaving = useIsDataSaving();
  return (
    <div className={styles.place} {...longPress} {...approach} onFocus={() => setNear(true)}>
      <Tile
        image={coverOf(game, isDataSaving)}
        title={game.title}
        subtitle={game.provider_title}
        badge={badge && <GameBadge type={badge.type} />}
        link={<PlayLink game={game} mode={wayOfTap(game, { player, isOnBreak })} />}
        more={isNear && !locked && !isOnBreak ? <WaysIn game={game} /> : undefined}
        action={hasHeart ? <FavoriteButton game={game} /> : undefined}
        isPointedAt={isNear}
        lock={locked ? t('games.tile.locked', { currency: player?.currency }) : undefined}
        urgency={urgency}
      />
    </div>
  );
});
