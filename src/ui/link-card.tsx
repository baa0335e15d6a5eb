import ChevronRight from 'lucide-react/icons/chevron-right';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Card, cardLink, cardList } from './card';
import styles from './link-card.module.css';

interface LinkCardProps {
  /** A picture before the name. */
  mark: ReactNode;
  /** The link with the name; it covers the whole card. */
  link: ReactElement<{ className?: string }>;
  text: ReactNode;
  /** Content under the text. */
  children?: ReactNode;
}

/** A list entry that links to its own page. */
export function LinkCard({ mark, link, text, children }: LinkCardProps) {
  return (
    <Card as="li" isPadded={false} className={styles.card}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <h2>{cloneElement(link, { className: cardLink })}</h2>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <p className={styles.more}>{children}</p>}
      <ChevronRight aria-hidden="true" size={20} className={styles.arrow} />
    </Card>
  );
}

/** Such entries side by side. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className={cardList}>{children}</ul>;
}
