import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import Rocket from 'lucide-react/icons/rocket';
import type { CSSProperties } from 'react';
import type { QuestSize } from '#contract/fields/quest';
import type { QuestLevel } from '#rules/competitions/quest-levels';
import { useFormat, useText } from '../../../platform/i18n';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './quest-map.module.css';
import { questLevelsQuery } from './quest-levels-query';
import { placeOnPath } from './quest-path';

/** Levels per row of the path, on a phone and on wider screens. */
const NARROW = 4;
const WIDE = 7;

interface QuestMapProps {
  size: QuestSize;
  /** The player's bets in it; null for a non-participant, who has no position. */
  betsCents: number | null;
  /** The sum of all levels' prizes, EUR cents. */
  prizeCents: number;
}

/** The levels of a quest as a map of 25, 15 or 6 points, computed in the web worker (QUEST-005, ROUTE-060). */
export function QuestMap({ size, betsCents, prizeCents }: QuestMapProps) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const { data: standing } = useQuery({ ...questLevelsQuery(size, betsCents ?? 0, prizeCents), placeholderData: keepPreviousData });
  if (!standing) return <Skeleton height="14rem" />;
  const { levels, current, next, percentToNext } = standing;
  const last = levels.at(-1)!;
  return (
    <section className={styles.chart}>
      {betsCents !== null && (
        <Meter
          label={
            next
              ? t('competitions.quest.next', { level: next.number, amount: wholeMoney(next.thresholdCents, 'EUR') })
              : t('competitions.quest.last')
          }
          value={percentToNext}
          max={100}
          valueText={t('competitions.quest.percent', { percent: percentToNext })}
          tone="special"
        />
      )}
      <ol
        className={styles.map}
        aria-label={
          betsCents === null
            ? t('competitions.quest.ahead', { count: levels.length, amount: wholeMoney(last.thresholdCents, 'EUR') })
            : t('competitions.quest.map', { level: current.number, count: levels.length })
        }
      >
        {levels.map((level) => (
          <Level key={level.number} level={level} count={levels.length} isTaken={betsCents !== null} />
        ))}
      </ol>
    </section>
  );
}

const marks = { completed: <Check />, active: <Rocket />, locked: null };

/** One point of the path. For a non-participant, all of them are ahead. */
function Level({
  level: { number, thresholdCents, prizeCents, state },
  count,
  isTaken,
}: {
  level: QuestLevel;
  count: number;
  isTaken: boolean;
}) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const narrow = placeOnPath(number - 1, count, NARROW);
  const wide = placeOnPath(number - 1, count, WIDE);
  const place = { '--narrow': `${narrow.row} / ${narrow.column}`, '--wide': `${wide.row} / ${wide.column}` } as CSSProperties;
  const mark = number === count && state === 'locked' ? <Flag /> : isTaken ? marks[state] : null;
  return (
    <li
      className={styles.level}
      style={place}
      data-state={isTaken ? state : 'ahead'}
      data-narrow={narrow.way}
      data-wide={wide.way}
      aria-current={isTaken && state === 'active' ? 'step' : undefined}
    >
      <span className={styles.point}>
        {number}
        {mark && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
      </span>
      <span className={styles.threshold}>{wholeMoney(thresholdCents, 'EUR')}</span>
      {prizeCents > 0 && (
        <span className={styles.prize}>
          {t(isTaken && state !== 'locked' ? 'competitions.quest.paid' : 'competitions.quest.pays', {
            amount: wholeMoney(prizeCents, 'EUR'),
          })}
        </span>
      )}
      {isTaken &&
        (state === 'active' ? (
          <span className={styles.here}>{t('competitions.quest.active')}</span>
        ) : (
          <VisuallyHidden>{t(`competitions.quest.${state}`)}</VisuallyHidden>
        ))}
    </li>
  );
}
