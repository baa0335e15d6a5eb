import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'info' | 'special' | 'success' | 'warning' | 'danger';

/** A short label: a state, or something special. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
