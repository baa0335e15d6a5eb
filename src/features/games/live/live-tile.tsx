import Users from 'lucide-react/icons/users';
import { isLocked } from '#rules/games/availability';
import { colourOf } from '#rules/games/roulette/roulette-spots';
import { coinUnit } from '#rules/games/stakes';
import { subunitsOf } from '#rules/money/currencies';
import { useFormat, useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import type { ListedTable } from './live-query';
import styles from './live-tile.module.css';

/** The banner of a game, whose cover is its smaller version. */
const bannerOf = (cover: string) => cover.replace(/-320\.webp$/, '-narrow.webp');

/** What a table is doing, with the seconds left. */
function Phase({ table, sinceMs }: { table: ListedTable['table']; sinceMs: number }) {
  const t = useText();
  if (!table) return <p className={styles.phase}>{t('games.live.opening')}</p>;
  const seconds = Math.max(0, Math.ceil((table.left_ms - sinceMs) / 1000));
  const isOpen = table.phase === 'betting' && seconds > 0;
  return (
    <p className={classNames(styles.phase, isOpen && styles.open)}>
      <span>{t(isOpen ? 'games.live.betting' : 'games.live.round')}</span>
      {isOpen && <strong className="tabular">{t('games.live.seconds', { seconds })}</strong>}
    </p>
  );
}

/** The last results, the newest first. */
function Results({ results }: { results: readonly string[] }) {
  const t = useText();
  if (results.length === 0) return null;
  return (
    <ol className={styles.results} aria-label={t('games.live.results')}>
      {results.slice(0, 8).map((result, at) => (
        // The same number may be drawn again.
        <li key={results.length - at} className={styles[colourOf(Number(result))]}>
          {result}
        </li>
      ))}
    </ol>
  );
}

/** A live table in the lobby: what it's doing now, its last results, who plays and for how much (ROUTE-003). */
export function LiveTile({ listed, sinceMs }: { listed: ListedTable; sinceMs: number }) {
  const t = useText();
  const format = useFormat();
  const { player } = useGamesOfPlayer();
  const { game, table, results, limits } = listed;
  const currency = player?.currency ?? 'EUR';
  const unit = coinUnit(currency, subunitsOf(currency));
  const locked = isLocked(game, player);
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <img src={bannerOf(game.preview_image)} alt="" loading="lazy" width={640} height={400} />
        <span className={styles.sign}>{t('games.category.live')}</span>
        {table && (
          <span className={styles.people}>
            <Users aria-hidden />
            {t('games.live.players', { count: table.players })}
          </span>
        )}
        <Results results={results} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <PlayLink game={game} mode="real" className={styles.link}>
            {game.title}
          </PlayLink>
        </h2>
        <Phase table={table} sinceMs={sinceMs} />
        <p className={styles.limits}>
          {locked
            ? t('games.tile.locked', { currency })
            : t('games.live.limits', {
                least: format.wholeMoney(limits.least * unit, currency),
                most: format.wholeMoney(limits.most * unit, currency),
              })}
        </p>
      </div>
    </article>
  );
}
