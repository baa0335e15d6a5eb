import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tile.module.css';

export interface TileImage {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
}

export interface TileProps {
  /** The picture adds nothing to the title, so it's hidden from screen readers. */
  image: TileImage;
  title: string;
  subtitle?: ReactNode;
  /** One at most. */
  badge?: ReactNode;
  /** The link that covers the whole tile: `<Link to=… />`. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** Buttons above the link, in the top corner: a favourite. */
  action?: ReactNode;
  /** More links, shown on hover and focus: a demo link. */
  more?: ReactNode;
  /** Whether a mouse rests on it, which zooms the picture. */
  isPointedAt?: boolean;
  /** Why it can't be opened now; it dims the picture. */
  lock?: ReactNode;
  shape?: 'tall' | 'wide';
  /**
   * When the picture is loaded: `first` before all others, and preloaded by the document; `early` with the page; else
   * when it's near the screen; `late` not yet.
   */
  urgency?: 'first' | 'early' | 'late';
}

/** A 3:4 (or 16:10) picture with its title below, as one link. */
export function Tile(props: TileProps) {
  const { image, title, subtitle, badge, link, action, more, isPointedAt, lock, shape = 'tall', urgency } = props;
  return (
    <article className={classNames(styles.tile, lock !== undefined && styles.locked, isPointedAt && styles.pointed)}>
      <div className={classNames(styles.frame, styles[shape])}>
        <img
          className={styles.image}
          {...(urgency === 'late' ? { width: image.width, height: image.height } : image)}
          alt=""
          loading={urgency === 'first' || urgency === 'early' ? 'eager' : 'lazy'}
          fetchPriority={urgency === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
        {lock !== undefined && <p className={styles.lock}>{lock}</p>}
      </div>
      <p className={styles.title}>{cloneElement(link, { className: styles.link, children: title })}</p>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      {more !== undefined && <div className={styles.more}>{more}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  );
}
