import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span' }: { children: ReactNode; as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' }) {
  return <Element className={styles.hidden}>{children}</Element>;
}
