import { Link } from '@tanstack/react-router';
import type { PlayedRound } from '#contract/calls/games/rounds';
import { useFormat, useText } from '../../../platform/i18n';
import styles from './games-history.module.css';

/** One round: the game, when, what was staked and what came of it, in words and figures. */
export function RoundItem({ round }: { round: PlayedRound }) {
  const t = useText();
  const { money, dateTime } = useFormat();
  const { game, currency, stake_cents, placed_at } = round;
  return (
    <li className={styles.round}>
      {game ? <img src={game.preview_image} alt="" width={45} height={60} loading="lazy" className={styles.cover} /> : <span className={styles.cover} />}
      <div className={styles.texts}>
        {game ? (
          <Link to="/play/$producer/$name" params={{ producer: game.provider, name: game.seo_title }} className={styles.name}>
            {game.title}
          </Link>
        ) : (
          <span className={styles.name}>{t('account.history.game')}</span>
        )}
        <time dateTime={placed_at} className={styles.note}>
          {dateTime(placed_at)}
        </time>
      </div>
      <div className={styles.figures}>
        <span className={styles.note}>{t('account.history.stake', { amount: money(stake_cents, currency) })}</span>
        <Outcome round={round} />
      </div>
    </li>
  );
}

function Outcome({ round: { state, win_cents: win, currency } }: { round: PlayedRound }) {
  const t = useText();
  const { money } = useFormat();
  if (state === 'open' || win === null) return <span className={styles.open}>{t('account.history.open')}</span>;
  if (state === 'rolled_back') return <span className={styles.note}>{t('account.history.returned')}</span>;
  return win > 0 ? <span className={styles.win}>{t('account.history.win', { amount: `+${money(win, currency)}` })}</span> : <span className={styles.note}>{t('account.history.no-win')}</span>;
}
