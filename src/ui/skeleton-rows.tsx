import { classNames } from './class-names';
import styles from './skeleton.module.css';

/** Placeholder rows of a loading list or table. */
export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div className={styles.row} key={row}>
          <div className={classNames(styles.bone, styles.dot)} />
          <div className={styles.texts}>
            <div className={styles.line} style={{ width: `${55 + ((row * 17) % 30)}%` }} />
            <div className={styles.line} style={{ width: `${30 + ((row * 23) % 25)}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
