import { classNames } from './class-names';
import styles from './skeleton.module.css';

type Shape = 'text' | 'title' | 'block' | 'tile' | 'wide-tile';

/** A placeholder in the shape of the loading content. Its container has `aria-busy`. */
export function Skeleton({
  shape = 'text',
  width,
  height,
  className,
}: {
  shape?: Shape;
  width?: string;
  height?: string;
  className?: string | undefined;
}) {
  if (shape === 'tile' || shape === 'wide-tile') {
    return (
      <div className={classNames(styles.tile, className)} aria-hidden="true">
        <div className={classNames(styles.bone, shape === 'tile' ? styles.cover : styles.wideCover)} />
        <div className={styles.line} style={{ width: '80%' }} />
        <div className={styles.line} style={{ width: '55%' }} />
      </div>
    );
  }
  return (
    <div
      className={classNames(shape === 'block' ? styles.bone : styles.line, shape === 'title' && styles.title, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

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
