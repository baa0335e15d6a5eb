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
  /** The picture says nothing that the title does not, so it is silent to screen readers. */
  image: TileImage;
  title: string;
  subtitle?: ReactNode;
  /** One at most. */
  badge?: ReactNode;
  /** The link that the whole tile is: `<Link to=… />`. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** Buttons above the link, at the top corner: a favourite. */
  action?: ReactNode;
  /** More ways in, shown on hover and on focus: a demo link. */
  more?: ReactNode;
  /** Why it cannot be opened now; it dims the picture. */
  lock?: ReactNode;
  shape?: 'tall' | 'wide';
  /**
   * When the picture is loaded: `first` before all others, and preloaded by the document; `early` with the page; else
   * when it comes near the screen.
   */
  urgency?: 'first' | 'early';
}

/** A picture of 3:4 (or 16:10) with its title under it, the whole of it one link. */
export function Tile(props: TileProps) {
  const { image, title, subtitle, badge, link, action, more, lock, shape = 'tall', urgency } = props;
  return (
    <article className={classNames(styles.tile, lock !== undefined && styles.locked)}>
      <div className={classNames(styles.frame, styles[shape])}>
        <img
          className={styles.image}
          {...image}
          alt=""
          loading={urgency ? 'eager' : 'lazy'}
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
