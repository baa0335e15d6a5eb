import { Link } from '@tanstack/react-router';
import type { PlayedRound } from '#contract/calls/games/rounds';
import { colourOf, numberFace } from '#rules/games/roulette/roulette-spots';
import { useFormat, useText } from '../../../platform/i18n';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './games-history.module.css';

/** One round: the game, its time, what was drawn, the stake and the win, as text and figures. */
export function RoundItem({ round }: { round: PlayedRound }) {
  const t = useText();
  const { money, dateTime } = useFormat();
  const { game, currency, stake_cents, placed_at, balance_cents } = round;
  return (
    <li className={styles.round}>
      {game ? (
        <img src={game.preview_image} alt="" width={45} height={60} loading="lazy" className={styles.cover} />
      ) : (
        <span className={styles.cover} />
      )}
      <div className={styles.texts}>
        {game?.is_offered ? (
          <Link to="/play/$producer/$name" params={{ producer: game.provider, name: game.seo_title }} className={styles.name}>
            {game.title}
          </Link>
        ) : (
          <span className={styles.name}>{game?.title ?? t('account.history.game')}</span>
        )}
        <time dateTime={placed_at} className={styles.note}>
          {dateTime(placed_at)}
        </time>
        <Drawn round={round} />
        <Link to="/profile/games-history/$round" params={{ round: round.id }} className={styles.more}>
          {t('account.round.details')}
          <VisuallyHidden>
            {game?.title} {dateTime(placed_at)}
          </VisuallyHidden>
        </Link>
      </div>
      <div className={styles.figures}>
        <span className={styles.note}>{t('account.history.stake', { amount: money(stake_cents, currency) })}</span>
        <Outcome round={round} />
        {typeof balance_cents === 'number' && (
          <span className={styles.note}>{t('account.history.balance', { amount: money(balance_cents, currency) })}</span>
        )}
      </div>
    </li>
  );
}

/** The number of the wheel, or the number of free spins; a round stored by an earlier release has neither. */
function Drawn({ round: { outcome } }: { round: PlayedRound }) {
  const t = useText();
  if (outcome?.kind === 'roulette')
    return (
      <span className={styles.note}>
        {t('account.history.number', { number: numberFace(outcome.number), colour: colourOf(outcome.number) })}
      </span>
    );
  if (outcome?.kind === 'slots' && outcome.free_spins > 0)
    return <span className={styles.note}>{t('account.history.free-spins', { count: outcome.free_spins })}</span>;
  return null;
}

/** The result of a round, as text and figures. */
export function Outcome({ round: { state, stake_cents: stake, win_cents: win, currency } }: { round: PlayedRound }) {
  const t = useText();
  const { money } = useFormat();
  if (state === 'open' || win === null) return <span className={styles.open}>{t('account.history.open')}</span>;
  if (state === 'rolled_back') return <span className={styles.note}>{t('account.history.returned')}</span>;
  // Bets on red and black together, or half a stake returned at zero: the player has won nothing.
  if (win > 0 && win <= stake) return <span className={styles.note}>{t('account.history.back', { amount: money(win, currency) })}</span>;
  return win > 0 ? (
    <span className={styles.win}>{t('account.history.win', { amount: `+${money(win, currency)}` })}</span>
  ) : (
    <span className={styles.note}>{t('account.history.no-win')}</span>
  );
}
