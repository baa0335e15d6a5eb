import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import type { Tone } from './badge';
import styles from './meter.module.css';

export interface MeterProps {
  label: string;
  /** Hides the label from view where a heading beside it says the same. */
  isLabelHidden?: boolean;
  value: number;
  max: number;
  /** The value in words, such as "40 of 100": shown, and read instead of a percentage. */
  valueText: string;
  tone?: Tone;
  note?: ReactNode;
}

/** How much of a known whole: progress to a level, what is used of a limit. */
export function Meter({ label, isLabelHidden, value, max, valueText, tone = 'info', note }: MeterProps) {
  const id = useId();
  return (
    <div className={classNames(styles.meter, styles[tone])}>
      <div className={styles.texts}>
        <span id={id} hidden={isLabelHidden}>
          {label}
        </span>
        <span className={classNames(styles.value, 'tabular')}>{valueText}</span>
      </div>
      <progress className={styles.track} value={Math.min(Math.max(value, 0), max)} max={max || 1} aria-labelledby={id} aria-valuetext={valueText} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
