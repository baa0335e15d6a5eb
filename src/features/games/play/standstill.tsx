import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import styles from './standstill.module.css';

interface StandstillProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  actions?: ReactNode;
}

/** Replaces the game: why it can't be played, and what to do. */
export function Standstill({ icon, title, text, actions }: StandstillProps) {
  return (
    <div className={styles.place} role="alert">
      <EmptyState icon={icon} title={title} action={<div className={styles.actions}>{actions}</div>}>
        {text}
      </EmptyState>
    </div>
  );
}
