import type { GameCard } from '#contract/fields/game';
import { offersRealPlay } from '#rules/games/availability';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import styles from './demo-bar.module.css';

/** Marks a demo, and links to real play; a guest signs in on the way (GAME-006). */
export function DemoBar({ game }: { game: GameCard }) {
  const t = useText();
  const visitor = useGamesOfPlayer();
  return (
    <div className={styles.bar}>
      <p className={styles.note}>{t('games.page.demo-note')}</p>
      {offersRealPlay(game, visitor) && (
        <PlayLink game={game} mode="real" className={buttonClass({ size: 'small', variant: 'primary' })}>
          {t('games.page.to-real')}
        </PlayLink>
      )}
    </div>
  );
}
