import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './full-width.module.css';

export interface FullWidthProps {
  /** Drawn behind the head, from edge to edge: an OrbitScene for example. */
  scene: ReactNode;
  /** What the head says: the h1 first. */
  head: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** The layout of pages that begin with a picture as wide as the window: promotions, tournaments, lotteries, quests, hubs (ROUTE-058). */
export function FullWidth({ scene, head, children, className }: FullWidthProps) {
  return (
    <div className={classNames(styles.layout, className)} data-layout="full-width">
      <header className={styles.hero}>
        {scene}
        <div className={styles.head}>{head}</div>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
