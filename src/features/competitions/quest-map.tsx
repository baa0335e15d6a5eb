import { useQuery } from '@tanstack/react-query';
import type { QuestSize } from '#contract/fields/quest';
import { useFormat, useText } from '../../platform/i18n';
import { compute } from '../../platform/worker';
import { classNames } from '../../ui/class-names';
import { Meter } from '../../ui/meter';
import styles from './quest-map.module.css';

/** The levels of a quest as a map of 25, 15 or 6 points, computed in the worker (QUEST-005, ROUTE-060). */
export function QuestMap({ size, betsCents }: { size: QuestSize; betsCents: number }) {
  const t = useText();
  const { money } = useFormat();
  const { data: standing } = useQuery({
    queryKey: ['worker', 'questLevels', size, betsCents],
    queryFn: ({ signal }) => compute('questLevels', { size, betsCents }, signal),
    placeholderData: (before) => before,
  });
  if (!standing) return null;
  const { levels, current, next, percentToNext } = standing;
  return (
    <section>
      <Meter
        label={next ? t('competitions.quest.next', { level: next.number, amount: money(next.thresholdCents, 'EUR') }) : t('competitions.quest.last')}
        value={percentToNext}
        max={100}
        valueText={t('competitions.quest.percent', { percent: percentToNext })}
        tone="special"
      />
      <ol className={styles.map} aria-label={t('competitions.quest.map', { level: current.number, count: levels.length })}>
        {levels.map(({ number, thresholdCents, state }) => (
          <li key={number} className={classNames(styles.level, styles[state])} aria-current={state === 'active' ? 'step' : undefined}>
            <span className={styles.number}>{number}</span>
            <span className={styles.threshold}>{money(thresholdCents, 'EUR')}</span>
            <span className={styles.state}>{t(`competitions.quest.${state}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
