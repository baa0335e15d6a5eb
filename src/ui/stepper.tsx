import { classNames } from './class-names';
import styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  /** Names of the steps, in order. */
  steps: string[];
  /** The index of the current step. */
  current: number;
  /** The position as text, such as "Step 2 of 3". */
  placeText: string;
}

/** The current position in a form of several steps. */
export function Stepper({ label, steps, current, placeText }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <p className={styles.place}>
        <span className={classNames(styles.count, 'tabular')}>{placeText}</span> {steps[current]}
      </p>
      <ol className={styles.bars} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(styles.bar, index <= current && styles.reached)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
