import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './timeline.module.css';

export interface TimelineStep {
  id: string;
  title: string;
  detail?: ReactNode;
  time?: ReactNode;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** The state as text, for readers who don't see its icon. */
  stateText: string;
}

const marks = { done: <Check />, failed: <X />, current: null, ahead: null };

/** Past and coming events, from top to bottom. */
export function Timeline({ label, steps }: { label: string; steps: TimelineStep[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {marks[step.state]}
          </span>
          <div className={styles.body}>
            <p className={styles.title}>
              {step.title} <VisuallyHidden>{step.stateText}</VisuallyHidden>
            </p>
            {step.detail !== undefined && <div className={styles.detail}>{step.detail}</div>}
          </div>
          {step.time !== undefined && <span className={classNames(styles.time, 'tabular')}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
