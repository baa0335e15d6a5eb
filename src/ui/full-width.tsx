import type { ReactNode } from 'react';
import styles from './full-width.module.css';

export interface FullWidthProps {
  /** Rendered behind the head, from edge to edge: an OrbitScene for example. */
  scene: ReactNode;
  /** The head's content: the h1 first. */
  head: ReactNode;
  children: ReactNode;
}

/** The layout of pages with a full-width picture at the top: promotions, tournaments, lotteries, quests, hubs (ROUTE-058). */
export function FullWidth({ scene, head, children }: FullWidthProps) {
  return (
    <div className={styles.layout} data-layout="full-width">
      <header className={styles.hero}>
        {scene}
        <div className={styles.head}>{head}</div>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
