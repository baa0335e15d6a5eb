import ChevronRight from 'lucide-react/icons/chevron-right';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Card, cardLink, cardList } from './card';
import styles from './link-card.module.css';

interface LinkCardProps {
  /** A picture before the name. */
  mark: ReactNode;
  /** The link, which holds the name; the whole card leads where it does. */
  link: ReactElement<{ className?: string }>;
  text: ReactNode;
  /** What stands under the text. */
  children?: ReactNode;
}

/** An entry of a list that leads to a place of its own. */
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

/** Such entries beside each other. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className={cardList}>{children}</ul>;
}
