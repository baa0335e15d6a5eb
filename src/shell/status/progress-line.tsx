import styles from './progress-line.module.css';

/** A progress line at the top while something is loading. */
export function ProgressLine() {
  return <div className={styles.line} aria-hidden="true" />;
}
