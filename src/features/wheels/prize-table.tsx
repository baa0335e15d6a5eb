import type { WheelItem } from '#contract/fields/config/prizes';
import { chanceOf } from '#rules/wheels/draw';
import { useFormat, useText } from '../../platform/i18n';
import { usePrizeWords } from './prize-words';
import styles from './wheels.module.css';

/** The wheel's prizes, with their odds and terms. */
export function PrizeTable({ items }: { items: readonly WheelItem[] }) {
  const t = useText();
  const { percent } = useFormat();
  const { full, terms } = usePrizeWords();
  return (
    <section aria-labelledby="wheel-chances" className={styles.chances}>
      <h2 id="wheel-chances">{t('wheels.chances')}</h2>
      <ul className={styles.prizes}>
        {items.map((item) => (
          <li key={item.id} data-tone={item.tone} className={styles.prize}>
            <span className={styles.name}>{full(item)}</span>
            <span className={styles.chance}>{percent(chanceOf(item, items))}</span>
            {item.bonuses.length > 0 && <span className={styles.terms}>{terms(item)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
