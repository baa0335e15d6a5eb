import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  /** One sentence about the page's purpose. */
  lead?: ReactNode;
  /** A back link, above the title. */
  back?: ReactNode;
  action?: ReactNode;
}

/** The one h1 of a page. */
export function PageHeading({ title, lead, back, action }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      {back}
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
