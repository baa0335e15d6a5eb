import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'info' | 'special' | 'success' | 'warning' | 'danger';

/** A short label: a state, or something special. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
