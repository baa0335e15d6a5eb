import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import summary from '../form/payment-summary.module.css';
import styles from './gate.module.css';

interface GateProps {
  icon: ReactNode;
  title: string;
  /** Why it comes first. */
  text: string;
  /** What's needed and how long it takes, each with its name. */
  facts: readonly (readonly [name: string, fact: string])[];
  /** The next step. */
  action: ReactNode;
}

/** What has to happen before the cashbox opens: why, what's needed, how long it takes, and the next step. */
export function Gate({ icon, title, text, facts, action }: GateProps) {
  return (
    <div className={styles.gate}>
      <EmptyState icon={icon} title={title}>
        {text}
      </EmptyState>
      <dl className={summary.summary}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
