import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Expand from 'lucide-react/icons/expand';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Plus from 'lucide-react/icons/plus';
import Shrink from 'lucide-react/icons/shrink';
import type { GameCard } from '#contract/fields/game';
import { canBeFavorite } from '#rules/games/favorites';
import { useFormat, useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { IconButton } from '../../../ui/icon-button';
import { useGamesOfPlayer } from '../player/games-context';
import { creditText } from './credit-text';
import { accountsQuery } from './game-queries';
import styles from './game-strip.module.css';
import { SessionFigures } from './session-figures';

export interface StripProps {
  game: GameCard;
  mode: 'real' | 'demo';
  /** Without a back link or links to other games. */
  isAlone: boolean;
  /** `bonusCents`: how much of it is bonus money; null if the game doesn't report that. */
  balance: { cents: number; bonusCents: number | null; currency: string } | null;
  /** What this demo won and lost, in hundredths. */
  demoNet: number;
  fullscreen: { isOn: boolean; toggle: () => void } | null;
  /** Opens the player's panel; null without one. */
  onBalance: (() => void) | null;
  onRules: () => void;
  onSimilar: () => void;
}

/**
 * The game's balance: the player's own money with the bonus beside it, or the credit of a demo, which is a bare number and is marked as not being
 * money.
 */
function Balance({ mode, balance, onBalance }: Pick<StripProps, 'mode' | 'balance' | 'onBalance'>) {
  const t = useText();
  const { i18n } = useLingui();
  const { money } = useFormat();
  const { data } = useQuery({ ...accountsQuery(), enabled: mode === 'real' });
  const accounts = mode === 'real' ? data?.data : undefined;
  const account = accounts?.find(({ currency, active }) => (balance ? currency === balance.currency : active));
  // Without a game, such as one that was opened elsewhere, it's the account's.
  const shown = balance ?? (account ? { cents: account.amount_cents, currency: account.currency } : null);
  if (shown === null) return <span className={styles.balance} aria-hidden />;
  // The account's is read a moment after a round.
  const bonus = mode === 'demo' ? 0 : (balance?.bonusCents ?? (account ? account.amount_cents - account.available_to_cashout_cents : 0));
  const amounts = (
    <>
      <span className={styles.balanceName}>{t(mode === 'demo' ? 'games.page.demo-balance' : 'games.page.balance')}</span>
      <span className="tabular">
        {mode === 'demo' ? creditText(shown.cents, i18n.locale) : money(Math.max(0, shown.cents - bonus), shown.currency)}
      </span>
      {bonus > 0 && <span className={styles.part}>{t('games.panel.with-bonus', { amount: money(bonus, shown.currency) })}</span>}
    </>
  );
  if (!onBalance) return <span className={styles.balance}>{amounts}</span>;
  return (
    <button type="button" className={classNames(styles.balance, styles.open)} title={t('games.panel.title')} onClick={onBalance}>
      {amounts}
    </button>
  );
}

function FavoriteToggle({ game }: { game: GameCard }) {
  const t = useText();
  const { player, favorites, toggleFavorite } = useGamesOfPlayer();
  if (!canBeFavorite(game, player)) return null;
  const isFavorite = favorites.has(game.identifier);
  return (
    <IconButton
      label={t(isFavorite ? 'games.page.unfavorite' : 'games.page.favorite')}
      aria-pressed={isFavorite}
      className={classNames(styles.heart, styles.wide)}
      onClick={() => toggleFavorite(game)}
    >
      <Heart aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** The toolbar over a game: back, title, time, balance; rules, return and safer play are one tap away (GAME-010). */
export function GameStrip({ game, mode, isAlone, balance, demoNet, fullscreen, onBalance, onRules, onSimilar }: StripProps) {
  const t = useText();
  const router = useRouter();
  const leave = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }));
  return (
    <header className={styles.strip}>
      {!isAlone && (
        <IconButton label={t('games.page.back')} onClick={leave}>
          <ChevronLeft aria-hidden />
        </IconButton>
      )}
      <div className={styles.names}>
        <h1 className={styles.title}>{game.title}</h1>
        <p className={styles.under}>
          {mode === 'demo' && <span className={styles.demo}>{t('games.page.demo')}</span>}
          <SessionFigures mode={mode} currency={balance?.currency} demoNet={demoNet} />
        </p>
      </div>
      <Balance mode={mode} balance={balance} onBalance={onBalance} />
      {mode === 'real' && !isAlone && (
        <Link to="/deposit" className={styles.deposit} aria-label={t('shell.deposit')} title={t('shell.deposit')}>
          <Plus aria-hidden />
        </Link>
      )}
      {mode === 'real' && !isAlone && (
        <Link
          to="/$slug"
          params={{ slug: 'responsible-gaming' }}
          className={styles.help}
          aria-label={t('games.page.safer')}
          title={t('games.page.safer')}
        >
          <LifeBuoy aria-hidden />
        </Link>
      )}
      <FavoriteToggle game={game} />
      {!isAlone && (
        <IconButton label={t('games.page.similar')} className={styles.wide} onClick={onSimilar}>
          <LayoutGrid aria-hidden />
        </IconButton>
      )}
      {fullscreen && (
        <IconButton
          label={t(fullscreen.isOn ? 'games.page.leave-fullscreen' : 'games.page.fullscreen')}
          className={styles.wide}
          onClick={fullscreen.toggle}
        >
          {fullscreen.isOn ? <Shrink aria-hidden /> : <Expand aria-hidden />}
        </IconButton>
      )}
      <IconButton label={t('games.page.rules')} onClick={onRules}>
        <Info aria-hidden />
      </IconButton>
    </header>
  );
}
