import Users from 'lucide-react/icons/users';
import { isLocked, wayOfTap } from '#rules/games/availability';
import { coinUnit } from '#rules/games/stakes';
import { subunitsOf } from '#rules/money/currencies';
import { useFormat, useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { useGamesOfPlayer } from '../player/games-context';
import { PlayLink } from '../tile/play-link';
import { LivePicture } from './live-picture';
import type { ListedTable } from './live-query';
import { LiveResults } from './live-results';
import styles from './live-tile.module.css';

/** A table's phase, with the seconds left. */
function Phase({
  table,
  opens_at: opensAt,
  is_stopped: isStopped,
  sinceMs,
}: Pick<ListedTable, 'table' | 'opens_at' | 'is_stopped'> & { sinceMs: number | null }) {
  const t = useText();
  const format = useFormat();
  if (!table && isStopped) return <p className={styles.phase}>{t('games.live.stopped')}</p>;
  if (!table && opensAt) return <p className={styles.phase}>{t('games.live.closed', { time: format.dateTime(new Date(opensAt)) })}</p>;
  if (sinceMs === null) return <p className={styles.phase}>{t('games.live.unknown')}</p>;
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

interface TileProps {
  listed: ListedTable;
  /** Whether another table of its kind is listed before it: its picture has other colours. */
  isSecond: boolean;
  /** How long ago the state was read; null if it's too old to tell the current phase. */
  sinceMs: number | null;
}

/** A live table in the lobby: its phase, last results, number of players and limits (ROUTE-003). */
export function LiveTile({ listed, isSecond, sinceMs }: TileProps) {
  const t = useText();
  const format = useFormat();
  const { player, isOnBreak } = useGamesOfPlayer();
  const { game, kind, table, results, limits } = listed;
  const currency = player?.currency ?? 'EUR';
  const unit = coinUnit(currency, subunitsOf(currency));
  const locked = isLocked(game, player);
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <LivePicture kind={kind} isSecond={isSecond} />
        {sinceMs !== null && <span className={styles.sign}>{t('games.category.live')}</span>}
        {table && sinceMs !== null && (
          <span className={styles.people}>
            <Users aria-hidden />
            {t('games.live.players', { count: table.players })}
          </span>
        )}
        <LiveResults results={results} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <PlayLink game={game} mode={wayOfTap(game, { player, isOnBreak })} className={styles.link}>
            {game.title}
          </PlayLink>
        </h2>
        <Phase table={table} opens_at={listed.opens_at} is_stopped={listed.is_stopped} sinceMs={sinceMs} />
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
