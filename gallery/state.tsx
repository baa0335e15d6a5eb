import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A component and its states. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {note !== undefined && <p className={styles.name}>{note}</p>}
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** One state, with its name above. */
export function State({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.state} ${isWide ? styles.wide : ''}`}>
      <p className={styles.name}>{name}</p>
      <div>{children}</div>
    </div>
  );
}
