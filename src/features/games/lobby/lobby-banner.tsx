import { memo } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { wayOfTap } from '#rules/games/availability';
import { useIsDataSaving } from '../../../platform/data-saver/data-saver';
import { useBreak, useSession } from '../../../platform/session';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import type { Lobby } from './lobby';
import styles from './lobby-banner.module.css';

type Banner = Lobby['banners'][number];

/** On wide screens. */
const PLACES_BESIDE = 2;

const LobbyPromos = lazyPart(async () => (await import('../banners/lobby-promos')).default);

/** The first banner: a game's picture and a link to it. It never rotates automatically; its height is reserved. */
function Hero({ banner: { id, game, picture } }: { banner: Banner }) {
  const t = useText();
  const visitor = useGamesOfPlayer();
  const mode = wayOfTap(game, visitor);
  const isDataSaving = useIsDataSaving();
  return (
    <section className={styles.hero} aria-label={t('games.banner.label')}>
      <picture>
        {!isDataSaving && <source media="(min-width: 720px)" srcSet={picture.wide} width={1200} height={400} />}
        <img className={styles.picture} src={picture.narrow} width={720} height={400} alt="" fetchPriority="high" decoding="async" />
      </picture>
      <div className={styles.words}>
        <p className={styles.lead}>{t(`games.banner.${id}`)}</p>
        <h2 className={styles.name}>{game.title}</h2>
        <PlayLink game={game} mode={mode} className={buttonClass({ variant: mode === 'real' ? 'primary' : 'secondary' })}>
          {t(mode === 'demo' ? 'games.banner.demo' : 'games.banner.play')}
        </PlayLink>
      </div>
    </section>
  );
}

/** Beside the hero on wide screens: the other two, smaller. */
function SideBanner({ banner: { id, game, picture } }: { banner: Banner }) {
  const t = useText();
  const visitor = useGamesOfPlayer();
  return (
    <PlayLink game={game} mode={wayOfTap(game, visitor)} className={styles.side}>
      <img className={styles.picture} src={picture.narrow} width={720} height={400} alt="" loading="lazy" decoding="async" />
      <span className={styles.sideWords}>
        <span className={styles.lead}>{t(`games.banner.${id}`)}</span>
        <span className={styles.sideName}>{game.title}</span>
      </span>
    </PlayLink>
  );
}

/** The lobby's banner (ROUTE-001), except during a break (LIMIT-006), and beside it those of operators, then games (BANN-001). */
export const LobbyBanner = memo(function LobbyBanner({ banners, promos }: Pick<Lobby, 'banners' | 'promos'>) {
  const { status } = useSession();
  const playBreak = useBreak();
  const [first, ...others] = banners;
  if (!first || playBreak) return null;
  const games = others.slice(0, PLACES_BESIDE).map((banner) => <SideBanner key={banner.id} banner={banner} />);
  const kept = promos.map(({ id }) => <div key={id} className={styles.promo} />);
  return (
    <div className={styles.banner}>
      <Hero banner={first} />
      {promos.length > 0 || status === 'player' ? (
        <LobbyPromos guests={promos} className={styles.promo} games={games} placeholder={kept} />
      ) : (
        games
      )}
    </div>
  );
});
