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
