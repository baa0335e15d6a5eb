import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { hasDemo, modeOfTap } from '#rules/games/availability';
import { useGamesOfPlayer } from '../player/games-context';
import { coverOf } from '../tile/cover';
import { PlayLink } from '../tile/play-link';
import type { Lobby } from './lobby-view';
import styles from './lobby-banner.module.css';

type Banner = Lobby['banners'][number];

const SIZES = '(min-width: 1280px) 480px, 60vw';

/** The first banner: a game's picture and one way into it. It never turns by itself; its height is kept. */
function Hero({ banner: { id, game } }: { banner: Banner }) {
  const t = useText();
  const { player } = useGamesOfPlayer();
  const mode = modeOfTap(game, player);
  const cover = coverOf(game, SIZES);
  return (
    <section className={styles.hero} aria-label={t('games.banner.label')}>
      <img className={styles.picture} {...cover} alt="" fetchPriority="high" decoding="async" data-first="" />
      <div className={styles.words}>
        <p className={styles.lead}>{t(`games.banner.${id}`)}</p>
        <h2 className={styles.name}>{game.title}</h2>
        <PlayLink game={game} mode={mode} className={buttonClass({ variant: 'primary' })}>
          {t(mode === 'demo' && hasDemo(game) ? 'games.banner.demo' : 'games.banner.play', { title: game.title })}
        </PlayLink>
      </div>
    </section>
  );
}

/** Beside the hero on wide screens: the other two, smaller. */
function SideBanner({ banner: { id, game } }: { banner: Banner }) {
  const t = useText();
  const { player } = useGamesOfPlayer();
  return (
    <PlayLink game={game} mode={modeOfTap(game, player)} className={styles.side}>
      <img className={styles.picture} {...coverOf(game, '240px')} alt="" loading="lazy" decoding="async" />
      <span className={styles.sideWords}>
        <span className={styles.lead}>{t(`games.banner.${id}`)}</span>
        <span className={styles.sideName}>{game.title}</span>
      </span>
    </PlayLink>
  );
}

/** The lobby's banner (ROUTE-001). */
export function LobbyBanner({ banners }: { banners: readonly Banner[] }) {
  const [first, ...others] = banners;
  if (!first) return null;
  return (
    <div className={styles.banner}>
      <Hero banner={first} />
      {others.slice(0, 2).map((banner) => (
        <SideBanner key={banner.id} banner={banner} />
      ))}
    </div>
  );
}
