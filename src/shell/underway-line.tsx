import styles from './underway-line.module.css';

/** A line at the upper edge while something that was asked for is on its way. */
export function UnderwayLine() {
  return <div className={styles.line} aria-hidden="true" />;
}
