import { Link } from '@tanstack/react-router';
import BookOpen from 'lucide-react/icons/book-open';
import Heart from 'lucide-react/icons/heart';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { type ReactNode, useState } from 'react';
import { DEMO_CURRENCY } from '#contract/fields/game';
import { offersDemo, offersRealPlay } from '#rules/games/availability';
import { canBeFavorite } from '#rules/games/favorites';
import { minimumAge } from '#rules/account/fields/age';
import { useBrand } from '../../../platform/context/brand';
import { useLicence } from '../../../platform/context/use-licence';
import { useFormat, useText } from '../../../platform/i18n';
import { Button, buttonClass } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useHighestWords } from '../about/highest-words';
import { StrategyNote } from '../about/strategy-note';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import type { GameInfo } from './play-props';
import styles from './rules-sheet.module.css';

interface RulesSheetProps {
  info: GameInfo;
  mode: 'real' | 'demo';
  /** Shows the paytable within the frame. */
  onPaytable: () => void;
  /** Links to similar games; null if there is nothing around the game. */
  onSimilar: (() => void) | null;
  onClosed: () => void;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The figures of the deployed game: return, volatility, stakes, pace. */
function Facts({ info }: { info: GameInfo }) {
  const t = useText();
  const { money, percent, number } = useFormat();
  const { player } = useGamesOfPlayer();
  const limits =
    info.limits.find(({ currency }) => currency === (player?.currency ?? 'EUR')) ??
    info.limits.find(({ currency }) => currency !== DEMO_CURRENCY);
  const highest = useHighestWords(info, limits);
  return (
    <dl className={styles.facts}>
      <Fact name={t('games.rules.rtp')}>{percent(info.rtp)}</Fact>
      <Fact name={t('games.rules.volatility')}>{t(`games.rules.volatility.${info.volatility}`)}</Fact>
      {limits && (
        <Fact name={t('games.rules.stakes')}>
          {t('games.rules.stakes-range', {
            minimum: money(limits.minimum_cents, limits.currency),
            maximum: money(limits.maximum_cents, limits.currency),
          })}
        </Fact>
      )}
      {highest && (
        <Fact name={highest.name}>
          {[highest.times, highest.amount && t('games.sheet.at-highest-stake', { amount: highest.amount })].filter(Boolean).join(', ')}
        </Fact>
      )}
      {highest?.odds && <Fact name={t('games.sheet.odds')}>{highest.odds}</Fact>}
      {info.minimum_cycle_ms > 0 && (
        <Fact name={t('games.rules.cycle')}>{t('games.rules.cycle-seconds', { seconds: number(info.minimum_cycle_ms / 1000) })}</Fact>
      )}
    </dl>
  );
}

/** Minimum age, licence and complaints, since a game's page has no footer. */
function House() {
  const t = useText();
  const licence = useLicence();
  const { company } = useBrand();
  return (
    <p className={styles.house}>
      <span role="img" aria-label={t('frame.footer.adults')}>
        {`${minimumAge(licence)}+`}
      </span>
      <span>
        {t('frame.footer.seal.licence')}:{' '}
        {licence === 'EE' ? t('frame.footer.seal.licence-ee') : <span translate="no">{company.licenceNumber}</span>}
      </span>
      <Link to="/$slug" params={{ slug: 'complaints' }}>
        {t('frame.footer.seal.complaints-text')}
      </Link>
    </p>
  );
}

/** Rules and return, one tap from the game; on a phone also the actions that don't fit into the toolbar. */
export default function RulesSheet({ info, mode, onPaytable, onSimilar, onClosed }: RulesSheetProps) {
  const t = useText();
  const { percent } = useFormat();
  const { player, isOnBreak, favorites, toggleFavorite } = useGamesOfPlayer();
  const [isOpen, setOpen] = useState(true);
  const { game } = info;
  const isFavorite = favorites.has(game.identifier);
  const showPaytable = () => {
    setOpen(false);
    onPaytable();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('games.rules.title', { title: game.title })}
      closeText={t('games.rules.close')}
    >
      <Facts info={info} />
      <Button isWide icon={<BookOpen aria-hidden size={20} />} onClick={showPaytable}>
        {t('games.rules.paytable')}
      </Button>
      <div className={styles.words}>
        <p>{t('games.rules.rtp-text', { rtp: percent(info.rtp) })}</p>
        {info.kind === 'slots' && <p>{t('games.sheet.top-note')}</p>}
        <StrategyNote info={info} />
        <p>{t('games.rules.chance')}</p>
        <p>{t('games.rules.interrupted')}</p>
        <p>
          {t('games.rules.help')}{' '}
          <Link to="/limits" onClick={() => setOpen(false)}>
            {t('games.rules.limits')}
          </Link>
        </p>
      </div>
      <div className={styles.ways}>
        {mode === 'demo' && offersRealPlay(game, { player, isOnBreak }) && (
          <PlayLink game={game} mode="real" className={buttonClass({ variant: 'primary' })}>
            {t('games.page.to-real')}
          </PlayLink>
        )}
        {mode === 'real' && offersDemo(game, { isOnBreak }) && (
          <PlayLink game={game} mode="demo" className={buttonClass()}>
            {t('games.page.to-demo')}
          </PlayLink>
        )}
        {canBeFavorite(game, player) && (
          <Button
            variant="quiet"
            icon={<Heart aria-hidden size={20} fill={isFavorite ? 'currentColor' : 'none'} />}
            onClick={() => toggleFavorite(game)}
          >
            {t(isFavorite ? 'games.page.unfavorite' : 'games.page.favorite')}
          </Button>
        )}
        <Link
          to="/game/$producer/$name"
          params={{ producer: game.provider, name: game.seo_title }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('games.sheet.open')}
        </Link>
        {onSimilar && (
          <Button variant="quiet" icon={<LayoutGrid aria-hidden size={20} />} onClick={onSimilar}>
            {t('games.page.similar')}
          </Button>
        )}
      </div>
      <House />
    </Sheet>
  );
}
