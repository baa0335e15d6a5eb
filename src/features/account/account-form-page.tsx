import type { ReactNode } from 'react';
import { OrbitScene } from '../../ui/orbit-scene';
import { PageHeading } from '../../ui/page-heading';
import styles from './account-form-page.module.css';

/** A sign-in or similar form on its own page; on a desktop with an illustration behind it. */
export function AccountFormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <OrbitScene seed="threshold" />
      <div className={styles.form}>
        <PageHeading title={title} />
        {children}
      </div>
    </div>
  );
}
