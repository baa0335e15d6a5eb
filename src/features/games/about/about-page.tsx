import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEMO_CURRENCY } from '#contract/fields/game';
import { offersDemo, offersRealPlay } from '#rules/games/availability';
import { useIsDataSaving } from '../../../platform/data-saver/data-saver';
import { useFormat, useText } from '../../../platform/i18n';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { usePausesOffers } from '../../../platform/session';
import { buttonClass } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';
import { addressOf, CategoryLink } from '../categories/category-link';
import { GameRow } from '../lobby/game-rail';
import page from '../page.module.css';
import { type GameAddress, gameQuery } from '../play/game-queries';
import type { GameInfo } from '../play/play-props';
import { GamesProvider } from '../player/games-provider';
import { useGamesOfPlayer } from '../player/games-context';
import { coverOf } from '../tile/cover';
import { PlayLink } from '../tile/play-link';
import styles from './about-page.module.css';
import { useHighestWords } from './highest-words';
import { StrategyNote } from './strategy-note';

const AboutJackpots = lazyPart(async () => (await import('./about-jackpots')).default);

const SIZES = '(min-width: 720px) 260px, 46vw';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** Return, volatility, hit rate, highest win, stakes and pace. */
function Facts({ info }: { info: GameInfo }) {
  const t = useText();
  const { money, percent } = useFormat();
  const { player } = useGamesOfPlayer();
  const { hit_rate: hits } = info;
  const limits =
    info.limits.find(({ currency }) => currency === (player?.currency ?? 'EUR')) ??
    info.limits.find(({ currency }) => currency !== DEMO_CURRENCY);
  const highest = useHighestWords(info, limits);
  return (
    <dl className={styles.facts}>
      <Fact name={t('games.rules.rtp')}>{percent(info.rtp)}</Fact>
      <Fact name={t('games.rules.volatility')}>{t(`games.rules.volatility.${info.volatility}`)}</Fact>
      {hits !== null && <Fact name={t('games.sheet.hits')}>{t('games.sheet.hits-of', { percent: percent(hits) })}</Fact>}
      {highest && (
        <Fact name={highest.name}>
          {highest.times}
          {highest.amount && <span className={styles.more}>{t('games.sheet.at-highest-stake', { amount: highest.amount })}</span>}
        </Fact>
      )}
      {highest?.odds && <Fact name={t('games.sheet.odds')}>{highest.odds}</Fact>}
      {info.mechanic && <Fact name={t('games.filter.mechanic')}>{t(`games.mechanic.${info.mechanic}`)}</Fact>}
      {limits && (
        <Fact name={t('games.rules.stakes')}>
          {t('games.rules.stakes-range', {
            minimum: money(limits.minimum_cents, limits.currency),
            maximum: money(limits.maximum_cents, limits.currency),
          })}
        </Fact>
      )}
    </dl>
  );
}

function About({ info }: { info: GameInfo }) {
  const t = useText();
  const { percent } = useFormat();
  const visitor = useGamesOfPlayer();
  const pausesOffers = usePausesOffers();
  const isDataSaving = useIsDataSaving();
  const { game } = info;
  const { src, srcSet, width, height } = coverOf(game, isDataSaving, SIZES);
  const studio = (
    <Link to="/producers/$slug" params={{ slug: game.provider }}>
      {game.provider_title}
    </Link>
  );
  return (
    <>
      <PageHeading title={game.title} lead={studio} />
      <div className={styles.top}>
        <img className={styles.cover} src={src} srcSet={srcSet} sizes={SIZES} width={width} height={height} alt="" />
        <div className={styles.side}>
          <div className={styles.ways}>
            {offersRealPlay(game, visitor) && (
              <PlayLink game={game} mode="real" className={buttonClass({ variant: 'primary', size: 'large' })}>
                {t('games.page.to-real')}
              </PlayLink>
            )}
            {offersDemo(game, visitor) && (
              <PlayLink game={game} mode="demo" className={buttonClass({ size: 'large' })}>
                {t('games.page.to-demo')}
              </PlayLink>
            )}
          </div>
          <Facts info={info} />
          <ul className={styles.kinds} aria-label={t('games.lobby.categories')}>
            {info.kinds
              .filter((kind) => !pausesOffers(addressOf(kind)))
              .map((kind) => (
                <li key={kind}>
                  <CategoryLink category={kind} className={buttonClass({ variant: 'quiet', size: 'small' })}>
                    {t(`games.category.${kind}`)}
                  </CategoryLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div className={styles.words}>
        <p>{t('games.rules.rtp-text', { rtp: percent(info.rtp) })}</p>
        {info.kind === 'slots' && <p>{t('games.sheet.top-note')}</p>}
        <StrategyNote info={info} />
        <p>{t('games.rules.chance')}</p>
        {info.kinds.includes('jackpots') && (
          <p>
            {t('games.category.about.jackpots')} {!visitor.isOnBreak && <Link to="/mystic-jackpots">{t('games.mystic.title')}</Link>}
          </p>
        )}
      </div>
      {info.kinds.includes('jackpots') && <AboutJackpots />}
      {info.similar.length > 0 && <GameRow title={t('games.page.similar')} games={info.similar} />}
    </>
  );
}

/** A game's own page: what it is, its figures, and both ways to play it (GAME-010). */
export function AboutPage({ address }: { address: GameAddress }) {
  const { data: info } = useSuspenseQuery(gameQuery(address));
  return (
    <GamesProvider>
      <div className={page.page}>
        <About info={info} />
      </div>
    </GamesProvider>
  );
}
