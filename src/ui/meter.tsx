import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import type { Tone } from './badge';
import styles from './meter.module.css';

export interface MeterProps {
  label: string;
  /** Hides the label visually if a heading beside it says the same. */
  isLabelHidden?: boolean;
  value: number;
  max: number;
  /** The value as text, such as "40 of 100": shown, and read instead of a percentage. */
  valueText: string;
  tone?: Tone;
  note?: ReactNode;
}

/** How much of a known whole: progress to a level, the used part of a limit. */
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
      <progress
        className={styles.track}
        value={Math.min(Math.max(value, 0), max)}
        max={max || 1}
        aria-labelledby={id}
        aria-valuetext={valueText}
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
