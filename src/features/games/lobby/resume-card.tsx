// @chunk later
import type { GameCard } from '#contract/fields/game';
import { wayOfTap } from '#rules/games/availability';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import styles from './resume-card.module.css';

/** Beside the tile of the only game that a player has played so far: on a desktop, a row of one tile would be empty. */
export function ResumeCard({ game }: { game: GameCard }) {
  const t = useText();
  const { player, isOnBreak } = useGamesOfPlayer();
  const way = wayOfTap(game, { player, isOnBreak });
  return (
    <div className={styles.card}>
      <p className={styles.title}>{game.title}</p>
      <p className={styles.provider}>{game.provider_title}</p>
      <div className={styles.ways}>
        <PlayLink game={game} mode={way} className={buttonClass({ variant: way === 'real' ? 'primary' : 'secondary' })}>
          {t(way === 'demo' ? 'games.tile.demo' : 'games.tile.play')}
        </PlayLink>
        <PlayLink game={game} mode="about" className={classNames(buttonClass({ variant: 'quiet' }), styles.about)}>
          {t('games.sheet.open')}
        </PlayLink>
      </div>
    </div>
  );
}
